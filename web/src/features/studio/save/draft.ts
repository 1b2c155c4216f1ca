import { PHOTO_TYPES } from '@smriti/shared/album/photos';
import { createStore, del, entries, get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { logFailure } from '../../../lib/log';
import { dropDesign } from '../../../lib/uploads/kept-files';
import { choices, texts } from '../design';
import { leftOutPhotos, orderedPhotos, type StudioState } from '../studio-store';

/*
 * Designs that are not saved yet, in the browser's own database, so that a reload, a crash and the
 * way to the login page lose nothing. Their photos' files are in lib/uploads/kept-files.ts.
 */

const store = createStore('smriti-studio', 'drafts');
/** A guest has one design, whatever the product. */
export const GUEST_DRAFT = 'guest/create-product';
const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the shop keeps a guest's design. */
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
  /** Under which name its file is kept there; its key where there is none. */
  keptAs: z.optional(z.string()),
  isStored: z.boolean(),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

/** The copy that the shop keeps, as a draft names it. */
export const serverLink = z.object({ id: z.string(), rev: z.int(), sent: z.string() });

const draft = z.object({
  /** The name under which files are kept that are added to it. */
  designId: z.string(),
  /** Grows with each change that is kept: two tabs of one design notice each other by it. */
  rev: z._default(z.int(), 0),
  savedAt: z.int(),
  /** Who owns the uploaded photos; null when none is uploaded. */
  photoOwner: z.nullable(z.string()),
  /** The configuration that it was begun with; another one makes its choices anew. */
  origin: z.string(),
  version: z.nullable(z.int()),
  /** The copy that the shop keeps of a customer's draft. */
  server: z._default(z.nullable(serverLink), null),
  choices,
  texts,
  photos: z.array(draftPhoto),
  /** How the customer has arranged the photos; read by book/kept-book.ts. None: they fill the book. */
  book: z.optional(z.unknown()),
  /** The saved book that this goes on from; read there too. */
  savedBook: z.optional(z.unknown()),
});
export type Draft = z.infer<typeof draft>;

/** Drafts that are being written, by their names: who reads one waits for its last change. */
const underWay = new Map<string, Promise<unknown>>();

/** Notes that a draft is being kept until `kept` settles. */
export function noteKeeping(name: string, kept: Promise<unknown>): void {
  underWay.set(name, kept);
  void kept.finally(() => {
    if (underWay.get(name) === kept) underWay.delete(name);
  });
}

/** The draft of that name; null when there is none, or none that this version understands. */
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

/** Another tab has changed the draft, or removed it. */
class StaleDraftError extends Error {}

/** `stale`: another tab has kept something else since; nothing is written then. */
export type WriteOutcome = { kind: 'kept'; rev: number } | { kind: 'stale' } | { kind: 'failed' };

/** The number of the next change. @throws StaleDraftError when `base` is not what is kept. */
function nextRev(found: unknown, base: Pick<Draft, 'designId' | 'rev'> | null): number {
  const { data } = draft.safeParse(found);
  const isSame = data ? data.designId === base?.designId && data.rev === base.rev : base?.rev === 0;
  if (base && !isSame) throw new StaleDraftError('changed in another tab');
  return (data?.rev ?? 0) + 1;
}

/**
 * Keeps a draft in the browser.
 * @param isForced whatever is kept there; otherwise only on top of the change that it was read with
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

/** Lets go of a draft's files, of all designs that they were kept for. */
export async function dropFilesOf(content: Draft): Promise<void> {
  const names = new Set([content.designId, ...content.photos.map(({ keptFor }) => keptFor)]);
  await Promise.all([...names].map(dropDesign));
}

/** Lets go of drafts that nobody came back to. */
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
 * Lets go of the drafts of somebody who signed out, photos included: the next who uses this browser
 * may be another. Waits for what is being kept; their names begin with the owner's uid.
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

/** What of a draft is no change by itself: the saved book that its own goes on from. */
export function baseToKeep({ book, savedBook }: StudioState): Pick<Draft, 'savedBook'> {
  if (!book.isOwn || !savedBook) return {};
  return { savedBook: { rev: savedBook.rev, book: savedBook.book } };
}

/** The content of a draft, as the state has it now. */
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
 * A guest's draft in the hands of the account that claimed it. A photo that came along has a new id
 * there; one that did not is to be uploaded again, from the file that is kept.
 */
export function adopted(
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

/** Two drafts of one design: the newer one, with the photos of the older that it has not. */
export function merged(newer: Draft, older: Draft): Draft {
  const known = new Set(newer.photos.map(({ key }) => key));
  const more = older.photos.filter(({ key }) => !known.has(key));
  return { ...newer, server: newer.server ?? older.server, photos: [...newer.photos, ...more] };
}
