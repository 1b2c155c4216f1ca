import { describe, expect, it } from 'vitest';
import {
  type StudioCatalogue,
  computeDesignPrice,
  countPaidSheets,
  filterOfferedOptions,
} from './studio-catalogue';
import { NO_OPTIONS } from '../design-content';

const option = (id: number, price: number) => ({ id, name: '', description: '', price });
const size = { name: '', description: '', width: 8, height: 8, discount: 0 };
const catalogue: StudioCatalogue = {
  sizes: [
    { ...size, id: 1, photos: 4, price: 399, original: 399 },
    { ...size, id: 2, photos: 0, price: null, original: null },
  ],
  papers: [option(1, 12)],
  bindings: [option(1, 120)],
  laminations: [option(1, 30)],
  covers: [option(1, 50)],
  frames: [{ ...option(1, 5), image_path: '' }],
  themes: [],
  photoCount: {},
};
const all = {
  ...NO_OPTIONS,
  frame_id: 1,
  album_size_id: 1,
  paper_type_id: 1,
  binding_type_id: 1,
  lamination_id: 1,
  cover_type_id: 1,
};

describe('computeDesignPrice', () => {
  it('adds frame and paper per photo, size, binding, lamination and cover for an album', () => {
    expect(computeDesignPrice('album', catalogue, all, 6)).toBe(
      6 * 5 + 399 + 6 * 12 + 120 + 30 + 50,
    );
  });

  it('adds paper per page and no frame for a product', () => {
    expect(computeDesignPrice('product', catalogue, all, 6)).toBe(399 + 2 * 12 + 120 + 30 + 50);
  });

  it('adds paper for extra pages of a product, but not of an album', () => {
    expect(computeDesignPrice('product', catalogue, all, 6, 2)).toBe(399 + 4 * 12 + 120 + 30 + 50);
    expect(computeDesignPrice('album', catalogue, all, 6, 2)).toBe(
      computeDesignPrice('album', catalogue, all, 6),
    );
  });

  it('counts options that are not chosen as 0', () => {
    expect(computeDesignPrice('album', catalogue, NO_OPTIONS, 6)).toBe(0);
    expect(computeDesignPrice('album', catalogue, { ...all, album_size_id: 2 }, 0)).toBe(200);
  });

  it('uses the canvas paper and one photo for a canvas, also before a photo is chosen', () => {
    const papers = [option(1, 12), { ...option(2, 420), kinds: ['canvas' as const] }];
    const chosen = { ...NO_OPTIONS, frame_id: 1, album_size_id: 1 };
    expect(computeDesignPrice('canvas', { ...catalogue, papers }, chosen, 0)).toBe(5 + 399 + 420);
    expect(computeDesignPrice('canvas', { ...catalogue, papers }, chosen, 1)).toBe(5 + 399 + 420);
  });

  it('uses the fixed photo count of a product, even with fewer photos', () => {
    const fixed = { ...catalogue, photoCount: { min_photos: 8, max_photos: 8 } };
    expect(computeDesignPrice('product', fixed, all, 1)).toBe(
      computeDesignPrice('product', fixed, all, 8),
    );
  });
});

describe('countPaidSheets', () => {
  it('is null for a book, whose paper is priced by page', () => {
    expect(countPaidSheets(catalogue, all, 6)).toBeNull();
  });

  it('counts the sheets of other products, which the price includes', () => {
    const rule = { min_photos: 8, max_photos: 40 };
    for (const layout of ['set', 'sheet', 'calendar'] as const) {
      const product = { ...catalogue, layout, photoCount: rule };
      for (const photos of [0, 8, 17]) {
        const sheets = countPaidSheets(product, all, photos) ?? NaN;
        const dearer = { ...product, papers: [option(1, 13)] };
        const [price, more] = [product, dearer].map((one) =>
          computeDesignPrice('product', one, all, photos),
        );
        expect((more ?? NaN) - (price ?? NaN)).toBe(sheets);
      }
    }
  });

  it('is one where all photos are on one sheet', () => {
    const sizes = catalogue.sizes.map((size) => ({ ...size, photos: 0 }));
    expect(countPaidSheets({ ...catalogue, sizes }, all, 6)).toBe(1);
  });
});

describe('filterOfferedOptions', () => {
  it('drops options for other kinds of design', () => {
    const [size, unpriced] = catalogue.sizes;
    if (!size || !unpriced) throw new Error('two sizes are there');
    const sizes = [{ ...size, kinds: ['album' as const] }, unpriced];
    const papers = [option(1, 12), { ...option(2, 420), kinds: ['canvas' as const] }];
    const whole = { ...catalogue, sizes, papers };
    const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    expect(idsOf(filterOfferedOptions('canvas', whole).sizes)).toEqual([2]);
    expect(idsOf(filterOfferedOptions('album', whole).sizes)).toEqual([1, 2]);
    expect(idsOf(filterOfferedOptions('album', whole).papers)).toEqual([1]);
  });
});
