import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio } from '../studio-context';
import type { BookSync } from './book-sync';

/** Saves the edited album's book continuously. Call `hold` while the album itself is saved. */
export function useBookSync(): Pick<BookSync, 'hold' | 'release'> {
  const { store, plan } = useStudio();
  const { albumId } = plan;
  const catalogue = useCatalogue();
  const queries = useQueryClient();
  const newest = useRef(catalogue);
  const sync = useRef<Promise<BookSync | null>>(Promise.resolve(null));
  useEffect(() => {
    newest.current = catalogue;
  });

  useEffect(() => {
    if (albumId === undefined) return;
    const onLeft = () => void invalidate.albumOnLeaving(queries);
    const options = { store, plan, albumId, catalogue: () => newest.current, onLeft };
    const started = import('./book-sync').then(
      ({ startBookSync }) => startBookSync(options),
      (error: unknown) => {
        logFailure('The book is saved with the album alone', error);
        return null;
      },
    );
    sync.current = started;
    return () => void started.then((loaded) => loaded?.dispose());
  }, [store, plan, albumId, queries]);

  return {
    hold: async () => (await sync.current)?.hold(),
    release: () => void sync.current.then((loaded) => loaded?.release()),
  };
}
