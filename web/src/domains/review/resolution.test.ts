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
  it('works out dots per inch of the place in print, as the page is turned', () => {
    const photo = { ...photoOf('a', 1), width: 2400, height: 1200 };
    const landscape = productOf({ album_size_id: 7, orientation: 2, images });
    expect(resolutionFor(landscape, [size])(photo)).toEqual({ dpi: 150, quality: 'fair' });
    const portrait = productOf({ album_size_id: 7, orientation: 3, images });
    expect(resolutionFor(portrait, [size])(photo)).toEqual({ dpi: 100, quality: 'poor' });
  });

  it('counts the photos that share a page', () => {
    const photo = { ...photoOf('a', 1), width: 2400, height: 1600 };
    const album = productOf({ album_size_id: 7, orientation: 2, images });
    expect(resolutionFor(album, [{ ...size, photos: 2 }])(photo)?.dpi).toBe(200);
    expect(resolutionFor(album, [{ ...size, photos: 0 }])(photo)?.dpi).toBe(200);
  });

  it('says nothing of what is not known', () => {
    const album = productOf({ album_size_id: 7, images });
    expect(resolutionFor(album, [size])({ ...photoOf('a', 1), width: null })).toBeNull();
    expect(resolutionFor(album, [])(photoOf('a', 1))).toBeNull();
    expect(resolutionFor(productOf({ album_size_id: null }), [size])(photoOf('a', 1))).toBeNull();
  });
});
