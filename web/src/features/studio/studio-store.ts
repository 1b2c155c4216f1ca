import type { PhotoType } from '@smriti/shared/album/photos';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import type { FrameAt } from '@smriti/shared/book/edit/find-frame';
import type { Book, BookStyle, PhotoOrder } from '@smriti/shared/book/scene';
import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import type { FileProblem } from '../../lib/uploads/file-check';
import type { PhotoRemark } from '../../lib/uploads/photo-remark';
import type { Choices, Texts } from './design';
import { movedTo } from './photos/sorting/photo-order';

/**
 * `lost`: neither uploaded nor kept in this browser; only adding the file again helps. The others
 * are those of an upload.
 */
export type PhotoState = 'waiting' | 'sending' | 'stored' | 'failed' | 'lost';

/** A photo of the design. */
export interface StudioPhoto {
  /** The content's hash, or for photos that came from the shop their id. */
  key: string;
  hash: string | null;
  /** Known once it is uploaded. */
  photoId: string | null;
  /** The file's name; '' where the shop has a photo without it. */
  name: string;
  type: PhotoType | null;
  /** Upright, in pixels. */
  width: number | null;
  height: number | null;
  /** In milliseconds since 1970; unknown of photos that came from the shop, and in old drafts. */
  takenAt?: number | undefined;
  /** What the shop found out about it, to fill the book by; none until then. */
  facts?: PhotoFacts | null | undefined;
  /** What is shown: an address in this page, or the shop's rendition. */
  thumbnail: string | null;
  /** The shop's rendition, which outlives this page. */
  rendition: string | null;
  /** Its large one, to look at a page closely; none in kept drafts. */
  large?: string | null | undefined;
  /** Under which design's name its file is kept in the browser. */
  keptFor: string;
  /** Under which name its file is kept there, where that is not its key. */
  keptAs?: string | undefined;
  state: PhotoState;
  /** From 0 to 1. */
  progress: number;
}

/** What is to be told of a chosen file. */
export interface FileNotice {
  name: string;
  /**
   * Why it did not become a photo, or a remark on one that did. `notKept`: the page was closed before
   * the browser had kept the file; `noRoom`: it was shared, and the browser could not keep it.
   */
  problem: FileProblem | 'duplicate' | 'tooMany' | 'notKept' | 'noRoom' | PhotoRemark;
}

/** Where the draft was changed as well; `gone`: it was saved or removed elsewhere. */
export type DraftConflict = 'tab' | 'device' | 'gone';

/** The shop's copy of the draft. */
export interface ServerLink {
  id: string;
  /** The number of the change that this page knows. */
  rev: number;
  /** Tells what was sent last; see server-content.ts. */
  sent: string;
}

/**
 * Whether the draft is in the customer's account: `later`: not its newest change; `full`: there is no
 * room for another. `off` where none is kept there, or not yet.
 */
export type AccountCopy = 'off' | 'kept' | 'later' | 'full';

/** How the photos stand in the book. Its frames name photos by their keys here. */
export interface StudioBook {
  style: BookStyle;
  /** By time until the customer orders photos by hand. */
  photoOrder: PhotoOrder;
  /** null: not filled yet. */
  scene: Book | null;
  /** What it was filled from: something else calls for filling it anew; see book/fill-input.ts. */
  of: string;
  /** Whether the customer had a hand in it; otherwise it is filled again wherever it is opened. */
  isOwn: boolean;
}

/** The book of the album that is edited, as the shop has it: its frames name photos by the shop's ids. */
export interface SavedBook {
  rev: number;
  book: Book;
  /** The album's photos that it is of, in their order; null: they are others by now. */
  images: readonly string[] | null;
  /** Whether this page had it from the shop; otherwise it is what a kept draft went on from. */
  isRead: boolean;
}

