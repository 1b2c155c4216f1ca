import { describe, expect, it } from 'vitest';
import { photoOf, productOf } from './album-review.test-data';
import { resolutionFor } from './resolution';

const size = {
  id: 7,
  name: '12x8',
  description: '',
  width: 12,
  height: 8,
  photos: 1,
  price: 100,
  discount: 0,
  original: null,
};
const images = [photoOf('a', 1), photoOf('b', 2)];

describe('resolutionFor', () => {
  it('calculates dots per inch in print, for the orientation of the page', () => {
    const photo = { ...photoOf('a', 1), width: 2400, height: 1200 };
    const landscape = productOf({ album_size_id: 7, orientation: 2, images });
    expect(resolutionFor(landscape, [size])(photo)).toEqual({ dpi: 150, quality: 'fair' });
    const portrait = productOf({ album_size_id: 7, orientation: 3, images });
    expect(resolutionFor(portrait, [size])(photo)).toEqual({ dpi: 100, quality: 'poor' });
  });

  it('divides the page by the photos on it', () => {
    const photo = { ...photoOf('a', 1), width: 2400, height: 1600 };
    const album = productOf({ album_size_id: 7, orientation: 2, images });
    expect(resolutionFor(album, [{ ...size, photos: 2 }])(photo)?.dpi).toBe(200);
    expect(resolutionFor(album, [{ ...size, photos: 0 }])(photo)?.dpi).toBe(200);
  });

  it('returns nothing for unknown values', () => {
    const album = productOf({ album_size_id: 7, images });
    expect(resolutionFor(album, [size])({ ...photoOf('a', 1), width: null })).toBeNull();
    expect(resolutionFor(album, [])(photoOf('a', 1))).toBeNull();
    expect(resolutionFor(productOf({ album_size_id: null }), [size])(photoOf('a', 1))).toBeNull();
  });
});
