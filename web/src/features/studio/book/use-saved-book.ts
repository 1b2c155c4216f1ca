import { getDesign } from '@smriti/shared/book/designs';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api';
import { logFailure } from '../../../lib/log';
import { storedPhoto } from '../save/open-draft';
import { useStudio } from '../studio-context';
import { setFilledBook, type StudioPhoto, type StudioStore } from '../studio-store';

/** Puts the book of the album that is edited in place, as it was saved; it is filled on from there. */
async function openSaved(store: StudioStore, albumId: string, signal: AbortSignal): Promise<void> {
  const { book: scene, tray_photos } = await call(getDesign, { params: { id: albumId }, signal });
  const { book, photos } = store.getState();
  if (book.scene !== null) return;
  const leftOut = tray_photos.filter(({ id }) => !photos[id]);
  store.setState({
    photos: {
      ...photos,
      ...Object.fromEntries(leftOut.map((photo) => [photo.id, shownAsStored(photo)])),
    },
  });
  const { style, photo_order: photoOrder } = scene;
  setFilledBook(store, { style, photoOrder, scene, of: '', isOwn: false });
}

type Stored = Parameters<typeof storedPhoto>[0];

function shownAsStored(photo: Stored): StudioPhoto {
  return {
    ...storedPhoto(photo),
    ...{ thumbnail: photo.thumbnail_url, large: photo.image_url },
    ...{ state: 'stored', progress: 1 },
  };
}

/** Fetches the book of the album that is edited, once. What fills it waits for that. */
export function useSavedBook() {
  const { store, plan } = useStudio();
  const albumId = plan.albumId ?? null;
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>(() =>
    albumId === null || store.getState().book.scene !== null ? 'ready' : 'opening',
  );

  useEffect(() => {
    if (state !== 'opening' || albumId === null) return;
    const leaving = new AbortController();
    openSaved(store, albumId, leaving.signal).then(
      () => setState('ready'),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logFailure('The book of the album could not be read', error);
        setState('failed');
      },
    );
    return () => leaving.abort();
  }, [store, albumId, state]);

  return { state, retry: () => setState('opening') };
}
