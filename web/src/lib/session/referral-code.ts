const KEY = 'referralCode';

/**
 * The code of the friend who invited this visitor. It travels in navigation state; this copy lets
 * it survive a reload and the way from login to register.
 */
export const referralCode = {
  get: (): string | null => sessionStorage.getItem(KEY),
  set: (code: string): void => sessionStorage.setItem(KEY, code),
  clear: (): void => sessionStorage.removeItem(KEY),
};
