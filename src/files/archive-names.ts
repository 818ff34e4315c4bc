import { SafeDebugError } from '../errors.js';

/** Longest path in an archive, in characters. */
const longestPath = 400;

/**
 * One part of a path: plain characters that mean the same on every file system; no part is `.` or `..`, begins with a
 * blank, or ends with a dot or blank (Windows drops those).
 */
const part = /^(?!\.{1,2}$)[A-Za-z0-9._+@=,-](?:[A-Za-z0-9 ._+@=,-]*[A-Za-z0-9_+@=,-])?$/;

/**
 * The paths of one archive, as they are met. A path must be relative and plain; no two may meet on a file system that
 * takes capitals and small letters for the same, and no path may need a file as its folder.
 */
export class ArchiveNames {
  readonly #files = new Set<string>();
  /** Folders by their small letters, with their spelling. */
  readonly #folders = new Map<string, string>();

  /** Takes a file's path. Throws `input` if it cannot stand beside those before. */
  addFile(path: string): void {
    this.#requirePlain(path);
    const parts = path.split('/');
    for (let length = 1; length < parts.length; length += 1) this.#addFolder(parts.slice(0, length).join('/'));
    const key = path.toLowerCase();
    if (this.#files.has(key)) throw refusal(path, 'it stands there twice');
    if (this.#folders.has(key)) throw refusal(path, 'it is a file and a folder');
    this.#files.add(key);
  }

  #addFolder(path: string): void {
    const key = path.toLowerCase();
    if (this.#files.has(key)) throw refusal(path, 'it is a file and a folder');
    if ((this.#folders.get(key) ?? path) !== path) throw refusal(path, 'the folder stands there in two spellings');
    this.#folders.set(key, path);
  }

  #requirePlain(path: string): void {
    if (path.length > longestPath) throw refusal(`${path.slice(0, 60)}...`, `its path is longer than ${longestPath} characters`);
    if (!path.split('/').every((name) => part.test(name))) throw refusal(path, 'it is no plain relative path');
  }
}

function refusal(path: string, why: string): SafeDebugError {
  return new SafeDebugError('input', `The entry ${JSON.stringify(path)} is refused: ${why}.`);
}
