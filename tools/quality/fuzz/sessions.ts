import { createGuest, verifyGuest } from '@smriti/shared/account/guests';
import type { Role } from '@smriti/shared/account/roles';
import { isTokenValid } from '../../../functions/src/features/auth/auth.service.ts';
import { isUserMissing } from '../../../functions/src/platform/token-errors.ts';
import { type Account, TEST_PASSWORD, signInAgain } from '../../../tests/support/accounts.ts';
import { auth } from '../../../tests/support/admin.ts';
import { callEndpoint, callApi } from '../../../tests/support/http.ts';
import type { Session } from './token-renewal.ts';

/*
 * Some requests end all sessions of their caller, revoke a role or erase an account. With the Auth
 * emulator, firebase-admin then refuses earlier tokens of customers, too. Without new tokens, all
 * further answers would be 401.
 */

/**
 * Restores the role and password of an account; creates it again, with its uid, if it was erased.
 */
async function restoreAccount({ uid, email }: Account, role: Role): Promise<void> {
  try {
    await auth.updateUser(uid, { disabled: false, email, password: TEST_PASSWORD });
  } catch (error) {
    if (!isUserMissing(error)) throw error;
    await auth.createUser({ uid, email, password: TEST_PASSWORD });
  }
  await auth.setCustomUserClaims(uid, { role });
}

export function createAccountSession(account: Account, role: Role): Session {
  return {
    token: account.idToken,
    isGood: (token) => isTokenValid({ auth }, token),
    async renew() {
      await restoreAccount(account, role);
      return (await signInAgain(account)).idToken;
    },
  };
}

export function createGuestSession(token: string): Session {
  return {
    token,
    isGood: async (one) => (await callApi('GET', verifyGuest.path, { token: one })).status === 200,
    renew: async () => (await callEndpoint(createGuest, { body: {} })).token,
  };
}
