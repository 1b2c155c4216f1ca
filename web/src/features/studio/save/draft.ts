import { PHOTO_TYPES } from '@smriti/shared/album/photos';
import { createStore, del, entries, get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { deleteDesignFiles } from '#lib/uploads/photo-file-storage.ts';
import { choicesSchema, textsSchema } from '../design-content';
import { listLeftOutPhotos, listOrderedPhotos, type StudioState } from '../studio-store';

/*
 * Unsaved designs in IndexedDB, so that a reload, a crash and signing in lose nothing.
 * lib/uploads/photo-file-storage.ts stores the files of their photos.
 */

const store = createStore('smriti-studio', 'drafts');
/** Name of the guest's draft; a guest has one draft for all products. */
export const GUEST_DRAFT_NAME = 'guest/create-product';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention in days, equal to that of guest designs on the server. */
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
  /** Id under which the photo's file is stored; its key by default. */
  keptAs: z.optional(z.string()),
  isStored: z.boolean(),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

/** Link to the server's copy of a draft. */
export const serverLinkSchema = z.object({ id: z.string(), rev: z.int(), sent: z.string() });

const draft = z.object({
  /** Id under which files of this draft are stored. */
  designId: z.string(),
  /** Revision, incremented by each write, by which tabs detect each other's writes. */
  rev: z._default(z.int(), 0),
  savedAt: z.int(),
  /** uid of the owner of the uploaded photos; null if none is uploaded. */
  photoOwner: z.nullable(z.string()),
  /** Configuration that the design was started with; another one resets its choices. */
  origin: z.string(),
  version: z.nullable(z.int()),
  /** Link to the server's copy of a customer's draft. */
  server: z._default(z.nullable(serverLinkSchema), null),
  choices: choicesSchema,
  texts: textsSchema,
  photos: z.array(draftPhoto),
  /** Book arranged by the customer, parsed in book/parse-stored-book.ts; undefined for an automatic one. */
  book: z.optional(z.unknown()),
  /** Saved book that `book` is based on, parsed in book/parse-stored-book.ts. */
  savedBook: z.optional(z.unknown()),
});
export type Draft = z.infer<typeof draft>;

/** Pending writes by draft name; reading waits for the last one. */
const underWay = new Map<string, Promise<unknown>>();

export function trackDraftWrite(name: string, kept: Promise<unknown>): void {
  underWay.set(name, kept);
  void kept.finally(() => {
    if (underWay.get(name) === kept) underWay.delete(name);
  });
}

/** Reads a draft; null if there is none that this version can parse. */
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

/** Thrown if another tab has changed or deleted the draft. */
class StaleDraftError extends Error {}

/**
 * Result of a write. `stale`: nothing was written, because another tab has written in the meantime.
 */
export type WriteOutcome = { kind: 'kept'; rev: number } | { kind: 'stale' } | { kind: 'failed' };

/**
 * Revision of the next write.
 * @throws StaleDraftError when `base` is not the stored revision
 */
function nextRev(found: unknown, base: Pick<Draft, 'designId' | 'rev'> | null): number {
  const { data } = draft.safeParse(found);
  const isSame = data ? data.designId === base?.designId && data.rev === base.rev : base?.rev === 0;
  if (base && !isSame) throw new StaleDraftError('changed in another tab');
  return (data?.rev ?? 0) + 1;
}

/**
 * Writes a draft to IndexedDB.
 * @param isForced overwrites any stored revision; otherwise the write fails unless the stored
 * revision is that of `content`
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

/** Deletes the files of a draft, under all designs for which they were stored. */
export async function deleteDraftFiles(content: Draft): Promise<void> {
  const names = new Set([content.designId, ...content.photos.map(({ keptFor }) => keptFor)]);
  await Promise.all([...names].map(deleteDesignFiles));
}

/** Deletes drafts that are older than the retention period. */
export async function deleteExpiredDrafts(now: number): Promise<void> {
  try {
    for (const [name, found] of await entries<IDBValidKey, unknown>(store)) {
      const { data } = draft.safeParse(found);
      if (typeof name !== 'string' || !data || now - data.savedAt < KEPT_DAYS * DAY_MS) continue;
      await removeDraft(name);
      await deleteDraftFiles(data);
    }
  } catch (error) {
    logFailure('Old drafts could not be removed', error);
  }
}

/**
 * Deletes the drafts of a customer who has signed out, photos included, because the next user of
 * this browser may be somebody else. Waits for pending writes. Names of drafts begin with the
 * owner's uid.
 */
export async function deleteDraftsOfOwner(ownerUid: string): Promise<void> {
  await Promise.allSettled(underWay.values());
  try {
    for (const [name, found] of await entries<IDBValidKey, unknown>(store)) {
      if (typeof name !== 'string' || !name.startsWith(`${ownerUid}/`)) continue;
      const { data } = draft.safeParse(found);
      await removeDraft(name);
      if (data) await deleteDraftFiles(data);
    }
  } catch (error) {
    logFailure('The drafts of who signed out could not be removed', error);
  }
}

/**
 * Saved book that the edited one is based on; stored with the draft, but not counted as a change.
 */
export function toStoredBase({ book, savedBook }: StudioState): Pick<Draft, 'savedBook'> {
  if (!book.isOwn || !savedBook) return {};
  return { savedBook: { rev: savedBook.rev, book: savedBook.book } };
}

export function toDraftContent(
  state: StudioState,
): Pick<Draft, 'choices' | 'texts' | 'photos' | 'book'> {
  return {
    choices: state.choices,
    texts: state.texts,
    ...((state.book.isOwn || state.isBookStored) && { book: state.book }),
    photos: [...listOrderedPhotos(state), ...listLeftOutPhotos(state)].map((photo) => ({
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
 * Guest's draft after an account has claimed it. Claimed photos have new ids; others are uploaded
 * again from their stored files.
 */
export function toClaimedDraft(
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

/** Merges two drafts of a design: the newer one, with the photos that only the older one has. */
export function mergeDrafts(newer: Draft, older: Draft): Draft {
  const known = new Set(newer.photos.map(({ key }) => key));
  const more = older.photos.filter(({ key }) => !known.has(key));
  return { ...newer, server: newer.server ?? older.server, photos: [...newer.photos, ...more] };
}
