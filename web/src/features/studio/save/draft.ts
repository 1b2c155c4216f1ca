import { PHOTO_TYPES } from '@smriti/shared/album/photos';
import { createStore, del, entries, get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { dropDesign } from '#lib/uploads/kept-files.ts';
import { choices, texts } from '../design';
import { leftOutPhotos, orderedPhotos, type StudioState } from '../studio-store';

/*
 * Unsaved designs in IndexedDB, so that a reload, a crash and the visit to the login page lose nothing. The
 * files of their photos are in lib/uploads/kept-files.ts.
 */

const store = createStore('smriti-studio', 'drafts');
/** A guest has one draft, whatever the product. */
export const GUEST_DRAFT = 'guest/create-product';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention in days, the same as the server's for a guest's design. */
const KEPT_DAYS = 30;

const draftPhoto = z.object({
  key: z.string(),
  hash: z.nullable(z.string()),
  photoId: z.nullable(z.string()),
  name: z.string(),
  type: z.nullable(z.enum(PHOTO_TYPES)),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  takenAt: z.optional(z.int()),
  rendition: z.nullable(z.string()),
  keptFor: z.string(),
  /** Name that its file is kept under; undefined: its key. */
  keptAs: z.optional(z.string()),
  isStored: z.boolean(),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

/** Link to the server's copy of a draft. */
export const serverLink = z.object({ id: z.string(), rev: z.int(), sent: z.string() });

const draft = z.object({
  /** Id under which files added to this draft are kept. */
  designId: z.string(),
  /** Incremented by each write: tabs with the same design detect each other's writes by it. */
  rev: z._default(z.int(), 0),
  savedAt: z.int(),
  /** uid of the owner of the uploaded photos; null when none is uploaded. */
  photoOwner: z.nullable(z.string()),
  /** The configuration it was started with; another one resets its choices. */
  origin: z.string(),
  version: z.nullable(z.int()),
  /** Link to the server's copy of a customer's draft. */
  server: z._default(z.nullable(serverLink), null),
  choices,
  texts,
  photos: z.array(draftPhoto),
  /** The customer's arrangement, parsed by book/kept-book.ts; undefined: filled automatically. */
  book: z.optional(z.unknown()),
  /** The saved book that `book` is based on; parsed there too. */
  savedBook: z.optional(z.unknown()),
});
export type Draft = z.infer<typeof draft>;

/** Writes in progress, by draft name; readers wait for the last one. */
const underWay = new Map<string, Promise<unknown>>();

/** Records that a draft is being written until `kept` settles. */
export function noteKeeping(name: string, kept: Promise<unknown>): void {
  underWay.set(name, kept);
  void kept.finally(() => {
    if (underWay.get(name) === kept) underWay.delete(name);
  });
}

/** Reads the draft of that name; null if there is none, or none that this version can parse. */
export async function readDraft(name: string): Promise<Draft | null> {
  await underWay.get(name);
  try {
    const found = draft.safeParse(await get(name, store));
    return found.success ? found.data : null;
  } catch (error) {
    logFailure('The kept design could not be read', error);
    return null;
  }
}

/** Another tab has changed or removed the draft. */
class StaleDraftError extends Error {}

/** `stale`: another tab has written since, so nothing was written. */
export type WriteOutcome = { kind: 'kept'; rev: number } | { kind: 'stale' } | { kind: 'failed' };

/** Revision of the next write. @throws StaleDraftError when `base` is not the stored revision. */
function nextRev(found: unknown, base: Pick<Draft, 'designId' | 'rev'> | null): number {
  const { data } = draft.safeParse(found);
  const isSame = data ? data.designId === base?.designId && data.rev === base.rev : base?.rev === 0;
  if (base && !isSame) throw new StaleDraftError('changed in another tab');
  return (data?.rev ?? 0) + 1;
}

/**
 * Writes a draft to IndexedDB.
 * @param isForced overwrites any stored revision; otherwise the stored one must be the one that was read
 */
export async function writeDraft(
  name: string,
  content: Draft,
  isForced: boolean,
): Promise<WriteOutcome> {
  let rev = 0;
  try {
    await update<unknown>(
      name,
      (found) => {
        rev = nextRev(found, isForced ? null : content);
        return { ...content, rev };
      },
      store,
    );
    return { kind: 'kept', rev };
  } catch (error) {
    if (error instanceof StaleDraftError) return { kind: 'stale' };
    logFailure('The design could not be kept in the browser', error);
    return { kind: 'failed' };
  }
}

export async function removeDraft(name: string): Promise<void> {
  try {
    await del(name, store);
  } catch (error) {
    logFailure('The kept design could not be removed', error);
  }
}

/** Deletes the files of a draft, under all designs they were kept for. */
export async function dropFilesOf(content: Draft): Promise<void> {
  const names = new Set([content.designId, ...content.photos.map(({ keptFor }) => keptFor)]);
  await Promise.all([...names].map(dropDesign));
}

/** Deletes drafts older than the retention period. */
export async function sweepDrafts(now: number): Promise<void> {
  try {
    for (const [name, found] of await entries<IDBValidKey, unknown>(store)) {
      const { data } = draft.safeParse(found);
      if (typeof name !== 'string' || !data || now - data.savedAt < KEPT_DAYS * DAY_MS) continue;
      await removeDraft(name);
      await dropFilesOf(data);
    }
  } catch (error) {
    logFailure('Old drafts could not be removed', error);
  }
}

/**
 * Deletes the drafts of a customer who signed out, photos included: the next user of this browser may be
 * someone else. Waits for writes in progress. Names of drafts begin with the owner's uid.
 */
export async function dropDraftsOf(ownerUid: string): Promise<void> {
  await Promise.allSettled(underWay.values());
  try {
    for (const [name, found] of await entries<IDBValidKey, unknown>(store)) {
      if (typeof name !== 'string' || !name.startsWith(`${ownerUid}/`)) continue;
      const { data } = draft.safeParse(found);
      await removeDraft(name);
      if (data) await dropFilesOf(data);
    }
  } catch (error) {
    logFailure('The drafts of who signed out could not be removed', error);
  }
}

/** The saved book that an edited one is based on; stored with the draft, but not counted as a change. */
export function baseToKeep({ book, savedBook }: StudioState): Pick<Draft, 'savedBook'> {
  if (!book.isOwn || !savedBook) return {};
  return { savedBook: { rev: savedBook.rev, book: savedBook.book } };
}

/** The content of a draft for the current state. */
export function contentToKeep(
  state: StudioState,
): Pick<Draft, 'choices' | 'texts' | 'photos' | 'book'> {
  return {
    choices: state.choices,
    texts: state.texts,
    ...(state.book.isOwn && { book: state.book }),
    photos: [...orderedPhotos(state), ...leftOutPhotos(state)].map((photo) => ({
      key: photo.key,
      hash: photo.hash,
      photoId: photo.photoId,
      name: photo.name,
      type: photo.type,
      width: photo.width,
      height: photo.height,
      ...(photo.takenAt !== undefined && { takenAt: photo.takenAt }),
      rendition: photo.rendition,
      keptFor: photo.keptFor,
      ...(photo.keptAs !== undefined && { keptAs: photo.keptAs }),
      isStored: photo.state === 'stored',
    })),
  };
}

/**
 * A guest's draft after its claim by an account. Claimed photos have new ids; others are uploaded again
 * from their kept files.
 */
export function draftAfterClaim(
  of: Draft,
  moved: ReadonlyMap<string, { id: string; thumbnail_url: string | null }>,
  ownerUid: string,
): Draft {
  return {
    ...of,
    photoOwner: ownerUid,
    photos: of.photos.map((photo) => {
      const now = photo.photoId === null ? undefined : moved.get(photo.photoId);
      if (!now) return { ...photo, photoId: null, rendition: null, isStored: false };
      return { ...photo, photoId: now.id, rendition: now.thumbnail_url, isStored: true };
    }),
  };
}

/** Merges two drafts of one design: the newer one, plus photos that only the older one has. */
export function mergeDrafts(newer: Draft, older: Draft): Draft {
  const known = new Set(newer.photos.map(({ key }) => key));
  const more = older.photos.filter(({ key }) => !known.has(key));
  return { ...newer, server: newer.server ?? older.server, photos: [...newer.photos, ...more] };
}
