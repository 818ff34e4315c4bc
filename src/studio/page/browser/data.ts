import type { PageData } from '../data-shape.js';

/** The evidence and events that the page carries. They are of the same build as this script, so their shape is known; what they say is not trusted. */
export function readData(): PageData {
  const data: PageData = JSON.parse(document.getElementById('data')?.textContent ?? '');
  return data;
}
