import { role, type Role } from '@smriti/shared/account/roles';
import type { Auth } from 'firebase-admin/auth';
import { isUserMissing } from './token-errors';

/**
 * The current role of an account, regardless of its tokens; null without a role, and for disabled or
 * deleted accounts. Calls the identity provider.
 */
export async function findCurrentRole(
  auth: Pick<Auth, 'getUser'>,
  uid: string,
): Promise<Role | null> {
  try {
    const { disabled, customClaims } = await auth.getUser(uid);
    return disabled ? null : (role.safeParse(customClaims?.['role']).data ?? null);
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}
