import { describe, expect, it } from 'vitest';
import { readExifCaptureTimestamp, readJpegCaptureTimestamp } from './picture-date';

interface Camera {
  isLittle: boolean;
  taken: string;
}

const charCodes = (text: string) => Array.from(text, (one) => one.charCodeAt(0));

/** The head of a JPEG as written by cameras: an EXIF segment, then the first scan. */
function jpegOf({ isLittle, taken }: Camera): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(8 + 18 + 18 + 20));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  const directory = (at: number, [tag, type, count, value]: number[]) => {
    tiff.setUint16(at, 1, isLittle);
    tiff.setUint16(at + 2, tag ?? 0, isLittle);
    tiff.setUint16(at + 4, type ?? 0, isLittle);
    tiff.setUint32(at + 6, count ?? 0, isLittle);
    tiff.setUint32(at + 10, value ?? 0, isLittle);
  };
  directory(8, [0x8769, 4, 1, 26]);
  directory(26, [0x9003, 2, 20, 44]);
  const bytes = new Uint8Array(tiff.buffer);
  bytes.set(charCodes(taken), 44);
  const exif = [...charCodes('Exif\0\0'), ...bytes];
  const other = [0xff, 0xe0, 0, 4, 1, 2];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...other,
    0xff,
    0xe1,
    0,
    exif.length + 2,
    ...exif,
    0xff,
    0xda,
    0,
    2,
    0xff,
    0xd9,
  ]);
}

const TAKEN = '2024:02:29 18:05:09';

describe('the capture time of a JPEG', () => {
  it.each([true, false])('is the time of its camera (little endian: %s)', (isLittle) => {
    const taken = readJpegCaptureTimestamp(jpegOf({ isLittle, taken: TAKEN }));
    expect(taken).toBe(new Date(2024, 1, 29, 18, 5, 9).getTime());
  });

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', 'yesterday, I think.'])(
    'is unknown if the camera states %s',
    (taken) => {
      expect(readJpegCaptureTimestamp(jpegOf({ isLittle: true, taken }))).toBeNull();
    },
  );

  it('is unknown, but never an error, wherever a file ends', () => {
    const whole = jpegOf({ isLittle: true, taken: TAKEN });
    const scan = whole.length - 6;
    for (let end = 0; end < scan - 1; end += 1) {
      expect(readJpegCaptureTimestamp(whole.subarray(0, end))).toBeNull();
    }
  });
});

describe('the capture time in the EXIF block of a decoder', () => {
  const exifOf = (taken: string, prefix: string) => {
    const jpeg = jpegOf({ isLittle: true, taken });
    const start = String.fromCharCode(...jpeg).indexOf('Exif\0\0') + 6;
    return Uint8Array.from([...charCodes(prefix), ...jpeg.subarray(start)]);
  };

  it.each(['Exif\0\0', ''])(
    'is parsed as UTC, with and without a header before it (%j)',
    (prefix) => {
      expect(readExifCaptureTimestamp(exifOf(TAKEN, prefix))).toBe(Date.UTC(2024, 1, 29, 18, 5, 9));
    },
  );

  it.each(['0000:00:00 00:00:00', 'some time in May  '])('is null for %j', (taken) => {
    expect(readExifCaptureTimestamp(exifOf(taken, ''))).toBeNull();
  });

  it('is null for an empty block', () => {
    expect(readExifCaptureTimestamp(new Uint8Array(0))).toBeNull();
    expect(readExifCaptureTimestamp(exifOf(TAKEN, '').subarray(0, 30))).toBeNull();
  });
});
