import type { GateResult } from '../../core/documents/evidence.js';
import { isGate } from '../../core/world-result.js';
import { count, duration, size } from '../quantities.js';
import { brief } from '../text.js';
import { problemSaying, testTitle } from '../words.js';
import { firstOf } from './bounded.js';
import { html, type Html } from './html.js';
import { code, facts, folded, list, name, unfolded } from './pieces.js';
import { logText } from './texts.js';

const mostFailing = 20;
const shownFailing = 3;
const longestMessage = 800;

/** What the gate showed in one world: how it ended, which tests failed, what was wrong with it, its log. */
export function gateResult(result: GateResult, log: string): Html {
  // The gate as a whole is no test; how it ended is said above.
  const known = result.failing.filter((test) => !isGate(test));
  const { shown, note } = firstOf(known, mostFailing, 'failing test');
  const failing = shown.map(({ suite, name: test, message }) => html`${name(testTitle({ suite, name: test }))}${message === undefined ? null : html`<pre tabindex="0" role="group" aria-label="Message">${message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message}</pre>`}`);
  return html`${facts([
    ['Gate', result.verdict],
    ['Ended', howItEnded(result)],
    ['Took', duration(result.durationMs)],
    ['Processor time', result.cpuMs === null ? 'unknown' : duration(result.cpuMs)],
    ['Peak memory', result.maxRssBytes === null ? 'unknown' : size(result.maxRssBytes)],
    ['Attempts', result.attempts.map(({ verdict, durationMs }) => `${verdict} in ${duration(durationMs)}`).join(', ')],
  ])}${list(result.problems.map((problem) => problemSaying(problem).long))}${failing.length === 0 ? null : (known.length <= shownFailing ? unfolded : folded)(count(known.length, 'failing test'), [list(failing), note])}${folded(html`Log ${code(result.log)}`, log === '' ? html`<p class="note">Nothing was printed, or the log is not at hand.</p>` : logText(log, result.log))}`;
}

function howItEnded({ timedOut, signal, exitCode }: GateResult): string {
  if (timedOut) return 'ran into the time limit';
  return signal === null ? `exit status ${exitCode ?? 'unknown'}` : `signal ${brief(signal, 20)}`;
}
