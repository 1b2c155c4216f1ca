import { textAt } from './picture-type';

/** What stands before the EXIF of a JPEG, and sometimes before that of a WebP. */
export const EXIF_PREFIX = 'Exif\0\0';

const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;
/** Points to the directory of what the camera tells. */
const CAMERA_TAG = 0x8769;
const TAKEN_TAG = 0x9003;

/** Where the EXIF of a picture stands in its file: a TIFF header, and directories of entries. */
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

/** Where the value of that tag stands; null when the directory has none, or breaks off before it. */
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

/** The orientation that EXIF tells at `offset`, where its TIFF header begins; 1 without one. */
export function exifOrientation(view: DataView, offset: number, end: number): number {
  const exif = exifAt(view, offset, end);
  const at = exif && valueAt(exif, mainDirectory(exif), ORIENTATION_TAG);
  return exif && at !== null ? view.getUint16(at, exif.isLittle) : UPRIGHT;
}

/** When the camera took the picture, by its own clock, e.g. '2026:11:22 07:05:00'; null: not told. */
export function exifTaken(view: DataView, offset: number, end: number): string | null {
  const exif = exifAt(view, offset, end);
  if (!exif) return null;
  const pointer = valueAt(exif, mainDirectory(exif), CAMERA_TAG);
  if (pointer === null) return null;
  const at = valueAt(exif, view.getUint32(pointer, exif.isLittle), TAKEN_TAG);
  if (at === null) return null;
  const from = offset + view.getUint32(at, exif.isLittle);
  if (from + 19 > exif.limit) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return textAt(bytes, from, from + 19);
}
