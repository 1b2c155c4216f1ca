import { tabStorage } from '../device/device-storage';

const KEY = 'referralCode';

/**
 * The code of the friend who invited this visitor. It travels in navigation state; this copy lets
 * it survive a reload and the way from login to register.
 */
export const referralCode = {
  get: (): string | null => tabStorage.get(KEY),
  set: (code: string): void => tabStorage.set(KEY, code),
  clear: (): void => tabStorage.remove(KEY),
};
