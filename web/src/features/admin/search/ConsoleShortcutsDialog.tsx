import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { type ShortcutDescription, ShortcutsDialog } from '#ui/dialogs/ShortcutsDialog.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import {
  areSingleKeyShortcutsOn,
  LIST_SEARCH_SELECTOR,
  setSingleKeyShortcuts,
} from './console-keys';
import { staffSearchMessages } from './messages';

/** Keyboard shortcuts of the page's elements, from their `aria-keyshortcuts`. */
function listPageKeys(): ShortcutDescription[] {
  const elements = [...document.querySelectorAll('main [aria-keyshortcuts]')];
  return elements.map((element) => ({
    keys: element.getAttribute('aria-keyshortcuts') ?? '',
    label: element.getAttribute('aria-label') ?? element.textContent.trim(),
  }));
}

interface ConsoleShortcutsDialogProps {
  /** Shortcut of the search, as labelled on this device's keyboard. */
  searchKeys: string;
  onClose: () => void;
}

/** Dialog with the keyboard shortcuts of the open page, and a switch for single-character shortcuts. */
export function ConsoleShortcutsDialog({ searchKeys, onClose }: ConsoleShortcutsDialogProps) {
  const t = useMessages(staffSearchMessages);
  const [isOn, setOn] = useState(areSingleKeyShortcutsOn);
  const [ofPage] = useState(listPageKeys);
  const [hasSearch] = useState(() => document.querySelector(LIST_SEARCH_SELECTOR) !== null);
  const list = [
    { keys: searchKeys, label: t.openSearch },
    ...(isOn && hasSearch ? [{ keys: '/', label: t.listSearch }] : []),
    ...ofPage,
    { keys: 'Esc', label: t.closeDialog },
    ...(isOn ? [{ keys: '?', label: t.showKeys }] : []),
  ];
  return (
    <ShortcutsDialog title={t.keys} intro={t.keysIntro} list={list} onClose={onClose}>
      <div className="mt-6">
        <CheckboxField
          label={t.keysOn}
          hint={t.keysHint}
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            setSingleKeyShortcuts(event.target.checked);
          }}
        />
      </div>
    </ShortcutsDialog>
  );
}
