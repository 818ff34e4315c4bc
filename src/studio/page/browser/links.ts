import type { MatrixView } from './matrix/matrix-view.js';

/** Makes links into the page lead to what they name: folded parts open, and the table of tests turns to its page. */
export function followLinks(matrix: MatrixView | null): void {
  const follow = (): void => {
    const test = /^#test-(\d{1,7})$/.exec(location.hash)?.[1];
    if (test !== undefined) matrix?.showTest(Number(test));
    else openUpTo(document.getElementById(location.hash.slice(1)));
  };
  addEventListener('hashchange', follow);
  // A link to the place that is named already changes nothing, and yet it has to lead there.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.getAttribute('href') === location.hash) follow();
  });
  if (location.hash !== '') follow();
}

function openUpTo(target: Element | null): void {
  if (target === null) return;
  for (let details = target.closest('details'); details !== null; details = details.parentElement?.closest('details') ?? null) details.open = true;
  target.scrollIntoView();
}
