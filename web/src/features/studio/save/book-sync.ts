import { changeOf } from '@smriti/shared/book/book-changes';
import { type DesignChange, saveDesign, staleDesign } from '@smriti/shared/book/designs';
import type { Book } from '@smriti/shared/book/scene';
import { isSameValue } from '@smriti/shared/base/same-value';
import { ApiError, call, isTransient } from '../../../lib/api/api';
import { logFailure } from '../../../lib/log';
import { sessionToken } from '../../../lib/session/token';
import { bookToSend } from '../book/book-to-send';
import { type EditedBook, readSavedBook } from '../book/saved-book';
import type { Catalogue } from '../choices/catalogue';
import { orderedPhotos, type SavedBook, type StudioState } from '../studio-store';
import { noteSentChange } from './own-changes';
import { startSending } from './sending';

/** From the last change until it is sent, from the first one, and between two that are sent. */
const DELAY_MS = 2000;
const MOST_DELAY_MS = 5000;
const PAUSE_MS = 5000;
/** What a browser sends on when the page is left; larger ones wait in the kept draft. */
const MAX_KEEPALIVE_BYTES = 60 * 1024;
/** How often one change is put together with those of others before it waits. */
const MAX_ROUNDS = 3;

export interface BookSync {
  /** Sends nothing more until `release`: the album is being saved. Settles when all is answered. */
  hold: () => Promise<void>;
  release: () => void;
  /** Sends what is there once more, and no more. */
  dispose: () => void;
}

interface BookSyncOptions extends EditedBook {
  catalogue: () => Catalogue;
  /** The page is left, and the album has another book now than before. */
  onLeft: () => void;
}

/** `later`: worth trying again. `again`: at once, on top of what another page has changed. */
type Outcome = 'done' | 'later' | 'again';

/** The album's photos once a book is saved: what left the tray comes behind the others. */
function imagesWith({ images, book: before }: SavedBook, after: Book): string[] {
  const inTray = new Set(after.tray.map(({ photo }) => photo));
  const own = [...(images ?? []), ...before.tray.map(({ photo }) => photo)];
  return [...new Set(own)].filter((id) => !inTray.has(id));
}

/**
 * Whether photos and choices are those of the saved album, but for what lies in the tray. Otherwise the
 * book is of another album than that, and waits with them for Save Album.
 */
function isOfSavedAlbum({ store, plan }: EditedBook, saved: SavedBook, mine: Book): boolean {
  const state = store.getState();
  if (saved.images === null || !isSameValue(state.choices, plan.choices)) return false;
  const ids = orderedPhotos(state).map(({ photoId }) => photoId);
  const expected = imagesWith(saved, mine);
  // their order says nothing of a book that follows the time they were taken
  const inOrder = mine.photo_order === 'given';
  return inOrder
    ? isSameValue(ids, expected)
    : ids.length === expected.length && new Set([...ids, ...expected]).size === ids.length;
}

function keptAlive(change: DesignChange): boolean {
  return new TextEncoder().encode(JSON.stringify(change)).length <= MAX_KEEPALIVE_BYTES;
}

/** What waits for a choice, or for photos that are on their way, is kept in this browser alone. */
function isWaiting(state: StudioState): boolean {
  const { book, conflict, bookConflict } = state;
  if (!book.isOwn || conflict !== null || bookConflict !== null) return true;
  return orderedPhotos(state).some(({ photoId }) => photoId === null);
}

/** Sends a change, and notes what the shop has by then. @throws ApiError */
async function sendChange(
  edited: EditedBook,
  saved: SavedBook,
  { mine, change }: { mine: Book; change: DesignChange },
): Promise<void> {
  const { store, albumId } = edited;
  const keepalive = keptAlive(change);
  const params = { id: albumId };
  noteSentChange(store, albumId, change);
  const { rev, version: after } = await call(saveDesign, { params, body: change, keepalive });
  const { version: before } = store.getState();
  const isMoved = change.tray !== undefined || change.extra_pages !== undefined;
  const isMine = after === before || (isMoved && before !== null && after === before + 1);
  const images = isMine ? imagesWith(saved, mine) : null;
  const isAlone = rev <= saved.rev + 1;
  const savedBook = { rev: isAlone ? rev : saved.rev, book: mine, images, isRead: true };
  store.setState({ savedBook, ...(isMine ? { version: after } : { newerVersion: after }) });
  if (!isAlone) await readSavedBook(edited);
}

/**
 * What is to be sent by now; undefined where nothing may be, null where nothing is new.
 * @throws ApiError
 */
async function unsent(edited: BookSyncOptions) {
  const { store, plan, catalogue } = edited;
  if (!store.getState().savedBook?.isRead) await readSavedBook(edited);
  const mine = await bookToSend(store, plan, catalogue());
  const { savedBook: saved } = store.getState();
  if (!mine || !saved || isWaiting(store.getState())) return undefined;
  if (!isOfSavedAlbum(edited, saved, mine)) return undefined;
  const change = changeOf(saved, mine);
  return change && { saved, mine, change };
}

/** Sends what has changed of the book, on top of what the shop is known to have. */
function createSender(edited: BookSyncOptions) {
  const { store } = edited;
  /** What was sent last, where it was refused as it is. */
  let refused: DesignChange | null = null;
  let lastSent = -Infinity;
  let hasSent = false;
  let isHeld = false;

  function settled(change: DesignChange | null, error: unknown): Outcome {
    store.setState({ account: 'later' });
    logFailure('The book could not be saved with the album', error);
    if (isTransient(error)) return 'later';
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
        await readSavedBook(edited);
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
 * Saves the book of an album while one edits it, spread by spread (docs/rules.md#books-5), behind the
 * copy in this browser. Whatever fails here, the page goes on.
 */
export function startBookSync(options: BookSyncOptions): BookSync {
  const { store, onLeft } = options;
  const sender = createSender(options);
  const sending = startSending(store, {
    push: sender.push,
    isChanged,
    restarts: true,
    waitFor: (_now, since) => {
      const wait = Math.min(DELAY_MS, since + MOST_DELAY_MS - Date.now());
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
      // who logs out leaves the page without a session to send it with
      const last = sessionToken.get() === null ? sending.settled() : sending.flush();
      void last.then(() => sender.hasSent() && onLeft());
    },
  };
}
