const KEY = 'guestToken';

/** The guest's token for the API; it outlives the tab (docs/rules.md#roles-3). */
export const guestToken = {
  get: (): string | null => localStorage.getItem(KEY),
  set: (token: string): void => localStorage.setItem(KEY, token),
  clear: (): void => localStorage.removeItem(KEY),
};
