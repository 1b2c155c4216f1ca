import { listPhotos, type Photo } from '@smriti/shared/album/photos';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api';
import { logFailure } from '../../../lib/log';
import { useSession } from '../../../lib/session/session-store';
import { useStudio, useStudioState } from '../studio-context';
import { orderedPhotos, patchPhoto, type StudioPhoto, type StudioStore } from '../studio-store';

/** Photos of one question. */
const AT_ONCE = 100;
/** The shop looks at a photo soon after it is uploaded; how long, and how often, it is asked. */
const WAIT_MS = 5000;
const MAX_QUESTIONS = 120;

/** Uploaded, and the shop has not yet told what it found out about it. */
function isAwaited({ state, photoId, facts }: StudioPhoto): boolean {
  return state === 'stored' && photoId !== null && facts === undefined;
}

function take(store: StudioStore, key: string, { image_url, state, facts }: Photo): void {
  if (state === 'processing') return;
  patchPhoto(store, key, { large: image_url ?? undefined, facts: facts ?? null });
}

async function ask(store: StudioStore): Promise<void> {
  const awaited = orderedPhotos(store.getState()).filter(isAwaited);
  for (let from = 0; from < awaited.length; from += AT_ONCE) {
    const some = awaited.slice(from, from + AT_ONCE);
    const keys = new Map(some.map(({ key, photoId }) => [photoId, key]));
    const { photos } = await call(listPhotos, { query: { ids: [...keys.keys()].join(',') } });
    for (const photo of photos) {
      const key = keys.get(photo.id);
      if (key !== undefined) take(store, key, photo);
    }
  }
}

/**
 * Asks the shop what it found out about the photos, which makes the book a better one.
 * @returns whether the first answer is there, or none is to be had: filled before, a book that was
 *   arranged would be laid out anew, and then once more
 */
export function usePhotoFacts(): boolean {
  const { store } = useStudio();
  const isSignedIn = useSession(({ user }) => user !== null);
  const isWaiting = useStudioState((state) => orderedPhotos(state).some(isAwaited));
  const [isAnswered, setIsAnswered] = useState(false);

  useEffect(() => {
    if (!isSignedIn || !isWaiting) return;
    let left = MAX_QUESTIONS;
    let timer = setTimeout(next, 0);
    function next(): void {
      left -= 1;
      ask(store)
        .catch((error: unknown) => logFailure('The photos could not be asked for', error))
        .finally(() => setIsAnswered(true));
      if (left > 0) timer = setTimeout(next, WAIT_MS);
    }
    return () => clearTimeout(timer);
  }, [store, isSignedIn, isWaiting]);

  return isAnswered || !isSignedIn || !isWaiting;
}
