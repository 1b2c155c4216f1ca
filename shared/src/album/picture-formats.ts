import { EXIF_PREFIX, readExifOrientation } from './exif';
import type { PhotoType } from './photos';
import { readAscii } from './picture-type';

/** Header information of a picture file, read before anything is decoded. */
export interface PictureHeader {
  type: PhotoType;
  /** Measures of the upright picture, in pixels. */
  width: number;
  height: number;
  channels: number;
  bytesPerChannel: 1 | 2;
  /** Whether the picture is decoded line by line; other pictures are decoded into memory as a whole. */
  isStreamed: boolean;
  /** Whether the picture is in CMYK, which renditions do not keep. */
  isCmyk: boolean;
  /** Whether the picture has more than one frame within the bytes read; only the first frame is printed. */
  isAnimated: boolean;
}

/** Header of a picture as stored, before rotation; `orientation` is that of EXIF, 1 to 8. */
type StoredHeader = Omit<PictureHeader, 'type'> & { orientation: number };

const UPRIGHT = 1;

/** Whether a JPEG marker starts a frame header, which contains the coding type and the measures. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegFrame(view: DataView, marker: number, start: number): StoredHeader | null {
  if (start + 8 > view.byteLength) return null;
  const channels = view.getUint8(start + 7);
  return {
    height: view.getUint16(start + 3),
    width: view.getUint16(start + 5),
    channels,
    bytesPerChannel: view.getUint8(start + 2) > 8 ? 2 : 1,
    isStreamed: marker === 0xc0 || marker === 0xc1,
    isCmyk: channels === 4,
    isAnimated: false,
    orientation: UPRIGHT,
  };
}

/** A segment of a JPEG; `start` is the offset after its marker, at the length field. */
interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

/** The segments of a JPEG in order; ends at the first bytes that are not a segment. */
export function* jpegSegments(view: DataView): Generator<JpegSegment> {
  for (let at = 2; at + 4 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return;
    const marker = view.getUint8(at + 1);
    const hasNoLength = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (hasNoLength) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const start = at + 2;
    const end = start + view.getUint16(start);
    yield { marker, start, end };
    at = Math.max(end, at + 2);
  }
}

/** Offset of the EXIF data in a JPEG segment; null when it has none. */
export function exifOffset(bytes: Uint8Array, { marker, start }: JpegSegment): number | null {
  const isExif = marker === 0xe1 && readAscii(bytes, start + 2, start + 8) === EXIF_PREFIX;
  return isExif ? start + 8 : null;
}

/**
 * Reads a JPEG up to its first scan. A scan without all channels means that more scans follow and that the
 * decoder buffers the whole picture, regardless of the frame type.
 */
export function readJpegHeader(view: DataView, bytes: Uint8Array): StoredHeader | null {
  let frame: StoredHeader | null = null;
  let orientation = UPRIGHT;
  for (const segment of jpegSegments(view)) {
    const { marker, start, end } = segment;
    if (isFrameMarker(marker)) frame ??= jpegFrame(view, marker, start);
    const exif = exifOffset(bytes, segment);
    if (exif !== null) orientation = readExifOrientation(view, exif, end);
    if (marker === 0xda) {
      if (!frame || start + 3 > view.byteLength) return null;
      const hasAll = view.getUint8(start + 2) === frame.channels;
      return { ...frame, orientation, isStreamed: frame.isStreamed && hasAll };
    }
  }
  return null;
}

