/** Where a command writes its result and its progress. */
export interface CommandOutput {
  /** The result: documents with `--json`, else text for people. */
  stdout: (text: string) => void;
  /** Progress and errors. */
  stderr: NodeJS.WriteStream;
}

/** What every command gets beside its arguments. */
export interface CommandContext extends CommandOutput {
  /** Aborted by Ctrl-C and SIGTERM. */
  signal: AbortSignal;
}

/** A command of the command line: takes the arguments after its name, resolves to the exit status. */
export type Command = (args: string[], context: CommandContext) => Promise<number>;
