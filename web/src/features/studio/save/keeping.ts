import type { Guest } from '../../../lib/guest/guest';
import { logFailure } from '../../../lib/log';
import type { StudioOwner } from '../owner';
import type { StudioPlan } from '../plan';
import type { StudioState, StudioStore } from '../studio-store';
import { type Autosave, startAutosave } from './autosave';
import { startGuestSync } from './guest-sync';
import { keepShopsCopy, type OpenedDraft } from './open-draft';
import type { ServerSync, startServerSync } from './server-sync';

/** Leaving for the login page waits no longer for the shop: the copy in this browser is enough. */
const PATIENCE_MS = 3000;

/** All that keeps an open design: in this browser, and at the shop. */
export interface Keeping {
  /** Keeps everything before one leaves for the login page. */
  keep: () => Promise<void>;
  /** Keeps this design in place of what was kept elsewhere; see `conflict`. */
  takeOver: () => Promise<boolean>;
  /** What was kept elsewhere takes the place of this design, for whoever opens it next. @throws ApiError */
  giveWay: () => Promise<void>;
  /** Keeps the shop's copy of the draft as it is while the design is saved; tells its id. */
  holdDraft: () => Promise<string | null>;
  /** The design could not be saved: the shop's copy follows it again. */
  releaseDraft: () => void;
  /** The design is saved: its draft goes. */
  discard: () => Promise<void>;
  /** The design is given up: its draft goes, the shop's copy too. */
  abandon: () => Promise<void>;
}

interface KeepingOptions {
  plan: StudioPlan;
  owner: StudioOwner;
  opened: OpenedDraft;
  designId: string;
  /** Who owns the uploaded photos; null while none is known. */
  photoOwner: () => string | null;
  guest: () => Promise<Guest | null>;
  /** Told after each change that this browser keeps, with the photos as they were then. */
  onKept: (photos: StudioState['photos']) => void;
  /** A guest's photos that the shop keeps from now on. */
  onKeptByShop: (keys: readonly string[]) => void;
  /** The shop does not know these photos any more. */
  onMissing: (photoIds: readonly string[]) => void;
  /** The account keeps something else now than before. */
  onDraftSent: () => void;
}

/** Begins to keep a design in the account, with code that comes after the page. */
async function loadedSync(
  begin: (start: typeof startServerSync) => ServerSync,
): Promise<ServerSync | null> {
  try {
    return begin((await import('./server-sync')).startServerSync);
  } catch (error) {
    logFailure('The design is kept in this browser alone', error);
    return null;
  }
}

/** Keeps a design from now on: in this browser first, and then at the shop. */
export function startKeeping(
  store: StudioStore,
  options: KeepingOptions,
): Keeping & { autosave: Autosave; dispose: () => void } {
  const { plan, owner, opened, designId } = options;
  const { name, draft } = opened;
  const isGuest = owner.kind === 'guest';
  const autosave = startAutosave(store, {
    name,
    designId,
    photoOwner: options.photoOwner,
    onKept: options.onKept,
    origin: draft && plan.draftId !== null ? draft.origin : plan.origin,
    rev: draft?.rev ?? 0,
  });
  const guestSync = isGuest
    ? startGuestSync(store, plan, options.guest, options.onKeptByShop)
    : null;
  const { onMissing, onDraftSent: onSent } = options;
  const isInAccount = plan.isKeptByShop && !isGuest;
  const sync = isInAccount
    ? loadedSync((start) => start(store, { plan, designId, onSent, onMissing }))
    : Promise.resolve(null);

  return {
    autosave,
    keep: async () => {
      await autosave.flush();
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([guestSync?.flush(), patience]);
    },
    takeOver: async () => {
      (await sync)?.takeOver();
      return autosave.takeOver();
    },
    giveWay: async () => {
      const { conflict, server } = store.getState();
      if (conflict === 'tab' || !server) return;
      const { shopsCopy } = await import('./server-draft');
      const found = conflict === 'device' ? await shopsCopy(server.id) : null;
      autosave.leave();
      if (found) await keepShopsCopy(plan, owner, { name, found });
      else await autosave.discard();
    },
    holdDraft: async () => {
      await (await sync)?.hold();
      return store.getState().server?.id ?? null;
    },
    releaseDraft: () => void sync.then((loaded) => loaded?.release()),
    discard: autosave.discard,
    abandon: async () => {
      const removal = sync.then((loaded) => loaded?.remove());
      await Promise.all([removal, autosave.discard()]);
    },
    dispose: () => {
      guestSync?.dispose();
      autosave.dispose();
      void sync.then((loaded) => loaded?.dispose());
    },
  };
}
