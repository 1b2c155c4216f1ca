import { useSyncExternalStore } from 'react';

/** A spread's two pages side by side would be too small to judge a photo by. */
const QUERY = '(max-width: 39.99rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for one page beside nothing. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
