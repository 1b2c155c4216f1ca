import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { useStudio, useStudioState } from '../studio-context';
import { removePhotos } from '../studio-store';
import { gridMessages } from './grid-messages';
import { listPhotoKeysBetween } from './sorting/photo-order';

const NOTHING: ReadonlySet<string> = new Set();

interface PhotoSelection {
  /** Keys of the selected photos, in order; null outside of the selection mode. */
  selected: readonly string[] | null;
  start: () => void;
  leave: () => void;
  /** Removes the selected photos from the design, as one undo step. */
  removeSelected: () => void;
  /** Selects or deselects a photo; with `isRange`, all photos from the last clicked one to this one. */
  select: (key: string, isSelected: boolean, isRange: boolean) => void;
}

/**
 * Selection of photos for bulk actions.
 * @param addButton takes the focus when no photo is left
 */
export function usePhotoSelection(addButton: RefObject<HTMLElement | null>): PhotoSelection {
  const t = useMessages(gridMessages);
  const { store } = useStudio();
  const order = useStudioState((state) => state.order);
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null);
  const pressedBefore = useRef<string | null>(null);

  const select = useCallback(
    (key: string, isSelected: boolean, isRange: boolean) => {
      const from = isRange ? (pressedBefore.current ?? key) : key;
      pressedBefore.current = key;
      const range = listPhotoKeysBetween(store.getState().order, from, key);
      setKeys((before) => {
        const others = [...(before ?? [])].filter((one) => !range.includes(one));
        return new Set(isSelected ? [...others, ...range] : others);
      });
    },
    [store],
  );

  const start = useCallback(() => {
    pressedBefore.current = null;
    setKeys(NOTHING);
  }, []);

  const selected = useMemo(() => keys && order.filter((key) => keys.has(key)), [keys, order]);

  function removeSelected(): void {
    if (!selected) return;
    removePhotos(store, selected);
    if (selected.length === order.length) addButton.current?.focus();
    showToast('success', t.removedMany(selected.length));
    start();
  }

  return { selected, start, leave: useCallback(() => setKeys(null), []), removeSelected, select };
}
