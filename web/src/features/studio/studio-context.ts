import { isSameValue } from '@smriti/shared/base/same-value';
import { createContext, useContext, useRef } from 'react';
import { useStore } from 'zustand';
import type { Studio } from './studio';
import type { StudioState } from './studio-store';

export const StudioContext = createContext<Studio | null>(null);

/**
 * Returns the open design.
 * @throws Error outside of a studio page
 */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('there is no open design here');
  return studio;
}

/** Selects a part of the design's state; the component renders when that part changes. */
export function useStudioState<T>(select: (state: StudioState) => T): T {
  return useStore(useStudio().store, select);
}

/**
 * Computes a value from parts of the design's state; the component renders only when one of the value's
 * fields changes.
 * @param selectParts the parts that the value depends on; it is computed again when one of them is replaced
 */
export function useStudioValue<T extends object>(
  workOut: (state: StudioState) => T,
  selectParts: (state: StudioState) => readonly unknown[],
): T {
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
