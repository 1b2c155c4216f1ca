import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { deleteFile, deleteFileNames, storeThumbnail } from '#lib/uploads/photo-file-storage.ts';
import { limitConcurrency } from '#lib/uploads/limit-concurrency.ts';
import { computePhotoId } from '#lib/uploads/photo-id.ts';
import { type ReadPhoto, readPhoto } from '#lib/uploads/read-photo.ts';
import { type ChosenFile, createChosenFileStorage } from './chosen-file-storage';
import type { UnreadFiles } from '../../initial-state';
import {
  appendPhoto,
  type FileNotice,
  listOrderedPhotos,
  patchPhoto,
  type StudioPhoto,
  type StudioState,
  type StudioStore,
} from '../../studio-store';

/** Maximum number of photos decoded at once; 12 megapixels take 50 MB of memory. */
const READ_AT_ONCE = 2;

interface FileIntakeOptions {
  designId: string;
  /** Returns the uid of the photos' owner; null while there is no guest. */
  photoOwner: () => string | null;
  /** Files in memory, by photo key. */
  files: Map<string, Blob>;
  /** Writes the draft, so that a reload knows which design the files belong to. */
  begin: () => Promise<boolean>;
}

export interface FileIntake {
  /** Adds files in the order in which they were chosen; resolves when all have been read. */
  addFiles: (chosen: readonly File[]) => Promise<void>;
  /** Continues after a reload: reads the stored files and reports lost ones. */
  resume: (unread: UnreadFiles) => Promise<void>;
  /**
   * Called after the draft has been written with these photos and the ids of their stored files.
   */
  settleKept: (photos: StudioState['photos']) => void;
}

/** Whether the design already contains the photo, by hash or by server id. */
async function isThere(store: StudioStore, hash: string, owner: string | null): Promise<boolean> {
  const id = owner === null ? null : await computePhotoId(owner, hash);
  return listOrderedPhotos(store.getState()).some(
    ({ key, photoId }) => key === hash || (id !== null && photoId === id),
  );
}

/** Why a photo cannot be added; null if it can. */
async function problemOf(
  store: StudioStore,
  { hash }: ReadPhoto,
  owner: string | null,
): Promise<FileNotice['problem'] | null> {
  if (store.getState().photos[hash]?.state === 'lost') return null;
  if (await isThere(store, hash, owner)) return 'duplicate';
  return store.getState().order.length >= MAX_PHOTOS ? 'tooMany' : null;
}

/** Photo to upload, with the id of its stored file. */
function newPhoto(
  { thumbnail, ...read }: Omit<ReadPhoto, 'remark'>,
  kept: Pick<StudioPhoto, 'keptFor' | 'keptAs'>,
): StudioPhoto {
  return {
    ...read,
    ...kept,
    key: read.hash,
    photoId: null,
    thumbnail: URL.createObjectURL(thumbnail),
    rendition: null,
    state: 'waiting',
    progress: 0,
  };
}

/** Creates the intake of chosen files. Files that cannot be added become notices. */
export function createFileIntake(store: StudioStore, intake: FileIntakeOptions): FileIntake {
  const { designId, photoOwner, files, begin } = intake;
  const inTurn = limitConcurrency(READ_AT_ONCE);
  const keeper = createChosenFileStorage(store, { designId, begin });

  function notify(notice: FileNotice): void {
    store.setState(({ notices }) => ({ notices: [...notices, notice] }));
  }

  async function take({ file, id, kept }: ChosenFile, read: ReadPhoto): Promise<void> {
    const { remark, ...measured } = read;
    const { hash, thumbnail } = measured;
    if (remark) notify({ name: file.name, problem: remark });
    await storeThumbnail(designId, hash, thumbnail);
    files.set(hash, file);
    const known = store.getState().photos[hash];
    if (known && known.state !== 'lost') {
      // The same photo was removed before and has been added again.
      appendPhoto(store, known);
      void kept.then(() => deleteFile(designId, id));
      return;
    }
    const photo = newPhoto(measured, { keptFor: designId, keptAs: id });
    if (known) patchPhoto(store, hash, photo);
    appendPhoto(store, photo);
  }

  async function settle(chosen: ChosenFile, reading: Promise<ReadPhoto | FileNotice['problem']>) {
    const read = await reading;
    const problem = typeof read === 'string' ? read : await problemOf(store, read, photoOwner());
    if (problem) {
      notify({ name: chosen.file.name, problem });
      void chosen.kept.then(() => deleteFile(designId, chosen.id));
    } else if (typeof read !== 'string') await take(chosen, read);
  }

  async function read(all: readonly ChosenFile[]): Promise<void> {
    store.setState(({ reading }) => ({ reading: reading + all.length }));
    const readings = all.map((one) => ({ one, read: inTurn(() => readPhoto(one.file)) }));
    for (const { one, read } of readings) {
      try {
        await settle(one, read);
      } finally {
        store.setState(({ reading }) => ({ reading: reading - 1 }));
      }
    }
  }

  function resume({ files: kept, lost }: UnreadFiles): Promise<void> {
    for (const { name } of lost) notify({ name, problem: 'notKept' });
    const lostIds = lost.map(({ id }) => id);
    if (lostIds.length > 0) void deleteFileNames(designId, lostIds);
    return read(keeper.keptAlready(kept));
  }

  return {
    addFiles: (chosen) => read(keeper.keepAll(chosen)),
    resume,
    settleKept: keeper.settleKept,
  };
}
