import { describe, expect, it } from 'vitest';
import { readHeicMetadata } from './heic-file';
import { QUARTERS } from './heic.test-data';

const latin1 = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []));

describe('readHeicMetadata', () => {
  it('reads EXIF data, the colour profile and the size', () => {
    const { exif, colours, pixels } = readHeicMetadata(QUARTERS);
    expect(pixels).toBe(320 * 240);
    expect(latin1(exif)).toMatch(/^II\*\0/);
    expect(latin1(exif)).toContain('2026:11:22 07:05:09');
    expect(colours.kind).toBe('profile');
    expect(latin1(colours.kind === 'profile' ? colours.profile : null)).toMatch(/^.{36}acsp/s);
  });

  it('reads colours and size if the location of the EXIF data is damaged', () => {
    const damaged = QUARTERS.slice();
    damaged.fill(255, latin1(QUARTERS).indexOf('iloc') + 8, latin1(QUARTERS).indexOf('iloc') + 12);
    const { exif, colours, pixels } = readHeicMetadata(damaged);
    expect({ exif, kind: colours.kind, pixels }).toEqual({
      exif: null,
      kind: 'profile',
      pixels: 320 * 240,
    });
  });

  it('finds nothing, and never fails, in a file that is cut off or damaged', () => {
    const { length } = QUARTERS;
    for (let end = 0; end < length; end += 7) readHeicMetadata(QUARTERS.subarray(0, end));
    for (let at = 0; at < Math.min(length, 900); at += 1) {
      const damaged = QUARTERS.slice();
      damaged[at] = 255;
      readHeicMetadata(damaged);
    }
    expect(readHeicMetadata(QUARTERS.subarray(0, 40))).toEqual({
      exif: null,
      colours: { kind: 'unknown' },
      pixels: 0,
    });
  });
});
