import { EXIF_PREFIX, readExifCaptureTime } from './exif';
import { exifOffset, jpegSegments } from './picture-formats';
import { readAscii } from './picture-type';

const TAKEN = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/;

type Clock = [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
];

/** Parsed time of a camera's clock, with months from 0; null when missing or never set (all zeros). */
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
 * Time of capture of a JPEG, in milliseconds since 1970. Cameras store no time zone: the time is read in this
 * machine's time zone, like file dates.
 * @returns null when the file has no capture time, as after most messengers
 */
export function readJpegCaptureTimestamp(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const segment of jpegSegments(view)) {
    if (segment.marker === 0xda) return null;
    const exif = exifOffset(bytes, segment);
    const told = exif === null ? null : readExifCaptureTime(view, exif, segment.end);
    if (told === null || !TAKEN.test(told)) continue;
    const clock = clockOf(told);
    return clock && new Date(...clock).getTime();
  }
  return null;
}

/**
 * Time of capture of a picture of any type, from its EXIF data only, in milliseconds since 1970. The camera's
 * clock is read as UTC, so that the result does not depend on the machine.
 */
export function readExifCaptureTimestamp(exif: Uint8Array): number | null {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isMarked = readAscii(exif, 0, EXIF_PREFIX.length) === EXIF_PREFIX;
  const start = isMarked ? EXIF_PREFIX.length : 0;
  const clock = clockOf(readExifCaptureTime(view, start, exif.byteLength));
  return clock && Date.UTC(...clock);
}
