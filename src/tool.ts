/** Name and version of this program, as documents carry them. The version is that of package.json; a test holds them together. */
export const tool = { name: 'safe-parallel-debugging', version: '0.1.0' } as const;
