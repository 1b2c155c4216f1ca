import type { Guest } from '../../../lib/guest/guest';
import { keepGuestPhotos } from '../../../lib/guest/guest';
import { logFailure } from '../../../lib/log';
import { orderedPhotos, type StudioStore } from '../studio-store';

const DELAY_MS = 600;

export interface GuestSync {
  /** Tells the shop what is there now. */
  flush: () => Promise<void>;
  dispose: () => void;
}

/**
 * Tells the shop which uploaded photos a guest's design has, in their order, so that they are kept
 * and can be claimed.
 * @param onKept the keys of the photos that the shop keeps from now on
 */
export function startGuestSync(
  store: StudioStore,
  guest: () => Promise<Guest | null>,
  onKept: (keys: readonly string[]) => void,
): GuestSync {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let told = '';
  let last = Promise.resolve();

  const uploaded = () => orderedPhotos(store.getState()).filter(({ photoId }) => photoId !== null);
  const listOf = (photos: ReturnType<typeof uploaded>) =>
    photos.map(({ photoId }) => photoId ?? '');

  async function tell(): Promise<void> {
    const photos = uploaded();
    const ids = listOf(photos);
    const text = ids.join();
    if (text === told) return;
    try {
      const who = await guest();
      if (!who) return;
      const images = ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
      await keepGuestPhotos(who, images);
      told = text;
      onKept(photos.map(({ key }) => key));
    } catch (error) {
      // The files stay in the browser until the shop has them: nothing is lost by it.
      logFailure("A guest's photos could not be kept by the shop", error);
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    last = last.then(tell);
    return last;
  }

  told = listOf(uploaded()).join();
  const stopWatching = store.subscribe(() => {
    if (listOf(uploaded()).join() !== told) timer ??= setTimeout(() => void flush(), DELAY_MS);
  });

  return {
    flush,
    dispose: () => {
      if (timer !== null) clearTimeout(timer);
      stopWatching();
    },
  };
}
