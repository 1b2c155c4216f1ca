import { tabStorage } from '#lib/device/device-storage.ts';

const KEY = 'referralCode';

/**
 * Referral code of this visitor. Links pass it on in the navigation state; this copy survives a
 * reload and switching between login and register.
 */
export const referralCode = {
  get: (): string | null => tabStorage.get(KEY),
  set: (code: string): void => tabStorage.set(KEY, code),
  clear: (): void => tabStorage.remove(KEY),
};
