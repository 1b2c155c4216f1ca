import type { PhotoType } from '@smriti/shared/album/photos';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import type { FrameAt } from '@smriti/shared/book/edit/find-frame';
import type { Book, BookStyle, PhotoOrder } from '@smriti/shared/book/scene';
import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import type { FileProblem } from '#lib/uploads/file-check.ts';
import type { PhotoRemark } from '#lib/uploads/photo-remark.ts';
import type { Choices, Texts } from './design';
import { movedTo } from './photos/sorting/photo-order';

/**
 * State of a photo's upload. `lost`: neither uploaded nor kept in this browser; the file must be added
 * again.
 */
export type PhotoState = 'waiting' | 'sending' | 'stored' | 'failed' | 'lost';

/** A photo of the design. */
export interface StudioPhoto {
  /** Hash of the content; the photo's id for photos loaded from the server. */
  key: string;
  hash: string | null;
  /** Id on the server; null until uploaded. */
  photoId: string | null;
  /** File name; '' if the server has none. */
  name: string;
  type: PhotoType | null;
  /** In pixels, after EXIF rotation; null: unknown. */
  width: number | null;
  height: number | null;
  /** In ms since 1970; unknown for photos loaded from the server and in old drafts. */
  takenAt?: number | undefined;
  /** Facts found by the server, used to fill the book; null or undefined until then. */
  facts?: PhotoFacts | null | undefined;
  /** URL of the picture to show: a blob of this page, or the server's rendition. */
  thumbnail: string | null;
  /** URL of the server's rendition, which stays valid after this page. */
  rendition: string | null;
  /** URL of the large rendition, for viewing a page closely; none in kept drafts. */
  large?: string | null | undefined;
  /** Id of the design that the file is kept under in the browser. */
  keptFor: string;
  /** Name that the file is kept under in the browser, if not its key. */
  keptAs?: string | undefined;
  state: PhotoState;
  /** From 0 to 1. */
  progress: number;
}

/** A message about a chosen file. */
export interface FileNotice {
  name: string;
  /**
   * Why the file was not added, or a remark on one that was. `notKept`: the page was closed before the
   * browser had kept the file; `noRoom`: a shared file that the browser had no room for.
   */
  problem: FileProblem | 'duplicate' | 'tooMany' | 'notKept' | 'noRoom' | PhotoRemark;
}

/** Where else the draft was changed; `gone`: it was saved or removed elsewhere. */
export type DraftConflict = 'tab' | 'device' | 'gone';

/** Link to the server's copy of the draft. */
export interface ServerLink {
  id: string;
  /** Revision that this page knows. */
  rev: number;
  /** Fingerprint of the content sent last; see server-content.ts. */
  sent: string;
}

/**
 * State of the copy in the customer's account. `later`: the newest change is not there yet; `full`: no room
 * for another draft; `off`: not saved there, or not yet.
 */
export type AccountCopy = 'off' | 'kept' | 'later' | 'full';

/** How the photos are arranged in the book. Its frames refer to photos by their keys. */
export interface StudioBook {
  style: BookStyle;
  /** 'time' (by date taken) until the customer orders photos by hand. */
  photoOrder: PhotoOrder;
  /** null: not filled yet. */
  scene: Book | null;
  /**
   * Fingerprint of the input that the book was filled from; another input fills it again. See
   * book/fill-input.ts.
   */
  of: string;
  /** Whether the customer has edited it; otherwise it is filled again wherever it is opened. */
  isOwn: boolean;
}

/** The book of the edited album as saved on the server: its frames refer to photos by id. */
export interface SavedBook {
  rev: number;
  book: Book;
  /** Ids of the album's photos that it was made of, in order; null: the album has other photos now. */
  images: readonly string[] | null;
  /** Whether this page loaded it from the server; otherwise it comes from the kept draft. */
  isRead: boolean;
}

/**
 * What another page has changed too: ids of spreads, or WHOLE_BOOK; nothing is saved until the user has
 * chosen.
 */
export interface BookConflict {
  theirs: SavedBook;
  parts: readonly string[];
  /** Parts to take from it without asking: this browser sent them after the local copy was kept. */
  newer?: ReadonlySet<string> | undefined;
}

export const NEW_BOOK: StudioBook = {
  style: 'classic',
  photoOrder: 'time',
  scene: null,
  of: '',
  isOwn: false,
};

