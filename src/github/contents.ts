import { Buffer, isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { SafeDebugError } from '../errors.js';
import { ask, askIfAny, shaSchema } from './answers.js';
import { brief } from './brief.js';
import type { Host, TreeEntry } from './host.js';
import type { RepositoryClient } from './repository-client.js';

/** More is not given inline by GitHub (REST API, "Get repository content"). */
const maximumTextBytes = 1024 * 1024;

/** A list for a folder; a file has its bytes as base64. */
const contentSchema = z.union([z.array(z.unknown()).transform(() => ({ type: 'dir' as const })), z.object({ type: z.literal('file'), size: z.int(), encoding: z.string(), content: z.string() }), z.object({ type: z.enum(['symlink', 'submodule', 'dir']) })]);

const commitSchema = z.object({ sha: shaSchema, tree: z.object({ sha: shaSchema }), parents: z.array(z.object({ sha: shaSchema })), message: z.string() }).transform(({ sha, tree, parents, message }) => ({
  sha,
  tree: tree.sha,
  parents: parents.map((parent) => parent.sha),
  message,
}));

const objectSchema = z.object({ sha: shaSchema });

/** What a request to make a tree may carry inline; GitHub ends requests that take long, and files beyond it get their own. */
const maximumInlineBytes = 4 * 1024 * 1024;

export function contentMethods({ octokit, at }: RepositoryClient): Pick<Host, 'textOfFile' | 'commit' | 'createTree' | 'createCommit'> {
  const createBlob = (content: Buffer) => ask('store a file', octokit.request('POST /repos/{owner}/{repo}/git/blobs', { ...at, content: content.toString('base64'), encoding: 'base64' }), objectSchema);

  return {
    async textOfFile(path, ref) {
      const found = await askIfAny(`read ${path} at ${ref}`, octokit.request('GET /repos/{owner}/{repo}/contents/{path}', { ...at, path, ref }), contentSchema);
      return found && textOf(path, found);
    },

    commit: (sha) => askIfAny(`read commit ${sha}`, octokit.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...at, commit_sha: sha }), commitSchema),

    async createTree({ base, entries }) {
      const tree = [];
      let inlineBytes = 0;
      for (const entry of entries) {
        if ('deleted' in entry) {
          tree.push({ path: entry.path, mode: '100644' as const, type: 'blob' as const, sha: null });
          continue;
        }
        const inline = fitsJson(entry) && inlineBytes + entry.content.length <= maximumInlineBytes;
        inlineBytes += inline ? entry.content.length : 0;
        const content = inline ? { content: entry.content.toString('utf8') } : { sha: (await createBlob(entry.content)).sha };
        tree.push({ path: entry.path, mode: entry.mode, type: 'blob' as const, ...content });
      }
      return (await ask('make a tree', octokit.request('POST /repos/{owner}/{repo}/git/trees', { ...at, base_tree: base, tree }), objectSchema)).sha;
    },

    createCommit: ({ message, tree, parents }) => ask('make a commit', octokit.request('POST /repos/{owner}/{repo}/git/commits', { ...at, message, tree, parents: [...parents] }), commitSchema),
  };
}

/** Whether GitHub makes these very bytes of the text in a JSON string: not of an empty one, which it takes for none. */
function fitsJson({ content }: Exclude<TreeEntry, { deleted: true }>): boolean {
  return content.length > 0 && isUtf8(content) && !content.includes(0);
}

function textOf(path: string, found: z.infer<typeof contentSchema>): string {
  if (found.type !== 'file') throw new SafeDebugError('input', `${brief(path)} is a ${found.type === 'dir' ? 'folder' : found.type} in the repository, not a file. Put a file in its place.`);
  if (found.size > maximumTextBytes || (found.encoding !== 'base64' && found.size > 0)) throw new SafeDebugError('input', `${brief(path)} has ${found.size} bytes, more than the ${maximumTextBytes} that are read. Make it smaller.`);
  const bytes = Buffer.from(found.content, 'base64');
  if (!isUtf8(bytes)) throw new SafeDebugError('input', `${brief(path)} is not text in UTF-8. Save it as UTF-8.`);
  return bytes.toString('utf8');
}
