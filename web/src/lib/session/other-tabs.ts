import { deviceStorage } from '#lib/device/device-storage.ts';

/** Storage keys of messages between the tabs of a browser: a session was ended elsewhere, or has begun. */
const KEYS = { ended: 'ended-session', begun: 'begun-session' } as const;

/** Tells the other tabs about the session of a user; nothing stays in the storage. */
export function tellOtherTabs(message: keyof typeof KEYS, uid: string): void {
  deviceStorage.set(KEYS[message], uid);
  deviceStorage.remove(KEYS[message]);
}

/** Calls the handler of each message that another tab sends, with the uid of the session. */
export function listenToOtherTabs(
  handlers: Record<keyof typeof KEYS, (uid: string) => void>,
): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEYS.ended && newValue) handlers.ended(newValue);
    if (key === KEYS.begun && newValue) handlers.begun(newValue);
  });
}
