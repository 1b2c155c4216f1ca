import { tabStorage } from '#lib/device/device-storage.ts';

const KEY = 'referralCode';

/**
 * Referral code of this visitor. It is passed on in navigation state; this copy survives a reload and the
 * change from login to register.
 */
export const referralCode = {
  get: (): string | null => tabStorage.get(KEY),
  set: (code: string): void => tabStorage.set(KEY, code),
  clear: (): void => tabStorage.remove(KEY),
};
