const KEY = 'referralCode';

/**
 * The code of the friend who invited this visitor. It travels in navigation state; this copy lets
 * it survive a reload and the way from login to register.
 */
export const referralCode = {
  // there is none where the page is made on the server
  get: (): string | null => globalThis.sessionStorage?.getItem(KEY) ?? null,
  set: (code: string): void => sessionStorage.setItem(KEY, code),
  clear: (): void => sessionStorage.removeItem(KEY),
};
