import { jpegSegments, readJpeg } from '@smriti/shared/album/picture-formats';
import { textAt } from '@smriti/shared/album/picture-type';
import { jpegPictureParts } from '../pictures/metadata-removal';

/** A JPEG as it goes into a PDF: parts of its own bytes, and what a PDF has to say of them. */
export interface PrintJpeg {
  /** All of the file but its metadata, such as where it was taken, in their order. */
  parts: readonly Uint8Array[];
  /** Pixels as they are stored, before `orientation`. */
  width: number;
  height: number;
  /** Grey, red-green-blue, or the four inks of a press. */
  channels: 1 | 3 | 4;
  /** Of EXIF, 1 to 8. */
  orientation: number;
  /** Whether no ink is stored as the highest number, which Adobe's programs do of four inks. */
  isInverted: boolean;
  /** Its ICC profile; null without one that fits its channels. */
  profile: Uint8Array | null;
}

/** Baseline, extended and progressive: what readers of PDF decode. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const ANY_FRAME = { first: 0xc0, last: 0xcf, others: [0xc4, 0xc8, 0xcc] as readonly number[] };
const APP2 = 0xe2;
const APP14 = 0xee;
const SCAN = 0xda;
const ICC_MARK = 'ICC_PROFILE\0';
const ICC_HEAD = ICC_MARK.length + 2;
const COLOURS: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const isFrame = (marker: number) =>
  marker >= ANY_FRAME.first && marker <= ANY_FRAME.last && !ANY_FRAME.others.includes(marker);

interface Marks {
  frame: number | null;
  isAdobe: boolean;
  /** Parts of the profile by their number. */
  parts: Map<number, Uint8Array>;
}

function readMarks(bytes: Uint8Array): Marks {
  const marks: Marks = { frame: null, isAdobe: false, parts: new Map() };
  for (const { marker, start, end } of jpegSegments(viewOf(bytes))) {
    if (marker === SCAN) break;
    const body = bytes.subarray(start + 2, end);
    if (isFrame(marker)) marks.frame ??= marker;
    if (marker === APP14 && textAt(body, 0, 5) === 'Adobe') marks.isAdobe = true;
    if (marker === APP2 && textAt(body, 0, ICC_MARK.length) === ICC_MARK) {
      marks.parts.set(body[ICC_MARK.length] ?? 0, body.subarray(ICC_HEAD));
    }
  }
  return marks;
}

/** A profile put together of its parts, where it is whole and of as many channels as the picture. */
function profileOf({ parts }: Marks, channels: number): Uint8Array | null {
  const numbers = [...parts.keys()].sort((a, b) => a - b);
  const profile = Buffer.concat(numbers.map((number) => parts.get(number) ?? new Uint8Array()));
  if (profile.length < 128 || viewOf(profile).getUint32(0) !== profile.length) return null;
  return textAt(profile, 16, 20) === COLOURS[channels] ? profile : null;
}

const isPrintable = (channels: number): channels is PrintJpeg['channels'] => channels in COLOURS;

/** Reads a JPEG for a PDF; null for anything that readers of PDF would not decode. */
export function readPrintJpeg(bytes: Uint8Array): PrintJpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const head = readJpeg(viewOf(bytes), bytes);
  if (!head || head.bytesPerChannel !== 1 || !isPrintable(head.channels)) return null;
  if (head.width === 0 || head.height === 0) return null;
  const marks = readMarks(bytes);
  if (marks.frame === null || !FRAMES.includes(marks.frame)) return null;
  const { width, height, channels, orientation } = head;
  return {
    parts: jpegPictureParts(bytes),
    width,
    height,
    channels,
    orientation,
    isInverted: channels === 4 && marks.isAdobe,
    profile: profileOf(marks, channels),
  };
}

/** The measures of the upright picture, in pixels. */
export function uprightSize({
  width,
  height,
  orientation,
}: Pick<PrintJpeg, 'width' | 'height' | 'orientation'>): { width: number; height: number } {
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

/** Where a point of the stored picture stands in the upright one: U = u0 + uu·u + uv·v, V likewise. */
const UPRIGHT = [
  { u0: 0, uu: 1, uv: 0, v0: 0, vu: 0, vv: 1 },
  { u0: 1, uu: -1, uv: 0, v0: 0, vu: 0, vv: 1 },
  { u0: 1, uu: -1, uv: 0, v0: 1, vu: 0, vv: -1 },
  { u0: 0, uu: 1, uv: 0, v0: 1, vu: 0, vv: -1 },
  { u0: 0, uu: 0, uv: 1, v0: 0, vu: 1, vv: 0 },
  { u0: 1, uu: 0, uv: -1, v0: 0, vu: 1, vv: 0 },
  { u0: 1, uu: 0, uv: -1, v0: 1, vu: -1, vv: 0 },
  { u0: 0, uu: 0, uv: 1, v0: 1, vu: -1, vv: 0 },
] as const;

export type Matrix = readonly [number, number, number, number, number, number];

/**
 * The matrix that puts a stored picture upright into a rectangle. PDF draws a picture into the unit
 * square with its first line at the top, y upwards; the rectangle's y goes downwards.
 */
export function uprightMatrix(
  orientation: number,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): Matrix {
  const { u0, uu, uv, v0, vu, vv } = UPRIGHT[orientation - 1] ?? UPRIGHT[0];
  return [w * uu, h * vu, -w * uv, -h * vv, x + w * (u0 + uv), y + h * (v0 + vv)];
}
