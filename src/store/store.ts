/**
 * Where the steps leave named folders for each other: a folder on one machine, artifacts on GitHub. A name is put once;
 * what was put is never changed.
 */
export interface Store {
  /** Moves or uploads a folder under a name. The folder must not be used afterwards. Throws `input` if the name is taken. */
  put(name: string, folder: string): Promise<void>;
  /** Path of a readable copy of a named folder, or null if there is none. */
  get(name: string): Promise<string | null>;
  /** All names. */
  list(): Promise<string[]>;
}
