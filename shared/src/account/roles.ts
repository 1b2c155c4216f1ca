import * as z from 'zod/mini';

/** The values of the one custom claim `role` (docs/rules.md#roles-1). */
export const ROLES = ['customer', 'guest', 'reviewer', 'printer', 'admin'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** Whether a role works for the shop. */
export function isStaff(one: Role): boolean {
  return one !== 'customer' && one !== 'guest';
}
