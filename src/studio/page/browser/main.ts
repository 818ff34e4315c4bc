import { showChain } from './chain/chain-view.js';
import { addCopyButtons } from './copy.js';
import { readData } from './data.js';
import { element } from './element.js';
import { colourPatches } from './diff/patches.js';
import { followLinks } from './links.js';
import { showMatrix } from './matrix/matrix-view.js';
import { openForPrint } from './printing.js';
import { addThemeSwitch } from './theme.js';
import { makeTimelineReadable } from './timeline.js';

/**
 * Adds to the page what needs a script. The parts rest on the page's own document and nothing else: no request, no
 * storage.
 */
function enhance(): void {
  const data = readData();
  addThemeSwitch();
  addCopyButtons();
  makeTimelineReadable();
  const matrix = showMatrix(data);
  colourPatches();
  openForPrint();
  followLinks(matrix);
  void showChain(data);
}

try {
  enhance();
} catch (error) {
  const why = error instanceof Error ? error.message : 'unknown fault';
  document.getElementById('alarm')?.append(element('p', { class: 'alarm', role: 'alert' }, `The script of this page could not read its data (${why}): it was changed after it was written. Do not rest on this page.`));
}
