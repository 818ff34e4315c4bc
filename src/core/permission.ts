import { z } from 'zod';

/** GitHub's repository permissions, as its "Get repository permissions for a user" answers (`maintain` and `triage` by role name). */
export const permissionSchema = z.enum(['admin', 'maintain', 'write', 'triage', 'read', 'none']);
export type Permission = z.infer<typeof permissionSchema>;

/** Whether a permission lets its owner write to the repository, and so start work. */
export function mayWrite(permission: Permission): boolean {
  return permission === 'admin' || permission === 'maintain' || permission === 'write';
}
