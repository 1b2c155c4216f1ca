import { useSyncExternalStore } from 'react';

/** Media query for widths at which two pages side by side are too small to judge photos. */
const QUERY = '(max-width: 39.99rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for only one page at a time. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
