import type { Storage } from 'firebase-admin/storage';

/** A finished WebP picture and the name that it has in Cloud Storage. */
export interface StoredPicture {
  path: string;
  bytes: Buffer;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AT_ONCE = 8;

/** Uploads catalogue pictures, which never change under their name and are cached for a year. */
export async function storePictures(
  bucket: ReturnType<Storage['bucket']>,
  pictures: readonly StoredPicture[],
): Promise<void> {
  const waiting = [...pictures];
  const upload = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await bucket.file(next.path).save(next.bytes, {
        resumable: false,
        metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE },
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
}
