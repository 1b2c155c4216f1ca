import { readChosenFiles, readStoredFile, readThumbnail } from '#lib/uploads/photo-file-storage.ts';
import type { Draft, DraftPhoto } from './save/draft';
import { type OpenedDraft, toDraftPhoto } from './save/open-draft';
import type { StudioPlan } from './studio-plan';
import { loadDraftBook } from './save/server-content';
import type { InitialStudioState, StudioPhoto } from './studio-store';

export interface RestoredState {
  state: InitialStudioState;
  /** Files that are still to be uploaded, by photo key. */
  files: Map<string, Blob>;
}

interface RestoredPhoto {
  photo: StudioPhoto;
  file: Blob | null;
}

async function restored(kept: DraftPhoto): Promise<RestoredPhoto> {
  const { isStored, ...fields } = kept;
  const thumbnail = await readThumbnail(kept.keptFor, kept.key);
  const file = isStored ? null : await readStoredFile(kept.keptFor, kept.keptAs ?? kept.key);
  const unstored = file ? 'waiting' : 'lost';
  return {
    file,
    photo: {
      ...fields,
      thumbnail: thumbnail ? URL.createObjectURL(thumbnail) : kept.rendition,
      state: isStored ? 'stored' : unstored,
      progress: isStored ? 1 : 0,
    },
  };
}

/** Arranged book of a draft, and the saved book it is based on. */
async function openedBook(
  draft: Draft | null,
): Promise<Pick<InitialStudioState, 'book' | 'savedBook'>> {
  const book = await loadDraftBook(draft);
  if (draft?.savedBook === undefined) return { book, savedBook: null };
  const { parseStoredBase } = await import('./book/parse-stored-book');
  return { book, savedBook: parseStoredBase(draft.savedBook) };
}

/** Initial state of a studio page, from the stored draft or from the page's plan. */
export async function createInitialState(
  plan: StudioPlan,
  { draft, conflict }: Pick<OpenedDraft, 'draft' | 'conflict'>,
): Promise<RestoredState> {
  const kept = draft ? draft.photos : plan.images.map(toDraftPhoto);
  const all = await Promise.all(kept.map(restored));
  const { book, savedBook } = await openedBook(draft);
  const leftOut = new Set(book.scene?.tray.map(({ photo }) => photo));
  // A draft opened by its own address has its own choices.
  const isSameConfiguration = plan.draftId !== null || draft?.origin === plan.origin;
  return {
    files: new Map(all.flatMap(({ photo, file }) => (file ? [[photo.key, file]] : []))),
    state: {
      texts: draft?.texts ?? plan.texts,
      choices: draft && isSameConfiguration ? draft.choices : plan.choices,
      order: all.flatMap(({ photo: { key } }) => (leftOut.has(key) ? [] : [key])),
      photos: Object.fromEntries(all.map(({ photo }) => [photo.key, photo])),
      book,
      savedBook,
      savedAt: draft?.savedAt ?? null,
      server: draft?.server ?? null,
      conflict,
      version: draft ? draft.version : plan.version,
    },
  };
}

export interface UnreadFiles {
  /** Files that were stored but not read when the page was closed. */
  files: { id: string; file: File }[];
  /** Files that were not stored when the page was closed. */
  lost: { id: string; name: string }[];
}

/**
 * Stored file under its original name, with its modification date if the browser stored that as
 * well.
 */
function restoreFile(kept: Blob, name: string): File {
  const { type } = kept;
  const dated = kept instanceof File ? { type, lastModified: kept.lastModified } : { type };
  return new File([kept], name, dated);
}

/** Files that were chosen for a draft but are not among its photos yet. */
export async function findUnreadFiles({
  designId,
  photos,
}: Pick<Draft, 'designId' | 'photos'>): Promise<UnreadFiles> {
  const known = new Set(photos.map(({ keptAs }) => keptAs));
  const unread = (await readChosenFiles(designId)).filter(({ id }) => !known.has(id));
  return {
    files: unread.flatMap(({ id, name, file }) =>
      file ? [{ id, file: restoreFile(file, name) }] : [],
    ),
    lost: unread.flatMap(({ id, name, file }) => (file ? [] : [{ id, name }])),
  };
}
