import { button } from './element.js';

const shownMs = 2500;

/** Puts a copy button beside every command. Where there is no clipboard, the command is selected, ready to be copied by hand. */
export function addCopyButtons(): void {
  for (const place of document.querySelectorAll('.command')) {
    const text = place.querySelector('pre');
    if (text !== null) place.append(button('Copy', (pressed) => void copy(text, pressed), { 'aria-label': `Copy ${text.textContent}`, 'aria-live': 'polite' }));
  }
}

async function copy(source: HTMLElement, pressed: HTMLButtonElement): Promise<void> {
  const copied = await writeToClipboard(source.textContent);
  if (!copied) getSelection()?.selectAllChildren(source);
  pressed.textContent = copied ? 'Copied' : 'Selected';
  setTimeout(() => (pressed.textContent = 'Copy'), shownMs);
}

/** False where the page is not allowed to write to the clipboard, as in a sandboxed frame. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
