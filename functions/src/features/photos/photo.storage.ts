import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { photoPath, type PhotoType, RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { inBatches } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import {
  findStoredPicture,
  openStoredBytes,
  readStoredBytes,
} from '../../platform/pictures/stored-picture';
import { isNoObject, isStoredAlready } from '../../platform/storage-problem';
import type { PhotoRecord, Rendition } from './photo.records';

type Storage = Pick<Deps, 'bucket'>;
/** Whose photo, and which. */
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
  /** Whether anybody who knows its download token can read it. */
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

/** Deletes what lies at a photo's path and is no photo. @returns whether there was such an object */
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

/** Reads an original as it is asked for; one that is gone breaks off. */
export function openOriginal(storage: Storage, photo: PhotoName): Readable {
  return openStoredBytes(original(storage, photo));
}

/** Stores an original unless it is there; answers whether it was not. */
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
    if (isStoredAlready(error)) return false;
    throw error;
  }
}

/**
 * Stores an original once more as it is, so that the trigger looks at it anew.
 * @returns false when it is gone
 */
export async function storeAgain(storage: Storage, photo: PhotoName): Promise<boolean> {
  const stored = await findOriginal(storage, photo);
  if (!stored) return false;
  const file = original(storage, photo);
  await ifThere(file.copy(file, { contentType: stored.content_type, metadata: {} }));
  return true;
}

/** Takes the download token off an original, which the upload of a browser gives it. */
export async function removeToken(storage: Storage, photo: PhotoName): Promise<void> {
  await original(storage, photo).setMetadata({ metadata: { [TOKENS]: null } });
}

/** Where the renditions of a photo lie. */
export function renditionPath({ owner, id }: PhotoName, size: keyof typeof RENDITION_WIDTHS) {
  return `renditions/${owner}/${id}_${RENDITION_WIDTHS[size]}.webp`;
}

/** Stores a rendition, to be read by its token; twice is as good as once. */
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

/** Opens a rendition; resolves when its first bytes are there, to null when there is none. */
export async function openRendition(
  { bucket }: Storage,
  photo: PhotoName,
  size: keyof typeof RENDITION_WIDTHS,
): Promise<Readable | null> {
  const stream = bucket.file(renditionPath(photo, size)).createReadStream();
  // an error without a listener would end the process; who reads on handles what fails later
  stream.on('error', () => undefined);
  try {
    await once(stream, 'readable');
    return stream;
  } catch (error) {
    if (isNoObject(error)) return null;
    throw error;
  }
}

/** Does nothing about an object that is gone. */
async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isNoObject(error)) throw error;
  }
}

/** Lets a second token read a rendition too. */
export function addToken(
  { bucket }: Storage,
  { path, token }: Pick<Rendition, 'path' | 'token'>,
  second: string,
): Promise<void> {
  const metadata = { [TOKENS]: `${token},${second}` };
  return ifThere(bucket.file(path).setMetadata({ metadata }));
}

/**
 * Lets its own token read a rendition, and no other. It is copied onto itself: the emulator keeps
 * every token that an object ever had.
 */
export function replaceTokens(
  { bucket }: Storage,
  { path, token }: Pick<Rendition, 'path' | 'token'>,
): Promise<void> {
  const file = bucket.file(path);
  return ifThere(file.copy(file, { ...RENDITION, metadata: { [TOKENS]: token } }));
}

export async function deleteRenditions({ bucket }: Storage, photo: PhotoName): Promise<void> {
  const paths = [renditionPath(photo, 'small'), renditionPath(photo, 'large')];
  await Promise.all(paths.map((path) => bucket.file(path).delete({ ignoreNotFound: true })));
}

export async function deleteOriginal(storage: Storage, photo: PhotoName): Promise<void> {
  await original(storage, photo).delete({ ignoreNotFound: true });
}

/**
 * Copies an original to where there is none yet.
 * @returns whether it is there now; false when the source is gone
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
      metadata: {}, // no download token comes along
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    return true;
  } catch (error) {
    if (isNoObject(error)) return false;
    if (isStoredAlready(error)) return true;
    throw error;
  }
}

/** Deletes every original and rendition of an owner; another call may do so at the same time. */
export async function deleteObjectsOf({ bucket }: Storage, ownerUid: string): Promise<void> {
  for (const folder of ['photos', 'renditions']) {
    const [files] = await bucket.getFiles({ prefix: `${folder}/${ownerUid}/` });
    await inBatches(files, DELETIONS_AT_ONCE, (file) => file.delete({ ignoreNotFound: true }));
  }
}
