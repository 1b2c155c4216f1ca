import { describe, expect, it } from 'vitest';
import { paise } from '../base/money';
import { albumPrice, originalPrice, pageCountForPhotos, productPrice } from './pricing';

describe('pageCountForPhotos', () => {
  // proves products-20
  it.each([
    [1, 4, 1],
    [4, 4, 1],
    [5, 4, 2],
    [0, 4, 1],
    [60, 0, 1],
    [60, 1, 60],
  ])('returns for %i photos at %i per page %i pages', (photos, perPage, pages) => {
    expect(pageCountForPhotos(photos, perPage)).toBe(pages);
  });
});

describe('productPrice', () => {
  // proves products-6
  it('is size + paper x pages + binding + lamination + cover', () => {
    const configuration = {
      sizePaise: paise(59_900),
      photosPerPage: 4,
      paperPaise: paise(1_250),
      bindingPaise: paise(20_000),
      laminationPaise: paise(30),
      coverPaise: paise(7),
      photos: 21,
    };
    expect(productPrice(configuration)).toBe(59_900 + 1_250 * 6 + 20_000 + 30 + 7);
  });
});

describe('originalPrice', () => {
  // proves products-9
  it('is price / (1 - discount/100), to the paisa', () => {
    expect(originalPrice(paise(90_000), 10)).toBe(100_000);
    expect(originalPrice(paise(99_900), 33)).toBe(149_104);
  });

  it('is the price itself without a discount', () => {
    expect(originalPrice(paise(12_345), 0)).toBe(12_345);
  });
});

describe('albumPrice', () => {
  // proves studio-3
  it('is frame x photos + size + paper x photos + binding, with lamination and cover', () => {
    const choices = {
      framePaise: paise(4_900),
      sizePaise: paise(79_900),
      paperPaise: paise(1_550),
      bindingPaise: paise(25_001),
      laminationPaise: paise(3),
      coverPaise: paise(20),
      photos: 7,
    };
    expect(albumPrice(choices)).toBe(4_900 * 7 + 79_900 + 1_550 * 7 + 25_001 + 3 + 20);
    expect(albumPrice({ ...choices, photos: 0 })).toBe(79_900 + 25_001 + 3 + 20);
  });
});
