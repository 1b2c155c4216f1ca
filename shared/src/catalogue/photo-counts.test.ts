import { describe, expect, it } from 'vitest';
import {
  nearestPhotoCount,
  photoCountText,
  chargedPhotoCount,
  isPhotoCountAllowed,
} from './photo-counts';

const EIGHT = { min_photos: 8, max_photos: 8, photo_step: 1 };
const DOZENS = { min_photos: 12, max_photos: 36, photo_step: 12 };

describe('a product with a fixed count', () => {
  it('accepts that number, or one photo for all', () => {
    expect([0, 1, 3, 7, 8, 9].filter((photos) => isPhotoCountAllowed(EIGHT, photos))).toEqual([
      1, 8,
    ]);
    expect([12, 18, 24, 36, 48].filter((photos) => isPhotoCountAllowed(DOZENS, photos))).toEqual([
      12, 24, 36,
    ]);
  });

  it('has messages with its numbers', () => {
    expect(photoCountText(EIGHT)).toBe('This product takes 8 photos, or 1 photo 8 times.');
    expect(photoCountText({ min_photos: 1, max_photos: 1 })).toBe('This product takes 1 photo.');
    expect(photoCountText(DOZENS)).toBe(
      'This product takes 12 to 36 photos, in steps of 12, or 1 photo 12 times.',
    );
    expect(photoCountText({ min_photos: 2 })).toBe(
      'This product takes 2 or more photos, or 1 photo 2 times.',
    );
  });

  it('has the price of its number of photos, also with fewer', () => {
    expect([0, 1, 3, 8].map((photos) => chargedPhotoCount(EIGHT, photos))).toEqual([8, 8, 8, 8]);
    expect(chargedPhotoCount(DOZENS, 24)).toBe(24);
  });

  it('offers the nearest accepted number', () => {
    expect([1, 12, 20, 30, 99].map((photos) => nearestPhotoCount(DOZENS, photos))).toEqual([
      12, 12, 12, 24, 36,
    ]);
  });
});

describe('a product without a fixed count', () => {
  it('accepts any number from one, and has the price of the given photos', () => {
    expect([0, 1, 3, 500].map((photos) => isPhotoCountAllowed({}, photos))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(chargedPhotoCount({}, 3)).toBe(3);
    expect(photoCountText({})).toBeNull();
    expect(nearestPhotoCount({}, 40)).toBe(40);
  });
});
