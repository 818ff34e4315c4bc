import { describe, expect, it } from 'vitest';
import { programCommand } from '../../src/studio/commands.js';

describe('how the program is called again', () => {
  it.each([
    ['by its name, where it was called by it', '/usr/local/bin/safe-debug', 'safe-debug'],
    ['by its file in the folder', '/home/me/clone/dist/cli/index.js', 'node dist/cli/index.js'],
    ['by its whole path elsewhere', '/opt/safe debug/dist/cli/index.js', "node '/opt/safe debug/dist/cli/index.js'"],
  ])('%s', (_, file, command) => expect(programCommand(file, '/home/me/clone')).toBe(command));
});
