import type { Account } from '../../account.js';
import { headlineOf } from '../../headline.js';
import { brief } from '../../text.js';
import type { RowMood } from '../../verdict-rows.js';
import { code, link, stack } from '../blocks.js';
import type { RunReference } from '../links.js';
import { md, type Content, type Markdown } from '../markdown.js';

/** Signs before a verdict. They only repeat what the words say. */
export const signs: Record<RowMood | 'running', string> = { winner: '✅', good: '✅', bad: '❌', open: '🟡', quiet: '⚪', running: '⏳' };

const longestCommand = 200;

/** The line that everything begins with: a sign and a sentence. */
export function verdictLine(mood: RowMood | 'running', sentence: Content): Markdown {
  return md`### ${signs[mood]} ${sentence}`;
}

/** The verdict of a run, and what it rests on: `fixed by B (off-by-one)`. */
export function verdict(account: Account): Markdown {
  const { mood, verdict: sentence, details } = headlineOf(account);
  return stack([verdictLine(mood, sentence), md`${details}`]);
}

/** What was tried, with what, and where to look: `Snapshot aaaaaaaaaaaa (main), gate npm test. Run 12.` */
export function circumstances({ snapshot, gate, trigger }: Pick<Account, 'gate' | 'trigger'> & { snapshot: Pick<Account['snapshot'], 'commit' | 'ref'> }, run: RunReference | null): Markdown {
  const ref = snapshot.ref === null ? null : md` (${code(brief(snapshot.ref, 120))})`;
  const asked = trigger.actor === null ? null : md` Asked by ${code(brief(trigger.actor, 60))}.`;
  const where = run === null ? null : md` ${runLink(run)}.`;
  return md`Snapshot ${code(snapshot.commit.slice(0, 12))}${ref}, gate ${code(brief(gate.command, longestCommand))}.${asked}${where}`;
}

/** A link to a run by its number: `Run 12`, `Run 12, attempt 2`. */
export function runLink({ id, attempt, url }: RunReference): Markdown {
  return link(attempt === 1 ? `Run ${id}` : `Run ${id}, attempt ${attempt}`, url);
}
