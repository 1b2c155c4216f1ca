import { describe, expect, it } from 'vitest';
import { toStoredPhotoName, collectPhotoNames, mergePhotoNames, photoName } from './photo-names';

describe('the name of a photo', () => {
  it('is 1 to 120 characters on one line, trimmed', () => {
    expect(photoName.parse('  IMG_1041.jpg ')).toBe('IMG_1041.jpg');
    expect(photoName.safeParse('n'.repeat(120)).success).toBe(true);
    for (const name of ['', '  ', 'n'.repeat(121), 'a\nb', 'a\u0000b', 'a\u009fb', 'a\u2028b']) {
      expect(photoName.safeParse(name).success).toBe(false);
    }
  });

  it.each([
    ['IMG_1041.jpg', 'IMG_1041.jpg'],
    [' दीपावली.png\n', 'दीपावली.png'],
    ['a\u0000b.jpg', 'ab.jpg'],
    ['n'.repeat(200), 'n'.repeat(120)],
    [`${'n'.repeat(119)}🪔.jpg`, 'n'.repeat(119)],
    [`${'n'.repeat(119)} .jpg`, 'n'.repeat(119)],
  ])('is derived from the file name %j', (fileName, name) => {
    expect(toStoredPhotoName(fileName)).toBe(name);
    expect(photoName.parse(name)).toBe(name);
  });

  it.each(['', ' ', '\u0007'])('is not derived from %j', (fileName) => {
    expect(toStoredPhotoName(fileName)).toBeUndefined();
  });
});

describe('the names of an album’s photos', () => {
  it('stay if none are given, are replaced by given ones, and are removed with their photos', () => {
    const given = collectPhotoNames([{ photo_id: 'a', name: 'new.jpg' }, { photo_id: 'b' }]);
    const known = { a: 'old.jpg', b: 'b.jpg', gone: 'gone.jpg' };
    expect(mergePhotoNames(['b', 'a', 'unnamed'], known, given)).toEqual({
      a: 'new.jpg',
      b: 'b.jpg',
    });
  });
});
