import { deviceStorage } from '#lib/device/device-storage.ts';

/**
 * Whether a user was signed in at the end of the last visit, not yet confirmed by the identity
 * provider.
 */
export function wasSignedIn(): boolean {
  return deviceStorage.get('auth-storage')?.includes('"isAuthenticated":true') ?? false;
}
