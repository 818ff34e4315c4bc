/** Most processes of a world that a limit can name: as many as Linux gives numbers (proc manual, `pid_max`), without the few of ours that are counted too. */
export const mostProcesses = 4_194_300;

const unitBytes: Readonly<Record<string, number>> = { M: 1024 ** 2, G: 1024 ** 3 };

/** Least memory of a world: below it no shell with a program in it can be relied on to start. */
const leastBytes = 16 * 1024 ** 2;

/** What `memoryBytesOf` takes, for messages. */
export const memorySizeForm = 'a size from 16M on, such as 512M or 2G';

/** The memory that a text such as `512M` or `2G` names, in bytes (powers of 1024); null for anything else and for less than 16M. */
export function memoryBytesOf(text: string): number | null {
  const [, digits = '', unit = ''] = /^(\d{1,6})([MG])$/.exec(text) ?? [];
  const bytes = Number(digits) * (unitBytes[unit] ?? 0);
  return bytes >= leastBytes ? bytes : null;
}

/** Bytes as `memoryBytesOf` reads them, in the largest unit that is exact: `2G`, `1536M`. */
export function memorySize(bytes: number): string {
  const [unit, size] = Object.entries(unitBytes).findLast(([, known]) => bytes % known === 0) ?? ['', 1];
  return `${bytes / size}${unit}`;
}
