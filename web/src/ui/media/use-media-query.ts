import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server, where that is unknown. */
export function useMediaQuery(query: string): boolean {
  // Created once, because it costs more than reading its state.
  const list = useMemo(
    () => (typeof window === 'undefined' ? null : window.matchMedia(query)),
    [query],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
