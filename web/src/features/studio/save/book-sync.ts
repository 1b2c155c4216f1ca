import { diffBook } from '@smriti/shared/book/book-changes';
import { type DesignChange, saveDesign, staleDesign } from '@smriti/shared/book/designs';
import type { Book } from '@smriti/shared/book/scene';
import { isSameValue } from '@smriti/shared/base/same-value';
import { ApiError, callApi, isTransientError } from '#lib/api/api.ts';
import { logFailure } from '#lib/log.ts';
import { sessionToken } from '#lib/session/session-token.ts';
import { prepareBookToSend } from '../book/prepare-book-to-send';
import { type EditedBook, mergeSavedBook } from '../book/merge-saved-book';
import type { StudioCatalogue } from '../choices/studio-catalogue';
import { listOrderedPhotos, type SavedBook, type StudioState } from '../studio-store';
import { recordSentChange } from './own-changes';
import { startDelayedSending } from './delayed-sending';

/** Delay from the last change until it is sent, in ms. */
const DELAY_MS = 2000;
/** Maximum delay from the first change until it is sent, in ms. */
const MAX_DELAY_MS = 5000;
/** Pause between two requests, in ms. */
const PAUSE_MS = 5000;
/**
 * Maximum size of a keepalive request, which survives leaving the page; larger changes stay in the
 * stored draft.
 */
const MAX_KEEPALIVE_BYTES = 60 * 1024;
/** Maximum number of merges with other clients' changes before sending is delayed. */
const MAX_ROUNDS = 3;

export interface BookSync {
  /**
   * Pauses sending until `release`, while the album is saved. Resolves when pending requests have
   * been answered.
   */
  hold: () => Promise<void>;
  release: () => void;
  /** Sends pending changes once more and stops. */
  dispose: () => void;
}

interface BookSyncOptions extends EditedBook {
  catalogue: () => StudioCatalogue;
  /** Called when the page is left after the book was changed on the server. */
  onLeft: () => void;
}

/** `later`: retry after a delay. `again`: retry at once, based on another client's changes. */
type Outcome = 'done' | 'later' | 'again';

/** Ids of the album's photos after the book is saved: those taken from the tray come last. */
function imagesWith({ images, book: before }: SavedBook, after: Book): string[] {
  const inTray = new Set(after.tray.map(({ photo }) => photo));
  const own = [...(images ?? []), ...before.tray.map(({ photo }) => photo)];
  return [...new Set(own)].filter((id) => !inTray.has(id));
}

/**
 * Whether photos and choices match the saved album, apart from the tray. If not, the book belongs
 * to unsaved changes and is saved together with them.
 */
function isOfSavedAlbum({ store, plan }: EditedBook, saved: SavedBook, mine: Book): boolean {
  const state = store.getState();
  if (saved.images === null || !isSameValue(state.choices, plan.choices)) return false;
  const ids = listOrderedPhotos(state).map(({ photoId }) => photoId);
  const expected = imagesWith(saved, mine);
  // The order does not matter for a book that is sorted by time.
  const inOrder = mine.photo_order === 'given';
  return inOrder
    ? isSameValue(ids, expected)
    : ids.length === expected.length && new Set([...ids, ...expected]).size === ids.length;
}

function keptAlive(change: DesignChange): boolean {
  return new TextEncoder().encode(JSON.stringify(change)).length <= MAX_KEEPALIVE_BYTES;
}

/**
 * Whether changes cannot be sent now, because a conflict must be resolved first or photos are not
 * uploaded.
 */
function isWaiting(state: StudioState): boolean {
  const { book, conflict, bookConflict } = state;
  if (!book.isOwn || conflict !== null || bookConflict !== null) return true;
  return listOrderedPhotos(state).some(({ photoId }) => photoId === null);
}

/**
 * Sends a change and stores the server's state after it.
 * @throws ApiError
 */
