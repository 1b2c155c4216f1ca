import type { PhotoType } from './photos';

/** The bytes from `start` up to but not including `end`, as one character each. */
export function readAscii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Container brands of HEIC pictures, as written by phones. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

/**
 * File type by the first 12 bytes; file names and the declared type may be wrong. null when it is neither an
 * accepted type nor HEIC.
 */
export function detectPictureType(bytes: Uint8Array): PhotoType | 'image/heic' | null {
  if (readAscii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (readAscii(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  if (/^GIF8[79]a$/.test(readAscii(bytes, 0, 6))) return 'image/gif';
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  const isHeic = readAscii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(readAscii(bytes, 8, 12));
  return isHeic ? 'image/heic' : null;
}
