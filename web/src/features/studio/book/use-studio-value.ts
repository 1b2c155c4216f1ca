import { isSameValue } from '@smriti/shared/base/same-value';
import { useRef } from 'react';
import { useStudioState } from '../studio-context';
import type { StudioState } from '../studio-store';

/** Parts of the design's state from which values are computed. */
const selectParts = ({ order, photos, choices, texts, book }: StudioState) => [
  order,
  photos,
  choices,
  texts,
  book.style,
  book.photoOrder,
  book.scene?.tray,
];

/**
 * Computes a value from parts of the design's state; the component renders only when one of the value's
 * fields changes.
 * @param workOut reads the parts in `selectParts` only: it is called again when one of them is replaced
 */
export function useStudioValue<T extends object>(workOut: (state: StudioState) => T): T {
  const last = useRef<{ parts: readonly unknown[]; value: T } | null>(null);
  return useStudioState((state) => {
    const parts = selectParts(state);
    const before = last.current;
    if (before?.parts.every((part, index) => part === parts[index])) return before.value;
    const now = workOut(state);
    const value = before && isSameValue(before.value, now) ? before.value : now;
    last.current = { parts, value };
    return value;
  });
}
