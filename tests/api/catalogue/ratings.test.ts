import { listProducts, type Product } from '@smriti/shared/catalogue/products';
import {
  createRating,
  getOwnRating,
  listRatings,
  MAX_REVIEW_LENGTH,
} from '@smriti/shared/catalogue/ratings';
import { listAllRatings, moderateRating } from '@smriti/shared/catalogue/rating-management';
import { listAudit } from '@smriti/shared/staff/audit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { showAndCountRating } from '../../../functions/src/features/ratings/rating.repository';
import { type Account, createTestCustomer, sharedAdmin } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { createTestPaidOrder } from '../../support/orders';

let product: Product;

beforeAll(async () => {
  // the last product, because tests of the catalogue use the first ones
  const answer = await callApi('GET', '/products?limit=100');
  const last = expectAnswer(answer, listProducts.response)
    .filter(({ rating_count }) => rating_count > 1)
    .at(-1);
  if (!last) throw new Error('the seed has products with ratings');
  product = last;
});

/** Creates a customer with an order of the product in the given status. */
async function customerWith(order_status: string, productId = product.id): Promise<Account> {
  const customer = await createTestCustomer('Meera Nair');
  const { id } = await createTestPaidOrder(customer, { product_id: productId });
  await firestore.doc(`orders/${id}`).update({ order_status });
  return customer;
}

const rate = ({ idToken }: Account, json: unknown, productId = product.id) =>
  callApi('POST', `/ratings/${productId}`, { token: idToken, json });
const ownRating = async ({ idToken }: Account) =>
  expectAnswer(
    await callApi('GET', `/ratings/${product.id}/own`, { token: idToken }),
    getOwnRating.response,
  );
const figures = async () => {
  const stored = (await firestore.doc(`catalogue/products/items/${product.id}`).get()).data();
  return { sum: Number(stored?.['rating_sum']), count: Number(stored?.['rating_count']) };
};
/** Timeout for the trigger that counts ratings: the emulator has to start a process for it. */
const COUNTING = { timeout: 60_000 };
vi.setConfig({ testTimeout: 150_000 });
const FIVE = { rating: 5, review: 'Our favourite book in the house.' };

describe('POST /ratings/:productId', () => {
  it('stores, shows and counts the rating of a customer with a delivered product', async () => {
    const customer = await customerWith('Delivered');
    expect(await ownRating(customer)).toEqual({ rating: null, can_rate: true });
    const before = await figures();
    const rating = expectAnswer(await rate(customer, FIVE), createRating.response);
    expect(rating).toMatchObject({ ...FIVE, author: 'Meera' });
    expect(await ownRating(customer)).toEqual({ rating, can_rate: false });
    await expect.poll(figures, COUNTING).toEqual({ sum: before.sum + 5, count: before.count + 1 });
    const shown = async () =>
      expectAnswer(await callApi('GET', `/ratings/${product.id}`), listRatings.response);
    await expect.poll(shown, COUNTING).toContainEqual(rating);
  });

  it('accepts stars without a review', async () => {
    const customer = await customerWith('Delivered');
    const before = await figures();
    const answer = await rate(customer, { rating: 3 });
    expect(expectAnswer(answer, createRating.response).review).toBe('');
    await expect.poll(figures, COUNTING).toEqual({ sum: before.sum + 3, count: before.count + 1 });
  });

  it('accepts one rating per customer, also for concurrent calls', async () => {
    const customer = await customerWith('Delivered');
    const before = await figures();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rate(customer, FIVE)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    expectError(await rate(customer, { rating: 1 }), 409);
    await expect.poll(figures, COUNTING).toEqual({ sum: before.sum + 5, count: before.count + 1 });
    const id = `${product.id}_${customer.uid}`;
    const again = await Promise.all(
      Array.from({ length: 3 }, () => showAndCountRating(jobDeps.db, id)),
    );
    expect(again).toEqual([false, false, false]);
    expect(await figures()).toEqual({ sum: before.sum + 5, count: before.count + 1 });
  });

  it('returns the same answer for the same key', async () => {
    const customer = await customerWith('Delivered');
    const before = await figures();
    const send = () =>
      callApi('POST', `/ratings/${product.id}`, {
        token: customer.idToken,
        json: FIVE,
        headers: { 'idempotency-key': 'once' },
      });
    const first = expectAnswer(await send(), createRating.response);
    expect(expectAnswer(await send(), createRating.response)).toEqual(first);
    // waits for the trigger, because the next test reads the figures
    await expect.poll(figures, COUNTING).toEqual({ sum: before.sum + 5, count: before.count + 1 });
  });

  it('refuses customers without a delivered order of the product', async () => {
    const waiting = await customerWith('Shipped');
    const other = await customerWith('Delivered', 1);
    for (const customer of [waiting, other]) {
      expect((await ownRating(customer)).can_rate).toBe(false);
      expectError(await rate(customer, FIVE), 422);
    }
  });

  // proves products-24
  it('refuses invalid ratings, visitors and unknown products', async () => {
    const customer = await customerWith('Delivered');
    const tooLong = 'x'.repeat(MAX_REVIEW_LENGTH + 1);
    for (const json of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: '5' },
      { review: 'Nice' },
      { rating: 5, review: tooLong },
      { rating: 5, review: '\u0000' },
      { rating: 5, author: 'Somebody' },
    ]) {
      expectError(await rate(customer, json), 400);
    }
    expectError(await rate(customer, FIVE, 999_999), 404);
    expectError(await callApi('POST', `/ratings/${product.id}`, { json: FIVE }), 401);
    expectError(await callApi('GET', `/ratings/${product.id}/own`), 401);
    expect((await ownRating(customer)).can_rate).toBe(true);
  });
});

