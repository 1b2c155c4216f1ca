import { isTransientError } from '#lib/api/api.ts';
import type { Guest } from '#lib/guest/guest-design.ts';
import { logFailure } from '#lib/log.ts';
import type { StudioPlan } from '../studio-plan';
import { listOrderedPhotos, type StudioStore } from '../studio-store';
import { toServerContent, hashServerContent, isContentChanged } from './server-content';

const DELAY_MS = 1000;
/** Delay in ms before a failed request is repeated. */
const RETRY_MS = 15_000;

/** Maximum time that a claim waits for pending requests, in ms. */
const TIMEOUT_MS = 10_000;

/** Chain of requests, which continues after the studio is left for the login page. */
let telling = Promise.resolve();

/** Resolves when all pending requests are done, or after ten seconds. */
export async function waitForGuestSync(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([telling, timeout]);
}

export interface GuestSync {
  /** Sends the current content. */
  flush: () => Promise<void>;
  dispose: () => void;
}

/**
 * Saves a guest's design on the server, with its uploaded photos in order, so that it can be
 * claimed later. The first photo creates the guest. Existing content is sent as well, because the
 * page may have been left before it was saved.
 * @param onKept called with the keys of the photos that are saved on the server
 */
export function startGuestSync(
  store: StudioStore,
  plan: StudioPlan,
  guest: () => Promise<Guest | null>,
  onKept: (keys: readonly string[]) => void,
): GuestSync {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const uploaded = () =>
    listOrderedPhotos(store.getState()).filter(({ photoId }) => photoId !== null);
  let told: string | null = null;
  let isKnown = uploaded().length > 0;
  let isDisposed = false;

  function tellIn(milliseconds: number): void {
    if (!isDisposed) timer ??= setTimeout(() => void flush(), milliseconds);
  }

  async function tell(): Promise<void> {
    const photos = uploaded();
    const content = toServerContent(plan, store.getState());
    const text = hashServerContent(content);
    if (text === told || (!isKnown && photos.length === 0)) return;
    try {
      const who = await guest();
      if (!who) return;
      const { saveGuestDesign } = await import('#lib/guest/guest-design.ts');
      await saveGuestDesign(who, content);
      told = text;
      isKnown = true;
      onKept(photos.map(({ key }) => key));
    } catch (error) {
      // Nothing is lost, because the files stay in the browser until the server has them.
      logFailure("A guest's design could not be kept by the shop", error);
      if (isTransientError(error)) tellIn(RETRY_MS);
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
