import { manyLines } from '../../text.js';

/** Nothing to look for, as in most texts of a large table. */
const plain = /^[\x20-\x7e]*$/;

/** An element with attributes and children. Texts become text nodes in which nothing is invisible; nothing is parsed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Readonly<Record<string, string>> = {}, ...children: readonly (Node | string)[]): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === 'string' && !plain.test(child) ? manyLines(child) : child)));
  return made;
}

/** A button that does something when it is pressed. */
export function button(label: string, press: (button: HTMLButtonElement) => void, attributes: Readonly<Record<string, string>> = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', () => press(made));
  return made;
}
