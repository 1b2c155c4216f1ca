import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { deleteFileNames, storeThumbnail } from '#lib/uploads/photo-file-storage.ts';
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
  /** Drops all files that are being added. */
  cancel: () => void;
  /** Stops reading when the design is closed; its files stay stored for the next visit. */
  stop: () => void;
  /**
   * Called after the draft has been written with these photos and the ids of their stored files.
   */
  settleKept: (photos: StudioState['photos']) => void;
}

/** Whether the design already contains the photo, by hash or by server id. */
async function isInDesign(
  store: StudioStore,
  hash: string,
  owner: string | null,
): Promise<boolean> {
  const id = owner === null ? null : await computePhotoId(owner, hash);
  return listOrderedPhotos(store.getState()).some(
    ({ key, photoId }) => key === hash || (id !== null && photoId === id),
  );
}

/** Reason why a photo cannot be added; null if it can. */
async function problemOf(
  store: StudioStore,
  { hash }: ReadPhoto,
  owner: string | null,
): Promise<FileNotice['problem'] | null> {
  if (store.getState().photos[hash]?.state === 'lost') return null;
  if (await isInDesign(store, hash, owner)) return 'duplicate';
  return store.getState().order.length >= MAX_PHOTOS ? 'tooMany' : null;
}

/** Photo to upload, with the id of its stored file. */
function newPhoto(
  { thumbnail, ...read }: Omit<ReadPhoto, 'remark' | 'file'>,
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

/**
 * Appends a photo to the design. Returns false if the design still has its file from before the photo
 * was removed.
 */
function appendReadPhoto(
  store: StudioStore,
  read: Omit<ReadPhoto, 'remark' | 'file'>,
  kept: Pick<StudioPhoto, 'keptFor' | 'keptAs'>,
): boolean {
  const known = store.getState().photos[read.hash];
  if (known && known.state !== 'lost') {
    appendPhoto(store, known);
    return false;
  }
  const photo = newPhoto(read, kept);
  if (known) patchPhoto(store, read.hash, photo);
  appendPhoto(store, photo);
  return true;
}

/** Resolves when uploads are not paused, or when the signal is aborted. */
function waitForResume(store: StudioStore, signal: AbortSignal): Promise<void> {
  if (!store.getState().isPaused || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const resumed = new AbortController();
    const stop = store.subscribe(({ isPaused }) => {
      if (!isPaused) finish();
    });
    function finish(): void {
      stop();
      resumed.abort();
      resolve();
    }
    signal.addEventListener('abort', finish, { signal: resumed.signal });
  });
}

/** Reason for which reading ends when the design is closed. */
const CLOSED = 'closed';

/** Creates the intake of chosen files. Files that cannot be added become notices. */
export function createFileIntake(store: StudioStore, intake: FileIntakeOptions): FileIntake {
  const { designId, photoOwner, files, begin } = intake;
  const inTurn = limitConcurrency(READ_AT_ONCE);
  const keeper = createChosenFileStorage(store, { designId, begin });
  let cancelling = new AbortController();

  function notify(notice: FileNotice): void {
    store.setState(({ notices }) => ({ notices: [...notices, notice] }));
  }

  /** Adds a photo to the design. Returns false if its stored file is not needed. */
  async function addPhoto(
    chosen: ChosenFile,
    { remark, file, ...measured }: ReadPhoto,
    signal: AbortSignal,
  ): Promise<boolean> {
    await storeThumbnail(designId, measured.hash, measured.thumbnail);
    if (file !== chosen.file) await keeper.replaceStoredFile(chosen, file);
    if (signal.aborted) return false;
    if (remark) notify({ name: chosen.file.name, problem: remark });
    files.set(measured.hash, file);
    return appendReadPhoto(store, measured, { keptFor: designId, keptAs: chosen.id });
  }

  /** Adds a file to the design, or adds a notice. Returns false if its stored file is not needed. */
  async function addReadFile(
    chosen: ChosenFile,
    read: ReadPhoto | FileNotice['problem'] | 'cancelled',
    signal: AbortSignal,
  ): Promise<boolean> {
    if (read === 'cancelled' || signal.aborted) return false;
    const problem = typeof read === 'string' ? read : await problemOf(store, read, photoOwner());
    if (problem) notify({ name: chosen.file.name, problem });
    return !problem && typeof read !== 'string' && addPhoto(chosen, read, signal);
  }

  async function read(all: readonly ChosenFile[]): Promise<void> {
    store.setState(({ reading }) => ({ reading: reading + all.length }));
    const { signal } = cancelling;
    const control = { signal, whenResumed: () => waitForResume(store, signal) };
    const readings = all.map((one) => ({
      one,
      reading: inTurn(async () => (signal.aborted ? 'cancelled' : readPhoto(one.file, control))),
    }));
    for (const { one, reading } of readings) {
      try {
        const isAdded = await addReadFile(one, await reading, signal);
        if (!isAdded && signal.reason !== CLOSED) keeper.deleteStoredFile(one);
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

  function cancel(): void {
    cancelling.abort();
    cancelling = new AbortController();
  }

  return {
    addFiles: (chosen) => read(keeper.keepAll(chosen)),
    resume,
    cancel,
    stop: () => cancelling.abort(CLOSED),
    settleKept: keeper.settleKept,
  };
}
