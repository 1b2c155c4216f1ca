import { createHash } from 'node:crypto';
import { photoIdSource } from '@smriti/shared/album/photos';

/** The SHA-256 of a file, in lower-case hex. */
export function contentHashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The id of a photo of this owner and content (`photoId` of the contracts). */
export function photoIdOf(ownerUid: string, contentHash: string): string {
  return createHash('sha256').update(photoIdSource(ownerUid, contentHash)).digest('base64url');
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
};

/** How the name of a photo's file ends where people get it; '' for what is none. */
export function photoExtension(contentType: string | undefined): string {
  return EXTENSIONS[contentType ?? ''] ?? '';
}
