import { lchown } from 'node:fs/promises';

/** Who owns a file. */
export interface Owner {
  user: number;
  group: number;
}

/** Gives a file of ours, or a link itself, to its owner; null: it stays ours. */
export async function giveTo(owner: Owner | null, file: string | Buffer): Promise<void> {
  if (owner !== null) await lchown(file, owner.user, owner.group);
}
