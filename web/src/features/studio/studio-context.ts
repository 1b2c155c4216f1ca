import { createContext, useContext } from 'react';
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
