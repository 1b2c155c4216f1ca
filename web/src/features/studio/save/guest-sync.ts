import type { Guest } from '../../../lib/guest/guest';
import { isTransient } from '../../../lib/api/api';
import { logFailure } from '../../../lib/log';
import type { StudioPlan } from '../plan';
import { orderedPhotos, type StudioStore } from '../studio-store';
import { contentOfState, fingerprint, isContentChanged } from './server-content';

const DELAY_MS = 1000;
/** After this what the shop could not keep is told again, though nothing has changed. */
const RETRY_MS = 15_000;

/** A claim waits no longer for the shop to be told. */
const PATIENCE_MS = 10_000;

/** All that the shop is being told: it goes on when the studio is left for the login page. */
let telling = Promise.resolve();

/** Settles once the shop was told what it was being told; after ten seconds in any case. */
export async function guestDesignTold(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([telling, patience]);
}

export interface GuestSync {
  /** Tells the shop what is there now. */
  flush: () => Promise<void>;
  dispose: () => void;
}

/**
 * Tells the shop what a guest's design has, with the photos that are uploaded in their order, so that
 * they are kept and can be claimed. A guest is made with the first photo. What is there already is told
 * as well: the page may have been left before the shop knew of it.
 * @param onKept the keys of the photos that the shop keeps from now on
 */
export function startGuestSync(
  store: StudioStore,
  plan: StudioPlan,
  guest: () => Promise<Guest | null>,
  onKept: (keys: readonly string[]) => void,
): GuestSync {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const uploaded = () => orderedPhotos(store.getState()).filter(({ photoId }) => photoId !== null);
  let told: string | null = null;
  let isKnown = uploaded().length > 0;
  let isDisposed = false;

  function tellIn(milliseconds: number): void {
    if (!isDisposed) timer ??= setTimeout(() => void flush(), milliseconds);
  }

  async function tell(): Promise<void> {
    const photos = uploaded();
    const content = contentOfState(plan, store.getState());
    const text = fingerprint(content);
    if (text === told || (!isKnown && photos.length === 0)) return;
    try {
      const who = await guest();
      if (!who) return;
      const { keepGuestDesign } = await import('../../../lib/guest/guest');
      await keepGuestDesign(who, content);
      told = text;
      isKnown = true;
      onKept(photos.map(({ key }) => key));
    } catch (error) {
      // The files stay in the browser until the shop has them: nothing is lost by it.
      logFailure("A guest's design could not be kept by the shop", error);
      if (isTransient(error)) tellIn(RETRY_MS);
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    telling = telling.then(tell);
    return telling;
  }

  const stopWatching = store.subscribe((now, before) => {
    if (isContentChanged(now, before)) tellIn(DELAY_MS);
  });
  if (isKnown) tellIn(DELAY_MS);

  return {
    flush,
    dispose: () => {
      isDisposed = true;
      if (timer !== null) clearTimeout(timer);
      stopWatching();
    },
  };
}