describe('PUT /ratings/:productId/:id', () => {
  it('hides a rating from the shop and its averages, and restores it', async () => {
    const [customer, admin] = [await customerWith('Delivered'), await sharedAdmin()];
    const rating = expectAnswer(await rate(customer, { rating: 1 }), createRating.response);
    await expect.poll(() => shownIds(), COUNTING).toContain(rating.id);
    const counted = await figures();
    const moderate = (hidden: boolean, reason: string) =>
      callApi('PUT', `/ratings/${product.id}/${rating.id}`, {
        token: admin.idToken,
        json: { hidden, reason },
      });
    const listed = async (query: string) => {
      const answer = await callApi('GET', `/ratings?limit=100&${query}`, { token: admin.idToken });
      return expectAnswer(answer, listAllRatings.response).ratings.find(
        ({ id }) => id === rating.id,
      );
    };

    for (let time = 0; time < 2; time += 1) {
      expectAnswer(await moderate(true, 'It names somebody.'), moderateRating.response);
    }
    expect(await shownIds()).not.toContain(rating.id);
    expect(await figures()).toEqual({ sum: counted.sum - 1, count: counted.count - 1 });
    expectAnswer(await moderate(true, 'It names somebody, twice.'), moderateRating.response);
    const { id: product_id, title: product_title } = product;
    const hidden = { hidden: true, reason: 'It names somebody, twice.', product_id, product_title };
    expect(await listed('hidden=true')).toMatchObject(hidden);
    expect(await listed('hidden=false')).toBeUndefined();

    expectAnswer(await moderate(false, 'The customer changed it.'), moderateRating.response);
    expect(await shownIds()).toContain(rating.id);
    expect(await figures()).toEqual(counted);
    const audit = await callApi('GET', `${listAudit.path}?record=rating/${rating.id}`, {
      token: admin.idToken,
    });
    const { entries } = expectAnswer(audit, listAudit.response);
    const actions = ['rating.hidden', 'rating.reason', 'rating.hidden'];
    expect(entries.map(({ action }) => action)).toEqual(actions);
    expect(audit.text).not.toContain('names somebody');
  });
});

/** Ids of the ratings that are stored with the product for display. */
async function shownIds(): Promise<unknown[]> {
  const stored = await firestore.doc(`productRatings/${product.id}`).get();
  const ratings = z.array(z.looseObject({ id: z.string() })).parse(stored.get('ratings'));
  return ratings.map(({ id }) => id);
}
