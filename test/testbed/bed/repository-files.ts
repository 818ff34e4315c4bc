import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GitHub } from '../github/types.js';
import type { RepositoryReference, WorkflowSource } from '../runner/services.js';

const run = promisify(execFile);

/** Workflow files and actions, read from the repositories of the bed. */
export class RepositoryFiles {
  readonly #folders = new Map<string, Promise<string>>();

  constructor(
    readonly github: GitHub,
    /** Folders that stand in for remote actions, by `owner/name` in lower case. */
    readonly standIns: ReadonlyMap<string, string>,
    readonly root: string,
  ) {}

  async readWorkflow(reference: RepositoryReference): Promise<WorkflowSource | undefined> {
    const sha = await this.#commitOf(reference);
    if (sha === undefined) return undefined;
    const content = await this.#git(reference.repository, 'show', `${sha}:${reference.path}`);
    return content === undefined ? undefined : { ...reference, sha, content };
  }

  /** Paths of all workflow files of a commit. */
  async workflowPaths(repository: string, sha: string): Promise<string[]> {
    const names = await this.#git(repository, 'ls-tree', '--name-only', '-z', sha, '.github/workflows/');
    return (names ?? '').split('\0').filter((name) => /\.ya?ml$/.test(name));
  }

  async actionFolder(reference: RepositoryReference): Promise<string | undefined> {
    const standIn = this.standIns.get(reference.repository.toLowerCase());
    if (standIn !== undefined) return join(standIn, reference.path);
    const sha = await this.#commitOf(reference);
    if (sha === undefined) return undefined;
    const folder = await this.#unpack(reference.repository, sha);
    return existsSync(join(folder, reference.path)) ? join(folder, reference.path) : undefined;
  }

  async #unpack(repository: string, sha: string): Promise<string> {
    const key = `${repository}@${sha}`;
    const unpacking = this.#folders.get(key) ?? this.#extract(repository, sha);
    this.#folders.set(key, unpacking);
    return unpacking;
  }

  async #extract(repository: string, sha: string): Promise<string> {
    const folder = join(this.root, repository.replace('/', '_'), sha);
    await mkdir(folder, { recursive: true });
    await this.github.git(repository, 'archive', '--format=tar', `--output=${folder}.tar`, sha);
    await run('tar', ['-xf', `${folder}.tar`, '-C', folder]);
    return folder;
  }

  async #commitOf({ repository, ref }: RepositoryReference): Promise<string | undefined> {
    return this.#git(repository, 'rev-parse', '-q', '--verify', `${ref}^{commit}`);
  }

  /** What git prints, or undefined where the repository, commit or path does not exist. */
  async #git(repository: string, ...args: string[]): Promise<string | undefined> {
    try {
      return await this.github.git(repository, ...args);
    } catch {
      return undefined;
    }
  }
}
