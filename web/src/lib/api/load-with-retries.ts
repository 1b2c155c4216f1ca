/** Delays before each retry, in ms. */
const PAUSES_MS = [1000, 3000];

/**
 * Loads a part of the app, with automatic retries.
 * @throws the error of the last attempt; offline, that of the first
 */
export async function loadWithRetries<T>(fetch: () => Promise<T>): Promise<T> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await fetch();
    } catch (error) {
      // no retries on the server, where a page request is waiting
      if (typeof navigator === 'undefined' || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
  return fetch();
}
