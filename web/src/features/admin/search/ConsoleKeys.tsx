import type { Role } from '@smriti/shared/account/roles';
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#lib/device/is-typing.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import type { ConsoleArea } from '../console-areas';
import { areSingleKeyShortcutsOn, LIST_SEARCH_SELECTOR } from './console-keys';

const SearchDialog = lazyOptionalComponent(
  'SearchDialog',
  async () => (await import('./SearchDialog')).SearchDialog,
);
const ConsoleShortcutsDialog = lazyOptionalComponent(
  'ConsoleShortcutsDialog',
  async () => (await import('./ConsoleShortcutsDialog')).ConsoleShortcutsDialog,
);

/** Dialog of the console that a key or button opens. */
export type KeyDialog = 'search' | 'keys';

interface ConsoleKeysProps {
  role: Role;
  areas: readonly ConsoleArea[];
  /** Shortcut of the search, as labelled on this device's keyboard. */
  searchKeys: string;
  /** The open dialog; null if none. */
  dialog: KeyDialog | null;
  onDialog: (dialog: KeyDialog | null) => void;
}

/**
 * Keyboard shortcuts that work on every page of the console, and their dialogs (docs/rules.md#console-9):
 * Ctrl+K (Command+K) opens the search; outside of fields, '/' goes to the search field of the list, and '?'
 * opens the list of shortcuts.
 */
export function ConsoleKeys({ role, areas, searchKeys, dialog, onDialog }: ConsoleKeysProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
      onDialog('search');
    } else {
      if (ctrlKey || metaKey || altKey || isTyping(target) || !areSingleKeyShortcutsOn()) return;
      if (key === '?') onDialog('keys');
      else if (key !== '/' || !focusListSearch()) return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = () => onDialog(null);
  if (dialog === 'keys') return <ConsoleShortcutsDialog searchKeys={searchKeys} onClose={close} />;
  if (dialog === null) return null;
  return (
    <SearchDialog role={role} areas={areas} onShowKeys={() => onDialog('keys')} onClose={close} />
  );
}

function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(LIST_SEARCH_SELECTOR);
  field?.focus();
  field?.select();
  return field !== null;
}
