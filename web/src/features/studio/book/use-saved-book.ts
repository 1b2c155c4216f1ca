import { useEffect, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { useStudio } from '../studio-context';

/** Time in ms after which a slow request counts as failed and can be retried. */
const TIMEOUT_MS = 15_000;

/** Loads the book of the edited album once; until then, the book is not filled. */
export function useSavedBook() {
  const { store, plan } = useStudio();
  const { albumId = null } = plan;
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>(() =>
    albumId === null || store.getState().savedBook?.isRead ? 'ready' : 'opening',
  );

  useEffect(() => {
    if (state !== 'opening' || albumId === null) return;
    const asking = new AbortController();
    let isOver = false;
    const end = (next: 'ready' | 'failed'): void => {
      if (!isOver) setState(next);
      isOver = true;
    };
    const fail = (error: unknown): void => {
      if (isOver) return;
      logFailure('The book of the album could not be read', error);
      // The book stored in this browser can be used instead.
      end(store.getState().book.scene === null ? 'failed' : 'ready');
    };
    const timer = setTimeout(() => {
      fail(new Error(`no answer in ${TIMEOUT_MS} ms`));
      asking.abort();
    }, TIMEOUT_MS);
    import('./merge-saved-book')
      .then(({ mergeSavedBook }) => mergeSavedBook({ store, plan, albumId }, asking.signal))
      .then(() => end('ready'), fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      asking.abort();
    };
  }, [store, plan, albumId, state]);

  return { state, retry: () => setState('opening') };
}
