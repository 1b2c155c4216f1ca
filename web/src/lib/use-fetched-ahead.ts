import { useEffect } from 'react';
import { logFailure } from './log';

/** How long a page that is never idle is waited for, and one whose browser does not tell (Safari). */
const PATIENCE_MS = 3000;

/** Does something once the page has nothing else to do. Returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(id);
}

/**
 * Fetches code that the page will show later, while it has nothing else to do: once needed it is
 * there, also without a connection.
 * @param loads the same list at each render
 */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of loads) {
          load().catch((error: unknown) => logFailure('A part could not be fetched ahead', error));
        }
      }),
    [loads],
  );
}
