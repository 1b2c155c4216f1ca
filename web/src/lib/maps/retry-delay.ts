/** Maximum number of automatic retries. */
const MOST_RETRIES = 3;
const SECOND_MS = 1000;

/**
 * Delay in ms before a failed map is loaded again: n times 2 to the power of n seconds for the n-th
 * retry; null after the last retry.
 * @param attempt number of retries so far
 */
export function retryDelay(attempt: number): number | null {
  const next = attempt + 1;
  return next > MOST_RETRIES ? null : next * 2 ** next * SECOND_MS;
}
