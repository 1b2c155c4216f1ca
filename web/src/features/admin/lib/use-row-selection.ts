import { useState } from 'react';

export interface RowSelection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  isAll: boolean;
  toggleAll: () => void;
  clear: () => void;
}

/**
 * Row selection of a list.
 * @param shown ids of the visible rows; a row that disappears is deselected
 */
export function useRowSelection(shown: readonly string[]): RowSelection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = shown.filter((id) => chosen.includes(id));
  const isAll = ids.length > 0 && ids.length === shown.length;
  return {
    ids,
    has: (id) => chosen.includes(id),
    toggle: (id) =>
      setChosen((before) =>
        before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
      ),
    isAll,
    toggleAll: () => setChosen(isAll ? [] : shown),
    clear: () => setChosen([]),
  };
}
