import { albumSize } from '@smriti/shared/catalogue/album-sizes';
import { banner } from '@smriti/shared/catalogue/banners';
import { MAX_RUPEES, paise } from '@smriti/shared/base/money';
import { product } from '@smriti/shared/catalogue/products';
import { describe, expect, it } from 'vitest';
import {
  presentAlbumSize,
  presentBanner,
  presentListedProduct,
  presentPricedOption,
  presentProduct,
} from './catalogue.presenter';
import { productRecord } from './catalogue.test-data';

describe('presentProduct', () => {
  const shown = presentProduct(
    productRecord({ id: 7, price_paise: paise(79_920), discount: 20, paper_type_ids: [3, 1] }),
  );

  // proves products-25
  it('shows rupees, and the price before the discount', () => {
    expect(shown).toMatchObject({ id: 7, product_id: 7, price: 799.2, mrp: 999, discount: 20 });
  });

  it('shows the first paper as the default', () => {
    expect(shown.paperTypeId).toBe(3);
  });

  it('contains both texts in Hindi, but only the title in a list', () => {
    const hi = { title: 'शादी का एल्बम', description: '<p>हाथ से सिला।</p>' };
    const record = productRecord({ id: 7, hi });
    expect(presentProduct(record).hi).toEqual(hi);
    expect(product.parse(presentListedProduct(record)).hi).toEqual({ title: hi.title });
    expect(presentListedProduct(productRecord({ id: 7 }))).not.toHaveProperty('hi');
  });

  it('says whether it is a mug if the record does', () => {
    expect(presentProduct(productRecord({ id: 7, mug: true })).mug).toBe(true);
    expect(presentProduct(productRecord({ id: 7 }))).not.toHaveProperty('mug');
  });

  // proves products-25
  it('leaves out internal figures, and matches the contract', () => {
    expect(product.parse(shown)).toEqual(shown);
    expect(shown).not.toHaveProperty('order_count');
    expect(shown).not.toHaveProperty('price_paise');
  });
});

describe('presentAlbumSize', () => {
  const size = {
    id: 2,
    name: 'Large',
    description: '',
    width: 12,
    height: 8.5,
    photos: 4,
    price_paise: paise(30_000),
    discount: 25,
  };

  it('shows the price before the discount', () => {
    expect(presentAlbumSize(size)).toMatchObject({ price: 300, original: 400, discount: 25 });
  });

  it('shows it for the highest price with the largest discount', () => {
    const dearest = { price_paise: paise(MAX_RUPEES * 100), discount: 95 };
    const shown = presentAlbumSize({ ...size, kinds: [], ...dearest });
    expect(albumSize.parse(shown).original).toBe(200_000_000);
    expect(product.shape.mrp.parse(presentProduct(productRecord({ id: 7, ...dearest })).mrp)).toBe(
      200_000_000,
    );
  });

  // proves constants-3
  it('describes a size without a description by its dimensions', () => {
    expect(presentAlbumSize(size).description).toBe('12x8.5 inches');
    expect(presentAlbumSize(size).hi).toEqual({ description: '12x8.5 इंच' });
    const hi = { name: 'बड़ा', description: 'सीधा खुलता है' };
    expect(presentAlbumSize({ ...size, hi }).hi).toEqual(hi);
    expect(presentAlbumSize({ ...size, hi: { name: 'बड़ा' } }).hi).toEqual({
      name: 'बड़ा',
      description: '12x8.5 इंच',
    });
    const described = presentAlbumSize({ ...size, description: 'Lies flat' });
    expect(described.description).toBe('Lies flat');
    expect(described).not.toHaveProperty('hi');
  });

  // proves home-8
  it('has no price if it cannot be ordered', () => {
    const unpriced = presentAlbumSize({ ...size, price_paise: null });
    expect(albumSize.parse(unpriced)).toMatchObject({ price: null, original: null });
  });
});

describe('presentBanner', () => {
  it('returns absolute URLs of both renditions', () => {
    const shown = presentBanner(
      {
        id: 1,
        title: 'Weddings',
        subtitle: 'Bound by hand',
        link: '/products?category=1',
        image_path: 'catalogue/banners/one.webp',
        width: 1600,
        height: 700,
        position: 2,
      },
      { origin: 'http://127.0.0.1:9199', bucket: 'demo.appspot.com' },
    );
    expect(banner.parse(shown)).toEqual(shown);
    expect(shown.image_url).toBe(
      'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/catalogue%2Fbanners%2Fone.webp?alt=media',
    );
    expect(shown.image_url_small).toContain('one_800.webp');
  });
});

describe('presentPricedOption', () => {
  it('converts the price into rupees and keeps the rest', () => {
    expect(presentPricedOption({ id: 1, name: 'Matte', price_paise: paise(1250) })).toEqual({
      id: 1,
      name: 'Matte',
      price: 12.5,
    });
  });
});
