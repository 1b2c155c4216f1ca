import { mergeBooks } from '@smriti/shared/book/book-changes';
import { getDesign } from '@smriti/shared/book/designs';
import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import { callApi } from '#lib/api/api.ts';
import { toDraftPhoto } from '../save/open-draft';
import { listOwnParts } from '../save/own-changes';
import type { StudioPlan } from '../studio-plan';
import {
  undoHistory,
  type SavedBook,
  setFilledBook,
  type StudioPhoto,
  type StudioStore,
} from '../studio-store';
import { toStudioPhotoKeys } from './convert-photo-ids';

/** Open design of a saved album whose book is edited. */
export interface EditedBook {
  store: StudioStore;
  plan: StudioPlan;
  albumId: string;
}

type Stored = Parameters<typeof toDraftPhoto>[0];

function shownAsStored(photo: Stored): StudioPhoto {
  return {
    ...toDraftPhoto(photo),
    thumbnail: photo.thumbnail_url,
    large: photo.image_url,
    state: 'stored',
    progress: 1,
  };
}

/**
 * Adds the photos of the saved tray, which are not among the album's photos and therefore unknown
 * to the studio.
 */
function addTrayPhotos(store: StudioStore, tray: readonly Stored[]): void {
  store.setState(({ photos }) => {
    const known = new Set(Object.values(photos).map(({ photoId }) => photoId));
    const added = tray.filter(({ id }) => !known.has(id));
    const entries = added.map((photo) => [photo.id, shownAsStored(photo)] as const);
    return { photos: { ...photos, ...Object.fromEntries(entries) } };
  });
}

/** Shows a saved book; only called if there are no local edits to overwrite. */
function show(store: StudioStore, { book }: SavedBook): void {
  const scene = toStudioPhotoKeys(book, Object.values(store.getState().photos));
  const { style, photo_order: photoOrder } = scene;
  setFilledBook(store, { style, photoOrder, scene, of: '', isOwn: false });
}

/**
 * Three versions of the book, all with studio keys: the local one, the saved one it is based on,
 * and another client's (another tab or device).
 */
export function bookVersions(store: StudioStore, base: SavedBook, theirs: SavedBook) {
  const { book } = store.getState();
  const photos = Object.values(store.getState().photos);
  if (!book.scene) return null;
  return {
    base: toStudioPhotoKeys(base.book, photos),
    mine: book.scene,
    theirs: toStudioPhotoKeys(theirs.book, photos),
  };
}

type Versions = NonNullable<ReturnType<typeof bookVersions>>;

/** Merges the other client's changes into the undo history, so that undoing does not remove them. */
function mergeIntoHistory(store: StudioStore, { base, theirs }: Versions): void {
  undoHistory.rewrite(store, (state) => {
    const mine = state.book?.scene;
    if (!state.book || !mine) return state;
    return { ...state, book: { ...state.book, scene: mergeBooks({ base, mine, theirs }).book } };
  });
}

/** Continues with another client's book, merged with the local changes. */
function continueFrom(
  store: StudioStore,
  theirs: SavedBook,
  versions: Versions,
  merged: Book,
): void {
  const { book, order } = store.getState();
  const placed = placedPhotoIds(merged);
  // A merged book that lacks a photo of the album is filled again around the merged spreads.
  const of = order.every((key) => placed.has(key)) ? book.of : '';
  const { style, photo_order: photoOrder } = merged;
  setFilledBook(store, { ...book, style, photoOrder, scene: merged, of });
  mergeIntoHistory(store, versions);
  store.setState({ savedBook: theirs, bookConflict: null });
}

/**
 * Merges the saved book into the local one. Parts that both sides changed become a conflict, unless
 * this browser sent both changes.
 */
function mergeSaved({ store, albumId }: EditedBook, theirs: SavedBook): void {
  const { book, savedBook: base } = store.getState();
  const isOther = base === null || base.rev !== theirs.rev;
  if (!book.isOwn) {
    if (book.scene === null || isOther) show(store, theirs);
    store.setState({ savedBook: theirs });
    return;
  }
  const versions = base && isOther && theirs.images ? bookVersions(store, base, theirs) : null;
  if (!versions || !base) {
    store.setState({ savedBook: theirs });
    return;
  }
  const { own, newer } = listOwnParts(store, albumId, { base: base.book, theirs: theirs.book });
  const { book: merged, conflicts } = mergeBooks(versions, newer);
  const parts = conflicts.filter((part) => !own.has(part));
  if (parts.length > 0) store.setState({ bookConflict: { theirs, parts, newer } });
  else continueFrom(store, theirs, versions, merged);
}

/**
 * Loads the book of the edited album and merges the local changes into it. If the album itself has
 * a newer version, which is a conflict of its own, the local book stays unchanged.
 * @throws ApiError
 */
export async function mergeSavedBook(edited: EditedBook, signal?: AbortSignal): Promise<void> {
  const { store, plan, albumId } = edited;
  const answer = await callApi(getDesign, { params: { id: albumId }, signal });
  const { rev, book, tray_photos, version: newest } = answer;
  addTrayPhotos(store, tray_photos);
  const { savedBook, version } = store.getState();
  const isSameAlbum = newest === undefined || newest === version;
  const known = savedBook?.isRead ? savedBook.images : plan.images.map(({ id }) => id);
  if (!isSameAlbum) store.setState({ newerVersion: newest });
  mergeSaved(edited, { rev, book, images: isSameAlbum ? known : null, isRead: true });
}

/**
 * Resolves a conflict with the other client's version of the `taken` parts and the local version of
 * the rest.
 */
export function resolveBookConflict(store: StudioStore, taken: ReadonlySet<string>): void {
  const { bookConflict, savedBook: base } = store.getState();
  if (!bookConflict || !base) return;
  const versions = bookVersions(store, base, bookConflict.theirs);
  if (!versions) return;
  const { theirs, newer = [] } = bookConflict;
  continueFrom(store, theirs, versions, mergeBooks(versions, new Set([...taken, ...newer])).book);
}
