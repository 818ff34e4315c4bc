/*
 * Loaded before the program (`node --import`), it ends the process by SIGKILL right before the KILL_AT-th thing that the
 * program writes: an event, or a move, link or write of a file in the folder WATCHED. Nothing in that folder changes
 * between two of them but by removals, so these are the states that a killed run can leave. With POINTS each is noted
 * in that file. KILL_BEFORE names the point instead, the first of that name. CLOCK_JUMP_AT moves the process's clock by CLOCK_JUMP_MS from that point on.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT: killAt = '0', KILL_BEFORE: killBefore, CLOCK_JUMP_AT: jumpAt = '0', CLOCK_JUMP_MS: jumpMs = '0', POINTS: points, WATCHED: watched = '/nowhere' } = process.env;
const { appendFileSync } = fs;
let count = 0;
let lastLine = '';

function point(what) {
  count += 1;
  if (points !== undefined) appendFileSync(points, `${what}\n`);
  if (count === Number(killAt) || what === killBefore) process.kill(process.pid, 'SIGKILL');
  if (count === Number(jumpAt)) jumpClock(Number(jumpMs));
}

function jumpClock(ms) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [RealDate.now() + ms] : parts));
    }
    static now() {
      return RealDate.now() + ms;
    }
  };
}

function watch(module, name, describe) {
  const original = module[name];
  module[name] = (...args) => {
    const what = describe(...args);
    if (what !== null) point(what);
    return original(...args);
  };
}

/** The same event goes to two logs. */
function eventIn(_descriptor, data) {
  if (typeof data !== 'string' || !data.startsWith('{"seq":') || data === lastLine) return null;
  lastLine = data;
  const { type, world } = JSON.parse(data);
  return world === undefined ? type : `${type} ${world}`;
}

const inWatched = (doing, path) => (String(path).startsWith(`${watched}/`) ? `${doing} ${String(path).slice(watched.length + 1).replace(/^\.unfinished\/[^/]+/, '.unfinished/ID').replace(/\.lock-.*/, '.lock')}` : null);

watch(fs, 'writeSync', eventIn);
watch(fs, 'renameSync', (_from, to) => inWatched('move to', to));
watch(fs.promises, 'rename', (_from, to) => inWatched('move to', to));
watch(fs.promises, 'link', (_from, to) => inWatched('link', to));
watch(fs.promises, 'writeFile', (path) => inWatched('write', path));
watch(fs.promises, 'rm', (path) => (/latest\.json$|\.unfinished\//.test(String(path)) ? inWatched('remove', path) : null));
syncBuiltinESMExports();
