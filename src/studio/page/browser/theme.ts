import { element } from './element.js';

const themes = [['', 'System colours'], ['light', 'Light'], ['dark', 'Dark']] as const;

/** A choice between the system's colours, light and dark. It is not remembered: the page stores nothing. */
export function addThemeSwitch(): void {
  const choice = element('select', { 'aria-label': 'Colours' }, ...themes.map(([value, label]) => element('option', { value }, label)));
  choice.addEventListener('change', () => {
    document.documentElement.dataset['theme'] = choice.value;
  });
  document.getElementById('controls')?.append(choice);
}
