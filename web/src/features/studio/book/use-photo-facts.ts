import { useEffect, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useStudio, useStudioState } from '../studio-context';
import { orderedPhotos } from '../studio-store';
import { askForFacts, isAwaited } from './ask-for-facts';

/** Interval and maximum number of requests for facts; the server analyses photos soon after upload. */
const WAIT_MS = 5000;
const MAX_QUESTIONS = 120;
/** Longest wait for the first answer while there is no book to show, in ms. */
const PATIENCE_MS = 4000;

/**
 * Loads the facts that the server found about the photos; they improve the book's layout.
 * @param isBookKnown whether it is known which book there is, if any
 * @returns whether the first answer is there or none will come. Filling earlier would lay an arranged book
 *   out twice. A page without a book waits only briefly.
 */
export function usePhotoFacts(isBookKnown: boolean): boolean {
  const { store } = useStudio();
  const isSignedIn = useSession(({ user }) => user !== null);
  const isWaiting = useStudioState((state) => orderedPhotos(state).some(isAwaited));
  const isEmpty = useStudioState(({ book }) => book.scene === null);
  const [isAnswered, setIsAnswered] = useState(false);
  const isUrgent = isBookKnown && isEmpty && isSignedIn && isWaiting && !isAnswered;

  useEffect(() => {
    if (!isUrgent) return;
    const timer = setTimeout(() => setIsAnswered(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUrgent]);

  useEffect(() => {
    if (!isSignedIn || !isWaiting) return;
    let left = MAX_QUESTIONS;
    let timer = setTimeout(next, 0);
    function next(): void {
      left -= 1;
      askForFacts(store)
        .catch((error: unknown) => logFailure('The photos could not be asked for', error))
        .finally(() => setIsAnswered(true));
      if (left > 0) timer = setTimeout(next, WAIT_MS);
    }
    return () => clearTimeout(timer);
  }, [store, isSignedIn, isWaiting]);

  return isAnswered || !isSignedIn || !isWaiting;
}
