import type { PhotoType } from '@smriti/shared/album/photos';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import type { Book, BookStyle, PhotoOrder } from '@smriti/shared/book/scene';
import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import type { FileProblem } from '#lib/uploads/file-check.ts';
import type { PhotoRemark } from '#lib/uploads/photo-remark.ts';
import type { DesignOptions, DesignTexts } from './design-content';
import { movePhotosTo } from './photos/sorting/photo-order';

/**
 * State of a photo's upload. `lost`: neither uploaded nor stored in this browser, so that the file
 * must be added again.
 */
export type PhotoState = 'waiting' | 'sending' | 'stored' | 'failed' | 'lost';

export interface StudioPhoto {
  /** Hash of the content; for photos loaded from the server, the photo's id. */
  key: string;
  hash: string | null;
  /** Id on the server; null until uploaded. */
  photoId: string | null;
  /** File name; '' if the server has none. */
  name: string;
  type: PhotoType | null;
  /** Width in pixels after EXIF rotation; null if unknown. */
  width: number | null;
  height: number | null;
  /**
   * Time at which the photo was taken, in ms since 1970; unknown for photos from the server and in
   * old drafts.
   */
  takenAt?: number | undefined;
  /**
   * Facts that the server found about the photo, used to fill the book; null or undefined until
   * loaded.
   */
  facts?: PhotoFacts | null | undefined;
  /** URL of the displayed picture: a blob of this page, or the server's rendition. */
  thumbnail: string | null;
  /** URL of the server's rendition, which stays valid after the page is closed. */
  rendition: string | null;
  /** URL of the large rendition, for viewing a page closely; missing in stored drafts. */
  large?: string | null | undefined;
  /** Id of the design under which the browser stores the file. */
  keptFor: string;
  /** Id under which the browser stores the file, if it is not the key. */
  keptAs?: string | undefined;
  state: PhotoState;
  /** Upload progress from 0 to 1. */
  progress: number;
}

export interface FileNotice {
  name: string;
  /**
   * Why the file was not added, or a remark on an added file. `notKept`: the page was closed before
   * the browser had stored the file; `noRoom`: the browser had no room for a shared file.
   */
  problem: FileProblem | 'duplicate' | 'tooMany' | 'notKept' | 'noRoom' | PhotoRemark;
}

/** Where else the draft was changed. `gone`: it was saved or deleted elsewhere. */
export type DraftConflict = 'tab' | 'device' | 'gone';

export interface ServerLink {
  id: string;
  /** Last revision known to this page. */
  rev: number;
  /** Hash of the content that was sent last; see server-content.ts. */
  sent: string;
}

/**
 * State of the copy in the customer's account. `later`: the newest change has not been sent;
 * `full`: no room for another draft; `off`: not saved there, or not yet.
 */
export type AccountCopyState = 'off' | 'kept' | 'later' | 'full';

/** Arrangement of the photos in the book, whose frames refer to photos by key. */
export interface StudioBook {
  style: BookStyle;
  /** 'time' (by the date taken) until the customer orders photos manually. */
  photoOrder: PhotoOrder;
  /** Book; null until it is filled. */
  scene: Book | null;
  /**
   * Hash of the input from which the book was filled; after a change of the input it is filled
   * again. See book/fill-input.ts.
   */
  of: string;
  /**
   * Whether the customer has edited the book; otherwise it is filled again each time it is opened.
   */
  isOwn: boolean;
}

/** Book of the edited album as saved on the server; its frames refer to photos by id. */
export interface SavedBook {
  rev: number;
  book: Book;
  /**
   * Ids of the photos that the book was filled from, in order; null if the album has other photos
   * now.
   */
  images: readonly string[] | null;
  /**
   * Whether this page loaded the book from the server; otherwise it comes from the stored draft.
   */
  isRead: boolean;
}

/**
 * Conflict with changes by another client: ids of spreads, or WHOLE_BOOK_PART_ID. Nothing is saved until the
 * user has resolved it.
 */
export interface BookConflict {
  theirs: SavedBook;
  parts: readonly string[];
  /**
   * Parts to take from the other version without asking, because this browser itself sent them
   * after the local copy was stored.
   */
  newer?: ReadonlySet<string> | undefined;
}

export const EMPTY_BOOK: StudioBook = {
  style: 'classic',
  photoOrder: 'time',
  scene: null,
  of: '',
  isOwn: false,
};

export interface StudioState {
  texts: DesignTexts;
  choices: DesignOptions;
  /**
   * Keys of the photos in order. Removed photos stay in `photos`, so that undo can restore them.
   */
  order: readonly string[];
  photos: Readonly<Record<string, StudioPhoto>>;
  book: StudioBook;
  /** Saved book of the edited album; null if unknown or for a new design. */
  savedBook: SavedBook | null;
  bookConflict: BookConflict | null;
  /** Whether the customer has opened the book or its preview since the page was opened. */
  isBookSeen: boolean;
  /**
   * Whether drafts contain the book although the customer has not edited it: a guest who has to sign in
   * continues with the book that was on the screen (docs/rules.md#books-7).
   */
  isBookStored: boolean;
  /** Frame that the editor should open, scroll to and select; null once that is done. */
  frameToShow: { spread: string; item: string | null } | null;
  notices: readonly FileNotice[];
  /** Error message of the last photo that the server rejected; shown while uploads have failed. */
  refusal: string | null;
  /** Number of chosen files that are still being read. */
  reading: number;
  /** Whether the browser had no room for a file, which a reload would lose. */
  hasUnkept: boolean;
  /** Whether the browser had no room for the last change of the draft; the earlier copy stays. */
  isFull: boolean;
  isPaused: boolean;
  isOnline: boolean;
  /** Where else the draft was changed; nothing is stored until the user has chosen a copy. */
  conflict: DraftConflict | null;
  /** Time of the last write of the draft, in ms since 1970. */
  savedAt: number | null;
  /** Link to the copy on the server; null if there is none. */
  server: ServerLink | null;
  account: AccountCopyState;
  /** Version of the edited album; see `version` of updateAlbum. */
  version: number | null;
  /** Newer version of the album that was found during editing. */
  newerVersion: number | null;
}

