import type { PhotoType } from './photos';

/** The bytes from `start` up to but not including `end`, as one character each. */
export function readAscii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Brands of pictures in the HEVC format, as cameras write them. */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Generic HEIF brands: the content may be HEVC, AVIF or another format. */
const CONTAINER_BRANDS = ['mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

/** Number of bytes at the start of a file that are needed to detect its type. */
export const PICTURE_TYPE_BYTES = 256;

/** Other brands of an ISO container, which its first box lists after the main brand. */
function compatibleBrands(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(view.getUint32(0), bytes.length, PICTURE_TYPE_BYTES);
  const brands: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(readAscii(bytes, at, at + 4));
  return brands;
}

/** Whether a file is HEIC. AVIF pictures and videos use the same container. */
function isHeic(bytes: Uint8Array): boolean {
  if (readAscii(bytes, 4, 8) !== 'ftyp') return false;
  const brand = readAscii(bytes, 8, 12);
  if (HEVC_BRANDS.includes(brand)) return true;
  if (!CONTAINER_BRANDS.includes(brand)) return false;
  const others = compatibleBrands(bytes);
  return (
    others.some((other) => HEVC_BRANDS.includes(other)) ||
    !others.some((other) => AVIF_BRANDS.includes(other))
  );
}

/**
 * File type by the first bytes (`PICTURE_TYPE_BYTES` at most); file names and the declared type may be wrong.
 * null when it is neither an accepted type nor HEIC.
 */
export function detectPictureType(bytes: Uint8Array): PhotoType | 'image/heic' | null {
  if (readAscii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (readAscii(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  if (/^GIF8[79]a$/.test(readAscii(bytes, 0, 6))) return 'image/gif';
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return isHeic(bytes) ? 'image/heic' : null;
}
