import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { type KeyDescription, KeysDialog } from '#ui/dialogs/KeysDialog.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { areSingleKeysOn, LIST_SEARCH, setSingleKeys } from './console-keys';
import { staffSearchMessages } from './messages';

/** Keys of the elements of the page, which name them in `aria-keyshortcuts`. */
function listPageKeys(): KeyDescription[] {
  const elements = [...document.querySelectorAll('main [aria-keyshortcuts]')];
  return elements.map((element) => ({
    keys: element.getAttribute('aria-keyshortcuts') ?? '',
    label: element.getAttribute('aria-label') ?? element.textContent.trim(),
  }));
}

interface ConsoleKeysDialogProps {
  /** Keys of the search, as they are written on this device's keyboard. */
  searchKeys: string;
  onClose: () => void;
}

/** Dialog with the keys of the page that is open, and a switch for those of a single sign. */
export function ConsoleKeysDialog({ searchKeys, onClose }: ConsoleKeysDialogProps) {
  const t = useMessages(staffSearchMessages);
  const [isOn, setOn] = useState(areSingleKeysOn);
  const [ofPage] = useState(listPageKeys);
  const [hasSearch] = useState(() => document.querySelector(LIST_SEARCH) !== null);
  const list = [
    { keys: searchKeys, label: t.openSearch },
    ...(isOn && hasSearch ? [{ keys: '/', label: t.listSearch }] : []),
    ...ofPage,
    { keys: 'Esc', label: t.closeDialog },
    ...(isOn ? [{ keys: '?', label: t.showKeys }] : []),
  ];
  return (
    <KeysDialog
      title={t.keys}
      intro={t.keysIntro}
      closeLabel={t.close}
      list={list}
      onClose={onClose}
    >
      <div className="mt-6">
        <CheckboxField
          label={t.keysOn}
          hint={t.keysHint}
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            setSingleKeys(event.target.checked);
          }}
        />
      </div>
    </KeysDialog>
  );
}
