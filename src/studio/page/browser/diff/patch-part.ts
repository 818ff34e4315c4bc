const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
const header = /^(?:diff --git |index [0-9a-f]|--- \S|\+\+\+ \S|(?:new|deleted) file mode |(?:old|new) mode |(?:dis)?similarity index |(?:rename|copy) (?:from|to) |Binary files )/;

/**
 * What of a text is a patch: headers of files and whole hunks, counted by their own head (unified diff). Left out is what
 * `git format-patch` puts around it, the mail's head, its message and the signature.
 */
export function patchPart(text: string): string {
  const kept: string[] = [];
  let [before, after] = [0, 0];
  for (const line of text.split('\n')) {
    if (before > 0 || after > 0) {
      kept.push(line);
      if (!line.startsWith('+') && !line.startsWith('\\')) before--;
      if (!line.startsWith('-') && !line.startsWith('\\')) after--;
      continue;
    }
    const counts = hunk.exec(line);
    if (counts !== null) [before, after] = [Number(counts[1] ?? 1), Number(counts[2] ?? 1)];
    if (counts !== null || header.test(line) || line.startsWith('\\')) kept.push(line);
  }
  return kept.map((line) => `${line}\n`).join('');
}
