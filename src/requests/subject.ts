import { SafeDebugError } from '../errors.js';
import type { Host, Pull } from '../github/host.js';
import type { PushedHead } from './event.js';
import { refuse } from './refusal.js';

/** What a request is about: the failing commit, the branch it is the head of, and where it is talked about. */
export interface Subject {
  commit: string;
  branch: string;
  /** Repository of the branch, if it is not this one. */
  fork: string | null;
  discussion: { kind: 'pull' | 'issue'; number: number } | null;
}

/** A pull request as subject. Throws `Refused` for one that is closed. */
export async function subjectOfPull(number: number, host: Host): Promise<Subject> {
  const pull = await host.pull(number);
  if (pull === null) throw new SafeDebugError('input', `There is no pull request ${number} in this repository.`);
  if (pull.state === 'closed') refuse({ code: 'pull-request-closed', merged: pull.merged });
  return subjectOf(pull);
}

function subjectOf({ number, head }: Pull): Subject {
  return { commit: head.sha, branch: head.ref, fork: head.isFork ? (head.repository ?? 'a deleted fork') : null, discussion: { kind: 'pull', number } };
}

/** On an issue the default branch's head is what fails. */
export async function subjectOfIssue(number: number, defaultBranch: string, host: Host): Promise<Subject> {
  const branch = await host.branch(defaultBranch);
  if (branch === null) throw new SafeDebugError('input', `The default branch ${defaultBranch} is not there.`);
  return { commit: branch.sha, branch: defaultBranch, fork: null, discussion: { kind: 'issue', number } };
}

/** A branch's head that failed, with its open pull request if it has one. Null when the branch has moved on. */
export async function subjectOfHead(head: PushedHead, host: Host): Promise<Subject | null> {
  const pull = (await host.pullsWithHead(head.branch, 'open')).find(({ head: { sha } }) => sha === head.commit);
  if (pull !== undefined) return subjectOf(pull);
  const branch = await host.branch(head.branch);
  return branch?.sha === head.commit ? { commit: head.commit, branch: head.branch, fork: null, discussion: null } : null;
}
