import { describe, expect, it } from 'vitest';
import { encodeTestJpeg, encodeTestIccProfile } from './jpeg.test-data';
import { readPrintJpeg, uprightMatrix, uprightSize } from './print-jpeg';

describe('readPrintJpeg', () => {
  it('returns dimensions, orientation and channels as stored', () => {
    const bytes = encodeTestJpeg({ orientation: 6 });
    const jpeg = readPrintJpeg(bytes);
    expect(jpeg).toMatchObject({ width: 4000, height: 3000, channels: 3, orientation: 6 });
    const printed = Buffer.concat(jpeg?.parts ?? []);
    expect(bytes.includes(printed.subarray(2))).toBe(true);
    expect(printed.includes('Exif')).toBe(false);
    expect(jpeg && uprightSize(jpeg)).toEqual({ width: 3000, height: 4000 });
  });

  it('joins a profile of several segments, and ignores one of another colour space', () => {
    const profile = encodeTestIccProfile('RGB ');
    expect(readPrintJpeg(encodeTestJpeg({ profile }))?.profile).toEqual(profile);
    expect(
      readPrintJpeg(encodeTestJpeg({ profile: encodeTestIccProfile('CMYK') }))?.profile,
    ).toBeNull();
    expect(
      readPrintJpeg(encodeTestJpeg({ profile: profile.subarray(0, 130) }))?.profile,
    ).toBeNull();
  });

  it('treats four inks as inverted only in files of Adobe', () => {
    expect(readPrintJpeg(encodeTestJpeg({ channels: 4, isAdobe: true }))?.isInverted).toBe(true);
    expect(readPrintJpeg(encodeTestJpeg({ channels: 4 }))?.isInverted).toBe(false);
    expect(readPrintJpeg(encodeTestJpeg({ isAdobe: true }))?.isInverted).toBe(false);
  });

  it('returns null for formats that readers of PDF do not decode', () => {
    expect(readPrintJpeg(encodeTestJpeg({ frame: 0xc2 }))).not.toBeNull();
    for (const frame of [0xc3, 0xc9]) expect(readPrintJpeg(encodeTestJpeg({ frame }))).toBeNull();
    expect(readPrintJpeg(encodeTestJpeg({ bits: 12 }))).toBeNull();
    expect(readPrintJpeg(encodeTestJpeg({ channels: 2 }))).toBeNull();
    expect(readPrintJpeg(Buffer.from('GIF89a'))).toBeNull();
  });
});

describe('uprightMatrix', () => {
  /** Upright positions of three corners of the stored picture: upper left, upper right, lower left. */
  function corners(orientation: number): string[] {
    const [a, b, c, d, e, f] = uprightMatrix(orientation, { x: 0, y: 0, w: 1, h: 1 });
    const names = ['upper left', 'upper right', 'lower left', 'lower right'];
    const at = (x: number, y: number) => names[a * x + c * y + e + 2 * (b * x + d * y + f)] ?? '?';
    return [at(0, 1), at(1, 1), at(0, 0)];
  }

  it.each([
    [1, 'upper left', 'upper right', 'lower left'],
    [2, 'upper right', 'upper left', 'lower right'],
    [3, 'lower right', 'lower left', 'upper right'],
    [4, 'lower left', 'lower right', 'upper left'],
    [5, 'upper left', 'lower left', 'upper right'],
    [6, 'upper right', 'lower right', 'upper left'],
    [7, 'lower right', 'upper right', 'lower left'],
    [8, 'lower left', 'upper left', 'lower right'],
  ])('%i: the first line ends up from %s to %s', (orientation, ...expected) => {
    expect(corners(orientation)).toEqual(expected);
  });

  it('fills the rectangle', () => {
    expect(uprightMatrix(1, { x: 10, y: 20, w: 40, h: 30 })).toEqual([40, 0, -0, -30, 10, 50]);
  });
});
