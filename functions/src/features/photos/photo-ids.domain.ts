import { createHash } from 'node:crypto';
import { photoIdSource } from '@smriti/shared/album/photos';

/** The SHA-256 of a file, in lower-case hex. */
export function computeContentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Id of a photo, derived from its owner and content (`photoId` of the contracts). */
export function derivePhotoId(ownerUid: string, contentHash: string): string {
  return createHash('sha256').update(photoIdSource(ownerUid, contentHash)).digest('base64url');
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
};

/** File extension of a photo in downloads, with the dot; '' for an unknown type. */
export function photoExtension(contentType: string | undefined): string {
  return EXTENSIONS[contentType ?? ''] ?? '';
}
