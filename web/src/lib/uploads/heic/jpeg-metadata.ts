import { EXIF_PREFIX, EXIF_TAGS, readExifTexts } from '@smriti/shared/album/exif';
import { jpegSegments } from '@smriti/shared/album/picture-formats';
import { readAscii } from '@smriti/shared/album/picture-type';

/*
 * Metadata of the JPEG of a HEIC photo: capture time, camera and colour profile. The place where the
 * photo was taken and all other metadata are omitted.
 */

/** EXIF tags of the camera's make and model, in the first IFD. */
const CAMERA_NAME_TAGS = [EXIF_TAGS.make, EXIF_TAGS.model];
/** EXIF tags in the Exif IFD: capture time, its offset from UTC, its fraction of a second. */
const CAPTURE_TIME_TAGS = [
  EXIF_TAGS.captureTime,
  EXIF_TAGS.captureOffset,
  EXIF_TAGS.captureFraction,
];

const ASCII_TYPE = 2;
const SHORT_TYPE = 3;
const LONG_TYPE = 4;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const SCAN = 0xda;
const ICC_PREFIX = 'ICC_PROFILE\0';
/** Maximum number of ICC profile bytes in one APP2 segment; longer profiles are split. */
const MAX_ICC_PART_BYTES = 65_533 - ICC_PREFIX.length - 2;

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** Number, or the bytes of a text. */
  value: number | Uint8Array;
}

const toAscii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0x7f);

function createTextEntry(tag: number, text: string): Entry {
  const value = toAscii(`${text}\0`);
  return { tag, type: ASCII_TYPE, count: value.length, value };
}

/** Size of an IFD (EXIF directory) including the values of its entries, in bytes. */
function directoryBytes(entries: readonly Entry[]): number {
  const values = entries.map(({ value }) =>
    typeof value === 'number' || value.length <= 4 ? 0 : value.length + (value.length % 2),
  );
  return 2 + entries.length * ENTRY_BYTES + 4 + values.reduce((sum, size) => sum + size, 0);
}

/** Writes an IFD at an offset; its entries must be sorted by tag. */
function writeDirectory(tiff: Uint8Array, at: number, entries: readonly Entry[]): void {
  const view = new DataView(tiff.buffer);
  let free = at + 2 + entries.length * ENTRY_BYTES + 4;
  view.setUint16(at, entries.length);
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const entry = at + 2 + index * ENTRY_BYTES;
    view.setUint16(entry, tag);
    view.setUint16(entry + 2, type);
    view.setUint32(entry + 4, count);
    if (typeof value === 'number') {
      if (type === SHORT_TYPE) view.setUint16(entry + 8, value);
      else view.setUint32(entry + 8, value);
    } else if (value.length <= 4) {
      tiff.set(value, entry + 8);
    } else {
      view.setUint32(entry + 8, free);
      tiff.set(value, free);
      free += value.length + (value.length % 2);
    }
  }
}

/**
 * Creates EXIF data of an upright picture, with the capture time and the camera of other EXIF data.
 * @param source EXIF data, starting at the TIFF header; null if none
 * @returns null if the source has neither a capture time nor a camera
 */
export function createExif(source: Uint8Array | null): Uint8Array | null {
  if (source === null) return null;
  const texts = readExifTexts(source, { main: CAMERA_NAME_TAGS, camera: CAPTURE_TIME_TAGS });
  if (texts.size === 0) return null;
  const createEntries = (tags: readonly number[]) =>
    tags.flatMap((tag) => {
      const text = texts.get(tag);
      return text === undefined ? [] : [createTextEntry(tag, text)];
    });
  const camera = createEntries(CAPTURE_TIME_TAGS);
  const main: Entry[] = [
    ...createEntries(CAMERA_NAME_TAGS),
    { tag: EXIF_TAGS.orientation, type: SHORT_TYPE, count: 1, value: 1 },
    { tag: EXIF_TAGS.exifDirectory, type: LONG_TYPE, count: 1, value: 0 },
  ];
  const cameraAt = HEADER_BYTES + directoryBytes(main);
  const pointed = main.map((entry) =>
    entry.tag === EXIF_TAGS.exifDirectory ? { ...entry, value: cameraAt } : entry,
  );
  const tiff = new Uint8Array(cameraAt + directoryBytes(camera));
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, HEADER_BYTES]);
  writeDirectory(tiff, HEADER_BYTES, pointed);
  writeDirectory(tiff, cameraAt, camera);
  return tiff;
}

function createSegment(marker: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer>[] {
  const length = 2 + parts.reduce((sum, part) => sum + part.length, 0);
  const head = Uint8Array.of(0xff, marker, length >> 8, length & 255);
  return [head, ...parts.map((part) => new Uint8Array(part))];
}

function createProfileSegments(profile: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(profile.length / MAX_ICC_PART_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MAX_ICC_PART_BYTES, (index + 1) * MAX_ICC_PART_BYTES);
    return createSegment(APP2, toAscii(ICC_PREFIX), Uint8Array.of(index + 1, count), part);
  }).flat();
}

export function hasProfile(jpeg: Uint8Array): boolean {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (const { marker, start } of jpegSegments(view)) {
    if (marker === SCAN) return false;
    if (marker === APP2 && readAscii(jpeg, start + 2, start + 2 + ICC_PREFIX.length) === ICC_PREFIX)
      return true;
  }
  return false;
}

export interface JpegMetadata {
  /** EXIF data, starting at the TIFF header; null if none. */
  exif: Uint8Array | null;
  /** ICC profile to write; null if none, 'kept' to keep the profile of the JPEG. */
  profile: Uint8Array | 'kept' | null;
}

/** Replaces the metadata of a JPEG file. Returns the parts of the new file in order. */
export function replaceJpegMetadata(
  jpeg: Uint8Array<ArrayBuffer>,
  { exif, profile }: JpegMetadata,
): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let rest = 2;
  for (const { marker, start, end } of jpegSegments(view)) {
    if (marker === SCAN) break;
    const isKeptProfile = marker === APP2 && profile === 'kept';
    if (marker !== APP0 && marker !== APP1 && (marker !== APP2 || isKeptProfile))
      kept.push(jpeg.subarray(start - 2, end));
    rest = end;
  }
  return [
    jpeg.subarray(0, 2),
    ...(exif ? createSegment(APP1, toAscii(EXIF_PREFIX), exif) : []),
    ...(profile instanceof Uint8Array ? createProfileSegments(profile) : []),
    ...kept,
    jpeg.subarray(rest),
  ];
}
