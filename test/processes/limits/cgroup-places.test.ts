import { describe, expect, test } from 'vitest';
import { placesFor, type CgroupView } from '../../../src/processes/limits/cgroup-places.js';

/** A view in which the named groups of version 2 give controllers to their children. */
function viewOf(membership: string, mounts: string[], given: Record<string, string[]> = {}): CgroupView {
  return { membership, mounts: mounts.join('\n'), givenToChildren: (folder) => given[folder] ?? [] };
}

const unified = (at: string, root = '/'): string => `41 31 0:38 ${root} ${at} rw,relatime shared:9 - cgroup2 cgroup2 rw,nsdelegate`;
const old = (controllers: string, root = '/'): string => `35 31 0:32 ${root} /sys/fs/cgroup/${controllers} rw,relatime - cgroup cgroup rw,${controllers}`;

describe('the place of our control groups', () => {
  test('in version 2 is the nearest group above ours that gives its children all controllers', () => {
    const view = viewOf('0::/system.slice/runner.service/job\n', [unified('/sys/fs/cgroup')], {
      '/sys/fs/cgroup': ['cpu', 'memory', 'pids'],
      '/sys/fs/cgroup/system.slice': ['memory', 'pids'],
      '/sys/fs/cgroup/system.slice/runner.service': ['pids'],
    });
    expect(placesFor(['memory', 'pids'], view)).toEqual([{ version: 2, folder: '/sys/fs/cgroup/system.slice', controllers: ['memory', 'pids'] }]);
    expect(placesFor(['pids'], view)).toEqual([{ version: 2, folder: '/sys/fs/cgroup/system.slice/runner.service', controllers: ['pids'] }]);
    expect(placesFor([], view)).toEqual([]);
  });

  test('in version 1 is our own group of each hierarchy; controllers of one hierarchy share it', () => {
    const view = viewOf('8:pids:/\n4:memory:/jobs/one\n1:name=systemd:/\n0::/\n', [old('memory'), old('pids'), old('name=systemd'), unified('/sys/fs/cgroup/unified')]);
    expect(placesFor(['memory', 'pids'], view)).toEqual([
      { version: 1, folder: '/sys/fs/cgroup/pids', controllers: ['pids'] },
      { version: 1, folder: '/sys/fs/cgroup/memory/jobs/one', controllers: ['memory'] },
    ]);
    expect(placesFor(['memory', 'pids'], viewOf('3:memory,pids:/a\n', [old('memory,pids')]))).toEqual([{ version: 1, folder: '/sys/fs/cgroup/memory,pids/a', controllers: ['memory', 'pids'] }]);
  });

  test('counts from the part that a container sees, and is nowhere for a group outside of it', () => {
    const given = { '/sys/fs/cgroup': ['memory'] };
    expect(placesFor(['memory'], viewOf('0::/docker/abc/inner\n', [unified('/sys/fs/cgroup', '/docker/abc')], given))).toEqual([{ version: 2, folder: '/sys/fs/cgroup', controllers: ['memory'] }]);
    expect(placesFor(['memory'], viewOf('0::/docker/abcd\n', [unified('/sys/fs/cgroup', '/docker/abc')], given))).toEqual([]);
    expect(placesFor(['memory'], viewOf('0::/\n', [], given))).toEqual([]);
    expect(placesFor(['memory'], viewOf('', [unified('/sys/fs/cgroup')], given))).toEqual([]);
  });
});
