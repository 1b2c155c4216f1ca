import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { photoPath, type PhotoType, RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { mapInBatches } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import {
  findStoredPicture,
  openStoredBytes,
  readStoredBytes,
} from '../../platform/pictures/stored-picture';
import { isObjectMissing, isObjectAlreadyStored } from '../../platform/storage-errors';
import type { PhotoRecord, Rendition } from './photo.records';

type Storage = Pick<Deps, 'bucket'>;
export type PhotoName = Pick<PhotoRecord, 'owner' | 'id'>;

const DELETIONS_AT_ONCE = 10;
const TOKENS = 'firebaseStorageDownloadTokens';
const RENDITION = {
  contentType: 'image/webp',
  cacheControl: 'private, max-age=31536000, immutable',
} as const;

export interface StoredOriginal {
  content_type: PhotoType;
  size_bytes: number;
  /** Whether it has a download token, with which anybody could read it. */
  hasToken: boolean;
}

const original = ({ bucket }: Storage, { owner, id }: PhotoName) =>
  bucket.file(photoPath(owner, id));

/** Storage metadata of an original; null when there is no object or it is not a photo. */
export async function findOriginal(
  storage: Storage,
  photo: PhotoName,
): Promise<StoredOriginal | null> {
  const stored = await findStoredPicture(original(storage, photo));
  if (stored === null || stored === 'not-a-picture') return null;
  const { contentType, sizeBytes, customMetadata } = stored;
  return {
    content_type: contentType,
    size_bytes: sizeBytes,
    hasToken: TOKENS in customMetadata,
  };
}

/** Deletes the object at a photo's path if it is not a photo. @returns whether there was such an object */
export async function deleteUnlessPhoto(storage: Storage, photo: PhotoName): Promise<boolean> {
  const stored = await findStoredPicture(original(storage, photo));
  if (stored !== 'not-a-picture') return false;
  await deleteOriginal(storage, photo);
  return true;
}

/** The bytes of an original; null when it is gone. */
export function readOriginal(storage: Storage, photo: PhotoName): Promise<Buffer | null> {
  return readStoredBytes(original(storage, photo));
}

/** Opens an original for streaming; the stream fails if it is gone. */
export function openOriginal(storage: Storage, photo: PhotoName): Readable {
  return openStoredBytes(original(storage, photo));
}

/** Stores an original unless it exists. @returns whether it was stored */
export async function createOriginal(
  storage: Storage,
  photo: PhotoName,
  { bytes, type }: { bytes: Buffer; type: PhotoType },
): Promise<boolean> {
  const file = original(storage, photo);
  const [isThere] = await file.exists();
  if (isThere) return false;
  try {
    await file.save(bytes, {
      resumable: false,
      contentType: type,
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    return true;
  } catch (error) {
    if (isObjectAlreadyStored(error)) return false;
    throw error;
  }
}

/**
 * Stores an unchanged original once more, to trigger another reading.
 * @returns false when it is gone
 */
export async function rewriteOriginal(storage: Storage, photo: PhotoName): Promise<boolean> {
  const stored = await findOriginal(storage, photo);
  if (!stored) return false;
  const file = original(storage, photo);
  await ignoreMissing(file.copy(file, { contentType: stored.content_type, metadata: {} }));
  return true;
}

/** Removes the download token that a browser upload gives to an original. */
export async function removeOriginalToken(storage: Storage, photo: PhotoName): Promise<void> {
  await original(storage, photo).setMetadata({ metadata: { [TOKENS]: null } });
}

export function renditionPath({ owner, id }: PhotoName, size: keyof typeof RENDITION_WIDTHS) {
  return `renditions/${owner}/${id}_${RENDITION_WIDTHS[size]}.webp`;
}

/** Stores a rendition with its token. Idempotent. */
export async function saveRendition(
  { bucket }: Storage,
  { path, token }: Rendition,
  bytes: Buffer,
): Promise<void> {
  await bucket.file(path).save(bytes, {
    resumable: false,
    contentType: RENDITION.contentType,
    metadata: { cacheControl: RENDITION.cacheControl, metadata: { [TOKENS]: token } },
  });
}

/** The bytes of a rendition; null when it is gone. */
export function readRendition(
  { bucket }: Storage,
  { path }: Pick<Rendition, 'path'>,
): Promise<Buffer | null> {
  return readStoredBytes(bucket.file(path));
}

/** Opens a rendition; resolves to null when it does not exist, else once its first bytes have arrived. */
export async function openRendition(
  { bucket }: Storage,
  photo: PhotoName,
  size: keyof typeof RENDITION_WIDTHS,
): Promise<Readable | null> {
  const stream = bucket.file(renditionPath(photo, size)).createReadStream();
  // An error without a listener would end the process; the reader handles later errors.
  stream.on('error', () => undefined);
  try {
    await once(stream, 'readable');
    return stream;
  } catch (error) {
    if (isObjectMissing(error)) return null;
    throw error;
  }
}

async function ignoreMissing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isObjectMissing(error)) throw error;
  }
}

/** Adds a second token to a rendition. */
export function addRenditionToken(
  { bucket }: Storage,
  { path, token }: Pick<Rendition, 'path' | 'token'>,
  second: string,
): Promise<void> {
  const metadata = { [TOKENS]: `${token},${second}` };
  return ignoreMissing(bucket.file(path).setMetadata({ metadata }));
}

/**
 * Makes the rendition's own token its only one. Copies the object onto itself, because the emulator otherwise
 * keeps every token that it ever had.
 */
export function replaceRenditionTokens(
  { bucket }: Storage,
  { path, token }: Pick<Rendition, 'path' | 'token'>,
): Promise<void> {
  const file = bucket.file(path);
  return ignoreMissing(file.copy(file, { ...RENDITION, metadata: { [TOKENS]: token } }));
}

export async function deleteRenditions({ bucket }: Storage, photo: PhotoName): Promise<void> {
  const paths = [renditionPath(photo, 'small'), renditionPath(photo, 'large')];
  await Promise.all(paths.map((path) => bucket.file(path).delete({ ignoreNotFound: true })));
}

export async function deleteOriginal(storage: Storage, photo: PhotoName): Promise<void> {
  await original(storage, photo).delete({ ignoreNotFound: true });
}

/**
 * Copies an original unless the target exists.
 * @returns whether the target exists now; false when the source is gone
 */
export async function copyOriginal(
  storage: Storage,
  from: PhotoName & Pick<PhotoRecord, 'content_type'>,
  to: PhotoName,
): Promise<boolean> {
  const target = original(storage, to);
  const [isThere] = await target.exists();
  if (isThere) return true;
  try {
    await original(storage, from).copy(target, {
      contentType: from.content_type,
      metadata: {}, // omits the download token of the source
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    return true;
  } catch (error) {
    if (isObjectMissing(error)) return false;
    if (isObjectAlreadyStored(error)) return true;
    throw error;
  }
}

/** Deletes all originals and renditions of an owner. Safe to run concurrently. */
export async function deletePhotoObjects({ bucket }: Storage, ownerUid: string): Promise<void> {
  for (const folder of ['photos', 'renditions']) {
    const [files] = await bucket.getFiles({ prefix: `${folder}/${ownerUid}/` });
    await mapInBatches(files, DELETIONS_AT_ONCE, (file) => file.delete({ ignoreNotFound: true }));
  }
}