export type InitialStudioState = Pick<
  StudioState,
  | 'texts'
  | 'choices'
  | 'order'
  | 'photos'
  | 'book'
  | 'savedAt'
  | 'version'
  | 'server'
  | 'conflict'
  | 'savedBook'
>;

const MAX_UNDO_STEPS = 100;

/**
 * Creates the state of an open design. Undo and redo cover choices, photo order, removals and the
 * book.
 */
export function createStudioStore(initial: InitialStudioState) {
  return createStore<StudioState>()(
    temporal(
      (): StudioState => ({
        ...initial,
        bookConflict: null,
        isBookSeen: false,
        isBookStored: initial.book.scene !== null,
        frameToShow: null,
        newerVersion: null,
        notices: [],
        refusal: null,
        reading: 0,
        hasUnkept: false,
        isFull: false,
        isPaused: false,
        isOnline: navigator.onLine,
        account: 'off',
      }),
      {
        limit: MAX_UNDO_STEPS,
        partialize: ({ choices, order, book }) => ({ choices, order, book }),
        equality: (past, now) =>
          past.choices === now.choices && past.order === now.order && past.book === now.book,
      },
    ),
  );
}
export type StudioStore = ReturnType<typeof createStudioStore>;

/** State that undo and redo restore. */
type PastState = Partial<Pick<StudioState, 'choices' | 'order' | 'book'>>;
type Change = Partial<StudioState> | ((state: StudioState) => Partial<StudioState>);

function setUnrecorded(store: StudioStore, change: Change): void {
  const { pause, resume } = store.temporal.getState();
  pause();
  store.setState(change);
  resume();
}

/** Operations on the undo history; any plain `setState` of these fields adds a step. */
export const undoHistory = {
  /** Changes the state as part of the last step. */
  merge: setUnrecorded,
  /** Replaces the present state; undo restores the same states as before. */
  replacePresent: setUnrecorded,
  rewrite(store: StudioStore, rewriteState: (state: PastState) => PastState): void {
    store.temporal.setState(({ pastStates, futureStates }) => ({
      pastStates: pastStates.map(rewriteState),
      futureStates: futureStates.map(rewriteState),
    }));
  },
};

export function patchPhoto(store: StudioStore, key: string, patch: Partial<StudioPhoto>): void {
  store.setState(({ photos }) => {
    const photo = photos[key];
    return photo ? { photos: { ...photos, [key]: { ...photo, ...patch } } } : {};
  });
}

/**
 * Adds a photo at the end. This is not an undo step: the photo is also added to past and future
 * states, so that undo never removes it.
 */
export function appendPhoto(store: StudioStore, photo: StudioPhoto): void {
  const appended = (order: readonly string[] = []) =>
    order.includes(photo.key) ? order : [...order, photo.key];
  undoHistory.replacePresent(store, ({ photos, order }) => ({
    photos: { ...photos, [photo.key]: photo },
    order: appended(order),
  }));
  undoHistory.rewrite(store, (state) => ({ ...state, order: appended(state.order) }));
}

/**
 * Stores a filled book. This is not an undo step, because the change that caused the filling is
 * one.
 */
export function setFilledBook(store: StudioStore, book: StudioBook): void {
  undoHistory.replacePresent(store, { book });
}

export function removePhotos(store: StudioStore, keys: readonly string[]): void {
  store.setState(({ order }) => ({ order: order.filter((key) => !keys.includes(key)) }));
}

/** Moves the photo at index `from` to index `to`; does nothing if `to` is out of range. */
export function movePhoto(store: StudioStore, from: number, to: number): void {
  const { order } = store.getState();
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return;
  setPhotoOrder(store, movePhotosTo(order, [moved], to + 1));
}

/**
 * Reorders the photos as one undo step; from then on the book follows this order. Returns whether
 * the order has changed.
 */
export function setPhotoOrder(store: StudioStore, order: readonly string[]): boolean {
  const before = store.getState().order;
  if (order.every((key, index) => key === before[index])) return false;
  store.setState(({ book }) => ({ order, book: { ...book, photoOrder: 'given', isOwn: true } }));
  return true;
}

/** Photos of the design, in order. */
export function listOrderedPhotos({
  order,
  photos,
}: Pick<StudioState, 'order' | 'photos'>): StudioPhoto[] {
  return order.flatMap((key) => photos[key] ?? []);
}

/** Photos that were left out of the book and therefore of the album. */
export function listLeftOutPhotos({ order, photos, book }: StudioState): StudioPhoto[] {
  const tray = book.scene?.tray ?? [];
  return tray.flatMap(({ photo: key }) => (order.includes(key) ? [] : (photos[key] ?? [])));
}

export function isUploadPending({ state }: StudioPhoto): boolean {
  return state === 'waiting' || state === 'sending';
}
