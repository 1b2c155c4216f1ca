import { deviceStorage } from '../device/device-storage';

/** Whether the last visit left somebody signed in; the identity provider has yet to confirm it. */
export function wasSignedIn(): boolean {
  return deviceStorage.get('auth-storage')?.includes('"isAuthenticated":true') ?? false;
}
