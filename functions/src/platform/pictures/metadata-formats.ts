import { crc32 } from 'node:zlib';
import { EXIF_PREFIX, readExifOrientation } from '@smriti/shared/album/exif';
import { detectPictureType, readAscii } from '@smriti/shared/album/picture-type';

/**
 * Readers of the four picture formats that separate the picture (pixels, colours, orientation) from
 * metadata such as location, camera owner, comments and thumbnails. Each yields steps, which
 * metadata-removal.ts executes on a byte stream.
 */

/** `read` and `peek` return the next bytes, fewer at the end; `scan` copies up to the next JPEG marker. */
export type ReaderStep =
  | { do: 'read' | 'peek' | 'copy' | 'skip'; bytes: number }
  | { do: 'write'; data: Uint8Array }
  | { do: 'scan' };
export type PictureReader = Generator<ReaderStep, void, Buffer>;

const read = (bytes: number): ReaderStep => ({ do: 'read', bytes });
const copy = (bytes: number): ReaderStep => ({ do: 'copy', bytes });
const skip = (bytes: number): ReaderStep => ({ do: 'skip', bytes });
const write = (...data: Uint8Array[]): ReaderStep => ({ do: 'write', data: Buffer.concat(data) });

/** Maximum bytes of EXIF searched for the orientation. */
const MAX_EXIF_BYTES = 65_535;
const UPRIGHT = 1;

function orientationOf(exif: Buffer): number {
  const start = readAscii(exif, 0, EXIF_PREFIX.length) === EXIF_PREFIX ? EXIF_PREFIX.length : 0;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length);
  return readExifOrientation(view, start, exif.length);
}

function orientationExif(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation & 0xff, 0, 0];
  return Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
}

const JPEG = { APP0: 0xe0, APP1: 0xe1, APP2: 0xe2, APP14: 0xee, APP15: 0xef, COM: 0xfe };
const [SCAN, END] = [0xda, 0xd9];
/** Signatures of JPEG segments to keep: JFIF without thumbnail, colour profiles. */
const JPEG_KEPT: Readonly<Record<number, string>> = {
  [JPEG.APP0]: 'JFIF\0',
  [JPEG.APP2]: 'ICC_PROFILE\0',
  [JPEG.APP14]: 'Adobe',
};
/** Size of a JFIF segment without thumbnail, in bytes. */
const PLAIN_JFIF_BYTES = 14;

const isMetadata = (marker: number) =>
  marker === JPEG.COM || (marker >= JPEG.APP0 && marker <= JPEG.APP15);
const hasNoLength = (marker: number) =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function isKeptSegment(marker: number, body: Buffer): boolean {
  const mark = JPEG_KEPT[marker];
  if (mark === undefined || readAscii(body, 0, mark.length) !== mark) return false;
  return marker !== JPEG.APP0 || body.length === PLAIN_JFIF_BYTES;
}

/** Reads JPEG segments with metadata: each is at most 64 KiB. */
function* readJpegMetadata(head: Buffer, keepsOrientation: boolean): PictureReader {
  const [, marker = 0] = head;
  const length = yield read(2);
  const body = yield read(Math.max(0, (length.length < 2 ? 0 : length.readUInt16BE(0)) - 2));
  if (isKeptSegment(marker, body)) {
    yield write(head, length, body);
    return;
  }
  const isExif = marker === JPEG.APP1 && readAscii(body, 0, EXIF_PREFIX.length) === EXIF_PREFIX;
  const orientation = isExif && keepsOrientation ? orientationOf(body) : UPRIGHT;
  if (orientation === UPRIGHT) return;
  const exif = Buffer.concat([Buffer.from(EXIF_PREFIX, 'latin1'), orientationExif(orientation)]);
  yield write(head, Buffer.from([0, exif.length + 2]), exif);
}

/**
 * Reads a JPEG up to its end marker. Drops further pictures after the marker, such as previews, because they
 * have metadata of their own.
 */
export function* readJpegPicture(keepsOrientation: boolean): PictureReader {
  yield copy(2);
  for (;;) {
    let head = yield read(2);
    while (head.length === 2 && head[0] === 0xff && head[1] === 0xff) {
      head = Buffer.concat([head.subarray(1), yield read(1)]);
    }
    const [prefix, marker = 0] = head;
    if (head.length < 2 || marker === END) {
      yield write(head);
      return;
    }
    if (prefix !== 0xff || hasNoLength(marker)) {
      yield write(head);
      yield { do: 'scan' };
    } else if (isMetadata(marker)) {
      yield* readJpegMetadata(head, keepsOrientation);
    } else {
      const length = yield read(2);
      yield write(head, length);
      if (length.length < 2) return;
      yield copy(Math.max(0, length.readUInt16BE(0) - 2));
      if (marker === SCAN) yield { do: 'scan' };
    }
  }
}

