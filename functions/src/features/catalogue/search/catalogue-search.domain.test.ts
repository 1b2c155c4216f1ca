import { paise } from '@smriti/shared/base/money';
import { PRODUCT_COLLECTIONS, PRODUCT_SORTS } from '@smriti/shared/catalogue/products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildProductIndex,
  normaliseCriteria,
  type ProductCriteria,
  searchProducts,
} from './catalogue-search.domain';
import { catalogueWith, categoryRecord, productRecord } from '../catalogue.test-data';

type Products = ReturnType<typeof productRecord>[];

function indexOf(products: Products) {
  return buildProductIndex(
    catalogueWith({
      products,
      categories: [categoryRecord(1, 'Wedding'), categoryRecord(2, 'Birthday')],
      'product-types': [
        { id: 1, name: 'Album' },
        { id: 2, name: 'Calendar' },
      ],
    }),
  );
}

function idsFor(products: Products, criteria: ProductCriteria): number[] {
  const page = { limit: 1000 };
  const found = searchProducts(indexOf(products), normaliseCriteria(criteria), page);
  expect(found.total).toBe(found.products.length);
  expect(found.next).toBeUndefined();
  return found.products.map(({ id }) => id);
}

describe('a search for words', () => {
  const products = [
    productRecord({ id: 1, title: 'Crème Linen Book', description: '<p>Lies flat</p>' }),
    productRecord({ id: 2, title: 'Desk Calendar', type: 2, category_id: 2 }),
    productRecord({
      id: 3,
      title: 'Keepsake',
      description: 'A <em>linen</em> box',
      order_count: 9,
    }),
  ];

  it('searches titles, descriptions, and names of categories and types', () => {
    expect(idsFor(products, { q: 'keepsake' })).toEqual([3]);
    expect(idsFor(products, { q: 'flat' })).toEqual([1]);
    expect(idsFor(products, { q: 'birthday' })).toEqual([2]);
    expect(idsFor(products, { q: 'album' })).toEqual([3, 1]);
  });

  it('finds Hindi names of records, titles first', () => {
    const inHindi = [
      productRecord({ id: 4, order_count: 9, hi: { description: '<p>लिनन का डिब्बा</p>' } }),
      productRecord({ id: 5, hi: { title: 'लिनन फ़ोटो बुक' } }),
    ];
    expect(idsFor(inHindi, { q: 'लिनन' })).toEqual([5, 4]);
    expect(idsFor(inHindi, { q: 'शादी linen डिब्बा' })).toEqual([4]);
    expect(idsFor(inHindi, { q: 'फ़ो book' })).toEqual([5]); // both encodings of the nukta
    const shop = catalogueWith({
      products: [productRecord({ id: 6 })],
      categories: [{ ...categoryRecord(1, 'Wedding'), hi: { name: 'शादी' } }],
    });
    const criteria = normaliseCriteria({ q: 'शादी' });
    expect(searchProducts(buildProductIndex(shop), criteria, { limit: 9 }).total).toBe(1);
  });

  it('ignores case and accents, and finds words by their beginning', () => {
    expect(idsFor(products, { q: 'CREME lin' })).toEqual([1]);
    expect(idsFor(products, { q: 'nen' })).toEqual([]);
  });

  it('tolerates typos, and returns the corrected word', () => {
    const found = searchProducts(indexOf(products), normaliseCriteria({ q: 'Desk Calender' }), {
      limit: 9,
    });
    expect(found.products.map(({ id }) => id)).toEqual([2]);
    expect(found.corrections).toEqual([['calender', 'calendar']]);
    expect(idsFor(products, { q: 'keepsaek' })).toEqual([3]);
    expect(idsFor(products, { q: 'xyzzy' })).toEqual([]);
  });

  it('finds synonyms after the typed words, in English, Hindi and Latin letters', () => {
    expect(idsFor(products, { q: 'shaadi' })).toEqual([3, 1]);
    expect(idsFor(products, { q: 'विवाह' })).toEqual([3, 1]);
    expect(idsFor(products, { q: 'कैलेन्डर' })).toEqual([2]);
    const books = [
      productRecord({ id: 1, title: 'Book of photos', order_count: 9 }),
      productRecord({ id: 2, title: 'Photobook' }),
    ];
    expect(idsFor(books, { q: 'photobook' })).toEqual([2, 1]);
    expect(idsFor(books, { q: 'book photo' })).toEqual([1, 2]);
  });

  it('finds partial matches on request, the best first', () => {
    const idsForAny = (q: string) => idsFor(products, { q, match: 'any' });
    expect(idsFor(products, { q: 'linen calendar' })).toEqual([]);
    expect(idsForAny('linen calendar')).toEqual([1, 2, 3]);
    expect(idsForAny('linen box calendar')).toEqual([3, 1, 2]);
    expect(idsForAny('xyzzy')).toEqual(idsFor(products, {}));
  });

  it('ignores words such as "for" next to others', () => {
    expect(idsFor(products, { q: 'calendar for the desk' })).toEqual([2]);
    expect(idsFor(products, { q: 'for' })).toEqual([]);
  });

  it('requires all words, in any field', () => {
    expect(idsFor(products, { q: 'calendar birthday' })).toEqual([2]);
    expect(idsFor(products, { q: 'calendar wedding' })).toEqual([]);
  });

  it('ranks words in the title first, and then best sellers', () => {
    expect(idsFor(products, { q: 'linen' })).toEqual([1, 3]);
    expect(idsFor(products, { q: 'linen', sort: 'best_selling' })).toEqual([3, 1]);
  });

  it('does not search in markup', () => {
    expect(idsFor(products, { q: 'em' })).toEqual([]);
  });
});

