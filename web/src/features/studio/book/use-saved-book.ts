import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log';
import { useStudio } from '../studio-context';
import { readSavedBook } from './saved-book';

/** Fetches the book of the album that is edited, once. What fills it waits for that. */
export function useSavedBook() {
  const { store, plan } = useStudio();
  const { albumId = null } = plan;
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>(() =>
    albumId === null || store.getState().savedBook?.isRead ? 'ready' : 'opening',
  );

  useEffect(() => {
    if (state !== 'opening' || albumId === null) return;
    const leaving = new AbortController();
    readSavedBook({ store, plan, albumId }, leaving.signal).then(
      () => setState('ready'),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logFailure('The book of the album could not be read', error);
        // what was kept in this browser can be gone on with
        setState(store.getState().book.scene === null ? 'failed' : 'ready');
      },
    );
    return () => leaving.abort();
  }, [store, plan, albumId, state]);

  return { state, retry: () => setState('opening') };
}
