import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log';
import { useSession } from '../../../lib/session/session-store';
import { useStudio, useStudioState } from '../studio-context';
import { orderedPhotos } from '../studio-store';
import { askForFacts, isAwaited } from './ask-for-facts';

/** The shop looks at a photo soon after it is uploaded; how long, and how often, it is asked. */
const WAIT_MS = 5000;
const MAX_QUESTIONS = 120;
/** How long a page without any book waits for the first answer: one who waits is to see pages. */
const PATIENCE_MS = 4000;

/**
 * Asks the shop what it found out about the photos, which makes the book a better one.
 * @param isBookKnown whether it is known which book there is, if any
 * @returns whether the first answer is there, or none is to be had: filled before, a book that was
 *   arranged would be laid out anew, and then once more. A page without a book does not wait for long.
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
