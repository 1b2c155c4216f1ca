import { mergedBook } from '@smriti/shared/book/book-changes';
import { getDesign } from '@smriti/shared/book/designs';
import { type Book, placedPhotos } from '@smriti/shared/book/scene';
import { call } from '../../../lib/api/api';
import { storedPhoto } from '../save/open-draft';
import { ownParts } from '../save/own-changes';
import type { StudioPlan } from '../plan';
import { type SavedBook, setFilledBook, type StudioPhoto, type StudioStore } from '../studio-store';
import { inStudiosNames } from './photo-names';

/** What an album's book is edited with. */
export interface EditedBook {
  store: StudioStore;
  plan: StudioPlan;
  albumId: string;
}

type Stored = Parameters<typeof storedPhoto>[0];

function shownAsStored(photo: Stored): StudioPhoto {
  return {
    ...storedPhoto(photo),
    thumbnail: photo.thumbnail_url,
    large: photo.image_url,
    state: 'stored',
    progress: 1,
  };
}

/** What lies in the tray is none of the album's photos, and not known yet. */
function addTrayPhotos(store: StudioStore, tray: readonly Stored[]): void {
  store.setState(({ photos }) => {
    const known = new Set(Object.values(photos).map(({ photoId }) => photoId));
    const added = tray.filter(({ id }) => !known.has(id));
    const entries = added.map((photo) => [photo.id, shownAsStored(photo)] as const);
    return { photos: { ...photos, ...Object.fromEntries(entries) } };
  });
}

/** Puts a saved book on the screen; nobody's hand in it is lost. */
function show(store: StudioStore, { book }: SavedBook): void {
  const scene = inStudiosNames(book, Object.values(store.getState().photos));
  const { style, photo_order: photoOrder } = scene;
  setFilledBook(store, { style, photoOrder, scene, of: '', isOwn: false });
}

/** The book here, the one that it went on from, and another page's, all with the studio's names. */
export function versionsOf(store: StudioStore, base: SavedBook, theirs: SavedBook) {
  const { book } = store.getState();
  const photos = Object.values(store.getState().photos);
  if (!book.scene) return null;
  return {
    base: inStudiosNames(base.book, photos),
    mine: book.scene,
    theirs: inStudiosNames(theirs.book, photos),
  };
}

type Versions = NonNullable<ReturnType<typeof versionsOf>>;

/** What undo and redo lead to follows the other page too: a step back takes nothing of it away. */
function followInHistory(store: StudioStore, { base, theirs }: Versions): void {
  const followed = <S extends { book?: ReturnType<StudioStore['getState']>['book'] }>(state: S) => {
    const mine = state.book?.scene;
    if (!state.book || !mine) return state;
    return { ...state, book: { ...state.book, scene: mergedBook({ base, mine, theirs }).book } };
  };
  store.temporal.setState(({ pastStates, futureStates }) => ({
    pastStates: pastStates.map(followed),
    futureStates: futureStates.map(followed),
  }));
}

/** Goes on from another page's book, with what was changed here. */
function goOnFrom(store: StudioStore, theirs: SavedBook, versions: Versions, merged: Book): void {
  const { book, order } = store.getState();
  const placed = placedPhotos(merged);
  // spreads of two books may show a photo twice or not at all: then it is filled anew around them
  const of = order.every((key) => placed.has(key)) ? book.of : '';
  const { style, photo_order: photoOrder } = merged;
  setFilledBook(store, { ...book, style, photoOrder, scene: merged, of });
  followInHistory(store, versions);
  store.setState({ savedBook: theirs, bookConflict: null });
}

/**
 * Takes in the book as the shop has it by now: what both have changed is to be chosen, but for what
 * this browser has sent itself.
 */
function takeIn({ store, albumId }: EditedBook, theirs: SavedBook): void {
  const { book, savedBook: base } = store.getState();
  const isOther = base === null || base.rev !== theirs.rev;
  if (!book.isOwn) {
    if (book.scene === null || isOther) show(store, theirs);
    store.setState({ savedBook: theirs });
    return;
  }
  const versions = base && isOther && theirs.images ? versionsOf(store, base, theirs) : null;
  if (!versions || !base) {
    store.setState({ savedBook: theirs });
    return;
  }
  const { own, newer } = ownParts(store, albumId, { base: base.book, theirs: theirs.book });
  const { book: merged, conflicts } = mergedBook(versions, newer);
  const parts = conflicts.filter((part) => !own.has(part));
  if (parts.length > 0) store.setState({ bookConflict: { theirs, parts, newer } });
  else goOnFrom(store, theirs, versions, merged);
}

/**
 * Reads the book of the album that is edited, and puts together with it what was changed here. Where
 * the album itself is another by now, which is chosen by itself, mine stays whole.
 * @throws ApiError
 */
export async function readSavedBook(edited: EditedBook, signal?: AbortSignal): Promise<void> {
  const { store, plan, albumId } = edited;
  const answer = await call(getDesign, { params: { id: albumId }, signal });
  const { rev, book, tray_photos, version: newest } = answer;
  addTrayPhotos(store, tray_photos);
  const { savedBook, version } = store.getState();
  const isSameAlbum = newest === undefined || newest === version;
  const known = savedBook?.isRead ? savedBook.images : plan.images.map(({ id }) => id);
  if (!isSameAlbum) store.setState({ newerVersion: newest });
  takeIn(edited, { rev, book, images: isSameAlbum ? known : null, isRead: true });
}

/** Ends a conflict: these parts become another page's, the others stay mine. */
export function chooseParts(store: StudioStore, taken: ReadonlySet<string>): void {
  const { bookConflict, savedBook: base } = store.getState();
  if (!bookConflict || !base) return;
  const versions = versionsOf(store, base, bookConflict.theirs);
  if (!versions) return;
  const { theirs, newer = [] } = bookConflict;
  goOnFrom(store, theirs, versions, mergedBook(versions, new Set([...taken, ...newer])).book);
}
