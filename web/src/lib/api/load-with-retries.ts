/** Delays before the retries, in ms. */
const PAUSES_MS = [1000, 3000];

/**
 * Loads a part of the app, with automatic retries.
 * @throws the error of the last attempt; without a connection, that of the first
 */
export async function loadWithRetries<T>(fetch: () => Promise<T>): Promise<T> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await fetch();
    } catch (error) {
      // The server does not retry, because a page request is waiting for it.
      if (typeof navigator === 'undefined' || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
  return fetch();
}
