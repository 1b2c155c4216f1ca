import type { Auth, UserRecord } from 'firebase-admin/auth';
import { isUserMissing } from './token-errors';

/** Maximum accounts per lookup of Firebase Authentication. */
const PER_CALL = 100;
const GOOGLE = 'google.com';

/**
 * Whether the e-mail address is confirmed, also by a Google account of the same address: Google confirms
 * its addresses, but a linked account may have another one.
 */
function hasConfirmedEmail({ email, emailVerified, providerData }: UserRecord): boolean {
  const isGoogles = providerData.some(
    (provider) => provider.providerId === GOOGLE && provider.email === email,
  );
  return email !== undefined && (emailVerified || isGoogles);
}

/**
 * Filters accounts to those with a confirmed e-mail address. Calls Firebase Authentication, so not for
 * use in a transaction.
 */
export async function findConfirmedUids(
  auth: Pick<Auth, 'getUsers'>,
  uids: readonly string[],
): Promise<Set<string>> {
  const confirmed = new Set<string>();
  for (let start = 0; start < uids.length; start += PER_CALL) {
    const asked = uids.slice(start, start + PER_CALL).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(asked);
    for (const user of users) if (hasConfirmedEmail(user)) confirmed.add(user.uid);
  }
  return confirmed;
}

/** Whether an address is the confirmed address of an account. */
export async function isConfirmedEmail(
  auth: Pick<Auth, 'getUser'>,
  uid: string,
  email: string,
): Promise<boolean> {
  try {
    const user = await auth.getUser(uid);
    return user.email === email && hasConfirmedEmail(user);
  } catch (error) {
    if (isUserMissing(error)) return false;
    throw error;
  }
}
