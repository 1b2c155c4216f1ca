/** After so long each, what a slow or lost line did not bring is asked for again. */
const PAUSES_MS = [1000, 3000];

/**
 * Fetches a part of the app, and again by itself before a person is asked to.
 * @throws what the last try did; the first where there is no connection at all
 */
export async function fetchedAgain<T>(fetch: () => Promise<T>): Promise<T> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await fetch();
    } catch (error) {
      // on the server nothing is tried again: who asked for the page waits
      if (typeof navigator === 'undefined' || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
  return fetch();
}