describe('orders', () => {
  const products = [
    productRecord({ id: 1, price_paise: paise(300), rating_average: 4.5, discount: 10 }),
    productRecord({ id: 2, price_paise: paise(100), rating_average: 4.5, discount: 30 }),
    productRecord({ id: 3, price_paise: paise(200), rating_average: 5, order_count: 2 }),
    productRecord({ id: 4, price_paise: paise(200), created_at: '2026-02-01T00:00:00.000Z' }),
  ];

  it.each([
    ['price_asc', [2, 3, 4, 1]],
    ['price_desc', [1, 3, 4, 2]],
    ['rating', [3, 2, 1, 4]],
    ['discount', [2, 1, 3, 4]],
    ['newest', [4, 1, 2, 3]],
    ['best_selling', [3, 1, 2, 4]],
    ['relevance', [3, 1, 2, 4]],
  ] as const)('by %s, and by id among equals', (sort, ids) => {
    expect(idsFor(products, { sort })).toEqual(ids);
  });

  it('start with best sellers without a search', () => {
    expect(idsFor(products, {})).toEqual(idsFor(products, { sort: 'best_selling' }));
  });
});

describe('filters', () => {
  const products = [
    productRecord({ id: 1, price_paise: paise(9_900), rating_average: 4 }),
    productRecord({ id: 2, price_paise: paise(9_999), discount: 20, sizes: [2, 3] }),
    productRecord({ id: 3, price_paise: paise(10_000), rating_average: 3.9, discount: 19 }),
  ];

  it('include their limits', () => {
    expect(idsFor(products, { max_price: 99 })).toEqual([1]);
    expect(idsFor(products, { max_price: 99.99 })).toEqual([1, 2]);
    expect(idsFor(products, { min_price: 99.99 })).toEqual([2, 3]);
    expect(idsFor(products, { min_rating: 3.9 })).toEqual([1, 3]);
    expect(idsFor(products, { min_discount: 20 })).toEqual([2]);
  });

  // proves home-6
  it('popular: rated at least 4, or discounted by at least 20 percent', () => {
    expect(idsFor(products, { collection: 'popular' })).toEqual([1, 2]);
  });

  // proves home-4
  it('premium: the highest-priced fifth, rounded up', () => {
    const priced = [5, 9, 9, 1, 2, 3].map((price, index) =>
      productRecord({ id: index + 1, price_paise: paise(price) }),
    );
    expect(idsFor(priced, { collection: 'premium' })).toEqual([2, 3]);
    expect(idsFor(priced.slice(0, 5), { collection: 'premium' })).toEqual([2]);
    expect(idsFor(products, { collection: 'premium' })).toEqual([3]);
  });

  it('return nothing for an empty shop', () => {
    expect(idsFor([], { collection: 'premium' })).toEqual([]);
    expect(idsFor([], { q: 'book' })).toEqual([]);
  });
});

describe('combined filters', () => {
  const products = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      title: fc.constantFrom('Photo Book', 'Wedding Album', 'Canvas', 'Photo Canvas'),
      category_id: fc.integer({ min: 1, max: 2 }),
      type: fc.integer({ min: 1, max: 2 }),
      price_paise: fc.integer({ min: 0, max: 500 }).map(paise),
      rating_average: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      discount: fc.integer({ min: 0, max: 50 }),
      sizes: fc.subarray([1, 2, 3]),
      order_count: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  );
  const criteria = fc.record(
    {
      q: fc.constantFrom('photo', 'wed', 'canvas photo', 'nothing'),
      size: fc.integer({ min: 1, max: 3 }),
      category: fc.integer({ min: 1, max: 2 }),
      type: fc.integer({ min: 1, max: 2 }),
      min_price: fc.integer({ min: 0, max: 5 }),
      max_price: fc.integer({ min: 0, max: 5 }),
      min_rating: fc.integer({ min: 0, max: 5 }),
      min_discount: fc.integer({ min: 0, max: 50 }),
      collection: fc.constantFrom(...PRODUCT_COLLECTIONS),
      sort: fc.constantFrom(...PRODUCT_SORTS),
    },
    { requiredKeys: [] },
  );

  it('return the intersection of their results, in the same order', () => {
    fc.assert(
      fc.property(products, criteria, (drafts, { sort, ...filters }) => {
        const records = drafts.map(productRecord);
        const each = Object.entries(filters).map(
          ([name, value]) => new Set(idsFor(records, { [name]: value })),
        );
        const { q } = filters;
        const all = idsFor(records, { q, sort });
        expect(idsFor(records, { ...filters, sort })).toEqual(
          all.filter((id) => each.every((ids) => ids.has(id))),
        );
      }),
    );
  });
});
