import { EXIF_PREFIX, exifTaken } from './exif';
import { exifOfSegment, jpegSegments } from './picture-formats';
import { textAt } from './picture-type';

const TAKEN = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/;

type Clock = [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
];

/** A camera's clock, with months from 0; null when it was never set, as zeros tell, or says nothing. */
function clockOf(told: string | null): Clock | null {
  const parts = told === null ? null : TAKEN.exec(told);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number);
  return year === 0 || month === 0 || day === 0
    ? null
    : [year, month - 1, day, hour, minute, second];
}

/**
 * When a JPEG was taken, in milliseconds since 1970. A camera tells no time zone: its clock is read
 * as that of this machine, like the dates of files.
 * @returns null when the file does not tell, as after most messengers
 */
export function jpegTakenAt(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const segment of jpegSegments(view)) {
    if (segment.marker === 0xda) return null;
    const exif = exifOfSegment(bytes, segment);
    const told = exif === null ? null : exifTaken(view, exif, segment.end);
    if (told === null || !TAKEN.test(told)) continue;
    const clock = clockOf(told);
    return clock && new Date(...clock).getTime();
  }
  return null;
}

/**
 * When a picture of any type was taken, by its EXIF alone, in milliseconds since 1970. The camera's
 * clock is read as UTC, so that photos compare alike wherever that is done.
 */
export function exifTakenAt(exif: Uint8Array): number | null {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isMarked = textAt(exif, 0, EXIF_PREFIX.length) === EXIF_PREFIX;
  const start = isMarked ? EXIF_PREFIX.length : 0;
  const clock = clockOf(exifTaken(view, start, exif.byteLength));
  return clock && Date.UTC(...clock);
}
