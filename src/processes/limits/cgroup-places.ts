import { dirname } from 'node:path';

/** A part of the kernel that counts for control groups: of memory, or of processes and threads. */
export type Controller = 'memory' | 'pids';

/** A control group in which we may have groups of our own, if its owner lets us. */
export interface CgroupPlace {
  version: 1 | 2;
  folder: string;
  controllers: Controller[];
}

/** What the kernel says of control groups. */
export interface CgroupView {
  /** Text of `/proc/self/cgroup` (cgroups manual). */
  membership: string;
  /** Text of `/proc/self/mountinfo` (proc_pid_mountinfo manual). */
  mounts: string;
  /** The controllers that the children of a version 2 group have: its `cgroup.subtree_control`; empty where that cannot be read. */
  givenToChildren: (folder: string) => string[];
}

/**
 * Where groups with the wanted controllers belong, at most one place for each version. In version 1 that is below our own group, so that its
 * limits go on to hold. In version 2 a group with processes cannot give its children controllers (cgroup-v2 documentation of the
 * kernel, "No Internal Process Constraint"): there it is the nearest one above that does already.
 */
export function placesFor(wanted: readonly Controller[], view: CgroupView): CgroupPlace[] {
  const hierarchies = hierarchiesIn(view);
  const first = hierarchies.map(({ folder, controllers }): CgroupPlace => ({ version: 1, folder, controllers: wanted.filter((controller) => controllers.includes(controller)) }));
  const controllers = wanted.filter((controller) => !first.some((place) => place.controllers.includes(controller)));
  const second = hierarchies.filter((hierarchy) => hierarchy.controllers.length === 0).flatMap(upwards).find((folder) => controllers.every((controller) => view.givenToChildren(folder).includes(controller)));
  const places: CgroupPlace[] = second === undefined ? first : [...first, { version: 2, folder: second, controllers }];
  return places.filter((place) => place.controllers.length > 0);
}

/** A hierarchy that we see: where it is mounted, and our own group in it. That of version 2 names no controllers. */
interface Hierarchy {
  controllers: string[];
  mount: string;
  folder: string;
}

function hierarchiesIn({ membership, mounts }: CgroupView): Hierarchy[] {
  const mounted = mounts.split('\n').flatMap(mountOf);
  return membership.split('\n').flatMap((line) => {
    const [, named = '', path = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    const controllers = named === '' ? [] : named.split(',');
    const mount = mounted.find(({ kind, options }) => (named === '' ? kind === 'cgroup2' : kind === 'cgroup' && controllers.every((controller) => options.includes(controller))));
    if (path === '' || mount === undefined) return [];
    // Of a mount that shows a part, paths count from that part; a group outside of it cannot be reached.
    const root = mount.root === '/' ? '' : mount.root;
    const below = path.slice(root.length).replace(/\/$/, '');
    return path === root || path.startsWith(`${root}/`) ? [{ controllers, mount: mount.at, folder: `${mount.at}${below}` }] : [];
  });
}

function mountOf(line: string): { root: string; at: string; kind: string; options: string[] }[] {
  const [place = '', system = ''] = line.split(' - ');
  const [, , , root = '', at = ''] = place.split(' ');
  const [kind = '', , options = ''] = system.split(' ');
  return kind.startsWith('cgroup') ? [{ root, at, kind, options: options.split(',') }] : [];
}

/** Our own group and those above it, as far as they can be seen. */
function upwards({ mount, folder }: Pick<Hierarchy, 'mount' | 'folder'>): string[] {
  return folder === mount ? [folder] : [folder, ...upwards({ mount, folder: dirname(folder) })];
}
