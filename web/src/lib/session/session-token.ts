import { tabStorage } from '#lib/device/device-storage.ts';

const KEY = 'authToken';

/** ID token of this tab's session, stored per tab (docs/rules.md#accounts-4). */
export const sessionToken = {
  get: (): string | null => tabStorage.get(KEY),
  set: (token: string): void => tabStorage.set(KEY, token),
  clear: (): void => tabStorage.remove(KEY),
};

/** Expiry of an ID token in ms since 1970; null if the token is malformed. */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const isClaims = typeof claims === 'object' && claims !== null && 'exp' in claims;
    return isClaims && typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
