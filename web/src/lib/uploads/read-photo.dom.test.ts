import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPhoto } from './read-photo';

const heic = vi.hoisted(() => ({ convertHeic: vi.fn() }));
vi.mock('./heic/convert-heic.ts', () => heic);

const CONTROL = { whenResumed: () => Promise.resolve(), signal: new AbortController().signal };

/** Complete image files of 2 by 2 pixels. */
const FILES = {
  stillGif: 'R0lGODlhAgACAIAAAExpcQCAgCH5BAUAAAAALAAAAAACAAIAAAICjFMAOw==',
  animatedGif:
    'R0lGODlhAgACAIAAAExpcQCAgCH5BAUAAAAALAAAAAACAAIAAAICjFMAIfkEBQAAAAAsAAAAAAIAAgCATGlx/wAAAgKMUwA7',
  stillWebp:
    'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoCAAIAAUAmJaACdLoAA5gA/vBTH+j64RZGX/7Gb/56P/z0f6hgAA==',
  animatedWebp:
    'UklGRqwAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAD/////AABBTk1GOgAAAAAAAAAAAAEAAAEAAGQAAAJWUDggIgAAAHABAJ0BKgIAAgAMwM4loAJ0AUAAAP7UXpCwtVaW5sSAAABBTk1GPgAAAAAAAAAAAAEAAAEAAGQAAABWUDggJgAAAHQBAJ0BKgIAAgAAAM4loAJ0AUAAAP7cUdJdLkN/q787fqe2AAAA',
  jpeg: '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQL/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAFL//2Q==',
  /** JPEG with the EXIF date 29 February 2024, 18:05:09. */
  datedJpeg:
    '/9j/4QBIRXhpZgAATU0AKgAAAAgAAYdpAAQAAAABAAAAGgAAAAAAAZADAAIAAAAUAAAALAAAAAAyMDI0OjAyOjI5IDE4OjA1OjA5AP/bAEMA///////////////////////////////////////////////////////////////////////////////////////bAEMB///////////////////////////////////////////////////////////////////////////////////////AABEIAAIAAgMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAAAf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAABAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAUv//Z',
  cmykJpeg:
    '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwD//////////////////////////////////////////////////////////////////////////////////////8AAFAgAAgACBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAIBA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8ALRSf/9k=',
};

const FILE_DATE = 1_700_000_000_000;

const fileOf = (name: keyof typeof FILES) =>
  new File([Uint8Array.from(atob(FILES[name]), (letter) => letter.charCodeAt(0))], name, {
    lastModified: FILE_DATE,
  });

beforeEach(() => {
  // jsdom can neither decode nor draw images.
  const picture = { width: 2, height: 2, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['small'])),
  };
  vi.spyOn(document, 'createElement').mockImplementation(() => canvas as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['animatedGif', 'image/gif', 'animated'],
  ['animatedWebp', 'image/webp', 'animated'],
  ['cmykJpeg', 'image/jpeg', 'cmyk'],
  ['stillGif', 'image/gif', null],
  ['stillWebp', 'image/webp', null],
  ['jpeg', 'image/jpeg', null],
] as const)('reads %s with its type and remark', async (name, type, remark) => {
  expect(await readPhoto(fileOf(name), CONTROL)).toMatchObject({ name, type, remark });
});

it.each([
  ['datedJpeg', new Date(2024, 1, 29, 18, 5, 9).getTime()],
  ['jpeg', FILE_DATE],
  ['stillGif', FILE_DATE],
] as const)('dates %s by its EXIF time, or else by its file time', async (name, takenAt) => {
  expect(await readPhoto(fileOf(name), CONTROL)).toMatchObject({ takenAt });
});

const HEIC = new File(
  [new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(4), 'mif1heic'],
  'a.heic',
);

it('reads a HEIC photo as the JPEG that it is converted to, and dates it by its camera', async () => {
  const jpeg = fileOf('datedJpeg');
  heic.convertHeic.mockResolvedValue(jpeg);
  expect(await readPhoto(HEIC, CONTROL)).toMatchObject({
    file: jpeg,
    type: 'image/jpeg',
    takenAt: new Date(2024, 1, 29, 18, 5, 9).getTime(),
  });
});

it.each([
  ['unreadable', 'heicUnreadable'],
  ['notLoaded', 'heicNotLoaded'],
  ['cancelled', 'cancelled'],
] as const)('returns why there is no JPEG of a HEIC photo that is %s', async (failure, problem) => {
  heic.convertHeic.mockResolvedValue(failure);
  expect(await readPhoto(HEIC, CONTROL)).toBe(problem);
});
