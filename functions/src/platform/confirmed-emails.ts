import type { Auth, UserRecord } from 'firebase-admin/auth';
import { isNoUser } from './token-problem';

/** The most accounts that one call of Firebase Authentication looks up. */
const PER_CALL = 100;
const GOOGLE = 'google.com';

/** Google has made sure of the addresses of its accounts; one of another address may be linked. */
function hasConfirmedEmail({ email, emailVerified, providerData }: UserRecord): boolean {
  const isGoogles = providerData.some(
    (provider) => provider.providerId === GOOGLE && provider.email === email,
  );
  return email !== undefined && (emailVerified || isGoogles);
}

/**
 * Which of some accounts have an e-mail address that is known to be theirs. Asks Firebase
 * Authentication, so not within a transaction.
 */
export async function confirmedEmails(
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

/** Whether an address is that of an account, and known to be its owner's. */
export async function isConfirmedEmail(
  auth: Pick<Auth, 'getUser'>,
  uid: string,
  email: string,
): Promise<boolean> {
  try {
    const user = await auth.getUser(uid);
    return user.email === email && hasConfirmedEmail(user);
  } catch (error) {
    if (isNoUser(error)) return false;
    throw error;
  }
}
