import { setTimeout } from 'node:timers/promises';
import { getAlbumSize, listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import { listBanners } from '@smriti/shared/catalogue/banners';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { listProductSuggestions } from '@smriti/shared/catalogue/product-suggestions';
import * as products from '@smriti/shared/catalogue/products';
import { listRatings } from '@smriti/shared/catalogue/ratings';
import * as reference from '@smriti/shared/catalogue/reference-data';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { origins } from '../../support/environment';
import { firestore } from '../../support/admin';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';

const UNKNOWN_ID = 2_147_483_647;
const BAD_IDS = ['0', '-1', '1.5', 'abc', '2147483648', '1e3', '%20', '1%00', 'null'];

const get = (path: string, headers?: Record<string, string>) => callApi('GET', path, { headers });
const records = z.array(z.looseObject({ id: z.number() }));

/** Ids of all stored records of a kind, in ascending order. */
async function storedIds(kind: string): Promise<number[]> {
  const { docs } = await firestore.collection(`catalogue/${kind}/items`).get();
  return docs.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}

async function storedProducts() {
  const { docs } = await firestore.collection('catalogue/products/items').get();
  const stored = z.looseObject({
    id: z.number(),
    type: z.number(),
    category_id: z.number(),
    sizes: z.array(z.number()),
    price_paise: z.number(),
    discount: z.number(),
    rating_average: z.number(),
    rating_count: z.number(),
  });
  return docs.map((document) => stored.parse(document.data()));
}
let all: Awaited<ReturnType<typeof storedProducts>>;
beforeAll(async () => {
  all = await storedProducts();
});

const total = (answer: ApiAnswer) => Number(answer.headers.get('x-total-count'));
const reads = (answer: ApiAnswer) => Number(answer.headers.get('x-firestore-reads'));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

/** Products on all pages of a list, following the cursors. */
async function walk(path: string): Promise<products.Product[]> {
  const shown: products.Product[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const address: string = cursor === '' ? path : `${path}&cursor=${cursor}`;
    const answer: ApiAnswer = await get(address);
    shown.push(...expectAnswer(answer, products.listProducts.response));
    cursor = answer.headers.get('x-next-cursor');
  }
  return shown;
}

const kinds: [string, { list: Endpoint; byId: Endpoint }][] = [
  ['album-sizes', { list: listAlbumSizes, byId: getAlbumSize }],
  ['paper-types', reference.paperTypeEndpoints],
  ['frames', reference.frameEndpoints],
  ['album-themes', reference.themeEndpoints],
  ['album-binding-types', reference.bindingTypeEndpoints],
  ['lamination-types', reference.laminationTypeEndpoints],
  ['cover-types', reference.coverTypeEndpoints],
  ['categories', reference.categoryEndpoints],
  ['product-types', reference.productTypeEndpoints],
  ['initial-payments', reference.initialPaymentEndpoints],
];

/** Waits until the catalogue that other test files restored is compiled. */
beforeAll(async () => {
  for (const [kind, { list }] of kinds) {
    await vi.waitFor(
      async () => {
        const shown = records.parse(expectAnswer(await get(list.path), list.response));
        expect(ids(shown)).toEqual(await storedIds(kind));
      },
      { timeout: 30_000, interval: 500 },
    );
  }
});

describe.each(kinds)('%s', (kind, { list, byId }) => {
  // proves payments-14, api-19, api-5, api-20
  it('are listed completely, in the order of their ids', async () => {
    const shown = records.parse(expectAnswer(await get(list.path), list.response));
    expect(shown.length).toBeGreaterThan(0);
    expect(ids(shown)).toEqual(await storedIds(kind));
  });

  // proves payments-14, api-19, api-5, api-20
  it('are found by id, as in the list', async () => {
    const shown = records.parse(expectAnswer(await get(list.path), list.response));
    const one = shown.at(-1);
    const path = byId.path.replace(':id', String(one?.id));
    expect(expectAnswer(await get(path), byId.response)).toEqual(one);
  });

  // proves payments-14, api-5
  it('are not found by an unknown id', async () => {
    expectError(await get(byId.path.replace(':id', String(UNKNOWN_ID))), 404);
  });

  // proves api-5
  it('refuse an invalid id', async () => {
    for (const id of BAD_IDS) expectError(await get(byId.path.replace(':id', id)), 400);
  });
});

describe('banners', () => {
  // proves api-18
  it('are in the order of the carousel, with existing pictures', async () => {
    const shown = expectAnswer(await get(listBanners.path), listBanners.response);
    expect(ids(shown).toSorted((a, b) => a - b)).toEqual(await storedIds('banners'));
    for (const { image_url, image_url_small } of shown) {
      for (const address of [image_url, image_url_small]) {
        const picture = await fetch(address);
        expect(picture.status, address).toBe(200);
        expect(picture.headers.get('content-type')).toBe('image/webp');
      }
    }
  });
});

describe('album sizes', () => {
  // proves api-19
  it('show rupees, the price before the discount, and null without a price', async () => {
    const shown = expectAnswer(await get(listAlbumSizes.path), listAlbumSizes.response);
    const unpriced = shown.filter(({ price }) => price === null);
    expect(unpriced).not.toEqual([]);
    for (const { original } of unpriced) expect(original).toBeNull();
    const discounted = shown.filter(({ price, discount }) => price !== null && discount > 0);
    expect(discounted).not.toEqual([]);
    for (const { price, original, discount } of discounted) {
      expect(original).toBeCloseTo(Number(price) / (1 - discount / 100), 2);
    }
  });

  // proves constants-3
  it('are described by their dimensions without a description', async () => {
    const shown = expectAnswer(await get(listAlbumSizes.path), listAlbumSizes.response);
    expect(shown.some((one) => one.description === `${one.width}x${one.height} inches`)).toBe(true);
    expect(shown.every(({ description }) => description !== '')).toBe(true);
  });
});

describe('shipping methods', () => {
  const { list, byId } = reference.shippingMethodEndpoints;

  // proves api-7
  it('are the enabled ones', async () => {
    const { docs } = await firestore.collection('catalogue/shipping-methods/items').get();
    const active = docs.filter((document) => document.get('is_active') === true);
    const shown = expectAnswer(await get(list.path), list.response);
    expect(shown.length).toBeGreaterThan(0);
    expect(ids(shown)).toEqual(active.map(({ id }) => Number(id)).toSorted((a, b) => a - b));
    const path = byId.path.replace(':id', String(shown[0]?.id));
    expect(expectAnswer(await get(path), byId.response)).toEqual(shown[0]);
  });

  it('are not found by unknown ids', async () => {
    expectError(await get(byId.path.replace(':id', String(UNKNOWN_ID))), 404);
    for (const id of BAD_IDS) expectError(await get(byId.path.replace(':id', id)), 400);
  });
});

describe('the contact', () => {
  // proves api-4
  it('has a phone number', async () => {
    const { path, response } = reference.listTalkToUs;
    const [contact] = expectAnswer(await get(path), response);
    expect(contact?.phone).toMatch(/\d{4}/);
  });
});

describe('ratings', () => {
  // proves products-24
  it('are those of the product, newest first, and match its average', async () => {
    const rated = all.find(({ rating_count }) => rating_count > 1);
    const shown = expectAnswer(await get(`/ratings/${rated?.id}`), listRatings.response);
    expect(shown).toHaveLength(Number(rated?.rating_count));
    const times = shown.map(({ created_at }) => created_at);
    expect(times.toSorted().toReversed()).toEqual(times);
    const sum = shown.reduce((stars, { rating }) => stars + rating, 0);
    expect(rated?.rating_average).toBeCloseTo(sum / shown.length, 1);
  });

  // proves products-24
  it('are empty for a product without any', async () => {
    const unrated = all.find(({ rating_count }) => rating_count === 0);
    const path = `/ratings/${unrated?.id}`;
    expect(expectAnswer(await get(path), listRatings.response)).toEqual([]);
  });

  it('are not found for an unknown product', async () => {
    expectError(await get(`/ratings/${UNKNOWN_ID}`), 404);
    for (const id of BAD_IDS) expectError(await get(`/ratings/${id}`), 400);
  });
});

describe('one product', () => {
  const { path, response } = products.getProduct;

  // proves products-10
  it('is found by id, in rupees', async () => {
    for (const { id, price_paise, discount } of all.slice(0, 5)) {
      const shown = expectAnswer(await get(path.replace(':id', String(id))), response);
      expect(shown).toMatchObject({ id, product_id: id, price: price_paise / 100, discount });
      expect(shown.mrp).toBeCloseTo(shown.price / (1 - discount / 100), 2);
    }
  });

  // proves products-23
  it('contains its resolved choices', async () => {
    const { response: master } = products.getMasterProduct;
    for (const { id, sizes, category_id } of all.slice(0, 5)) {
      const shown = expectAnswer(await get(`/products/master/${id}`), master);
      expect(shown).toMatchObject(expectAnswer(await get(`/products/${id}`), response));
      expect(shown.category.id).toBe(category_id);
      expect(ids(shown.album_sizes)).toEqual(sizes);
      expect(shown.paper_types[0]?.id).toBe(shown.paperTypeId);
      for (const choices of [shown.lamination_types, shown.cover_types, shown.binding_types]) {
        expect(choices.length).toBeGreaterThan(0);
      }
    }
  });

  // proves products-10
  it('is not found by an unknown id', async () => {
    for (const prefix of ['/products', '/products/master']) {
      expectError(await get(`${prefix}/${UNKNOWN_ID}`), 404);
      for (const id of BAD_IDS) expectError(await get(`${prefix}/${id}`), 400);
    }
  });
});

describe('the list of products', () => {
  const { path, response } = products.listProducts;

  // proves products-10
  it('returns the best sellers first, 24 at a time, with the total', async () => {
    const answer = await get(path);
    expect(expectAnswer(answer, response)).toHaveLength(24);
    expect(total(answer)).toBe(all.length);
    const { docs } = await firestore
      .collection('catalogue/products/items')
      .orderBy('order_count', 'desc')
      .limit(1)
      .get();
    expect(expectAnswer(answer, response)[0]?.id).toBe(Number(docs[0]?.id));
  });

  it.each(products.PRODUCT_SORTS)('pages by %s without gaps', async (sort) => {
    const shown = await walk(`${path}?limit=7&sort=${sort}`);
    expect(ids(shown).toSorted((a, b) => a - b)).toEqual(ids(all).toSorted((a, b) => a - b));
    const whole = expectAnswer(await get(`${path}?limit=100&sort=${sort}`), response);
    expect(shown).toEqual(whole);
  });

  it('returns no cursor on its last page', async () => {
    const answer = await get(`${path}?limit=100`);
    expect(expectAnswer(answer, response)).toHaveLength(all.length);
    expect(answer.headers.get('x-next-cursor')).toBeNull();
  });

  it('sorts by price', async () => {
    const prices = (await walk(`${path}?sort=price_asc&limit=50`)).map(({ price }) => price);
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
  });

  // proves home-11
  it('sorts popular products by rating and then discount', async () => {
    const shown = await walk(`${path}?collection=popular&sort=rating&limit=50`);
    const popular = all.filter((one) => one.rating_average >= 4 || one.discount >= 20);
    const ranked = popular.toSorted(
      (a, b) => b.rating_average - a.rating_average || b.discount - a.discount || a.id - b.id,
    );
    expect(ids(shown)).toEqual(ids(ranked));
  });

  it('returns the highest-priced fifth as premium', async () => {
    const shown = await walk(`${path}?collection=premium&sort=price_desc&limit=50`);
    const dearest = all.toSorted((a, b) => b.price_paise - a.price_paise || a.id - b.id);
    expect(ids(shown)).toEqual(ids(dearest.slice(0, Math.ceil(all.length / 5))));
  });

  it('returns products up to 99 rupees', async () => {
    const shown = await walk(`${path}?max_price=99&limit=50`);
    expect(shown).toHaveLength(all.filter(({ price_paise }) => price_paise <= 9900).length);
    expect(shown.length).toBeGreaterThan(0);
  });

  // proves products-1
  it('combines filters', async () => {
    const [first] = all;
    const query = `size=${first?.sizes[0]}&category=${first?.category_id}&min_price=1&min_rating=0.5&min_discount=1`;
    const shown = await walk(`${path}?${query}&limit=50`);
    const expected = all.filter(
      ({ sizes, category_id, rating_average, discount }) =>
        sizes.includes(Number(first?.sizes[0])) &&
        category_id === first?.category_id &&
        rating_average >= 0.5 &&
        discount >= 1,
    );
    expect(ids(shown).toSorted((a, b) => a - b)).toEqual(ids(expected).toSorted((a, b) => a - b));
  });

  it('returns the products of one kind', async () => {
    const shown = await walk(`${path}?type=3&limit=50`);
    const ofKind = all.filter(({ type }) => type === 3);
    expect(ofKind.length).toBeGreaterThan(0);
    expect(ids(shown).toSorted((a, b) => a - b)).toEqual(ids(ofKind).toSorted((a, b) => a - b));
    expectError(await get(`${path}?type=canvas`), 400);
  });

  it('finds words regardless of case and accents, in titles first', async () => {
    const [plain, fancy] = await Promise.all([
      get(`${path}?q=wedding%20album`),
      get(`${path}?q=${encodeURIComponent('  WÉDDING Álbum ')}`),
    ]);
    const shown = expectAnswer(plain, response);
    expect(total(plain)).toBeGreaterThan(0);
    expect(expectAnswer(fancy, response)).toEqual(shown);
    const inTitle = shown.map(({ title }) => /\bwedding/i.test(title) && /\balbum/i.test(title));
    expect(inTitle.toSorted((a, b) => Number(b) - Number(a))).toEqual(inTitle);
  });

  it('forgives typos, and knows synonyms and Hindi words', async () => {
    const found = async (q: string) => {
      const answer = await get(`${path}?q=${encodeURIComponent(q)}`);
      const corrections = answer.headers.get('x-search-corrections');
      return { titles: expectAnswer(answer, response).map(({ title }) => title), corrections };
    };
    const calendars = await found('calendar');
    expect(calendars.titles.length).toBeGreaterThan(0);
    expect(await found('calender')).toEqual({ ...calendars, corrections: 'calender=calendar' });
    expect((await found('कैलेण्डर')).titles).toEqual(calendars.titles);
    const weddings = await found('wedding');
    expect(await found('weding')).toEqual({ ...weddings, corrections: 'weding=wedding' });
    expect((await found('shaadi')).titles).toEqual(weddings.titles);
    expect(await found('photobook')).toEqual(await found('photo book'));
  });

  it('proposes what matches a part of a search', async () => {
    const some = await get(`${path}?match=any&limit=100&q=zzzzzz%20calendar`);
    const calendars = await get(`${path}?limit=100&q=calendar`);
    expect(expectAnswer(some, response)).toEqual(expectAnswer(calendars, response));
    const none = await get(`${path}?match=any&limit=100&q=zzzzzz`);
    expect(total(none)).toBe(all.length);
    expectError(await get(`${path}?match=some&q=album`), 400);
  });

  it('suggests the best matches with a picture and a price, for at most one read', async () => {
    const suggest = (q: string) => get(`${listProductSuggestions.path}?q=${encodeURIComponent(q)}`);
    const answer = await suggest('calen');
    const suggested = expectAnswer(answer, listProductSuggestions.response);
    const listed = await get(`${path}?limit=6&q=calen`);
    expect(ids(suggested.products)).toEqual(ids(expectAnswer(listed, response)));
    expect(suggested.total).toBe(total(listed));
    for (const { price, cover_image } of suggested.products) {
      expect(price).toBeGreaterThan(0);
      expect(cover_image).toMatch(/\.webp$/);
    }
    expect(reads(answer)).toBeLessThanOrEqual(1);
    expect(answer.headers.get('cache-control')).toBe(listed.headers.get('cache-control'));
    for (const bad of ['', ' ', 'a'.repeat(101), '\u0000']) expectError(await suggest(bad), 400);
    expectError(await get(listProductSuggestions.path), 400);
  });

  it('is empty if nothing matches', async () => {
    const answer = await get(`${path}?q=zzzzzz`);
    expect(expectAnswer(answer, response)).toEqual([]);
    expect(total(answer)).toBe(0);
    expect(expectAnswer(await get(`${path}?size=${UNKNOWN_ID}`), response)).toEqual([]);
  });

  // proves products-13
  it.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=many',
    'min_price=-1',
    'max_price=10000001',
    'max_price=NaN',
    'min_rating=6',
    'min_discount=101',
    'sort=cheapest',
    'collection=all',
    'size=abc',
    'category=0',
    'colour=red',
    'sort=rating&sort=newest',
    `q=${'x'.repeat(101)}`,
    'q=%00',
    'q=%E0%A4',
    'cursor=nonsense',
    `cursor=${'x'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    expectError(await get(`${path}?${query}`), 400);
  });

  it('refuses the cursor of another list', async () => {
    const cursor = (await get(`${path}?limit=1&sort=rating`)).headers.get('x-next-cursor');
    expect(cursor).not.toBeNull();
    expectError(await get(`${path}?sort=newest&cursor=${cursor}`), 400);
    expectError(await get(`${path}?sort=rating&q=book&cursor=${cursor}`), 400);
    expectError(await get(`/products/size/1?cursor=${cursor}`), 400);
    expect(expectAnswer(await get(`${path}?sort=rating&cursor=${cursor}`), response)).toHaveLength(
      24,
    );
  });
});

describe('products of one size, category or type', () => {
  const lists = [
    ['/products/size', (one: (typeof all)[number], id: number) => one.sizes.includes(id)],
    ['/products/category', (one: (typeof all)[number], id: number) => one.category_id === id],
  ] as const;

  // proves products-21, products-22
  it.each(lists)('by %s are exactly these, page by page', async (path, isOf) => {
    const shown = await walk(`${path}/1?limit=3`);
    const expected = ids(all.filter((one) => isOf(one, 1)));
    expect(ids(shown).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect(total(await get(`${path}/1`))).toBe(expected.length);
  });

  // proves products-22
  it('include the name of the type', async () => {
    const { response } = products.getProductsByType;
    const answer = await get('/products/type/2?limit=100');
    const shown = expectAnswer(answer, response);
    expect(shown).toMatchObject({ id: 2, name: 'Albums' });
    expect(total(answer)).toBe(all.filter(({ type }) => type === 2).length);
    expect(shown.products).toHaveLength(total(answer));
  });

  // proves products-21
  it('are not found for an unknown id', async () => {
    for (const path of ['/products/size', '/products/category', '/products/type']) {
      expectError(await get(`${path}/${UNKNOWN_ID}`), 404);
      for (const id of BAD_IDS) expectError(await get(`${path}/${id}`), 400);
      expectError(await get(`${path}/1?sort=rating`), 400);
      expectError(await get(`${path}/1?limit=101`), 400);
    }
  });
});

const PUBLIC_PATHS = [
  ...kinds.map(([, { list }]) => list.path),
  listBanners.path,
  reference.shippingMethodEndpoints.list.path,
  reference.listTalkToUs.path,
  '/ratings/1',
  '/products',
  '/products?q=book&size=4&min_rating=3&sort=rating&limit=10',
  '/products/1',
  '/products/master/1',
  '/products/size/1',
  '/products/category/1',
  '/products/type/1',
];

/**
 * An answer of an instance that has the catalogue in memory. The emulator starts another instance
 * while the first one is busy, and the first answer of a new instance reads the catalogue.
 */
async function warmAnswer(path: string): Promise<ApiAnswer> {
  let answer = await get(path);
  for (let attempt = 0; attempt < 3 && reads(answer) > 1; attempt += 1) answer = await get(path);
  return answer;
}

describe('every answer about the catalogue', () => {
  it('costs at most one read once the catalogue is in memory', async () => {
    for (const path of PUBLIC_PATHS) {
      const answer = await warmAnswer(path);
      expect(answer.status, path).toBe(200);
      expect(reads(answer), path).toBeLessThanOrEqual(1);
      expect(answer.headers.get('x-firestore-writes')).toBe('0');
    }
  });

  it('costs no read for most requests, with or without filters', async () => {
    const costs: number[] = [];
    for (let price = 900; price < 920; price += 1) {
      costs.push(reads(await get(`/products?q=photo&max_price=${price}`)));
    }
    expect(costs.filter((cost) => cost === 0).length).toBeGreaterThan(15);
  });

  it('is cacheable for a moment, and is not sent again for a matching ETag', async () => {
    for (const path of PUBLIC_PATHS) {
      const { headers, text } = await get(path);
      expect(headers.get('cache-control')).toMatch(
        /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+$/,
      );
      const etag = headers.get('etag');
      expect(etag, path).toMatch(/^"[\w-]+"$/);
      const again = await get(path, { 'if-none-match': String(etag) });
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
      const other = await get(path, { 'if-none-match': '"other"' });
      expect(other.status).toBe(200);
      expect(other.text).toBe(text);
    }
  });

  it('can be requested by HEAD', async () => {
    const response = await fetch(`${origins.hosting}/api/products`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBe(String(all.length));
  });
});

describe('a change of the catalogue', () => {
  const category = firestore.doc('catalogue/categories/items/1');
  const shownName = async () =>
    expectAnswer(await get('/categories/1'), reference.categoryEndpoints.byId.response).name;

  async function secondsUntil(name: string): Promise<number> {
    const startedAt = performance.now();
    while ((await shownName()) !== name) {
      if (performance.now() - startedAt > 20_000) throw new Error(`'${name}' is never shown`);
      await setTimeout(100);
    }
    return (performance.now() - startedAt) / 1000;
  }

  it('is visible within 10 s', async () => {
    const before = await shownName();
    try {
      await category.update({ name: 'Undecember' });
      expect(await secondsUntil('Undecember')).toBeLessThan(10);
      const found = await get('/products?q=undecember');
      expect(total(found)).toBe(all.filter(({ category_id }) => category_id === 1).length);
    } finally {
      await category.update({ name: before });
      await secondsUntil(before);
    }
  });

  it('of ratings only is noted for the next batch', async () => {
    const product = firestore.doc('catalogue/products/items/1');
    const state = firestore.doc('catalogueState/current');
    const { order_count } = z
      .object({ order_count: z.number() })
      .parse((await product.get()).data());
    const revision: unknown = (await state.get()).get('revision');
    try {
      await product.update({ order_count: order_count + 1 });
      const startedAt = performance.now();
      const note = firestore.doc('catalogueChanges/products_1');
      while (!(await note.get()).exists) {
        if (performance.now() - startedAt > 10_000) throw new Error('it is never noted');
        await setTimeout(100);
      }
      expect((await state.get()).get('revision')).toBe(revision);
    } finally {
      await product.update({ order_count });
    }
  });
});