async function sendChange(
  edited: EditedBook,
  saved: SavedBook,
  { mine, change }: { mine: Book; change: DesignChange },
): Promise<void> {
  const { store, albumId } = edited;
  const keepalive = keptAlive(change);
  const params = { id: albumId };
  recordSentChange(store, albumId, change);
  const { rev, version: after } = await callApi(saveDesign, { params, body: change, keepalive });
  const { version: before } = store.getState();
  const isMoved = change.tray !== undefined || change.extra_pages !== undefined;
  const isMine = after === before || (isMoved && before !== null && after === before + 1);
  const images = isMine ? imagesWith(saved, mine) : null;
  const isAlone = rev <= saved.rev + 1;
  const savedBook = { rev: isAlone ? rev : saved.rev, book: mine, images, isRead: true };
  store.setState({ savedBook, ...(isMine ? { version: after } : { newerVersion: after }) });
  if (!isAlone) await mergeSavedBook(edited);
}

/**
 * Change to send now; undefined if sending must wait, null if nothing has changed.
 * @throws ApiError
 */
async function unsent(edited: BookSyncOptions) {
  const { store, plan, catalogue } = edited;
  if (!store.getState().savedBook?.isRead) await mergeSavedBook(edited);
  const mine = await prepareBookToSend(store, plan, catalogue());
  const { savedBook: saved } = store.getState();
  if (!mine || !saved || isWaiting(store.getState())) return undefined;
  if (!isOfSavedAlbum(edited, saved, mine)) return undefined;
  const change = diffBook(saved, mine);
  return change && { saved, mine, change };
}

/** Sends the book's changes, based on the last known state of the server. */
function createSender(edited: BookSyncOptions) {
  const { store } = edited;
  /** Last change that the server rejected because of its content. */
  let refused: DesignChange | null = null;
  let lastSent = -Infinity;
  let hasSent = false;
  let isHeld = false;

  function settled(change: DesignChange | null, error: unknown): Outcome {
    store.setState({ account: 'later' });
    logFailure('The book could not be saved with the album', error);
    if (isTransientError(error)) return 'later';
    refused = change;
    return 'done';
  }

  async function pushOnce(): Promise<Outcome> {
    if (isHeld || isWaiting(store.getState())) return 'done';
    let change: DesignChange | null = null;
    try {
      const news = await unsent(edited);
      change = news?.change ?? null;
      if (isHeld || news === undefined || (change && isSameValue(change, refused))) return 'done';
      if (news) {
        lastSent = Date.now();
        await sendChange(edited, news.saved, news);
        hasSent = true;
      }
      store.setState({ account: 'kept' });
      return 'done';
    } catch (error) {
      const { details } = error instanceof ApiError ? error : { details: null };
      if (!staleDesign.safeParse(details).success) return settled(change, error);
      try {
        await mergeSavedBook(edited);
        return 'again';
      } catch (failure) {
        return settled(null, failure);
      }
    }
  }

  return {
    push: async (): Promise<boolean> => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const outcome = await pushOnce();
        if (outcome !== 'again') return outcome === 'later';
      }
      return true;
    },
    lastSent: () => lastSent,
    hasSent: () => hasSent,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
    },
  };
}

function isChanged(now: StudioState, before: StudioState): boolean {
  const isSame = now.book === before.book && now.order === before.order;
  const isChosen = now.conflict !== before.conflict || now.bookConflict !== before.bookConflict;
  return !isSame || isChosen || now.choices !== before.choices || now.photos !== before.photos;
}

/**
 * Saves the book of an album while it is edited, spread by spread (docs/rules.md#books-5), in
 * addition to the copy in this browser. Failures do not interrupt editing.
 */
export function startBookSync(options: BookSyncOptions): BookSync {
  const { store, onLeft } = options;
  const sender = createSender(options);
  const sending = startDelayedSending(store, {
    push: sender.push,
    isChanged,
    restarts: true,
    waitFor: (_now, since) => {
      const wait = Math.min(DELAY_MS, since + MAX_DELAY_MS - Date.now());
      return Math.max(0, wait, sender.lastSent() + PAUSE_MS - Date.now());
    },
  });
  sending.schedule(DELAY_MS);

  return {
    hold: async () => {
      sender.hold();
      await sending.settled();
    },
    release: () => {
      sender.release();
      sending.schedule(DELAY_MS);
    },
    dispose: () => {
      sending.stop();
      // After signing out there is no session to send changes with.
      const last = sessionToken.get() === null ? sending.settled() : sending.flush();
      void last.then(() => sender.hasSent() && onLeft());
    },
  };
}
