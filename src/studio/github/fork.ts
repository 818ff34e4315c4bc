import type { Digest } from '../../core/digest.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { shellWord } from '../commands.js';
import { code, fenced, folded, stack } from './blocks.js';
import { always, type Part } from './fitting.js';
import type { EvidenceLinks } from './links.js';
import { md, type Markdown } from './markdown.js';
import { fixedTestsPart, winnerOf } from './parts/candidates.js';
import { downloadCommand, evidenceLinksPart, verifyPart } from './parts/evidence.js';
import { limitsPart } from './parts/limits.js';
import { isShownWhole } from './parts/patch.js';
import { replayParts } from './parts/replay.js';
import { circumstances, verdict } from './parts/verdict.js';
import { worldsPart } from './parts/worlds.js';
import { sticky, type StickyContext } from './sticky.js';

/**
 * A patch that plain `git apply` takes at the repository's top: the recorded one if it does so, else the same change as git
 * writes it (recorded patches may need mending, or count from a directory).
 */
export interface PlainPatch {
  text: string;
  /** Where it lies in the evidence folder. */
  file: string;
  /** Digest of its bytes. */
  sha256: Digest;
}

/** The longest patch, in bytes, that is given to be copied; longer ones are downloaded. */
const longestCopied = 40_000;

/**
 * The sticky comment with the result on a pull request from a fork, to which nothing is pushed: verdict, proof, and how its
 * author takes the patch. Throws TypeError if nothing won.
 */
export function forkComment(evidence: Evidence, context: StickyContext, { patch, links }: { patch: PlainPatch; links: EvidenceLinks }): string {
  const winner = winnerOf(evidence);
  if (winner === null) throw new TypeError('there is no patch to give without a winner');
  return sticky({ snapshot: evidence.snapshot.commit, state: 'decided', ended: { outcome: evidence.outcome, pull: null } }, context, [
    always(stack([verdict(evidence), circumstances(evidence, links.run)])),
    worldsPart(evidence),
    takePart(patch, links),
    fixedTestsPart(evidence, winner),
    ...replayParts(evidence),
    limitsPart(evidence),
    evidenceLinksPart(links),
    verifyPart(links),
  ]);
}

function takePart(patch: PlainPatch, links: EvidenceLinks): Part {
  const heading = md`#### Take the patch\n\nThe head of this pull request is in a fork, to which nothing is pushed. On its branch, at the repository's top:`;
  const downloaded = stack([heading, downloading(patch, links)]);
  if (Buffer.byteLength(patch.text) > longestCopied || !isShownWhole(patch.text)) return { sizes: [downloaded], rank: 0 };
  return { sizes: [stack([heading, downloading(patch, links), copying(patch)]), downloaded], rank: 2 };
}

function downloading({ file, sha256 }: PlainPatch, links: EvidenceLinks): Markdown {
  const download = downloadCommand(links);
  if (download === null) return md`The patch is ${code(file)} in the evidence.`;
  const commands = [download, checkCommand(sha256, `evidence/${file}`), `git apply --index ${shellWord(`evidence/${file}`)}`];
  return fenced(commands.join('\n'), 'sh');
}

function copying({ text, sha256 }: PlainPatch): Markdown {
  const commands = [checkCommand(sha256, 'fix.patch'), 'git apply --index fix.patch'];
  return folded('Or copy the patch', stack([md`Save this as ${code('fix.patch')}, with one line end after its last line:`, fenced(text, 'diff'), fenced(commands.join('\n'), 'sh')]));
}

/** The check that a file is that patch, byte for byte (`sha256sum --check` of GNU coreutils). */
function checkCommand(digest: Digest, file: string): string {
  return `echo ${shellWord(`${digest.slice('sha256:'.length)}  ${file}`)} | sha256sum --check`;
}
