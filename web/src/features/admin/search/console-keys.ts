import { deviceStorage } from '#lib/device/device-storage.ts';

const STORED = 'console-keys';
const OFF = 'off';

/** Search field of the list that a page shows. */
export const LIST_SEARCH_SELECTOR = 'main input[type=search]';

/** Whether single-character shortcuts are on; they interfere with some assistive tools (WCAG 2.1.4). */
export const areSingleKeyShortcutsOn = (): boolean => deviceStorage.get(STORED) !== OFF;

/** Turns single-character shortcuts on or off; stored on this device. */
export function setSingleKeyShortcuts(isOn: boolean): void {
  if (isOn) deviceStorage.remove(STORED);
  else deviceStorage.set(STORED, OFF);
}
