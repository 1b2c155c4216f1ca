import { EXIF_TAGS, readExifOrientation } from '@smriti/shared/album/exif';
import {
  readExifCaptureTimestamp,
  readJpegCaptureTimestamp,
} from '@smriti/shared/album/picture-date';
import { readPictureHeader } from '@smriti/shared/album/picture-header';
import { describe, expect, it } from 'vitest';
import { readHeicMetadata } from './heic-file';
import { QUARTERS } from './heic.test-data';
import { createWideGamutProfile } from './icc-profile';
import { createExif, hasProfile, replaceJpegMetadata } from './jpeg-metadata';

/** JPEG of 2 x 2 pixels, with an EXIF segment of its own and a comment. */
const JPEG = Uint8Array.from(
  [
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1, 0, 6, 9, 9, 9, 9],
    [0xff, 0xc0, 0, 17, 8, 0, 2, 0, 2, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0],
    [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9],
  ].flat(),
);

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const joined = (parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Tags of the first IFD of EXIF data. */
function listTags(tiff: Uint8Array): number[] {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const at = view.getUint32(4, isLittle);
  return Array.from({ length: view.getUint16(at, isLittle) }, (_, index) =>
    view.getUint16(at + 2 + index * 12, isLittle),
  );
}

const { exif: source } = readHeicMetadata(QUARTERS);

describe('createExif', () => {
  const exif = createExif(source) ?? new Uint8Array(0);

  it('keeps the capture time with its fraction and offset, and the camera', () => {
    expect(readExifCaptureTimestamp(exif)).toBe(Date.UTC(2026, 10, 22, 7, 5, 9));
    for (const text of ['Smriti', 'Drawn Camera', '+05:30', '123'])
      expect(latin1(exif)).toContain(`${text}\0`);
  });

  it('is upright, and drops the place and all other texts', () => {
    expect(readExifOrientation(new DataView(exif.buffer), 0, exif.length)).toBe(1);
    expect(listTags(source ?? exif)).toContain(EXIF_TAGS.gpsDirectory);
    expect(listTags(exif)).toContain(EXIF_TAGS.exifDirectory);
    expect(listTags(exif)).not.toContain(EXIF_TAGS.gpsDirectory);
    expect(latin1(source ?? exif)).toContain('CameraOwner');
    expect(latin1(exif)).not.toContain('CameraOwner');
    expect(exif.length).toBeLessThan(200);
  });

  it('is none without a source, and never fails on a damaged one', () => {
    expect(createExif(null)).toBeNull();
    const bytes = source ?? exif;
    for (let end = 0; end < bytes.length; end += 1) createExif(bytes.slice(0, end));
    expect(createExif(bytes.slice(0, 8))).toBeNull();
  });
});

describe('replaceJpegMetadata', () => {
  const profile = createWideGamutProfile(12) ?? new Uint8Array(0);
  const exif = createExif(source);

  it('writes EXIF data and profile, and leaves out those of the file', () => {
    const jpeg = joined(replaceJpegMetadata(JPEG, { exif, profile }));
    expect(readJpegCaptureTimestamp(jpeg)).toBe(new Date(2026, 10, 22, 7, 5, 9).getTime());
    expect(readPictureHeader(jpeg)).toMatchObject({ type: 'image/jpeg', width: 2, height: 2 });
    expect(hasProfile(jpeg)).toBe(true);
    expect(latin1(jpeg)).not.toContain('\t\t\t\t');
    expect(latin1(jpeg).endsWith('\u0001\u0002\u0003\u00ff\u00d9')).toBe(true);
  });

  it('keeps the profile of the file where it is asked to, and drops it otherwise', () => {
    const jpeg = Uint8Array.from(joined(replaceJpegMetadata(JPEG, { exif: null, profile })));
    expect(joined(replaceJpegMetadata(jpeg, { exif: null, profile: 'kept' }))).toEqual(jpeg);
    expect(hasProfile(joined(replaceJpegMetadata(jpeg, { exif: null, profile: null })))).toBe(
      false,
    );
  });

  it('splits a profile that is too long for one segment', () => {
    const long = new Uint8Array(150_000).fill(7);
    const jpeg = joined(replaceJpegMetadata(JPEG, { exif, profile: long }));
    expect(latin1(jpeg.subarray(0, 200_000)).split('ICC_PROFILE').length).toBe(4);
    expect(readPictureHeader(jpeg)).toMatchObject({ width: 2, height: 2 });
  });
});

describe('createWideGamutProfile', () => {
  it.each([12, 9])('is a complete profile of primaries %i', (primaries) => {
    const profile = createWideGamutProfile(primaries) ?? new Uint8Array(0);
    const view = new DataView(profile.buffer);
    expect(view.getUint32(0)).toBe(profile.length);
    expect(latin1(profile.subarray(36, 40))).toBe('acsp');
    for (let index = 0; index < view.getUint32(128); index += 1) {
      const entry = 132 + index * 12;
      expect(view.getUint32(entry + 4) + view.getUint32(entry + 8)).toBeLessThanOrEqual(
        profile.length,
      );
    }
  });

  it('is none for the primaries of sRGB and for unknown ones', () => {
    expect(createWideGamutProfile(1)).toBeNull();
    expect(createWideGamutProfile(2)).toBeNull();
  });
});
