import { canonicalJson } from '../../../core/digest.js';
import type { Evidence } from '../../../core/documents/evidence.js';
import { tool } from '../../../tool.js';
import { shellWord, verifyCommand } from '../../commands.js';
import { code, fenced, folded, link, stack } from '../blocks.js';
import { absent, always, mostOfBody, type Part } from '../fitting.js';
import type { EvidenceLinks, RunReference } from '../links.js';
import { md, type Markdown } from '../markdown.js';
import { runLink } from './verdict.js';

/** Where the evidence lies, and its digest; before it is closed, that both follow. */
export function evidenceLinksPart({ document, folder, page, run }: EvidenceLinks): Part {
  const closed = document === null ? md`The evidence is being closed; its address and digest follow here. Until then: ${runLink(run)}.` : md`Evidence: ${link('evidence.json', document.url)}, ${code(document.digest)}`;
  const pageLink = page === null ? null : md` · ${link('the page to read', page)}`;
  const folderLink = folder === null ? null : md` · ${link('everything with logs and reports', folder.url)}`;
  return always(md`${closed}${pageLink}${folderLink}`);
}

/** The evidence as JSON, folded away: whole where there is room, else its main facts, else a sentence. */
export function evidenceJsonPart(evidence: Evidence): Part {
  const main = folded('Evidence as JSON, its main facts; the whole is evidence.json', fenced(jsonText(mainFacts(evidence)), 'json'));
  const none = md`The evidence is too long to be shown here; it is the artifact ${code('evidence.json')} of the run.`;
  if (roomLeftBy(evidence, mostOfBody) < 0) return { sizes: [main, none], rank: 9 };
  return { sizes: [folded('Evidence as JSON (the same document as evidence.json, on one line)', fenced(jsonText(evidence), 'json')), main, none], rank: 9 };
}

/** What at most remains of `room` characters when a JSON value is written into it; once it is negative, the rest is not looked at. */
function roomLeftBy(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length;
  if (typeof value !== 'object' || value === null) return room - 1;
  let left = room - 1;
  for (const entry of Object.values(value)) {
    if (left < 0) break;
    left = roomLeftBy(entry, left);
  }
  return left;
}

/** Canonical JSON in which every character can be seen; it says the same (RFC 8259, section 7). */
function jsonText(value: unknown): string {
  return canonicalJson(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
  );
}

/** Digests, verdicts and decision, without tests, raw results and files. */
function mainFacts(evidence: Evidence): unknown {
  const { schema, id, createdAt, finishedAt, outcome, snapshot, gate, baseline, candidates, selection, replay, promotion, model, events } = evidence;
  return {
    schema: `${schema}/main-facts`,
    id,
    createdAt,
    finishedAt,
    outcome,
    snapshot: { commit: snapshot.commit, tree: snapshot.tree },
    gate: { digest: gate.digest, attempts: gate.attempts },
    baseline: { outcome: baseline.outcome, counts: baseline.result?.counts ?? null },
    candidates: candidates.map(({ id: candidate, source, mutation, world, result, restored, fixed, broken, missing, verdict, reasons }) => ({
      id: candidate,
      source: source.kind,
      patch: mutation.sha256,
      tree: world?.tree ?? null,
      counts: result?.counts ?? null,
      restored: restored && { tree: restored.world.tree, counts: restored.result.counts },
      fixed: fixed.length,
      broken: broken.length,
      missing: missing.length,
      verdict,
      reasons,
    })),
    selection,
    replay: { status: replay.status, snapshotTree: replay.snapshotTree, tree: replay.tree, testsAgree: replay.testsAgree, equal: replay.equality?.equal ?? null, compared: replay.equality?.compared ?? null },
    promotion: { decision: promotion.decision, reasons: promotion.reasons, commit: promotion.commit },
    model,
    events: { count: events.count, head: events.head },
  };
}

/** Where the commands expect this project; the evidence does not know its address. */
const besideTheRepository = `../${tool.name}`;

/** The commands with which anybody checks the evidence; nothing before it is closed. */
export function verifyPart(links: EvidenceLinks): Part {
  const { document } = links;
  const download = downloadCommand(links);
  if (document === null || download === null) return absent;
  const check = verifyCommand(`node ${besideTheRepository}/dist/cli/index.js`, 'evidence', document.digest, '.');
  const commands = [download, check, `${check} --rerun`];
  const said = md`In a clone of the repository, with a clone of the project ${tool.name} (the one that the workflow names behind ${code('uses')}) beside it as ${code(besideTheRepository)}, and Node 20.19 or newer; nothing is installed. The first check is of files, chain, verdicts and trees; with ${code('--rerun')} gate and replay run again on your machine, and the candidate's code with them.`;
  return { sizes: [folded('Verify it yourself', stack([said, fenced(commands.join('\n'), 'sh')]))], rank: 0 };
}

/** The command that puts the evidence folder into `evidence`; null before it is uploaded. */
export function downloadCommand({ folder, run }: EvidenceLinks): string | null {
  return folder && `gh run download ${shellWord(run.id)}${repositoryOption(run)} --name ${shellWord(folder.name)} --dir evidence`;
}

/** The repository as the command line `gh` wants it, from the run's page; its server is named unless it is github.com. */
function repositoryOption({ url }: RunReference): string {
  const [, server, name] = /^https?:\/\/([\w.:-]+)\/([\w.-]+\/[\w.-]+)\/actions\/runs\/\d+/.exec(url) ?? [];
  if (server === undefined || name === undefined) return '';
  return ` --repo ${server === 'github.com' ? name : `${server}/${name}`}`;
}

/** The last line: who wrote this, in which run. */
export function footer(run: RunReference): Markdown {
  return md`---\n<sub>${tool.name} ${tool.version} · ${runLink(run)}</sub>`;
}
