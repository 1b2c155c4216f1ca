import { deviceStorage } from '#lib/device/device-storage.ts';

/** Whether the last visit left somebody signed in; the identity provider has yet to confirm it. */
export function wasSignedIn(): boolean {
  return deviceStorage.get('auth-storage')?.includes('"isAuthenticated":true') ?? false;
}
