import {
  type PictureHeader,
  readGifHeader,
  readJpegHeader,
  readPngHeader,
  readWebpHeader,
} from './picture-formats';
import { detectPictureType } from './picture-type';

/** Maximum number of pixels of a picture, except streamed JPEGs: 50 megapixels. */
const MAX_PIXELS = 50_000_000;
/** Maximum pixels of a baseline JPEG, which is decoded line by line and therefore needs little memory. */
const MAX_STREAMED_JPEG_PIXELS = 120_000_000;
/** Maximum decoded size of a picture that is not decoded line by line. */
const MAX_DECODED_BYTES = 120 * 1024 * 1024;

const READERS = {
  'image/jpeg': readJpegHeader,
  'image/png': readPngHeader,
  'image/gif': readGifHeader,
  'image/webp': readWebpHeader,
};

/**
 * Reads the header of a picture from the beginning of its file, without decoding: it shows the memory needed
 * to decode it.
 * @returns null when `bytes` are not a picture of an accepted type, or end before its measures
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const type = detectPictureType(bytes);
  if (type === null || type === 'image/heic') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = READERS[type](view, bytes);
  if (!facts || facts.width === 0 || facts.height === 0) return null;
  const { orientation, ...rest } = facts;
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  const [width, height] = isOnItsSide ? [facts.height, facts.width] : [facts.width, facts.height];
  return { type, ...rest, width, height };
}

/** Whether a picture needs too much memory to decode. */
export function isTooLargeToDecode(head: PictureHeader): boolean {
  const pixels = head.width * head.height;
  const isStreamedJpeg = head.isStreamed && head.type === 'image/jpeg';
  if (pixels > (isStreamedJpeg ? MAX_STREAMED_JPEG_PIXELS : MAX_PIXELS)) return true;
  return !head.isStreamed && pixels * head.channels * head.bytesPerChannel > MAX_DECODED_BYTES;
}
