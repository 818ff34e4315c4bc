import { runProgram } from '../git/git.js';
import type { Repository } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller, WebhookEvent } from '../types.js';
import { emit } from './events.js';
import { headMoved } from './pull-heads.js';

const zero = '0'.repeat(40);

/** Runs something that may move references, then emits a `push` for each that moved and lets the pull requests follow. */
export async function pushedBy<Result>(site: Site, repository: Repository, caller: Caller, action: () => Promise<Result>): Promise<Result> {
  const before = await references(repository);
  const result = await action();
  const after = await references(repository);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(name) ?? null;
    const now = after.get(name) ?? null;
    if (old === now) continue;
    await pushEvent(site, repository, caller, name, old, now);
    if (name.startsWith('refs/heads/')) await headMoved(site, repository, caller, name.slice('refs/heads/'.length), now);
  }
  return result;
}

async function references(repository: Repository): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await runProgram('git', ['--git-dir', repository.directory, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/tags']);
  const lines = stdout.toString().split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => {
    const [name = '', sha = ''] = line.split(' ');
    return [name, sha];
  }));
}

async function pushEvent(site: Site, repository: Repository, caller: Caller, ref: string, before: string | null, after: string | null): Promise<WebhookEvent> {
  const forced = before !== null && after !== null && (await site.git(repository).run(['merge-base', '--is-ancestor', before, after])).exitCode !== 0;
  return emit(site, repository, caller, 'push', {
    ref,
    before: before ?? zero,
    after: after ?? zero,
    created: before === null,
    deleted: after === null,
    forced,
    pusher: { name: caller.kind === 'anonymous' ? '' : caller.user.login },
  });
}