/** What another page has changed too: ids of spreads, or WHOLE_BOOK; nothing is saved until it is chosen. */
export interface BookConflict {
  theirs: SavedBook;
  parts: readonly string[];
  /** What else is taken from it unasked: this browser sent it after what is here was kept. */
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
  /** Keys of the photos in their order. What was removed stays in `photos`, for undo. */
  order: readonly string[];
  photos: Readonly<Record<string, StudioPhoto>>;
  book: StudioBook;
  /** null: not known, or no album is edited. */
  savedBook: SavedBook | null;
  bookConflict: BookConflict | null;
  /** The frame that the editor is to open, scroll to and choose; null once it has. */
  frameToShow: FrameAt | null;
  notices: readonly FileNotice[];
  /** Why the shop took no more photos, in its own words; shown while uploads have failed. */
  refusal: string | null;
  /** Chosen files that are still being looked into. */
  reading: number;
  /** Whether this browser had no room for a file, which a reload would lose. */
  hasUnkept: boolean;
  /** Whether it had no room for the last change of the draft; what was kept before stays. */
  isFull: boolean;
  isPaused: boolean;
  isOnline: boolean;
  /** The draft was changed elsewhere too: nothing is kept until one of the two is chosen. */
  conflict: DraftConflict | null;
  /** When the draft was kept last, in milliseconds since 1970. */
  savedAt: number | null;
  /** null while the shop has no copy of it. */
  server: ServerLink | null;
  account: AccountCopy;
  /** Of the album that is edited; see `version` of updateAlbum. */
  version: number | null;
  /** A version that was found to be newer while one edits. */
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

/** The state of one open design. Undo and redo cover the choices, the order, removals and the book. */
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

export function patchPhoto(store: StudioStore, key: string, patch: Partial<StudioPhoto>): void {
  store.setState(({ photos }) => {
    const photo = photos[key];
    return photo ? { photos: { ...photos, [key]: { ...photo, ...patch } } } : {};
  });
}

/**
 * Puts a photo at the end. This is no step of its own for undo: the photo joins the past and the
 * future states too, so that no undo loses what was added since.
 */
export function appendPhoto(store: StudioStore, photo: StudioPhoto): void {
  const appended = (order: readonly string[] = []) =>
    order.includes(photo.key) ? order : [...order, photo.key];
  const history = store.temporal.getState();
  history.pause();
  store.setState(({ photos, order }) => ({
    photos: { ...photos, [photo.key]: photo },
    order: appended(order),
  }));
  history.resume();
  store.temporal.setState(({ pastStates, futureStates }) => ({
    pastStates: pastStates.map((past) => ({ ...past, order: appended(past.order) })),
    futureStates: futureStates.map((future) => ({ ...future, order: appended(future.order) })),
  }));
}

/** Puts the book as it is now filled, which is no step of its own: what it was filled from was. */
export function setFilledBook(store: StudioStore, book: StudioBook): void {
  const history = store.temporal.getState();
  history.pause();
  store.setState({ book });
  history.resume();
}

export function removePhotos(store: StudioStore, keys: readonly string[]): void {
  store.setState(({ order }) => ({ order: order.filter((key) => !keys.includes(key)) }));
}

/** Puts the photo at `from` where the one at `to` is; nothing happens beyond the ends. */
export function movePhoto(store: StudioStore, from: number, to: number): void {
  const { order } = store.getState();
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return;
  setOrder(store, movedTo(order, [moved], to + 1));
}

/**
 * Another order of the same photos, as one step for undo; the book follows it from then on. Returns
 * whether it is another one.
 */
export function setOrder(store: StudioStore, order: readonly string[]): boolean {
  const before = store.getState().order;
  if (order.every((key, index) => key === before[index])) return false;
  store.setState(({ book }) => ({ order, book: { ...book, photoOrder: 'given', isOwn: true } }));
  return true;
}

/** The photos of the design, in their order. */
export function orderedPhotos({
  order,
  photos,
}: Pick<StudioState, 'order' | 'photos'>): StudioPhoto[] {
  return order.flatMap((key) => photos[key] ?? []);
}

/** The photos that were left out of the book, which are none of the album's. */
export function leftOutPhotos({ order, photos, book }: StudioState): StudioPhoto[] {
  const tray = book.scene?.tray ?? [];
  return tray.flatMap(({ photo: key }) => (order.includes(key) ? [] : (photos[key] ?? [])));
}

export function isUnderWay({ state }: StudioPhoto): boolean {
  return state === 'waiting' || state === 'sending';
}
