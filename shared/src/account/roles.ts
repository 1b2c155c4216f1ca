import * as z from 'zod/mini';

/** Values of the only custom claim, `role` (docs/rules.md#roles-1). */
export const ROLES = ['customer', 'guest', 'reviewer', 'printer', 'support', 'admin'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** Whether a role may read the orders, accounts and albums of all customers (docs/rules.md#roles-9). */
export function canReadCustomers(one: Role | null): boolean {
  return one === 'support' || one === 'admin';
}

export function isStaffRole(one: Role): boolean {
  return one !== 'customer' && one !== 'guest';
}
