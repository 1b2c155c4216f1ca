import { deviceStorage } from '../device/device-storage';

/** Whether the last visit left somebody signed in: a guess, which the identity provider confirms or not. */
export function wasSignedIn(): boolean {
  return deviceStorage.get('auth-storage')?.includes('"isAuthenticated":true') ?? false;
}