export interface StudioState {
  texts: Texts;
  choices: Choices;
  /** Keys of the photos in order. Removed photos stay in `photos`, for undo. */
  order: readonly string[];
  photos: Readonly<Record<string, StudioPhoto>>;
  book: StudioBook;
  /** null: not known, or no album is edited. */
  savedBook: SavedBook | null;
  bookConflict: BookConflict | null;
  /** The frame that the editor should open, scroll to and select; null once done. */
  frameToShow: FrameAt | null;
  notices: readonly FileNotice[];
  /** Why the server refused a photo, as a message; shown while uploads have failed. */
  refusal: string | null;
  /** Number of chosen files still being read. */
  reading: number;
  /** Whether this browser had no room for a file, which a reload would lose. */
  hasUnkept: boolean;
  /** Whether this browser had no room for the last change of the draft; the earlier copy stays. */
  isFull: boolean;
  isPaused: boolean;
  isOnline: boolean;
  /** Where else the draft was changed; nothing is kept until the user has chosen a copy. */
  conflict: DraftConflict | null;
  /** When the draft was last kept, in ms since 1970. */
  savedAt: number | null;
  /** null while there is no copy on the server. */
  server: ServerLink | null;
  account: AccountCopy;
  /** Version of the edited album; see `version` of updateAlbum. */
  version: number | null;
  /** A newer version of the album, found during editing. */
  newerVersion: number | null;
}

export type InitialState = Pick<
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

const MAX_STEPS = 100;

/** Creates the state of one open design. Undo and redo cover choices, order, removals and the book. */
export function createStudioStore(initial: InitialState) {
  return createStore<StudioState>()(
    temporal(
      (): StudioState => ({
        ...initial,
        bookConflict: null,
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
        limit: MAX_STEPS,
        partialize: ({ choices, order, book }) => ({ choices, order, book }),
        equality: (past, now) =>
          past.choices === now.choices && past.order === now.order && past.book === now.book,
      },
    ),
  );
}
export type StudioStore = ReturnType<typeof createStudioStore>;

/** The states that undo and redo lead to hold these fields. */
type PastState = Partial<Pick<StudioState, 'choices' | 'order' | 'book'>>;
type Change = Partial<StudioState> | ((state: StudioState) => Partial<StudioState>);

function setUnrecorded(store: StudioStore, change: Change): void {
  const { pause, resume } = store.temporal.getState();
  pause();
  store.setState(change);
  resume();
}

/** Changes of the undo history; every plain `setState` of its fields adds a step. */
export const history = {
  /** Makes a change part of the last step. */
  merge: setUnrecorded,
  /** Replaces the present state; undo leads to the same states as before. */
  replacePresent: setUnrecorded,
  /** Rewrites all past and future states. */
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
 * Adds a photo at the end. Not an undo step: the photo is also added to past and future states, so that
 * undo never removes it.
 */
export function appendPhoto(store: StudioStore, photo: StudioPhoto): void {
  const appended = (order: readonly string[] = []) =>
    order.includes(photo.key) ? order : [...order, photo.key];
  history.replacePresent(store, ({ photos, order }) => ({
    photos: { ...photos, [photo.key]: photo },
    order: appended(order),
  }));
  history.rewrite(store, (state) => ({ ...state, order: appended(state.order) }));
}

/** Stores a filled book. Not an undo step: the change that caused the filling is one. */
export function setFilledBook(store: StudioStore, book: StudioBook): void {
  history.replacePresent(store, { book });
}

export function removePhotos(store: StudioStore, keys: readonly string[]): void {
  store.setState(({ order }) => ({ order: order.filter((key) => !keys.includes(key)) }));
}

/** Moves the photo at index `from` to index `to`; does nothing if `to` is out of range. */
export function movePhoto(store: StudioStore, from: number, to: number): void {
  const { order } = store.getState();
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return;
  setOrder(store, movedTo(order, [moved], to + 1));
}

/**
 * Reorders the photos as one undo step; the book follows this order from now on. Returns whether the order
 * has changed.
 */
export function setOrder(store: StudioStore, order: readonly string[]): boolean {
  const before = store.getState().order;
  if (order.every((key, index) => key === before[index])) return false;
  store.setState(({ book }) => ({ order, book: { ...book, photoOrder: 'given', isOwn: true } }));
  return true;
}

/** The photos of the design, in order. */
export function orderedPhotos({
  order,
  photos,
}: Pick<StudioState, 'order' | 'photos'>): StudioPhoto[] {
  return order.flatMap((key) => photos[key] ?? []);
}

/** The photos that were left out of the book, and so of the album. */
export function leftOutPhotos({ order, photos, book }: StudioState): StudioPhoto[] {
  const tray = book.scene?.tray ?? [];
  return tray.flatMap(({ photo: key }) => (order.includes(key) ? [] : (photos[key] ?? [])));
}

export function isUnderWay({ state }: StudioPhoto): boolean {
  return state === 'waiting' || state === 'sending';
}
