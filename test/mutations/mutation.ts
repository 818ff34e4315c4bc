import fc from 'fast-check';

/** What can happen to a text on its way: lines and bytes lost, doubled, swapped, replaced or slipped in. */
export type Mutation = { kind: 'drop' | 'repeat' | 'swap' | 'cut' | 'byte' | 'insert' | 'line-end' | 'indent' | 'splice'; at: number; length: number; piece: string };

/** Pieces that mean something to one of the readers. */
const pieces = [
  '\r', '\n', '\ufeff', '\u0000', '\u00a0', '\u202e', ' ', '\t', '-', '+', '\\', '@@', '@@ -1 +1 @@\n', '--- ', '+++ ', '--- /dev/null\n', '../', '.git/', '.github/', 'a/', '"', 'rename to x\n', 'new file mode 120000\n', 'old mode 100644\nnew mode 100755\n',
  '```', '~~~', '> ', '<!--', '-->', '/try\n', '# TODO', '# SKIP', 'not ', 'ok 1\n', '1..1\n', 'Bail out!\n', '<failure/>', '</testcase>', '<![CDATA[', '&', '<', '{', '}', ',', 'passed', 'failed', 'null', '-1', '9999999999', '{"Action":"pass","Package":"p"}\n', '\u001b[31m', '::error::',
];

export const mutations = fc.array(
  fc.record({ kind: fc.constantFrom<Mutation['kind']>('drop', 'repeat', 'swap', 'cut', 'byte', 'insert', 'line-end', 'indent', 'splice'), at: fc.nat(100_000), length: fc.nat(60), piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })) }),
  { minLength: 1, maxLength: 4 },
);

/** The bytes after one mutation. */
export function mutate(bytes: Buffer, { kind, at, length, piece }: Mutation): Buffer {
  const from = bytes.length === 0 ? 0 : at % bytes.length;
  const spliced = (removed: number, added: Buffer): Buffer => Buffer.concat([bytes.subarray(0, from), added, bytes.subarray(from + removed)]);
  switch (kind) {
    case 'cut': return bytes.subarray(0, from);
    case 'byte': return spliced(1, Buffer.from([length * 4]));
    case 'insert': return spliced(0, Buffer.from(piece));
    case 'splice': return spliced(length, Buffer.from(piece));
    default: return mutateLines(bytes, kind, at, piece);
  }
}

function mutateLines(bytes: Buffer, kind: 'drop' | 'repeat' | 'swap' | 'line-end' | 'indent', at: number, piece: string): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  const position = at % lines.length;
  const line = lines[position] ?? '';
  if (kind === 'drop') lines.splice(position, 1);
  else if (kind === 'repeat') lines.splice(position, 0, line);
  else if (kind === 'swap') lines.splice(position, 2, lines[position + 1] ?? '', line);
  else if (kind === 'indent') lines[position] = ` ${line}`;
  else return Buffer.from(lines.join(piece.length % 2 === 0 ? '\r\n' : '\r'), 'latin1');
  return Buffer.from(lines.join('\n'), 'latin1');
}
