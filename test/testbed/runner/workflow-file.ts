import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { ErrorPolicy } from '@actions/workflow-parser/model/convert';
import { isMap, parseDocument } from 'yaml';
import { textForParser } from './yaml-text.js';
import type { WorkflowSource } from './services.js';
import type { Token } from './tokens.js';
import { entries, evaluateText, find } from './tokens.js';

/** A workflow file that GitHub would accept. */
export type WorkflowFile = {
  readonly source: WorkflowSource;
  readonly root: Token;
  readonly name: string;
  readonly jobs: ReadonlyMap<string, Token>;
  readonly cacheModes: CacheModes;
};

/** `cache-mode` of the workflow and of each job that has one. */
type CacheModes = { readonly workflow: string | null; readonly jobs: ReadonlyMap<string, string> };

/** A workflow that GitHub refuses as a whole; the run ends as `startup_failure`. */
export class WorkflowRefused extends Error {
  override readonly name = 'WorkflowRefused';
}

/**
 * Reads a workflow file with GitHub's own parser: unknown keys, wrong types and unknown contexts are refused.
 * Throws WorkflowRefused with GitHub's messages.
 */
export async function parseWorkflowFile(source: WorkflowSource): Promise<WorkflowFile> {
  const { content, cacheModes } = withoutCacheModes(source.content);
  const parsed = parseWorkflow({ name: source.path, content }, new NoOperationTraceWriter());
  refuseOnErrors(source, parsed.context.errors.getErrors());
  const root = parsed.value;
  if (root === undefined) throw new WorkflowRefused(`${source.path} is empty.`);
  // `if:` conditions, `needs` of unknown jobs and cycles are only checked by the conversion.
  await convertWorkflowTemplate(parsed.context, root, undefined, { errorPolicy: ErrorPolicy.TryConversion });
  refuseOnErrors(source, parsed.context.errors.getErrors());
  return {
    source,
    root,
    name: evaluateText(find(root, 'name'), {}) ?? source.path,
    jobs: new Map(entries(find(root, 'jobs'))),
    cacheModes,
  };
}

function refuseOnErrors(source: WorkflowSource, errors: readonly { message: string }[]): void {
  if (errors.length === 0) return;
  const lines = errors.map((error) => error.message).join('\n');
  throw new WorkflowRefused(`Invalid workflow file: ${source.path}\n${lines}`);
}

/** `cache-mode` is newer than the parser: github.blog/changelog, 2026-09-10. Everything else is left to the parser. */
function withoutCacheModes(content: string): { content: string; cacheModes: CacheModes } {
  const document = parseDocument(content);
  const jobs = document.get('jobs');
  const perJob = new Map<string, string>();
  if (isMap(jobs)) {
    for (const { key, value } of jobs.items) {
      const mode = isMap(value) ? value.get('cache-mode') : undefined;
      if (isMap(value) && value.delete('cache-mode')) perJob.set(String(key), checkedMode(mode));
    }
  }
  const workflow = isMap(document.contents) && document.has('cache-mode') ? checkedMode(document.get('cache-mode')) : null;
  if (workflow !== null) document.delete('cache-mode');
  return { content: document.errors.length > 0 ? content : textForParser(document), cacheModes: { workflow, jobs: perJob } };
}

function checkedMode(mode: unknown): string {
  if (typeof mode === 'string' && ['read', 'write', 'write-only', 'none'].includes(mode)) return mode;
  throw new WorkflowRefused(`Unexpected value '${String(mode)}' for cache-mode: use read, write, write-only or none.`);
}
