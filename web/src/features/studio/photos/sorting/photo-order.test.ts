import { describe, expect, it } from 'vitest';
import { movePhotosTo, listPhotoKeysBetween, sortPhotoKeys } from './photo-order';

const photo = (key: string, name: string, takenAt?: number) => ({ key, name, takenAt });

describe('sorted photos', () => {
  it('are in natural, case-insensitive order by name', () => {
    const photos = [photo('a', 'IMG_10.jpg'), photo('b', 'img_9.jpg'), photo('c', 'Cover.jpg')];
    expect(sortPhotoKeys(photos, 'name')).toEqual(['c', 'b', 'a']);
  });

  it('are in ascending order by date', () => {
    const photos = [photo('a', 'a', 300), photo('b', 'b', 0), photo('c', 'c', 200)];
    expect(sortPhotoKeys(photos, 'date')).toEqual(['b', 'c', 'a']);
  });

  it('keep their order if equal, and come last without a name or date', () => {
    const photos = [photo('a', ''), photo('b', 'b', 5), photo('c', ''), photo('d', 'b', 5)];
    expect(sortPhotoKeys(photos, 'name')).toEqual(['b', 'd', 'a', 'c']);
    expect(sortPhotoKeys(photos, 'date')).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('movePhotosTo', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];

  it.each([
    [['e'], 2, 'aebcd'],
    [['a'], 3, 'bcade'],
    [['d', 'b'], 1, 'bdace'],
    [['a', 'c'], 4, 'bdeac'],
    [['a', 'c'], 9, 'bdeac'],
    [['a', 'b', 'c', 'd', 'e'], 3, 'abcde'],
    [['unknown'], 1, 'abcde'],
  ])('moves %j to place %i', (keys, place, expected) => {
    expect(movePhotosTo(order, keys, place).join('')).toBe(expected);
  });
});

it.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', 'c'],
  ['gone', 'c', 'c'],
])('listPhotoKeysBetween returns the range from %s to %s: %s', (from, to, expected) => {
  expect(listPhotoKeysBetween(['a', 'b', 'c', 'd', 'e'], from, to).join('')).toBe(expected);
});
