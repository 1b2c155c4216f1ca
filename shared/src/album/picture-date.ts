import { exifTaken } from './exif';
import { exifOfSegment, jpegSegments } from './picture-formats';

const TAKEN = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/;

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
    const parts = told === null ? null : TAKEN.exec(told);
    if (!parts) continue;
    const [year = 0, month = 0, day = 0, hour, minute, second] = parts.slice(1).map(Number);
    // a camera whose clock was never set writes zeros
    return year === 0 || month === 0 || day === 0
      ? null
      : new Date(year, month - 1, day, hour, minute, second).getTime();
  }
  return null;
}
