import { deviceStorage } from '#lib/device/device-storage.ts';

const KEY = 'guestToken';

/** API token of the guest, which survives closing the tab (docs/rules.md#roles-3). */
export const guestToken = {
  get: (): string | null => deviceStorage.get(KEY),
  set: (token: string): void => deviceStorage.set(KEY, token),
  clear: (): void => deviceStorage.remove(KEY),
};
