import { PAGE_PARAMETERS } from '@smriti/shared/base/public-pages';
import { describe, expect, it } from 'vitest';
import {
  type ProductConfiguration,
  parseConfiguration,
  toConfigurationSearch,
  computeConfiguredPrice,
  createDefaultConfiguration,
  newDesignPath,
  createEmptyConfiguration,
  fillWithDefaults,
  listMissingChoices,
  setConfigurationSize,
} from './product-configuration';
import { PRODUCT, SQUARE_SIZE, WIDE_SIZE } from './product.test-data';

const none = createEmptyConfiguration(PRODUCT);

describe('computeConfiguredPrice', () => {
  it('is the listed price for the default configuration, and before any choice', () => {
    expect(computeConfiguredPrice(PRODUCT, createDefaultConfiguration(PRODUCT))).toEqual({
      price: 650,
      mrp: 812.5,
      pages: 5,
    });
    expect(computeConfiguredPrice(PRODUCT, none)?.price).toBe(650);
  });

  // proves products-6
  it('changes with each choice', () => {
    const chosen: ProductConfiguration = {
      ...none,
      sizeId: 3,
      paperId: 5,
      coverId: 9,
      bindingId: 11,
      photos: 21,
    };
    expect(computeConfiguredPrice(PRODUCT, chosen)).toMatchObject({
      price: 900 + 20.5 * 6 + 50 + 150,
      pages: 6,
    });
  });

  it('is null for a size without a price', () => {
    expect(computeConfiguredPrice(PRODUCT, { ...none, sizeId: 1 })).toBeNull();
  });
});

describe('fillWithDefaults', () => {
  it('is the default configuration without choices', () => {
    expect(fillWithDefaults(PRODUCT, none)).toEqual(createDefaultConfiguration(PRODUCT));
  });

  it('keeps all choices', () => {
    const chosen: ProductConfiguration = {
      ...none,
      sizeId: 3,
      coverId: 9,
      bindingId: 11,
      photos: 40,
      quantity: 2,
    };
    expect(fillWithDefaults(PRODUCT, chosen)).toEqual({
      ...chosen,
      orientation: 2,
      paperId: 4,
      laminationId: 6,
    });
    const portrait: ProductConfiguration = { ...chosen, orientation: 3 };
    expect(fillWithDefaults(PRODUCT, portrait).orientation).toBe(3);
  });
});

describe('setConfigurationSize', () => {
  // proves products-16
  it('locks a square size to Square', () => {
    expect(setConfigurationSize({ ...none, orientation: 2 }, SQUARE_SIZE).orientation).toBe(1);
  });

  it('keeps a matching orientation, and clears any other', () => {
    expect(setConfigurationSize({ ...none, orientation: 3 }, WIDE_SIZE).orientation).toBe(3);
    expect(setConfigurationSize({ ...none, orientation: 1 }, WIDE_SIZE).orientation).toBeNull();
  });
});

describe('newDesignPath', () => {
  // proves products-19
  it('contains the configuration', () => {
    expect(newDesignPath('7', { ...createDefaultConfiguration(PRODUCT), quantity: 2 })).toBe(
      '/create-product?productId=7&albumSize=2&paperType=4&lamination=6&coverType=8&binding=10&orientation=1&quantity=2&photos=20',
    );
  });

  it('leaves out optional and missing choices', () => {
    const chosen = { ...createDefaultConfiguration(PRODUCT), bindingId: null, orientation: null };
    expect(newDesignPath('7', chosen)).not.toMatch(/binding|orientation/);
  });
});

describe('the URL of a product', () => {
  const read = (text: string) => parseConfiguration(PRODUCT, new URLSearchParams(text));

  it('keeps the choices over a reload and going back', () => {
    const chosen: ProductConfiguration = {
      ...createDefaultConfiguration(PRODUCT),
      sizeId: 3,
      orientation: 3,
      coverId: 9,
      photos: 40,
      quantity: 12,
    };
    expect(read(toConfigurationSearch(PRODUCT, chosen))).toEqual(chosen);
    expect(read(toConfigurationSearch(PRODUCT, none))).toEqual(none);
    const names = new URLSearchParams(toConfigurationSearch(PRODUCT, chosen)).keys();
    expect([...names].toSorted()).toEqual(PAGE_PARAMETERS['/product']?.toSorted());
  });

  it('contains a previously chosen size', () => {
    expect(read('id=7&albumSize=2')).toEqual({ ...none, sizeId: 2, orientation: 1 });
  });

  it.each([
    'albumSize=1',
    'albumSize=99&orientation=2',
    'albumSize=2x',
    'paperType=-4&lamination=x&coverType=&binding=999999999999',
    'photos=0&quantity=0',
    'photos=501&quantity=10001',
  ])('ignores choices that the product does not offer: %s', (text) => {
    expect(read(`id=7&${text}`)).toEqual(none);
  });
});

describe('listMissingChoices', () => {
  it('lists required choices in the order of the form', () => {
    expect(listMissingChoices(none)).toEqual(['size', 'paper', 'lamination', 'cover']);
    expect(listMissingChoices({ ...none, sizeId: 2, coverId: 8 })).toEqual(['paper', 'lamination']);
    expect(listMissingChoices(createDefaultConfiguration(PRODUCT))).toEqual([]);
  });
});
