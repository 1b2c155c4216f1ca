import type { Auth } from 'firebase-admin/auth';

/** The most accounts that one call of Firebase Authentication looks up. */
const PER_CALL = 100;
/** Google has made sure of the addresses of its accounts. */
const GOOGLE = 'google.com';

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
    for (const { uid, email, emailVerified, providerData } of users) {
      const isGoogle = providerData.some(({ providerId }) => providerId === GOOGLE);
      if (email !== undefined && (emailVerified || isGoogle)) confirmed.add(uid);
    }
  }
  return confirmed;
}
