import { describe, expect, it } from 'vitest';
import { createAlbumPhoto, createReviewProduct } from './album-review.test-data';
import { createResolutionLookup } from './print-resolution';

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
const images = [createAlbumPhoto('a', 1), createAlbumPhoto('b', 2)];

describe('createResolutionLookup', () => {
  it('calculates dots per inch in print, for the orientation of the page', () => {
    const photo = { ...createAlbumPhoto('a', 1), width: 2400, height: 1200 };
    const landscape = createReviewProduct({ album_size_id: 7, orientation: 2, images });
    expect(createResolutionLookup(landscape, [size])(photo)).toEqual({ dpi: 150, quality: 'fair' });
    const portrait = createReviewProduct({ album_size_id: 7, orientation: 3, images });
    expect(createResolutionLookup(portrait, [size])(photo)).toEqual({ dpi: 100, quality: 'poor' });
  });

  it('divides the page by the photos on it', () => {
    const photo = { ...createAlbumPhoto('a', 1), width: 2400, height: 1600 };
    const album = createReviewProduct({ album_size_id: 7, orientation: 2, images });
    expect(createResolutionLookup(album, [{ ...size, photos: 2 }])(photo)?.dpi).toBe(200);
    expect(createResolutionLookup(album, [{ ...size, photos: 0 }])(photo)?.dpi).toBe(200);
  });

  it('returns nothing for unknown values', () => {
    const album = createReviewProduct({ album_size_id: 7, images });
    expect(
      createResolutionLookup(album, [size])({ ...createAlbumPhoto('a', 1), width: null }),
    ).toBeNull();
    expect(createResolutionLookup(album, [])(createAlbumPhoto('a', 1))).toBeNull();
    expect(
      createResolutionLookup(createReviewProduct({ album_size_id: null }), [size])(
        createAlbumPhoto('a', 1),
      ),
    ).toBeNull();
  });
});
