import { deviceStorage } from '#lib/device/device-storage.ts';

const STORED = 'console-keys';
const OFF = 'off';

/** Search field of the list that a page shows. */
export const LIST_SEARCH = 'main input[type=search]';

/** Whether keys of a single sign work; they interfere with some assistive tools (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => deviceStorage.get(STORED) !== OFF;

/** Turns the keys of a single sign on or off; stored on this device. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.remove(STORED);
  else deviceStorage.set(STORED, OFF);
}
