import { photoIdSource } from '@smriti/shared/album/photos';

function sha256(bytes: BufferSource): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', bytes);
}

/** SHA-256 hash of a file's bytes in lower-case hex; files with equal hashes are the same photo. */
export async function hashContent(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await sha256(bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Id of a photo of an owner; see `photoId` in the shared contracts. */
export async function computePhotoId(ownerUid: string, hash: string): Promise<string> {
  const source = new TextEncoder().encode(photoIdSource(ownerUid, hash));
  const digest = String.fromCharCode(...new Uint8Array(await sha256(source)));
  return btoa(digest).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
