import { MAX_RUPEES, paise, toPaise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { prepareCatalogue } from '../catalogue/catalogue.service';
import { catalogueWith } from '../catalogue/catalogue.test-data';
import { createAlbumState } from './album.states';
import { newAlbumData } from './album.test-data';
import { currentAlbumPrices, designPrice, initialPaymentDue } from './design-price.domain';

const size = (id: number, price: number | null) => ({
  id,
  name: '',
  description: '',
  width: 8,
  height: 8,
  photos: 4,
  discount: 0,
  price_paise: price === null ? null : toPaise(price),
});
const option = (price: number) => ({
  id: 1,
  name: '',
  description: '',
  price_paise: toPaise(price),
});
const catalogue = prepareCatalogue(
  catalogueWith({
    'album-sizes': [size(1, 400), size(2, null), size(3, MAX_RUPEES)],
    frames: [{ ...option(5), image_path: '' }],
    'paper-types': [option(10)],
    'album-binding-types': [option(100)],
    'lamination-types': [option(7)],
    'cover-types': [option(3)],
    'initial-payments': [
      { id: 1, product_id: null, payment_type: 'percentage', percent: 20 },
      { id: 2, product_id: 9, payment_type: 'fixed', amount_paise: toPaise(750) },
    ],
  }),
);

const all = {
  paper_type_id: 1,
  frame_id: 1,
  binding_type_id: 1,
  lamination_id: 1,
  cover_type_id: 1,
};
const design = {
  product_type: 'album' as const,
  product_id: null,
  album_size_id: 1,
  ...all,
  theme_id: null,
  photo_ids: ['a', 'b', 'c', 'd', 'e'],
};

describe('designPrice', () => {
  it('adds frame and paper per photo for an album and for a canvas print', () => {
    expect(designPrice(catalogue, design)).toBe(toPaise(5 * 5 + 400 + 10 * 5 + 100 + 7 + 3));
    const canvas = { ...design, product_type: 'canvas' } as const;
    expect(designPrice(catalogue, canvas)).toBe(designPrice(catalogue, design));
  });

  it('adds paper per page for a product, and no frame', () => {
    const product = { ...design, product_type: 'product' } as const;
    expect(designPrice(catalogue, product)).toBe(toPaise(400 + 10 * 2 + 100 + 7 + 3));
  });

  it('adds nothing for missing choices', () => {
    const empty = { ...design, album_size_id: null, paper_type_id: null, photo_ids: [] };
    const rest = {
      frame_id: null,
      binding_type_id: null,
      lamination_id: null,
      cover_type_id: null,
    };
    expect(designPrice(catalogue, { ...empty, ...rest })).toBe(0);
  });

  it('refuses unknown choices, a size without a price, and invalid prices', () => {
    const refusal = (changes: object) => () => designPrice(catalogue, { ...design, ...changes });
    expect(refusal({ frame_id: 2 })).toThrow('There is no such frame.');
    expect(refusal({ album_size_id: 2 })).toThrow('This size cannot be ordered at the moment.');
    expect(refusal({ album_size_id: 3 })).toThrow('more than we can take');
  });
});

describe('initialPaymentDue', () => {
  // proves payments-10
  it('uses the setting of the product, or else the default', () => {
    expect(initialPaymentDue(catalogue, { product_id: 9 }, toPaise(2000))).toBe(toPaise(750));
    expect(initialPaymentDue(catalogue, { product_id: 9 }, toPaise(500))).toBe(toPaise(500));
    expect(initialPaymentDue(catalogue, { product_id: 8 }, toPaise(2000))).toBe(toPaise(400));
    expect(initialPaymentDue(catalogue, { product_id: null }, toPaise(2000))).toBe(toPaise(400));
  });

  it('is zero without a setting', () => {
    const none = prepareCatalogue(catalogueWith({}));
    expect(initialPaymentDue(none, { product_id: null }, paise(100))).toBe(0);
  });
});

describe('currentAlbumPrices', () => {
  const saved = { total_price_paise: toPaise(500), initial_due_paise: toPaise(100) };
  const albumIn = (status: 'Draft' | 'Cart' | 'Requested', changes: object = {}) => ({
    ...createAlbumState(newAlbumData, { to: status, now: new Date(0) }),
    ...design,
    ...saved,
    ...changes,
  });

  it('follow the current catalogue while the content can be edited', () => {
    const today = { total_price_paise: toPaise(585), initial_due_paise: toPaise(117) };
    expect(currentAlbumPrices(catalogue, albumIn('Draft'))).toEqual(today);
    expect(currentAlbumPrices(catalogue, albumIn('Cart'))).toEqual(today);
  });

  it('are frozen from the request on', () => {
    expect(currentAlbumPrices(catalogue, albumIn('Requested'))).toMatchObject(saved);
  });

  it('stay the saved ones if the design has no current price', () => {
    for (const changes of [{ frame_id: 2 }, { album_size_id: 2 }, { album_size_id: 3 }]) {
      expect(currentAlbumPrices(catalogue, albumIn('Draft', changes))).toMatchObject(saved);
    }
  });
});
