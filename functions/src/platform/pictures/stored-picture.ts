import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import type { Deps } from '../deps';
import { isObjectMissing } from '../storage-errors';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/** Metadata of an object accepted as a picture (docs/rules.md#photos-1). */
const pictureMetadata = z.object({
  contentType: z.enum(PHOTO_TYPES),
  contentEncoding: z.optional(z.enum(['', 'identity'])),
  size: z.coerce.number().check(z.lte(MAX_PHOTO_BYTES)),
  metadata: z._default(z.record(z.string(), z.unknown()), {}),
});

export interface StoredPicture {
  contentType: PhotoType;
  sizeBytes: number;
  customMetadata: Readonly<Record<string, unknown>>;
}

/**
 * Reads the Cloud Storage metadata of an upload, none of its bytes.
 * @returns null without an object; `not-a-picture` for another type, a content encoding, or an object
 * that is too large
 */
export async function findStoredPicture(
  file: StoredFile,
): Promise<StoredPicture | 'not-a-picture' | null> {
  try {
    const [metadata] = await file.getMetadata();
    const parsed = z.safeParse(pictureMetadata, metadata);
    if (!parsed.success) return 'not-a-picture';
    const { contentType, size, metadata: customMetadata } = parsed.data;
    return { contentType, sizeBytes: size, customMetadata };
  } catch (error) {
    if (isObjectMissing(error)) return null;
    throw error;
  }
}

/** Opens the stored bytes of an object; a content encoding is not decoded. */
export function openStoredBytes(file: StoredFile): ReturnType<StoredFile['createReadStream']> {
  return file.createReadStream({ decompress: false });
}

/**
 * Reads the stored bytes of an object into memory; null when missing.
 * @throws when there are more than `maxBytes`
 */
export async function readStoredBytes(
  file: StoredFile,
  maxBytes = MAX_PHOTO_BYTES,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of openStoredBytes(file) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new Error(`${file.name} has more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (isObjectMissing(error)) return null;
    throw error;
  }
  return Buffer.concat(chunks);
}
