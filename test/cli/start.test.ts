import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../support/repository.js';

const program = resolve('dist/cli/index.js');

const coverageSchema = z.object({ result: z.array(z.object({ url: z.string() })) });

/** Texts of the program's files that a command loaded, as V8 tells them (Node documentation, NODE_V8_COVERAGE). */
async function loadedBy(...given: string[]): Promise<string[]> {
  const folder = temporaryFolder();
  await promisify(execFile)(process.execPath, [program, ...given], { env: { ...process.env, NODE_V8_COVERAGE: folder } }).catch(() => undefined); // a usage error is an end like any other
  const urls = readdirSync(folder).flatMap((name) => coverageSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).result.map(({ url }) => url));
  return urls.filter((url) => url.includes('/dist/cli/')).map((url) => readFileSync(fileURLToPath(url), 'utf8'));
}

test('a run loads what it starts with and nothing that comes later: no YAML, no reader of reports, no judge, no page', async () => {
  const loaded = await loadedBy('run');
  const text = loaded.join('\n');
  expect(text).toContain('There is no gate');
  expect(['class YAMLParseError', 'class SaxesParser', 'function readGotest', 'replayFacts=', 'function evidencePage'].filter((definition) => text.includes(definition))).toEqual([]);
  expect(text.length).toBeLessThan(700_000);
});

test('the version is told without any of the commands', async () => {
  expect((await loadedBy('--version')).join('').length).toBeLessThan(60_000);
});
