import * as core from '@actions/core';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Digest } from '../core/digest.js';
import type { Evidence } from '../core/documents/evidence.js';
import { evidenceNames } from '../core/store-names.js';
import { layout } from '../evidence/layout.js';
import { writePage } from '../entries/page-file.js';
import type { Host } from '../github/host.js';
import type { Placing } from '../promotion/order.js';
import type { Conversation } from '../requests/conversation.js';
import type { ArtifactStore } from '../store/artifact-store.js';
import { artifactAddress } from '../store/stored-artifact.js';
import { resultSummary } from '../studio/github/job-summary.js';
import { noEvidenceYet, type EvidenceLinks } from '../studio/github/links.js';
import { readPullRequestMarker } from '../studio/github/marker.js';
import { pullRequestBody } from '../studio/github/pull-request.js';
import * as inputs from './inputs.js';
import { warn } from './log.js';
import type { Surroundings } from './surroundings.js';
import { summarise } from './summary.js';

/** What is published: evidence that is closed. */
export interface Publication {
  evidence: Evidence;
  digest: Digest;
  /** How the promoted commit came to its place; null where nothing was promoted. */
  placing: Placing | null;
  /** The evidence folder. */
  out: string;
  /** Null where nothing is told on GitHub. */
  host: Host | null;
  conversation: Conversation | null;
  store: ArtifactStore | null;
  surroundings: Surroundings;
}

/** Uploads the evidence, then writes links and digest where people look: pull request, comment, summary, outputs. */
export async function publish(publication: Publication): Promise<void> {
  const { evidence, digest, out, conversation, store, surroundings } = publication;
  const patch = await winningPatch(evidence, out);
  await writePage(out);
  core.setOutput('outcome', evidence.outcome);
  core.setOutput('decision', evidence.promotion.decision);
  core.setOutput('winner', evidence.selection.winner ?? '');
  core.setOutput('evidence', join(out, layout.evidence));
  core.setOutput('evidence-digest', digest);
  core.setOutput('pull-request-number', evidence.promotion.pullRequest?.number ?? '');
  core.setOutput('pull-request-url', evidence.promotion.pullRequest?.url ?? '');
  const uploaded = store === null ? null : await upload(evidence, out, digest, store, surroundings);
  const links = uploaded ?? noEvidenceYet(surroundings.run);
  await fillIn(publication, patch, links);
  await conversation?.result(evidence, patch, links);
  await summarise(resultSummary(evidence, { patch, links: uploaded }));
}

/** Writes the closed evidence into the body of the pull request. What a person wrote there instead stays. */
async function fillIn({ evidence, placing, host }: Publication, patch: string, links: EvidenceLinks): Promise<void> {
  const { pullRequest } = evidence.promotion;
  if (pullRequest === null || host === null) return;
  if (placing?.found === true && readPullRequestMarker((await host.pull(pullRequest.number))?.body ?? '') === null) {
    return warn(`The body of pull request ${pullRequest.number} is a person's by now, so it was left as it is: it does not name this evidence.`);
  }
  await host.updatePull(pullRequest.number, { body: pullRequestBody(evidence, { patch, links, evidence, baseMoved: placing?.baseMoved ?? false }) });
}

/** The winner's change as git writes it, as in the first words of a pull request, or its recorded patch where none was made; empty without a winner. */
async function winningPatch({ files, selection }: Evidence, out: string): Promise<string> {
  if (selection.winner === null) return '';
  const file = files.some(({ path }) => path === layout.winner) ? layout.winner : layout.patch(selection.winner);
  return readFile(join(out, file), 'utf8');
}

/** The document as one file that a browser shows, the page likewise, and the whole folder. A later attempt has names of its own. */
async function upload(evidence: Evidence, out: string, digest: Digest, store: ArtifactStore, { run, serverUrl, repository }: Surroundings): Promise<EvidenceLinks> {
  const names = evidenceNames({ name: inputs.useName(), attempt: run.attempt });
  const document = await store.uploadFile(join(out, layout.evidence), names.document);
  const page = await store.uploadFile(join(out, layout.page), names.page);
  const copy = await listedOnly(out, evidence);
  const stored = await store.uploadFolder(copy, names.folder);
  await rm(copy, { recursive: true, force: true });
  const address = (id: number): string => artifactAddress({ server: serverUrl, repository, run: run.id }, id);
  return { run, document: { artifact: document.id, url: address(document.id), digest }, folder: { name: names.folder, url: address(stored.id) }, page: address(page.id) };
}

/** A copy of the evidence folder with what the evidence lists, and nothing that only its writer needs. */
async function listedOnly(out: string, { files }: Evidence): Promise<string> {
  const copy = join(out, '.upload');
  await rm(copy, { recursive: true, force: true });
  for (const path of [layout.evidence, layout.events, layout.page, ...files.map((file) => file.path)]) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await copyFile(join(out, path), join(copy, path));
  }
  return copy;
}
