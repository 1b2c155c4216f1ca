const KEY = 'guestToken';

/** The guest's token for the API; it outlives the tab (design-studio.md section 4). */
export const guestToken = {
  get: (): string | null => localStorage.getItem(KEY),
  set: (token: string): void => localStorage.setItem(KEY, token),
  clear: (): void => localStorage.removeItem(KEY),
};