/** Non-critical PNG chunks to keep: transparency, colours, frames, density. */
const PNG_KEPT = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function* readPngPicture(): PictureReader {
  yield copy(8);
  for (;;) {
    const head = yield read(8);
    if (head.length < 8) return;
    const [length, name] = [head.readUInt32BE(0), readAscii(head, 4, 8)];
    const isCritical = /^[A-Z]/.test(name);
    if (isCritical || PNG_KEPT.has(name)) {
      yield write(head);
      yield copy(length + 4);
    } else {
      const exif = yield read(name === 'eXIf' ? Math.min(length, MAX_EXIF_BYTES) : 0);
      yield skip(length - exif.length + 4);
      const orientation = orientationOf(exif);
      if (orientation !== UPRIGHT) yield write(pngChunk('eXIf', orientationExif(orientation)));
    }
    if (name === 'IEND') return;
  }
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const WEBP_HAS_XMP = 0x04;

function* writeZeros(bytes: number): PictureReader {
  for (let left = bytes; left > 0; left -= MAX_EXIF_BYTES) {
    yield write(Buffer.alloc(Math.min(left, MAX_EXIF_BYTES)));
  }
}

/** Overwrites metadata with zeros, because the header that is already written states the total length. */
function* readWebpPicture(): PictureReader {
  const riff = yield read(12);
  yield write(riff);
  for (let left = riff.readUInt32LE(4) - 4; left >= 8;) {
    const head = yield read(8);
    if (head.length < 8) return;
    const [name, length] = [readAscii(head, 0, 4), head.readUInt32LE(4)];
    const padded = length + (length % 2);
    left -= 8 + padded;
    if (name === 'VP8X') {
      const features = Buffer.from(yield read(padded));
      features.writeUInt8((features[0] ?? 0) & ~WEBP_HAS_XMP, 0);
      yield write(head, features);
    } else if (WEBP_KEPT.has(name)) {
      yield write(head);
      yield copy(padded);
    } else {
      const exif = yield read(name === 'EXIF' ? Math.min(length, MAX_EXIF_BYTES) : 0);
      yield skip(padded - exif.length);
      const kept = orientationExif(orientationOf(exif));
      const isRoomy = name === 'EXIF' && length >= kept.length;
      yield write(isRoomy ? head : Buffer.concat([Buffer.from('JUNK'), head.subarray(4)]));
      if (isRoomy) yield write(kept);
      yield* writeZeros(padded - (isRoomy ? kept.length : 0));
    }
  }
}

/** GIF extensions to keep: loop count and colour profile. */
const GIF_KEPT = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);
const GIF = { EXTENSION: 0x21, IMAGE: 0x2c, CONTROL: 0xf9, APPLICATION: 0xff };

const gifTable = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

function* readGifBlocks(isKept: boolean): PictureReader {
  for (;;) {
    const size = yield read(1);
    if (isKept) yield write(size);
    const [bytes = 0] = size;
    if (bytes === 0) return;
    yield isKept ? copy(bytes) : skip(bytes);
  }
}

function* readGifExtension(introducer: Buffer): PictureReader {
  const label = yield read(1);
  const isApplication = label[0] === GIF.APPLICATION;
  const size = yield read(isApplication ? 1 : 0);
  const name = yield read(size[0] ?? 0);
  const isKept =
    label[0] === GIF.CONTROL || (isApplication && GIF_KEPT.has(name.toString('latin1')));
  if (isKept) yield write(introducer, label, size, name);
  yield* readGifBlocks(isKept);
}

function* readGifPicture(): PictureReader {
  const screen = yield read(13);
  yield write(screen);
  yield copy(gifTable(screen[10]));
  for (;;) {
    const introducer = yield read(1);
    if (introducer[0] === GIF.EXTENSION) {
      yield* readGifExtension(introducer);
    } else {
      yield write(introducer);
      if (introducer[0] !== GIF.IMAGE) return;
      const place = yield read(9);
      yield write(place);
      yield copy(gifTable(place[8]) + 1);
      yield* readGifBlocks(true);
    }
  }
}

/** Reads any of the formats; drops every byte of other files. */
export function* readAnyPicture(): PictureReader {
  const head = yield { do: 'peek', bytes: 12 };
  switch (detectPictureType(head)) {
    case 'image/jpeg':
      return yield* readJpegPicture(true);
    case 'image/png':
      return yield* readPngPicture();
    case 'image/webp':
      return yield* readWebpPicture();
    case 'image/gif':
      return yield* readGifPicture();
    default:
      return;
  }
}
