import type { Guest } from '#lib/guest/guest-design.ts';
import { logFailure } from '#lib/log.ts';
import type { StudioOwner } from '../studio-owner';
import type { StudioPlan } from '../studio-plan';
import type { StudioState, StudioStore } from '../studio-store';
import { type Autosave, startAutosave } from './autosave';
import { startGuestSync } from './guest-sync';
import { replaceDraftWithServerCopy, type OpenedDraft } from './open-draft';
import type { ServerSync, startServerSync } from './server-sync';

/**
 * Maximum wait for the server before leaving for the login page, in ms; the copy in this browser is
 * sufficient.
 */
const TIMEOUT_MS = 3000;

/** Persistence of an open design, in this browser and on the server. */
export interface DesignPersistence {
  /** Saves pending changes before leaving for the login page. */
  keep: () => Promise<void>;
  /** Overwrites the copy saved elsewhere with this design; see `conflict`. */
  takeOver: () => Promise<boolean>;
  /**
   * Replaces the local copy of this design with the copy saved elsewhere, for the next time it is
   * opened.
   * @throws ApiError
   */
  giveWay: () => Promise<void>;
  /** Pauses changes of the server's copy while the design is saved; resolves to its id. */
  holdDraft: () => Promise<string | null>;
  /** Resumes changes of the server's copy after saving has failed. */
  releaseDraft: () => void;
  /** Deletes the local draft after the design has been saved. */
  discard: () => Promise<void>;
  /** Deletes the draft of the design and the server's copy. */
  abandon: () => Promise<void>;
}

interface PersistenceOptions {
  plan: StudioPlan;
  owner: StudioOwner;
  opened: OpenedDraft;
  designId: string;
  /** Returns the uid of the owner of the uploaded photos; null while there is none. */
  photoOwner: () => string | null;
  guest: () => Promise<Guest | null>;
  /** Called after each write in this browser with the photos as written. */
  onKept: (photos: StudioState['photos']) => void;
  /** Called with the keys of a guest's photos that are saved on the server. */
  onKeptByShop: (keys: readonly string[]) => void;
  /** Called with the ids of photos that the server no longer has. */
  onMissing: (photoIds: readonly string[]) => void;
  /** Called after the copy in the account has changed. */
  onDraftSent: () => void;
}

/**
 * Starts saving a design in the account, with code loaded after the page; null if loading fails.
 */
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

/** Starts persisting a design: in this browser first, then on the server. */
export function startPersistence(
  store: StudioStore,
  options: PersistenceOptions,
): DesignPersistence & { autosave: Autosave; dispose: () => void } {
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
      const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
      await Promise.race([guestSync?.flush(), timeout]);
    },
    takeOver: async () => {
      (await sync)?.takeOver();
      return autosave.takeOver();
    },
    giveWay: async () => {
      const { conflict, server } = store.getState();
      if (conflict === 'tab' || !server) return;
      const { fetchServerDraft: shopsCopy } = await import('./server-draft');
      const found = conflict === 'device' ? await shopsCopy(server.id) : null;
      autosave.leave();
      if (found) await replaceDraftWithServerCopy(plan, owner, { name, found });
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
