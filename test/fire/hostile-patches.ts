import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitIn } from '../support/repository.js';
import { programFiles, type HostileCase } from './hostile-cases.js';

/** The part of a case that its patch is made of. */
type Changes = Pick<HostileCase, 'name' | 'program' | 'fix' | 'files' | 'copy' | 'append' | 'replace' | 'binary' | 'links' | 'modes'> & Partial<Pick<HostileCase, 'patch' | 'does'>>;

/** The patch of a case, made on the repository's HEAD by git; the work tree is put back. `fill` puts values in for `{{names}}`. */
export function patchOf(one: Changes, repository: string, fill: (text: string) => string): string {
  if (one.patch !== undefined) return fill(one.patch);
  const place = (path: string): string => join(repository, path);
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(place(path)), { recursive: true });
    writeFileSync(place(path), content);
  };
  if (one.fix) for (const [path, text] of Object.entries(programFiles(one.program, 'fixed'))) write(path, text);
  if (one.does !== undefined) write('answer.sh', onceAnd(one.does, readFileSync(place('answer.sh'), 'utf8'), fill));
  for (const [to, from] of Object.entries(one.copy)) write(to, gitIn(repository, 'show', `HEAD:${from}`) + '\n');
  for (const [path, text] of Object.entries(one.files)) {
    if (text === null) rmSync(place(path));
    else write(path, fill(text));
  }
  for (const [path, text] of Object.entries(one.append)) write(path, readFileSync(place(path), 'utf8') + fill(text));
  for (const [path, [from, to]] of Object.entries(one.replace)) write(path, replaced(readFileSync(place(path), 'utf8'), from, to, one.name));
  for (const [path, base64] of Object.entries(one.binary)) write(path, Buffer.from(base64, 'base64'));
  for (const [path, target] of Object.entries(one.links)) symlinkSync(target, place(path));
  for (const [path, mode] of Object.entries(one.modes)) chmodSync(place(path), Number.parseInt(mode, 8));
  gitIn(repository, 'add', '-A', '-f');
  const patch = gitIn(repository, 'diff', '--cached', '--binary', '--no-renames') + '\n';
  gitIn(repository, 'reset', '-q', '--hard');
  return patch;
}

/** The product's own code, which does something else at its first question. */
function onceAnd(does: string, answer: string, fill: (text: string) => string): string {
  return `if [ "$1" = 1 ]; then (\n${fill(does).trimEnd()}\n) </dev/null >&2; fi\n${answer}`;
}

function replaced(text: string, from: string, to: string, name: string): string {
  if (!text.includes(from)) throw new Error(`${name}: there is no ${JSON.stringify(from)} to replace`);
  return text.replace(from, () => to);
}
