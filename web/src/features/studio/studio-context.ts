import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Studio } from './studio';
import type { StudioState } from './studio-store';

/** The open design that the components of a studio page work on. */
export const StudioContext = createContext<Studio | null>(null);

/** @throws Error outside of a studio page. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('there is no open design here');
  return studio;
}

/** A part of the open design's state; the component renders when it changes. */
export function useStudioState<T>(select: (state: StudioState) => T): T {
  return useStore(useStudio().store, select);
}