/** Channels by colour type of a PNG, after palette lookup. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Reads a PNG up to its pixel data; EXIF after it is ignored. */
export function readPngHeader(view: DataView, bytes: Uint8Array): StoredHeader | null {
  if (view.byteLength < 29 || readAscii(bytes, 12, 16) !== 'IHDR') return null;
  const channels = PNG_CHANNELS[view.getUint8(25)];
  if (channels === undefined) return null;
  let orientation = UPRIGHT;
  let isAnimated = false;
  for (let at = 33; at + 8 <= view.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    const name = readAscii(bytes, at + 4, at + 8);
    if (name === 'IDAT') break;
    if (name === 'acTL') isAnimated = true;
    if (name === 'eXIf') orientation = readExifOrientation(view, at + 8, end - 4);
    at = end;
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    channels,
    bytesPerChannel: view.getUint8(24) === 16 ? 2 : 1,
    isStreamed: view.getUint8(28) === 0,
    isCmyk: false,
    isAnimated,
    orientation,
  };
}

/** Offset after the data sub-blocks that start at `at`. */
function afterGifBlocks(view: DataView, at: number): number {
  let next = at;
  while (next < view.byteLength) {
    const length = view.getUint8(next);
    next += length + 1;
    if (length === 0) break;
  }
  return next;
}

/** Size of a colour table in bytes, from its flags. */
function gifTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Reads a GIF. Frames may exceed the declared screen: the decoder enlarges it for them. */
export function readGifHeader(view: DataView): StoredHeader | null {
  if (view.byteLength < 13) return null;
  let width = view.getUint16(6, true);
  let height = view.getUint16(8, true);
  let frames = 0;
  let at = 13 + gifTable(view.getUint8(10));
  while (at + 2 < view.byteLength) {
    const block = view.getUint8(at);
    if (block === 0x21) {
      at = afterGifBlocks(view, at + 2);
    } else if (block === 0x2c && at + 10 <= view.byteLength) {
      frames += 1;
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      at = afterGifBlocks(view, at + 11 + gifTable(view.getUint8(at + 9)));
    } else break;
  }
  return {
    width,
    height,
    channels: 4,
    bytesPerChannel: 1,
    isStreamed: false,
    isCmyk: false,
    isAnimated: frames > 1,
    orientation: UPRIGHT,
  };
}

function webpOrientation(view: DataView, bytes: Uint8Array): number | null {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at + 4, true);
    if (readAscii(bytes, at, at + 4) === 'EXIF') {
      const hasPrefix = readAscii(bytes, at + 8, at + 14) === EXIF_PREFIX;
      return readExifOrientation(view, at + (hasPrefix ? 14 : 8), at + 8 + length);
    }
    at += 8 + length + (length % 2);
  }
  return null;
}

/** Measures and flags from the first chunk. */
function webpMeasures(view: DataView, kind: string) {
  if (kind === 'VP8X') {
    const flags = view.getUint8(20);
    const width = (view.getUint32(24, true) & 0xffffff) + 1;
    const height = view.getUint16(27, true) + view.getUint8(29) * 0x10000 + 1;
    return {
      width,
      height,
      hasAlpha: (flags & 0x10) !== 0,
      hasExif: (flags & 0x08) !== 0,
      isAnimated: (flags & 0x02) !== 0,
    };
  }
  const still = { hasExif: false, isAnimated: false };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    const hasAlpha = ((bits >>> 28) & 1) === 1;
    return { ...still, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha };
  }
  if (kind !== 'VP8 ') return null;
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  return { ...still, width, height, hasAlpha: false };
}

/** Reads a WebP. EXIF comes after the pixels: if the flags announce it, `bytes` have to include it. */
export function readWebpHeader(view: DataView, bytes: Uint8Array): StoredHeader | null {
  if (view.byteLength < 30) return null;
  const measures = webpMeasures(view, readAscii(bytes, 12, 16));
  if (!measures) return null;
  const { width, height, hasAlpha, hasExif, isAnimated } = measures;
  const orientation = hasExif ? webpOrientation(view, bytes) : UPRIGHT;
  if (orientation === null) return null;
  return {
    width,
    height,
    channels: hasAlpha ? 4 : 3,
    bytesPerChannel: 1,
    isStreamed: false,
    isCmyk: false,
    isAnimated,
    orientation,
  };
}
