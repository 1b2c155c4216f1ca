import { useEffect, useState } from 'react';
import { guestToken } from '#lib/guest/guest-token.ts';
import { logFailure } from '#lib/log.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useStudio, useStudioState } from '../studio-context';
import { listOrderedPhotos } from '../studio-store';
import { loadPhotoFacts, isAwaitingFacts } from './load-photo-facts';

/** Interval of the requests for facts in ms; the server analyses photos soon after the upload. */
const WAIT_MS = 5000;
const MAX_REQUESTS = 120;
/** Maximum wait for the first answer while no book is displayed, in ms. */
const TIMEOUT_MS = 4000;

/**
 * Loads the facts that the server has found about the photos, which improve the book's layout.
 * @param isBookKnown whether the saved or stored book, if any, has been loaded
 * @returns whether the first answer has arrived or is no longer awaited. Filling earlier would lay
 * out an arranged book twice. A page without a book waits only briefly.
 */
export function usePhotoFacts(isBookKnown: boolean): boolean {
  const { store } = useStudio();
  const isSignedIn = useSession(({ user }) => user !== null);
  const isWaiting = useStudioState((state) => listOrderedPhotos(state).some(isAwaitingFacts));
  // Uploaded photos belong to the signed-in customer, or to the guest of this browser.
  const hasOwner = isSignedIn || (isWaiting && guestToken.get() !== null);
  const isEmpty = useStudioState(({ book }) => book.scene === null);
  const [isAnswered, setIsAnswered] = useState(false);
  const isUrgent = isBookKnown && isEmpty && hasOwner && isWaiting && !isAnswered;

  useEffect(() => {
    if (!isUrgent) return;
    const timer = setTimeout(() => setIsAnswered(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isUrgent]);

  useEffect(() => {
    if (!hasOwner || !isWaiting) return;
    let left = MAX_REQUESTS;
    let timer = setTimeout(next, 0);
    function next(): void {
      left -= 1;
      loadPhotoFacts(store)
        .catch((error: unknown) => logFailure('The photos could not be asked for', error))
        .finally(() => setIsAnswered(true));
      if (left > 0) timer = setTimeout(next, WAIT_MS);
    }
    return () => clearTimeout(timer);
  }, [store, hasOwner, isWaiting]);

  return isAnswered || !hasOwner || !isWaiting;
}
