import { isSameValue } from '@smriti/shared/base/same-value';
import { createContext, useContext, useRef } from 'react';
import { useStore } from 'zustand';
import type { Studio } from './studio';
import type { StudioState } from './studio-store';

/** The open design of a studio page, for its components. */
export const StudioContext = createContext<Studio | null>(null);

/** @throws Error outside of a studio page. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('there is no open design here');
  return studio;
}

/** Selects a part of the open design's state; the component renders when it changes. */
export function useStudioState<T>(select: (state: StudioState) => T): T {
  return useStore(useStudio().store, select);
}

/**
 * A value computed from the open design's state; the component renders when one of its fields changes, not
 * at each upload report.
 */
export function useStudioValue<T extends object>(workOut: (state: StudioState) => T): T {
  const last = useRef<T | null>(null);
  return useStudioState((state) => {
    const now = workOut(state);
    if (last.current === null || !isSameValue(last.current, now)) last.current = now;
    return last.current;
  });
}
