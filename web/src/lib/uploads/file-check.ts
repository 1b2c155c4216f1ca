import { MAX_PHOTO_BYTES, type PhotoType } from '@smriti/shared/album/photos';

/** Why a file cannot be a photo of an album (docs/rules.md#photos-1). */
export type FileProblem = 'empty' | 'tooLarge' | 'heic' | 'type' | 'unreadable';

/** What a file's size alone says against it. */
export function sizeProblem({ size }: Blob): FileProblem | null {
  if (size === 0) return 'empty';
  return size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}

function startsWith(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Brands of the HEIF family that phones write. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/**
 * What a file is by its first bytes: names and the browser's word may be wrong. null: none of the
 * types that are taken, nor HEIC.
 */
export function sniffedType(bytes: Uint8Array): PhotoType | 'image/heic' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'image/gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp';
  const isHeic = textAt(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(textAt(bytes, 8, 12));
  return isHeic ? 'image/heic' : null;
}
