/** Tries by itself after the first one. */
const MOST_RETRIES = 3;
const SECOND_MS = 1000;

/**
 * How long to wait before a map that failed is tried again: attempts times 2 to the power of
 * attempts, in seconds, since a bad network takes that long to come back; null after the last try.
 * @param attempt tries before this one
 */
export function retryDelay(attempt: number): number | null {
  const next = attempt + 1;
  return next > MOST_RETRIES ? null : next * 2 ** next * SECOND_MS;
}
