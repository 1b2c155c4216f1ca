import { type PictureHead, readGif, readJpeg, readPng, readWebp } from './picture-formats';
import { sniffedType } from './picture-type';

/** 50 megapixels: the most that any picture may have. */
const MAX_PIXELS = 50_000_000;
/** Baseline JPEGs are decoded line by line, so that the largest photos of phones are no trouble. */
const MAX_STREAMED_JPEG_PIXELS = 120_000_000;
/** The most that a picture may fill once decoded, where it is not decoded line by line. */
const MAX_DECODED_BYTES = 120 * 1024 * 1024;

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
