import { allowGuardedLabel } from '../../../core/allow-guarded.js';
import { configurationPath } from '../../../core/configuration.js';
import type { PromotionReason, TestId } from '../../../core/documents/evidence.js';
import type { Account } from '../../account.js';
import { asksForNoReports, isWithoutReports, unstableTests } from '../../blind-spots.js';
import { guardedHint } from '../../guarded-hint.js';
import { isCancelled } from '../../headline.js';
import { brief } from '../../text.js';
import { testTitle } from '../../words.js';
import { bullets, code, listed, stack } from '../blocks.js';
import { absent, always, type Part } from '../fitting.js';
import type { RunReference } from '../links.js';
import { md, type Content, type Markdown } from '../markdown.js';
import { runLink } from './verdict.js';

const mostNamed = 3;
const longestGlob = 120;
const longestWhy = 400;

/** What a person can do next, most useful first. `command`: name of the command that asks for a run. */
export function nextPart(account: Account, { command, run }: { command: string; run: RunReference }): Part {
  const steps = stepsAfter(account, code(brief(command, 40)), run);
  return steps.length === 0 ? absent : always(stack([md`#### Next`, bullets(steps)]));
}

function stepsAfter(account: Account, command: Markdown, run: RunReference): Content[] {
  if (isCancelled(account)) return [md`Ask again with ${command}.`];
  switch (account.outcome) {
    case 'fixed':
      return [...afterFix(account, command), ...perTestHint(account)];
    case 'no-winner':
      return [...guardedHint(account, `let somebody with write permission set the label "${allowGuardedLabel}" and ask again`), ...reportHint(account), ...perTestHint(account), md`Write another idea as a diff in a comment that begins with ${command}.`];
    case 'already-green':
      return [md`If another commit fails, push it and ask again with ${command}.`];
    case 'indeterminate':
      if (account.baseline.result === null) return [md`The job of the baseline broke before its gate ran. Its log says why: ${runLink(run)}. Mend it, and ask again with ${command}.`];
      return [...unstableHint(account), ...reportHint(account), md`What the gate printed is in the log of the baseline. When it fails in a stable way, ask again with ${command}.`];
    case 'replay-failed':
      return [...declareHint(account), md`Ask again with ${command}; more attempts show whether tests are flaky.`];
    case 'cancelled':
    case 'interrupted':
      return [md`Ask again with ${command}.`];
  }
}

const mending: Record<PromotionReason, string | null> = {
  'promotion-off': 'Promotion is switched off in the workflow; the patch is in the evidence.',
  'no-winner': null,
  'already-green': null,
  'baseline-flaky': null,
  'world-differs': null,
  'replay-failed': null,
  'replay-tree-differs': null,
  'head-moved': 'The new head is another snapshot: it has to be tried by itself.',
  'base-moved': 'Bring the branch up to date; the result is another snapshot and has to be tried by itself.',
  'comment-edited': 'Write the idea into a new comment: only what was pinned is tried.',
  'base-gone': 'Restore the branch that the winner was for, or open a pull request for another one.',
  'no-permission': 'Look into the log of the run for what was refused. A maintainer has to allow it: the permissions of the job, the protection of the branch, or, in the settings of Actions, that it may create pull requests.',
  'fork-head': 'Apply the patch on the branch in the fork; how is said below or in the evidence.',
  'needs-approval': 'A person with write permission has to approve.',
  'isolation-too-weak': 'Use the reusable workflow, where every world has a machine of its own.',
  cancelled: null,
  interrupted: null,
  'evidence-unreadable': 'Look into the log of the run for what is missing.',
};

function afterFix({ promotion }: Account, command: Markdown): Content[] {
  if (promotion === null || promotion.decision !== 'withheld') return [];
  const why = promotion.why === null ? [] : [brief(promotion.why, longestWhy)];
  const steps = [...why, ...promotion.reasons.flatMap((reason) => mending[reason] ?? [])];
  return promotion.reasons.includes('promotion-off') || promotion.reasons.includes('fork-head') ? steps : [...steps, md`Then ask again with ${command}.`];
}

function reportHint(account: Account): Content[] {
  return isWithoutReports(account) ? [md`No report could be read, so nothing is known per test. Check the workflow's inputs ${code('report')} and ${code('report-format')}.`] : [];
}

/** How to learn more than the exit status. */
export function perTestHint(account: Account): Content[] {
  return asksForNoReports(account) ? [md`To get results per test, let the gate write a report and name it with ${code('report')}.`] : [];
}

function unstableHint({ baseline: { result }, tests }: Account): Content[] {
  if (result === null) return [];
  if (result.problems.includes('command-not-found')) return [md`The gate's command, or a program it calls, was not found (exit status 127). Check the workflow's input ${code('gate')}; what is installed but not in git needs ${code('setup')}.`];
  const unstable = unstableTests(result, tests);
  return unstable.length === 0 ? [] : [md`Different from attempt to attempt: ${namesOf(unstable)}. Tests that are known to fail are declared as ${code('expected-failures')} in ${code(configurationPath)}.`];
}

function namesOf(tests: readonly TestId[]): Markdown {
  return md`${listed(tests.slice(0, mostNamed).map((test) => code(testTitle(test))))}${andMore(tests.length)}`;
}

function declareHint({ replay }: Account): Content[] {
  const globs = (replay.equality?.differences ?? []).flatMap(({ declare }) => declare ?? []);
  if (globs.length === 0) return [];
  const named = listed(globs.slice(0, mostNamed).map((glob) => code(brief(glob, longestGlob))));
  return [md`If these files may differ from run to run, declare them as ${code('volatile')} in ${code(configurationPath)}: ${named}${andMore(globs.length)}.`];
}

function andMore(number: number): Markdown | null {
  return number > mostNamed ? md` and more` : null;
}
