import { angleOf } from '../../../src/models/prompt/angles.js';
import { answers, shellProgram } from '../../support/run.js';
import type { Behaviour, SeenRequest } from './model-server.js';

/** What the server counts for each reply, unless said otherwise. */
export const usage = { input: 900, output: 120 };

/** A reply with the program's answers changed to others. */
function replyWith(answer: string): string {
  return `answer.sh\n<<<<<<< SEARCH\n${shellProgram['answer.sh']}=======\n${answer}>>>>>>> REPLACE\n`;
}

/** Replies for the failing shell program: one that mends it, one that changes nothing for the better, one that breaks more, one for lines that are not there. */
export const replies = {
  right: replyWith(answers.right),
  useless: replyWith(answers.useless),
  harmful: replyWith(answers.harmful),
  misplaced: replyWith(answers.right).replace('case $1 in 1)', 'case $2 in 1)'),
};

export function says(text: string): Behaviour {
  return { kind: 'reply', text, usage };
}

const mostProposals = 16;

/**
 * Behaves by what a request asks for: as each proposal's number says, as `repair` where a reply is asked for again, as
 * `improvement` where a candidate did not pass.
 */
export function byProposal(proposals: readonly Behaviour[], { repair = says('still nothing'), improvement = says('no idea') }: { repair?: Behaviour; improvement?: Behaviour } = {}) {
  return ({ texts }: SeenRequest): Behaviour => {
    const asked = texts.at(-1) ?? '';
    if (asked.includes('\nYour earlier reply could not be used')) return repair;
    if (asked.includes('\nYour earlier change did not pass')) return improvement;
    const number = Array.from({ length: mostProposals }, (_, index) => index).find((index) => asked.endsWith(`\n${angleOf(index).advice}\n`));
    return proposals[number ?? -1] ?? says('');
  };
}
