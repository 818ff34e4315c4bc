import type { Cleaner } from '../cleaning.js';
import { angleOf } from './angles.js';
import { beginningWithin, endWithin } from './fitting.js';
import { factParts, failingText, type FailingTest, type FailureFacts, type PromptDraft, type PromptLimits } from './prompt.js';

/** A candidate that did not pass, as its model gets to see it again. */
export interface FailedAttempt {
  /** Id of the candidate. */
  candidate: string;
  patch: Buffer;
  /** What failed with it; empty where it could not be applied. */
  failing: readonly FailingTest[];
  /** Cleaned log of its gate; empty where there is none. */
  log: string;
  /** Why it was not accepted, in a line. */
  verdict: string;
}

/** Asks for the proposal of a number, from 0. Its own part comes last, so that servers can keep what goes before in their cache. */
export function proposalDraft(facts: FailureFacts, index: number, limits: PromptLimits, clean: Cleaner): PromptDraft {
  return { data: factParts(facts, limits, clean), allowGuarded: facts.allowGuarded, request: angleOf(index).advice };
}

/** Asks for a better change than one that did not pass. */
export function improvementDraft(facts: FailureFacts, attempt: FailedAttempt, limits: PromptLimits, clean: Cleaner): PromptDraft {
  const data = [
    ...factParts(facts, limits, clean),
    { name: 'your earlier change', text: beginningWithin(clean(attempt.patch.toString('utf8')), limits.earlier) },
    { name: 'verdict on your earlier change', text: beginningWithin(clean(attempt.verdict), limits.message) },
    { name: 'tests that still fail with your earlier change', text: failingText(attempt.failing, limits, clean) },
    { name: 'end of the log with your earlier change', text: endWithin(clean(attempt.log), limits.log) },
  ];
  const request = 'Your earlier change did not pass. Find out why, and answer with a better one. It is applied to the files as they are shown, without the earlier change, so it must be complete.';
  return { data: data.filter(({ text }) => text !== ''), allowGuarded: facts.allowGuarded, request };
}

/** Asks for a reply again that could not be read as a change. `faults` say why, and may quote it. */
export function repairDraft(draft: PromptDraft, reply: string, faults: readonly string[], limits: PromptLimits, clean: Cleaner): PromptDraft {
  const data = [
    ...draft.data,
    { name: 'your earlier reply', text: beginningWithin(clean(reply), limits.earlier) },
    { name: 'what is wrong with your earlier reply', text: beginningWithin(clean(faults.join('\n')), limits.message) },
  ];
  return { ...draft, data, request: `${draft.request}\n\nYour earlier reply could not be used. Answer again with the same change, without the faults named above, in one of the two forms.` };
}
