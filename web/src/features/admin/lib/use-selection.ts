import { useState } from 'react';

/** Which of the rows on the screen are chosen for a bulk action. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Whether every row is chosen. */
  isAll: boolean;
  toggleAll: () => void;
  clear: () => void;
}

/** @param shown the ids of the rows; what is no longer shown is no longer chosen */
export function useSelection(shown: readonly string[]): Selection {
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
