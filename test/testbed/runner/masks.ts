/** Secrets of one job. Every line that a job prints goes through `hide`. */
export class Masks {
  readonly #values = new Set<string>();

  constructor(values: Iterable<string> = []) {
    for (const value of values) this.add(value);
  }

  /** Each line of a value is a secret of its own: actions/runner src/Runner.Worker/ActionCommandManager.cs, AddMask. */
  add(value: string): void {
    if (value.trim() === '') return;
    this.#values.add(value);
    for (const line of value.split(/\r?\n/)) {
      if (line.trim() !== '') this.#values.add(line);
    }
  }

  hide(text: string): string {
    let hidden = text;
    for (const value of [...this.#values].sort((one, other) => other.length - one.length)) {
      hidden = hidden.replaceAll(value, '***');
    }
    return hidden;
  }

  reveals(text: string): boolean {
    return this.hide(text) !== text;
  }
}
