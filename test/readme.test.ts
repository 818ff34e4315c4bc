import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readReply } from '../src/candidates/comments/reading.js';

const readme = readFileSync('README.md', 'utf8');

const program = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

/** Words of GitHub's, which the program does not hold. */
const ofGitHub = new Set([
  'GitHub Actions is not permitted to create or approve pull requests',
  'Resource not accessible by integration',
  "The nested job 'plan' is requesting 'issues: write', but is only allowed 'issues: none'",
  'workflow was not found',
  'This workflow is awaiting approval',
]);

/** The messages in the first column of the table of troubles. */
function troubles(): string[] {
  const [, table = ''] = /## When something is in the way\n(.*?)\n## /s.exec(readme) ?? [];
  const cells = table.split('\n').filter((line) => line.startsWith('| `')).map((line) => line.split(' | ')[0] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));
}

it('the messages in the table of troubles are those of the program, or of GitHub', () => {
  const messages = troubles();
  expect(messages.length).toBeGreaterThan(15);
  for (const message of messages.filter((each) => !ofGitHub.has(each))) {
    for (const part of message.split('...')) expect(program, message).toContain(part.trim());
  }
});

const pages = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...readdirSync('docs').filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

it.each(pages)('%s links to files and headings that are there', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  expect(links.filter((target) => !isThere(file, target))).toEqual([]);
});

function isThere(file: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const place = path === '' ? file : join(file, '..', path);
  if (!existsSync(place)) return false;
  return heading === undefined || headings(readFileSync(place, 'utf8')).includes(heading);
}

/** Anchors as GitHub makes them: lower case, without punctuation, dashes for spaces. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));
}

it('the workflow to copy has at most 15 lines', () => {
  expect(readFileSync('examples/safe-debug.yml', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

it('the picture is small and has colours for dark pages', () => {
  const picture = readFileSync('docs/run.svg', 'utf8');
  expect(picture.length).toBeLessThan(10_000);
  expect(picture).toContain('prefers-color-scheme: dark');
});

it('the comment to copy holds a diff that git applies to the bundled program, and that mends it', () => {
  const [, comment = ''] = /<!-- example comment -->\n````markdown\n(.*?)\n````\n/s.exec(readme) ?? [];
  expect(comment).toMatch(/^\/try\n/);
  const [proposal, ...others] = readReply(comment).proposals;
  expect(others).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('fixtures/boundary-bug/program', folder, { recursive: true });
  execFileSync('git', ['apply', '-'], { cwd: folder, input: proposal !== undefined && 'patch' in proposal ? proposal.patch : '' });
  execFileSync(process.execPath, ['test/pages.test.js'], { cwd: folder, env: { PATH: process.env['PATH'] } });
});
