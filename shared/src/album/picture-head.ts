import type { PhotoType } from './photos';
import { type PictureHead, readGif, readJpeg, readPng, readWebp, textAt } from './picture-formats';

/** 50 megapixels: the most that any picture may have. */
const MAX_PIXELS = 50_000_000;
/** Baseline JPEGs are decoded line by line, so that the largest photos of phones are no trouble. */
const MAX_STREAMED_JPEG_PIXELS = 120_000_000;
/** The most that a picture may fill once decoded, where it is not decoded line by line. */
const MAX_DECODED_BYTES = 120 * 1024 * 1024;

/** The brands of the container in which phones keep HEIC pictures. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

/**
 * What a file is by its first 12 bytes: names and the sender's word may be wrong. null: none of the
 * types that are taken, nor HEIC.
 */
export function sniffedType(bytes: Uint8Array): PhotoType | 'image/heic' | null {
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (textAt(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'image/gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp';
  const isHeic = textAt(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(textAt(bytes, 8, 12));
  return isHeic ? 'image/heic' : null;
}

const READERS = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/gif': readGif,
  'image/webp': readWebp,
};

/**
 * Reads the head of a picture from the beginning of its file: nothing is decoded, and what costs
 * memory afterwards is known from a few bytes.
 * @returns null when `bytes` are no picture of a type that is taken, or end before its measures
 */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const type = sniffedType(bytes);
  if (type === null || type === 'image/heic') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = READERS[type](view, bytes);
  if (!facts || facts.width === 0 || facts.height === 0) return null;
  const { orientation, ...rest } = facts;
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  const [width, height] = isOnItsSide ? [facts.height, facts.width] : [facts.width, facts.height];
  return { type, ...rest, width, height };
}

/** Whether a picture would take more memory to decode than there is. */
export function isTooLargeToDecode(head: PictureHead): boolean {
  const pixels = head.width * head.height;
  const isStreamedJpeg = head.isStreamed && head.type === 'image/jpeg';
  if (pixels > (isStreamedJpeg ? MAX_STREAMED_JPEG_PIXELS : MAX_PIXELS)) return true;
  return !head.isStreamed && pixels * head.channels * head.bytesPerChannel > MAX_DECODED_BYTES;
}
