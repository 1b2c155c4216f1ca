import { PAGE_PARAMETERS } from '@smriti/shared/base/public-pages';
import { describe, expect, it } from 'vitest';
import {
  type Configuration,
  parseConfiguration,
  toConfigurationSearch,
  configuredPrice,
  defaultConfiguration,
  designPath,
  emptyConfiguration,
  fillWithDefaults,
  missingChoices,
  withSize,
} from './configuration';
import { product, square, wide } from './product.test-data';

const none = emptyConfiguration(product);

describe('configuredPrice', () => {
  it('is the listed price for the default configuration, and before any choice', () => {
    expect(configuredPrice(product, defaultConfiguration(product))).toEqual({
      price: 650,
      mrp: 812.5,
      pages: 5,
    });
    expect(configuredPrice(product, none)?.price).toBe(650);
  });

  // proves products-6
  it('changes with each choice', () => {
    const chosen: Configuration = {
      ...none,
      sizeId: 3,
      paperId: 5,
      coverId: 9,
      bindingId: 11,
      photos: 21,
    };
    expect(configuredPrice(product, chosen)).toMatchObject({
      price: 900 + 20.5 * 6 + 50 + 150,
      pages: 6,
    });
  });

  it('is null for a size without a price', () => {
    expect(configuredPrice(product, { ...none, sizeId: 1 })).toBeNull();
  });
});

describe('fillWithDefaults', () => {
  it('is the default configuration without choices', () => {
    expect(fillWithDefaults(product, none)).toEqual(defaultConfiguration(product));
  });

  it('keeps all choices', () => {
    const chosen: Configuration = {
      ...none,
      sizeId: 3,
      coverId: 9,
      bindingId: 11,
      photos: 40,
      quantity: 2,
    };
    expect(fillWithDefaults(product, chosen)).toEqual({
      ...chosen,
      orientation: 2,
      paperId: 4,
      laminationId: 6,
    });
    const portrait: Configuration = { ...chosen, orientation: 3 };
    expect(fillWithDefaults(product, portrait).orientation).toBe(3);
  });
});

describe('withSize', () => {
  // proves products-16
  it('locks a square size to Square', () => {
    expect(withSize({ ...none, orientation: 2 }, square).orientation).toBe(1);
  });

  it('keeps a matching orientation, and clears any other', () => {
    expect(withSize({ ...none, orientation: 3 }, wide).orientation).toBe(3);
    expect(withSize({ ...none, orientation: 1 }, wide).orientation).toBeNull();
  });
});

describe('designPath', () => {
  // proves products-19
  it('contains the configuration', () => {
    expect(designPath('7', { ...defaultConfiguration(product), quantity: 2 })).toBe(
      '/create-product?productId=7&albumSize=2&paperType=4&lamination=6&coverType=8&binding=10&orientation=1&quantity=2&photos=20',
    );
  });

  it('leaves out optional and missing choices', () => {
    const chosen = { ...defaultConfiguration(product), bindingId: null, orientation: null };
    expect(designPath('7', chosen)).not.toMatch(/binding|orientation/);
  });
});

describe('the URL of a product', () => {
  const read = (text: string) => parseConfiguration(product, new URLSearchParams(text));

  it('keeps the choices over a reload and going back', () => {
    const chosen: Configuration = {
      ...defaultConfiguration(product),
      sizeId: 3,
      orientation: 3,
      coverId: 9,
      photos: 40,
      quantity: 12,
    };
    expect(read(toConfigurationSearch(product, chosen))).toEqual(chosen);
    expect(read(toConfigurationSearch(product, none))).toEqual(none);
    const names = new URLSearchParams(toConfigurationSearch(product, chosen)).keys();
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

describe('missingChoices', () => {
  it('lists required choices in the order of the form', () => {
    expect(missingChoices(none)).toEqual(['size', 'paper', 'lamination', 'cover']);
    expect(missingChoices({ ...none, sizeId: 2, coverId: 8 })).toEqual(['paper', 'lamination']);
    expect(missingChoices(defaultConfiguration(product))).toEqual([]);
  });
});
