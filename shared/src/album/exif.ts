import { readAscii } from './picture-type';

/** Prefix of the EXIF data in a JPEG, and sometimes in a WebP. */
export const EXIF_PREFIX = 'Exif\0\0';

export const EXIF_TAGS = {
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  /** Pointer to the Exif IFD, which holds the camera's data. */
  exifDirectory: 0x8769,
  /** Pointer to the GPS IFD. */
  gpsDirectory: 0x8825,
  captureTime: 0x9003,
  /** Offset of the capture time from UTC. */
  captureOffset: 0x9011,
  /** Fraction of a second of the capture time. */
  captureFraction: 0x9291,
};
const UPRIGHT = 1;
/** Length of a capture time in characters. */
const CAPTURE_TIME_LENGTH = 19;
/** Maximum size of a value that is stored inside its IFD entry, in bytes. */
const INLINE_BYTES = 4;
/** Maximum length of a text that is read; longer ones are cut. */
const MAX_TEXT_BYTES = 256;

/** Position of the EXIF data in a file: a TIFF header and IFDs (directories of entries). */
interface Exif {
  view: DataView;
  start: number;
  limit: number;
  isLittle: boolean;
}

function exifAt(view: DataView, start: number, end: number): Exif | null {
  const limit = Math.min(end, view.byteLength);
  if (start + 8 > limit) return null;
  return { view, start, limit, isLittle: view.getUint16(start) === 0x4949 };
}

/** Offset of the value of a tag; null when the IFD lacks the tag or is truncated before it. */
function valueAt(exif: Exif, directory: number, tag: number): number | null {
  const { view, start, limit, isLittle } = exif;
  const first = start + directory + 2;
  if (first > limit) return null;
  const count = view.getUint16(first - 2, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = first + index * 12;
    if (entry + 12 > limit) return null;
    if (view.getUint16(entry, isLittle) === tag) return entry + 8;
  }
  return null;
}

function mainDirectory({ view, start, isLittle }: Exif): number {
  return view.getUint32(start + 4, isLittle);
}

/** Offset of the Exif IFD; null without one. */
function exifDirectory(exif: Exif): number | null {
  const pointer = valueAt(exif, mainDirectory(exif), EXIF_TAGS.exifDirectory);
  return pointer === null ? null : exif.view.getUint32(pointer, exif.isLittle);
}

/** EXIF orientation; `offset` is the start of the TIFF header. 1 without an orientation. */
export function readExifOrientation(view: DataView, offset: number, end: number): number {
  const exif = exifAt(view, offset, end);
  const at = exif && valueAt(exif, mainDirectory(exif), EXIF_TAGS.orientation);
  return exif && at !== null ? view.getUint16(at, exif.isLittle) : UPRIGHT;
}

/** Time of capture by the camera's clock, e.g. '2026:11:22 07:05:00'; null when missing. */
export function readExifCaptureTime(view: DataView, offset: number, end: number): string | null {
  const exif = exifAt(view, offset, end);
  if (!exif) return null;
  const camera = exifDirectory(exif);
  const text = camera === null ? null : readText(exif, camera, EXIF_TAGS.captureTime);
  return text && text.slice(0, CAPTURE_TIME_LENGTH);
}

/** EXIF texts by tag; missing and truncated ones are left out. */
export type ExifTexts = ReadonlyMap<number, string>;

/** Reads the text of a tag, without trailing zeros; null when it is missing, empty or truncated. */
function readText(exif: Exif, directory: number, tag: number): string | null {
  const { view, start, limit, isLittle } = exif;
  const at = valueAt(exif, directory, tag);
  if (at === null) return null;
  const length = view.getUint32(at - 4, isLittle);
  const from = length <= INLINE_BYTES ? at : start + view.getUint32(at, isLittle);
  if (from + length > limit) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const text = readAscii(bytes, from, from + Math.min(length, MAX_TEXT_BYTES)).replace(
    /\0.*$/s,
    '',
  );
  return text === '' ? null : text;
}

/**
 * Reads texts from EXIF data: `main` tags from the first IFD, `camera` tags from the Exif IFD.
 * @param tiff EXIF data, starting at the TIFF header
 */
export function readExifTexts(
  tiff: Uint8Array,
  tags: { main: readonly number[]; camera: readonly number[] },
): ExifTexts {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const exif = exifAt(view, 0, tiff.byteLength);
  const texts = new Map<number, string>();
  if (!exif) return texts;
  const camera = exifDirectory(exif);
  const read = (directory: number, tag: number) => {
    const text = readText(exif, directory, tag);
    if (text !== null) texts.set(tag, text);
  };
  for (const tag of tags.main) read(mainDirectory(exif), tag);
  if (camera !== null) for (const tag of tags.camera) read(camera, tag);
  return texts;
}
