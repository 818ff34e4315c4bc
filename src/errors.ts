/** What went wrong, by kind. The exit status of the command line follows from the code. */
export type ErrorCode =
  | 'usage' // a command line that cannot be understood
  | 'input' // a file, revision or document from outside that cannot be used
  | 'environment' // something this machine lacks, or that broke while running
  | 'evidence' // an evidence document that does not hold
  | 'interrupted'; // ended by the user or the system

const exitStatuses: Record<ErrorCode, number> = { usage: 2, input: 2, environment: 3, evidence: 1, interrupted: 130 };

/**
 * The one error class of the product. `message` says what happened, to what, and what the user can do next;
 * `code` is for programs; `cause` keeps the error underneath.
 */
export class SafeDebugError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'SafeDebugError';
    this.code = code;
  }

  /** Exit status of the command line for this error (design section 6). */
  get exitStatus(): number {
    return exitStatuses[this.code];
  }
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

const systemFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space, or name folders on a larger disk with TMPDIR and --out',
  EDQUOT: 'The quota of disk space is used up. Free some space, or name folders on another disk with TMPDIR and --out',
  EROFS: 'The disk is read-only. Name folders on another one with TMPDIR and --out',
  EACCES: 'A file or folder may not be used',
  EPERM: 'A file or folder may not be used',
  ENOENT: 'A file is gone that was there before; something removed it meanwhile',
  ENOTDIR: 'A folder is gone that was there before; something replaced it meanwhile',
  EISDIR: 'A folder lies where a file has to be; something made it meanwhile',
  EMFILE: 'There are too many open files. Raise the limit (ulimit -n), or use fewer --jobs',
  ENFILE: 'The system has too many open files. Use fewer --jobs',
  ENOMEM: 'There is too little memory. Use fewer --jobs',
};

/** What a system error means for a user, in one line; null for anything else. */
export function systemFaultOf(thrown: unknown): string | null {
  const fault = systemFaults[systemCodeOf(thrown) ?? ''];
  return fault === undefined ? null : `${fault} (${messageOf(thrown)}).`;
}

/** The `code` of a Node system error (`ENOENT`, ...), or undefined for anything else. */
export function systemCodeOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
