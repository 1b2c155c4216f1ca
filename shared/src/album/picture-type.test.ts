import { describe, expect, it } from 'vitest';
import { detectPictureType } from './picture-type';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );

describe('detectPictureType', () => {
  it.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
    ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['image/gif', bytes('GIF89a')],
    ['image/gif', bytes('GIF87a')],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
    ['image/heic', bytes(0, 0, 0, 24, 'ftypheic')],
    ['image/heic', bytes(0, 0, 0, 24, 'ftypheix', 0, 0, 0, 0, 'mif1heix')],
    ['image/heic', bytes(0, 0, 0, 24, 'ftyphevc', 0, 0, 0, 0, 'msf1hevc')],
    ['image/heic', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1heic')],
    ['image/heic', bytes(0, 0, 0, 24, 'ftypmif1')],
  ])('detects %s by its first bytes', (type, start) => {
    expect(detectPictureType(start)).toBe(type);
  });

  // proves studio-9
  it.each([
    ['text', bytes('Dear diary, ')],
    ['nothing', bytes()],
    ['a PDF', bytes('%PDF-1.7')],
    ['sound in a RIFF file', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['a film', bytes(0, 0, 0, 24, 'ftypisom')],
    ['the film of a Live Photo', bytes(0, 0, 0, 20, 'ftypqt  ', 0, 0, 0, 0, 'qt  ')],
    ['an AVIF picture', bytes(0, 0, 0, 28, 'ftypavif', 0, 0, 0, 0, 'avifmif1miaf')],
    [
      'an AVIF picture of the general brand',
      bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1avif'),
    ],
  ])('does not accept %s as a photo', (_what, start) => {
    expect(detectPictureType(start)).toBeNull();
  });
});
