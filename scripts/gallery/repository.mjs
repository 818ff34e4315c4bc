import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const fixture = resolve(import.meta.dirname, '../../fixtures/boundary-bug');
const identity = { GIT_AUTHOR_NAME: 'Gallery', GIT_AUTHOR_EMAIL: 'gallery@example.org', GIT_COMMITTER_NAME: 'Gallery', GIT_COMMITTER_EMAIL: 'gallery@example.org', GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** The gate of the bundled program. */
export const gate = 'node --test-reporter=tap test/pages.test.js';

/** The bundled program with its fault as the only commit of a new repository, with some files changed. */
export class Repository {
  constructor(directory, changes = {}) {
    this.directory = directory;
    mkdirSync(directory, { recursive: true });
    cpSync(join(fixture, 'program'), directory, { recursive: true });
    this.#write(changes);
    this.#git('init', '--quiet', '--template=', '-b', 'main');
    this.#git('add', '--all');
    this.#git('commit', '--quiet', '-m', 'Show items in pages');
  }

  read(path) {
    return readFileSync(join(this.directory, path), 'utf8');
  }

  /** A patch that makes changes: texts by path, null for a file that goes. The work tree is left as it was. */
  patchOf(changes) {
    this.#write(changes);
    this.#git('add', '--all');
    const patch = this.#git('diff', '--cached', '--binary');
    this.#git('reset', '--quiet', '--hard');
    return patch;
  }

  #write(changes) {
    for (const [path, text] of Object.entries(changes)) {
      const file = join(this.directory, path);
      if (text === null) rmSync(file);
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
  }

  #git(...args) {
    return execFileSync('git', args, { cwd: this.directory, encoding: 'utf8', env: { PATH: process.env.PATH, ...identity } });
  }
}
