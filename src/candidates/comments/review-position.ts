import { z } from 'zod';

/** Where a review comment stands. Lines count from 1; `line` is null once the diff no longer shows the commented line. */
export interface ReviewPosition {
  path: string | null;
  startLine: number | null;
  line: number | null;
  startSide: 'LEFT' | 'RIGHT' | null;
  side: 'LEFT' | 'RIGHT' | null;
  originalStartLine: number | null;
  originalLine: number | null;
  /** Commit that the lines belong to. */
  commit: string | null;
  /** The comment is on the file and not on a line. */
  wholeFile: boolean;
}

const line = z.int().nullish();
const side = z.enum(['LEFT', 'RIGHT']).nullish();

/** Names as in GitHub's REST API, "Pull request review comments"; payloads of events have the same. */
export const positionFields = {
  path: z.string().regex(/^[^\0]+$/, 'must be a path').nullish(),
  line,
  start_line: line,
  side,
  start_side: side,
  commit_id: z.string().nullish(),
  original_line: line,
  original_start_line: line,
  subject_type: z.string().nullish(),
};

/** The position that the fields of a comment tell. */
export function positionOf(comment: z.output<z.ZodObject<typeof positionFields>>): ReviewPosition {
  return {
    path: comment.path ?? null,
    startLine: comment.start_line ?? null,
    line: comment.line ?? null,
    startSide: comment.start_side ?? null,
    side: comment.side ?? null,
    originalStartLine: comment.original_start_line ?? null,
    originalLine: comment.original_line ?? null,
    commit: comment.commit_id ?? null,
    wholeFile: comment.subject_type === 'file',
  };
}
