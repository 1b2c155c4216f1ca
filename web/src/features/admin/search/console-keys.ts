import { useEffect, useEffectEvent, useState } from 'react';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { isTyping } from '#lib/device/is-typing.ts';

const STORED = 'console-keys';
const OFF = 'off';

/** Keys of the search, as they are written on this device's keyboard. */
export const SEARCH_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘+K' : 'Ctrl+K';
/** Search field of the list that a page shows. */
export const LIST_SEARCH = 'main input[type=search]';

/** Whether keys of a single sign work; they interfere with some assistive tools (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => deviceStorage.get(STORED) !== OFF;

/** Turns the keys of a single sign on or off; stored on this device. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.remove(STORED);
  else deviceStorage.set(STORED, OFF);
}

/** Dialog of the console that keys open. */
export type KeyDialog = 'search' | 'keys';

function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(LIST_SEARCH);
  field?.focus();
  field?.select();
  return field !== null;
}

/**
 * Keys that work on every page of the console (docs/rules.md#console-9): Ctrl+K (Command+K) opens the search;
 * outside of fields, '/' goes to the search field of the list, and '?' opens the list of keys.
 */
export function useConsoleKeys() {
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
      setDialog('search');
    } else {
      if (ctrlKey || metaKey || altKey || isTyping(target) || !areSingleKeysOn()) return;
      if (key === '?') setDialog('keys');
      else if (key !== '/' || !focusListSearch()) return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { dialog, setDialog };
}
