import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that one step writes its results to, with the variables that name them. */
export type CommandFiles = {
  readonly GITHUB_OUTPUT: string;
  readonly GITHUB_ENV: string;
  readonly GITHUB_PATH: string;
  readonly GITHUB_STATE: string;
  readonly GITHUB_STEP_SUMMARY: string;
};

export type FileResults = {
  readonly outputs: Record<string, string>;
  readonly env: Record<string, string>;
  readonly paths: string[];
  readonly state: Record<string, string>;
  readonly summary: string;
  /** An error to tell that does not fail the step. */
  readonly problem: string | null;
};

/** 1 MiB a step; a larger summary is dropped as a whole: actions/runner src/Runner.Worker/FileCommandManager.cs. */
const summaryLimit = 1024 * 1024;

/** Makes empty files for one step. */
export async function openCommandFiles(folder: string): Promise<CommandFiles> {
  const own = join(folder, randomUUID());
  await mkdir(own, { recursive: true });
  const file = async (name: string): Promise<string> => {
    const path = join(own, name);
    await writeFile(path, '');
    return path;
  };
  return {
    GITHUB_OUTPUT: await file('output'),
    GITHUB_ENV: await file('env'),
    GITHUB_PATH: await file('path'),
    GITHUB_STATE: await file('state'),
    GITHUB_STEP_SUMMARY: await file('summary'),
  };
}

/** Reads what a step wrote. Throws with the runner's words on a malformed line. */
export async function readCommandFiles(files: CommandFiles): Promise<FileResults> {
  const read = (path: string): Promise<string> => readFile(path, 'utf8');
  const summary = await read(files.GITHUB_STEP_SUMMARY);
  const kilobytes = Math.ceil(Buffer.byteLength(summary) / 1024);
  const isTooLarge = Buffer.byteLength(summary) > summaryLimit;
  const env = parsePairs(await read(files.GITHUB_ENV));
  // A step may not take over Node: FileCommandManager.cs, SetEnvFileCommand.
  if ('NODE_OPTIONS' in env) throw new Error("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
  return {
    outputs: parsePairs(await read(files.GITHUB_OUTPUT)),
    env: withoutReserved(env),
    paths: (await read(files.GITHUB_PATH)).split(/\r?\n/).filter((line) => line !== ''),
    state: parsePairs(await read(files.GITHUB_STATE)),
    summary: isTooLarge ? '' : summary,
    problem: isTooLarge ? `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${kilobytes}k.` : null,
  };
}

/** `name=value` or `name<<DELIMITER`, lines, `DELIMITER`: actions/runner src/Runner.Worker/FileCommandManager.cs. */
export function parsePairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const heredoc = /^([^=]*?)<<(.+)$/.exec(line);
    const plain = /^([^=]+)=([^]*)$/.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2] ?? '', index + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${heredoc[2]}'`);
      pairs[heredoc[1] ?? ''] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (plain !== null) {
      pairs[plain[1] ?? ''] = plain[2] ?? '';
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return pairs;
}

/** GITHUB_* and RUNNER_* cannot be overwritten: docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-environment-variable */
function withoutReserved(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(GITHUB|RUNNER)_/i.test(name)));
}
