import { AppError } from '@smriti/shared/base/errors';
import { paise } from '@smriti/shared/base/money';
import { PRODUCT_SORTS } from '@smriti/shared/catalogue/products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCatalogueCursor, encodeCatalogueCursor } from './catalogue-cursor.domain';
import type { CatalogueRecord } from '../catalogue.records';
import { normaliseCriteria, type ProductCriteria } from './catalogue-search.domain';
import { listProducts, prepareCatalogue } from '../catalogue.service';
import { catalogueWith, productRecord } from '../catalogue.test-data';

type ProductRecord = CatalogueRecord<'products'>;

const catalogueOf = (products: readonly ProductRecord[]) =>
  prepareCatalogue(catalogueWith({ products: products.toSorted((a, b) => a.id - b.id) }));

const productRecords = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 400 }),
      title: fc.constantFrom('Photo Book', 'Album of Photos', 'Canvas'),
      category_id: fc.integer({ min: 1, max: 2 }),
      price_paise: fc.integer({ min: 0, max: 5 }).map(paise),
      rating_average: fc.constantFrom(0, 3.9, 4.5),
      discount: fc.constantFrom(0, 10, 20),
      order_count: fc.integer({ min: 0, max: 3 }),
      created_at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 50 },
  )
  .map((drafts) => drafts.map(productRecord));

const questions: fc.Arbitrary<ProductCriteria> = fc.record(
  {
    q: fc.constantFrom('photo', 'can', ''),
    category: fc.integer({ min: 1, max: 2 }),
    max_price: fc.constantFrom(0.02, 0.05),
    collection: fc.constant('popular' as const),
    sort: fc.constantFrom(...PRODUCT_SORTS),
  },
  { requiredKeys: [] },
);

/** Reads all pages, using one of `catalogues` per page and the last one for the rest. */
function walk(
  catalogues: readonly ReturnType<typeof catalogueOf>[],
  criteria: ProductCriteria,
  limit: number,
): number[] {
  const ids: number[] = [];
  let cursor: string | undefined;
  let page = 0;
  do {
    const catalogue = catalogues[Math.min(page, catalogues.length - 1)];
    if (!catalogue) throw new RangeError('nothing to ask');
    const answer = listProducts(catalogue, criteria, { limit, cursor });
    ids.push(...answer.products.map(({ id }) => id));
    ({ cursor } = answer);
    page += 1;
  } while (cursor !== undefined);
  return ids;
}

describe('pages', () => {
  it('contain each product exactly once, in order', () => {
    fc.assert(
      fc.property(
        productRecords,
        questions,
        fc.integer({ min: 1, max: 20 }),
        (records, criteria, limit) => {
          const catalogue = catalogueOf(records);
          const all = listProducts(catalogue, criteria, { limit: 100 });
          expect(walk([catalogue], criteria, limit)).toEqual(all.products.map(({ id }) => id));
        },
      ),
    );
  });

  it('neither repeat nor lose remaining products while others are added and removed', () => {
    fc.assert(
      fc.property(
        productRecords,
        fc.func(fc.boolean()),
        fc.func(fc.boolean()),
        questions.filter(({ collection }) => collection === undefined),
        fc.integer({ min: 1, max: 5 }),
        (records, wasThere, isThere, criteria, limit) => {
          const before = catalogueOf(records.filter(({ id }) => wasThere(id)));
          const after = catalogueOf(records.filter(({ id }) => isThere(id)));
          const seen = walk([before, after], criteria, limit);
          const stays = walk([after], criteria, 100).filter((id) => wasThere(id));
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => wasThere(id) && isThere(id))).toEqual(stays);
        },
      ),
    );
  });
});

describe('a cursor', () => {
  const criteria = normaliseCriteria({ q: 'Photo  book', category: 2 });
  const cursor = encodeCatalogueCursor(criteria, [-2, -7, 31]);

  it('leads back to its position', () => {
    expect(decodeCatalogueCursor(criteria, cursor)).toEqual([-2, -7, 31]);
  });

  it('fits into the query parameter', () => {
    const extreme = [-Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2_147_483_647];
    expect(encodeCatalogueCursor(criteria, extreme).length).toBeLessThanOrEqual(200);
  });

  it('is valid for every spelling of its search', () => {
    const same = normaliseCriteria({ sort: 'relevance', category: 2, q: 'BOOK photo' });
    expect(decodeCatalogueCursor(same, cursor)).toEqual([-2, -7, 31]);
  });

  it.each([
    ['another search', { q: 'photo', category: 2 }],
    ['another filter', { q: 'photo book', category: 3 }],
    ['one filter less', { q: 'photo book' }],
    ['another order', { q: 'photo book', category: 2, sort: 'rating' as const }],
  ])('is refused for %s', (_, other) => {
    expect(() => decodeCatalogueCursor(normaliseCriteria(other), cursor)).toThrow(AppError);
  });

  it('is refused if it is malformed', () => {
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const fingerprint = /"([^"]+)"/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
    const wrong = [
      '',
      'nonsense',
      `${cursor}A`,
      `${cursor}=`,
      cursor.slice(0, -2),
      encoded(null),
      encoded([fingerprint]),
      encoded([fingerprint, [1, 2]]),
      encoded([fingerprint, ['1', '2', '3']]),
      encoded([fingerprint, [1, 2, null]]),
    ];
    for (const text of wrong) {
      expect(() => decodeCatalogueCursor(criteria, text), text).toThrow(/^The cursor /);
    }
  });
});
