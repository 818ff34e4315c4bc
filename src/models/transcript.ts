import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOfJson } from '../core/digest.js';
import { transcriptFault, transcriptSchema, type Transcript } from '../core/documents/transcript.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { readRegularFile } from '../files/regular-file.js';
import type { Exchange } from './calls.js';
import { unknownTokens, type Answer, type ModelClient } from './client.js';

/** No prompt and reply within the usual limits come near it, in bytes. */
const largestTranscript = 64 * 1024 * 1024;

/** How a recording finds the reply: by the very prompt, or also by the call's id where logs differ from run to run. */
export type RecordingMatch = 'prompt' | 'prompt-or-call';

/** Writes a call's transcript into a folder, which is made where it is missing. */
export async function writeTranscript(folder: string, { call, prompt, reply }: Exchange): Promise<void> {
  await mkdir(folder, { recursive: true });
  const transcript: Transcript = { schema: 'safe-parallel-debugging/model-call/v1', call, prompt, reply };
  await writeFile(join(folder, `${call.id}.json`), `${JSON.stringify(transcript, null, 2)}\n`);
}

/**
 * A model that answers from the transcripts in a folder, without any server: each recorded answer once, in the order of
 * their ids. Rejects with `input` where a transcript cannot be read or was changed, and, when asked, for what was not recorded.
 */
export async function recordedReplies(folder: string, match: RecordingMatch = 'prompt'): Promise<ModelClient> {
  const exchanges = await readTranscripts(folder);
  const [first] = exchanges;
  if (first === undefined) throw new SafeDebugError('input', `${folder} holds no transcript of a model's call. Name the folder of a run that asked a model and kept its transcripts.`);
  const { provider, model } = first.call;
  const left = new Set(exchanges);
  return {
    provider,
    model,
    replayed: true,
    ask: ({ id, prompt }) => {
      const digest = digestOfJson(prompt);
      const waiting = [...left];
      const found = waiting.find(({ call }) => call.promptSha256 === digest) ?? (match === 'prompt-or-call' ? waiting.find(({ call }) => call.id === id) : undefined);
      if (found === undefined) {
        return Promise.reject(new SafeDebugError('input', `The recording in ${folder} holds no answer to call ${id} (prompt ${digest}). Repeat the run with the commit, gate and settings it was recorded with, or ask the model anew.`));
      }
      left.delete(found);
      return Promise.resolve(answerOf(found));
    },
  };
}

function answerOf({ call, reply }: Exchange): Answer {
  const outcome = call.outcome === 'budget' ? 'unavailable' : call.outcome;
  return { outcome, text: reply, tokens: unknownTokens, message: call.message, retry: null, declined: true };
}

async function readTranscripts(folder: string): Promise<Exchange[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new SafeDebugError('input', `The recording in ${folder} cannot be read: ${messageOf(cause)}. Name the folder of a run's transcripts.`, { cause });
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(files.map((name) => readTranscript(join(folder, name))));
}

async function readTranscript(file: string): Promise<Exchange> {
  const fail = (why: string, cause?: unknown): never => {
    throw new SafeDebugError('input', `The transcript ${file} cannot be used: ${why}. Take it from the run's evidence again.`, { cause });
  };
  const content = await readRegularFile(file, largestTranscript).catch((cause: unknown) => fail(messageOf(cause), cause));
  const transcript = parse(content.toString('utf8'), fail);
  const fault = transcriptFault(transcript);
  return fault === null ? transcript : fail(fault);
}

function parse(text: string, fail: (why: string, cause?: unknown) => never): Transcript {
  try {
    return transcriptSchema.parse(JSON.parse(text));
  } catch (cause) {
    return fail('it is not a transcript of a model call', cause);
  }
}
