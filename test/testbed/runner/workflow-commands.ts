/** A line that the runner obeys: docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export type WorkflowCommand = {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
};

/** Reads `::name key=value,...::message`; null for every other line. */
export function parseCommand(line: string): WorkflowCommand | null {
  const match = /^\s*::([^\s:]+)(?: ([^]*?))?::([^]*)$/.exec(line);
  if (match === null) return null;
  const pairs = (match[2] ?? '').split(',').map((pair) => pair.trim()).filter((pair) => pair.includes('='));
  const properties = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decodeProperty(pair.slice(at + 1))];
  });
  return { name: match[1] ?? '', properties: Object.fromEntries(properties), message: decode(match[3] ?? '') };
}

/** Lines between `::stop-commands::TOKEN` and `::TOKEN::` are not obeyed. */
export class CommandReader {
  #resumeToken: string | null = null;

  read(line: string): WorkflowCommand | null {
    const command = parseCommand(line);
    if (this.#resumeToken !== null) {
      if (command?.name === this.#resumeToken) this.#resumeToken = null;
      return null;
    }
    if (command?.name === 'stop-commands') {
      this.#resumeToken = command.message;
      return null;
    }
    return command;
  }
}

function decode(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function decodeProperty(text: string): string {
  return decode(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}
