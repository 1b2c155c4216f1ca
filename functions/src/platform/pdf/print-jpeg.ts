import { jpegSegments, readJpegHeader } from '@smriti/shared/album/picture-formats';
import { readAscii } from '@smriti/shared/album/picture-type';
import { jpegPictureParts } from '../pictures/metadata-removal';

/** A JPEG for embedding in a PDF: parts of its bytes, and the properties a PDF needs. */
export interface PrintJpeg {
  /** All parts of the file except metadata, in order. */
  parts: readonly Uint8Array[];
  /** Stored size in pixels, before `orientation` is applied. */
  width: number;
  height: number;
  /** Grey, RGB or CMYK. */
  channels: 1 | 3 | 4;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** Whether CMYK values are inverted (no ink = maximum), as written by Adobe's programs. */
  isInverted: boolean;
  /** ICC profile that matches the channels; null if none. */
  profile: Uint8Array | null;
}

/** JPEG frame types PDF readers can decode: baseline, extended, progressive. */
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
  /** Profile segments by number. */
  parts: Map<number, Uint8Array>;
}

function readMarks(bytes: Uint8Array): Marks {
  const marks: Marks = { frame: null, isAdobe: false, parts: new Map() };
  for (const { marker, start, end } of jpegSegments(viewOf(bytes))) {
    if (marker === SCAN) break;
    const body = bytes.subarray(start + 2, end);
    if (isFrame(marker)) marks.frame ??= marker;
    if (marker === APP14 && readAscii(body, 0, 5) === 'Adobe') marks.isAdobe = true;
    if (marker === APP2 && readAscii(body, 0, ICC_MARK.length) === ICC_MARK) {
      marks.parts.set(body[ICC_MARK.length] ?? 0, body.subarray(ICC_HEAD));
    }
  }
  return marks;
}

/** Joins the profile segments; null when incomplete or for another number of channels. */
function profileOf({ parts }: Marks, channels: number): Uint8Array | null {
  const numbers = [...parts.keys()].sort((a, b) => a - b);
  const profile = Buffer.concat(numbers.map((number) => parts.get(number) ?? new Uint8Array()));
  if (profile.length < 128 || viewOf(profile).getUint32(0) !== profile.length) return null;
  return readAscii(profile, 16, 20) === COLOURS[channels] ? profile : null;
}

const isPrintable = (channels: number): channels is PrintJpeg['channels'] => channels in COLOURS;

/** Parses a JPEG for a PDF; null for anything PDF readers cannot decode. */
export function readPrintJpeg(bytes: Uint8Array): PrintJpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const head = readJpegHeader(viewOf(bytes), bytes);
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

/** Size of the upright picture in pixels. */
export function uprightSize({
  width,
  height,
  orientation,
}: Pick<PrintJpeg, 'width' | 'height' | 'orientation'>): { width: number; height: number } {
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

/** Maps stored to upright coordinates, by orientation: U = u0 + uu·u + uv·v, V likewise. */
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
 * Matrix that draws a stored picture upright into a rectangle. PDF draws pictures into the unit square
 * with the first line at the top and y upwards; the rectangle's y goes downwards.
 */
export function uprightMatrix(
  orientation: number,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): Matrix {
  const { u0, uu, uv, v0, vu, vv } = UPRIGHT[orientation - 1] ?? UPRIGHT[0];
  return [w * uu, h * vu, -w * uv, -h * vv, x + w * (u0 + uv), y + h * (v0 + vv)];
}
