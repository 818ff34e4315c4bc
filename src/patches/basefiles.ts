import { posix } from 'node:path';
import type { GitPlace } from '../git/git.js';
import type { Section } from './document.js';
import { pathOf, type StripCount } from './names.js';
import { readObjects } from './objects.js';

/** Where names start: how much is stripped from them, and the directory they are taken below. */
export interface NamePlace {
  strip: StripCount;
  directory: string | null;
}

/** Reads the base's version of every file that sections may mean; the answer gives the first that exists, or null. */
export async function readBaseFiles(place: GitPlace, base: string, sections: readonly Section[], namePlaces: readonly NamePlace[]): Promise<(section: Section) => Buffer | null> {
  const namesOf = (section: Section): string[] => namePlaces.flatMap(({ strip, directory }) => {
    const path = pathOf(section, strip);
    return path === null || path === '' ? [] : [`${base}:${posix.join(directory ?? '', path)}`];
  });
  const objects = await readObjects(place, 'blob', sections.flatMap(namesOf));
  const contents = new Map(sections.map((section) => [section.header.join('\n'), namesOf(section).map((name) => objects.get(name)).find(Boolean) ?? null]));
  return (section) => contents.get(section.header.join('\n')) ?? null;
}
