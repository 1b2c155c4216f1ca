import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { invalidate } from './invalidate';
import { queryKeys } from './keys';

const SOURCES = join(import.meta.dirname, '../..');
const MODULE = 'lib/queries/';

function sources(): { path: string; text: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(MODULE))
    .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }));
}

/** Matches code that defines a query key itself or invalidates queries by a predicate. */
const OWN_KEY = /queryKey:\s*\[|queryKey\s*=\s*\[|predicate:\s*\(\{\s*queryKey/;

describe('query keys', () => {
  it('start with the name of their resource', () => {
    for (const [resource, factories] of Object.entries(queryKeys)) {
      for (const factory of Object.values(factories) as ((...of: unknown[]) => unknown[])[]) {
        expect(factory('a', 'b')[0]).toBe(resource);
      }
    }
  });

  it('are created in keys.ts only', () => {
    const own = sources().filter(({ text }) => OWN_KEY.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
    expect(OWN_KEY.test("queryKey: ['albums', uid]")).toBe(true);
  });
});

describe('invalidate', () => {
  const known = {
    albums: queryKeys.albums.list('uid'),
    album: queryKeys.album.one('id'),
    drafts: queryKeys.drafts.list('uid'),
    review: queryKeys['approval-products'].one('id'),
    cart: queryKeys['cart-items'].list('uid'),
    orders: queryKeys.orders.list('uid'),
    order: queryKeys.order.one('id'),
    payments: queryKeys.payments.list('uid'),
    initialDue: queryKeys['initial-due'].of('id'),
    placement: queryKeys.placement.one('id'),
    credits: queryKeys.credits.ledger('uid'),
    giftBalance: queryKeys['gift-balance'].own('uid'),
    addresses: queryKeys.addresses.list('uid'),
    ratings: queryKeys.ratings.of(1),
    ownRating: queryKeys['own-rating'].of(1),
    sizes: queryKeys['album-sizes'].list(),
  };
  const albumParts = 'albums album drafts review cart orders order payments initialDue'.split(' ');

  async function staleAfter(change: (queries: QueryClient) => Promise<void>): Promise<string[]> {
    const queries = new QueryClient();
    for (const key of Object.values(known)) queries.setQueryData(key, 'known');
    await change(queries);
    return Object.entries(known)
      .filter(([, key]) => queries.getQueryState(key)?.isInvalidated)
      .map(([name]) => name);
  }

  it.each([
    ['album', albumParts],
    // `albumOnLeaving` follows a save in the studio, which may change orders, payments and amounts
    // due.
    ['albumOnLeaving', albumParts],
    ['payment', [...albumParts, 'placement', 'credits', 'giftBalance']],
    ['draft', ['drafts']],
    ['address', ['addresses']],
    ['rating', ['ratings', 'ownRating']],
    ['review', ['review']],
  ] as const)('marks the queries of %s as stale', async (change, stale) => {
    expect(await staleAfter(invalidate[change])).toEqual(stale);
  });
});
