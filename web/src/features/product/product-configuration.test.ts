import { PAGE_PARAMETERS } from '@smriti/shared/base/public-pages';
import { describe, expect, it } from 'vitest';
import {
  type ProductConfiguration,
  parseConfiguration,
  toConfigurationSearch,
  computeConfiguredPrice,
  completeConfiguration,
  newDesignPath,
  listMissingChoices,
} from './product-configuration';
import { PRODUCT, SQUARE_SIZE, WIDE_SIZE } from './product.test-data';

const none = parseConfiguration(PRODUCT, new URLSearchParams());
const TODAY = '2026-12-11';
const standard = completeConfiguration(PRODUCT, none, TODAY);

describe('computeConfiguredPrice', () => {
  it('is the listed price for the default configuration, and before any choice', () => {
    expect(computeConfiguredPrice(PRODUCT, standard)).toEqual({
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

describe('completeConfiguration', () => {
  it('sets what was not chosen to the first options, and the size to the first with a price', () => {
    expect(standard).toMatchObject({ sizeId: 2, orientation: 1, paperId: 4, laminationId: 6 });
    expect(standard).toMatchObject({ coverId: 8, bindingId: 10, photos: 20, quantity: 1 });
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
    expect(completeConfiguration(PRODUCT, chosen, TODAY)).toEqual({
      ...chosen,
      orientation: 2,
      paperId: 4,
      laminationId: 6,
    });
  });

  // proves products-16
  it('locks a square size to Square, and returns to the chosen orientation with another size', () => {
    const portrait: ProductConfiguration = { ...none, orientation: 3 };
    const orientationWith = ({ id }: { id: number }) =>
      completeConfiguration(PRODUCT, { ...portrait, sizeId: id }, TODAY).orientation;
    expect(orientationWith(SQUARE_SIZE)).toBe(1);
    expect(orientationWith(WIDE_SIZE)).toBe(3);
  });

  it('leaves out a chosen option that is not offered, or a size without a price', () => {
    const withdrawn = completeConfiguration(PRODUCT, { ...none, sizeId: 1, paperId: 99 }, TODAY);
    expect(withdrawn).toMatchObject({ sizeId: null, orientation: null, paperId: null, coverId: 8 });
    expect(listMissingChoices(withdrawn)).toEqual(['size', 'paper']);
  });

  it('begins with the first paper in stock, and leaves out a chosen one that is not', () => {
    const [first] = PRODUCT.paper_types;
    const silk = { id: 90, name: 'Silk', description: '', price: 5, restock_day: '2026-12-12' };
    const product = { ...PRODUCT, paper_types: [silk, ...PRODUCT.paper_types] };
    expect(completeConfiguration(product, none, TODAY).paperId).toBe(first?.id);
    const chosen = { ...none, paperId: 90 };
    expect(completeConfiguration(product, chosen, TODAY).paperId).toBeNull();
    expect(completeConfiguration(product, chosen, '2026-12-12').paperId).toBe(90);
  });
});

describe('newDesignPath', () => {
  // proves products-19
  it('contains the configuration', () => {
    expect(newDesignPath('7', { ...standard, quantity: 2 })).toBe(
      '/create-product?productId=7&albumSize=2&paperType=4&lamination=6&coverType=8&binding=10&orientation=1&quantity=2&photos=20',
    );
  });

  it('leaves out optional and missing choices', () => {
    const chosen = { ...standard, bindingId: null, orientation: null };
    expect(newDesignPath('7', chosen)).not.toMatch(/binding|orientation/);
  });
});

describe('the URL of a product', () => {
  const read = (text: string) => parseConfiguration(PRODUCT, new URLSearchParams(text));

  it('keeps the choices over a reload and going back', () => {
    const chosen: ProductConfiguration = {
      ...standard,
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
    expect(read('id=7&albumSize=2')).toEqual({ ...none, sizeId: 2 });
  });

  it.each([
    'albumSize=2x',
    'paperType=-4&lamination=x&coverType=&binding=999999999999',
    'photos=0&quantity=0',
    'photos=501&quantity=10001',
  ])('ignores values that are none: %s', (text) => {
    expect(read(`id=7&${text}`)).toEqual(none);
  });
});

describe('listMissingChoices', () => {
  it('lists required choices in the order of the form', () => {
    expect(listMissingChoices(none)).toEqual(['size', 'paper', 'lamination', 'cover']);
    expect(listMissingChoices({ ...none, sizeId: 2, coverId: 8 })).toEqual(['paper', 'lamination']);
    expect(listMissingChoices(standard)).toEqual([]);
  });
});
