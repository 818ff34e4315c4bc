import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Octokit } from '@octokit/rest';
import { onTestFinished } from 'vitest';
import { startGitHub } from './start.js';
import type { GitHub, GitHubOptions, NewRepository, Permissions } from './types.js';

export const project = { owner: 'owner', repo: 'project' } as const;

/** A GitHub with the repository owner/project, for one test. */
export async function openGitHub(repository: NewRepository = {}, options: Partial<GitHubOptions> = {}): Promise<GitHub> {
  const root = await mkdtemp(join(tmpdir(), 'bed-github-'));
  const hub = await startGitHub({ root, ...options });
  onTestFinished(async () => {
    await hub.close();
    await rm(root, { recursive: true, force: true });
  });
  const files = { 'lines.txt': '1\n2\n3\n4\n5\n6\n7\n8\n9\n', '.github/workflows/ci.yml': 'on: push\n' };
  await hub.addRepository('owner/project', { files, ...repository });
  return hub;
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export function clientOf(hub: GitHub, auth: string): Octokit {
  return new Octokit({ auth, baseUrl: hub.url, log: quiet });
}

/** A client with the GITHUB_TOKEN of a job. */
export function jobClient(hub: GitHub, permissions: Permissions, job = 'job'): Octokit {
  return clientOf(hub, hub.mintJobToken('owner/project', permissions, job));
}

/** How a request was refused: status and GitHub's message. */
export async function refusalOf(request: Promise<unknown>): Promise<{ status: number; message: string; headers: Record<string, unknown> }> {
  try {
    await request;
  } catch (fault) {
    if (fault instanceof Error && 'status' in fault && typeof fault.status === 'number' && 'response' in fault) {
      const { response } = fault as { response: { data: { message: string; errors?: { message?: string }[] }; headers: Record<string, unknown> } };
      return { status: fault.status, message: [response.data.message, ...(response.data.errors ?? []).flatMap((each) => each.message ?? [])].join(': '), headers: response.headers };
    }
    throw fault;
  }
  throw new Error('The request was not refused.');
}
