import { describe, expect, it } from 'vitest';
import { leavesTree } from '../../src/patches/links.js';

const leaves = (path: string, links: Record<string, string>): boolean => leavesTree(path, new Map(Object.entries(links)));

describe('a symbolic link', () => {
  it.each<[string, Record<string, string>]>([
    ['a root', { x: '/etc/passwd' }],
    ['a parent of the top', { x: '..' }],
    ['a parent by a way down and up', { x: 'a/../../b' }],
    ['a parent from a deep place', { 'a/b/x': '../../../c' }],
    ['another link that leaves', { x: 'a/y', 'a/y': '../../z' }],
    ['a directory link that leads up less than its name says', { x: 'a/b/link/../../../c', 'a/b/link': '../..' }],
    ['the git directory', { x: '.git/config' }],
    ['the git directory in another spelling', { x: 'a/../.GIT' }],
    ['a drive', { x: 'C:\\x' }],
    ['a parent written for Windows', { 'a/x': '..\\..\\b' }],
  ])('leaves the tree by %s', (_, links) => {
    expect(leaves(Object.keys(links)[0] ?? '', links)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['a sibling', { x: 'y' }],
    ['a file further up', { 'a/b/x': '../../c' }],
    ['the top itself', { 'a/x': '..' }],
    ['nothing', { x: 'gone/file' }],
    ['itself', { x: 'x' }],
    ['a deep directory link and up again', { x: 'link/../c', link: 'a/b' }],
  ])('stays in the tree when it points to %s', (_, links) => {
    expect(leaves(Object.keys(links)[0] ?? '', links)).toBe(false);
  });
});
