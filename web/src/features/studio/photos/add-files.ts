import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import PQueue from 'p-queue';
import { keepFile } from '../../../lib/uploads/kept-files';
import { photoIdOf } from '../../../lib/uploads/photo-id';
import { type ReadPhoto, readPhoto } from '../../../lib/uploads/read-photo';
import {
  appendPhoto,
  type FileNotice,
  orderedPhotos,
  patchPhoto,
  type StudioPhoto,
  type StudioStore,
} from '../studio-store';

/** Decoding takes much memory: 50 MB for a photo of 12 megapixels. */
const READ_AT_ONCE = 2;

interface Intake {
  designId: string;
  /** Who owns the photos; null while no guest is known. */
  photoOwner: () => string | null;
  /** The files in memory, by the key of their photo. */
  files: Map<string, Blob>;
}

/** Takes chosen files into the design; returns how. What cannot be a photo becomes a notice. */
export function createIntake(store: StudioStore, { designId, photoOwner, files }: Intake) {
  const queue = new PQueue({ concurrency: READ_AT_ONCE });

  function notify(notice: FileNotice): void {
    store.setState(({ notices }) => ({ notices: [...notices, notice] }));
  }

  /** Whether the design has that photo, as a file or as the shop has it. */
  async function isThere(hash: string): Promise<boolean> {
    const owner = photoOwner();
    const id = owner === null ? null : await photoIdOf(owner, hash);
    return orderedPhotos(store.getState()).some(
      ({ key, photoId }) => key === hash || (id !== null && photoId === id),
    );
  }

  async function problemOf({ hash }: ReadPhoto): Promise<FileNotice['problem'] | null> {
    const lost = store.getState().photos[hash]?.state === 'lost';
    if (!lost && (await isThere(hash))) return 'duplicate';
    return !lost && store.getState().order.length >= MAX_PHOTOS ? 'tooMany' : null;
  }

  async function take(file: File, read: ReadPhoto): Promise<void> {
    const { hash, thumbnail, ...measured } = read;
    const isKept = await keepFile(designId, hash, { file, thumbnail });
    if (!isKept) store.setState({ hasUnkept: true });
    files.set(hash, file);
    const known = store.getState().photos[hash];
    if (known && known.state !== 'lost') {
      appendPhoto(store, known); // removed earlier, and wanted again
      return;
    }
    const photo: StudioPhoto = {
      ...measured,
      key: hash,
      hash,
      photoId: null,
      thumbnail: URL.createObjectURL(thumbnail),
      rendition: null,
      keptFor: designId,
      state: 'waiting',
      progress: 0,
    };
    if (known) patchPhoto(store, hash, photo);
    appendPhoto(store, photo);
  }

  async function settle(file: File, reading: Promise<ReadPhoto | FileNotice['problem']>) {
    const read = await reading;
    const problem = typeof read === 'string' ? read : await problemOf(read);
    if (problem) notify({ name: file.name, problem });
    else if (typeof read !== 'string') await take(file, read);
  }

  /** Settles when all are looked into; they come in the order in which they were chosen. */
  return async function addFiles(chosen: readonly File[]): Promise<void> {
    store.setState(({ reading }) => ({ reading: reading + chosen.length }));
    const readings = chosen.map((file) => ({ file, read: queue.add(() => readPhoto(file)) }));
    for (const { file, read } of readings) {
      try {
        await settle(file, read);
      } finally {
        store.setState(({ reading }) => ({ reading: reading - 1 }));
      }
    }
  };
}
