import { paise, toRupees } from '@smriti/shared/base/money';
import { placementConflict } from '@smriti/shared/order/checkout';
import { changeCoupon, createCoupon, listCoupons } from '@smriti/shared/order/coupon-management';
import type { Quote } from '@smriti/shared/order/checkout';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestCustomer, sharedAdmin } from '../../support/accounts';
import { readDocument, STORED_PRICE_PAISE } from '../../support/albums';
import { createTestCouponCode, storeCoupon } from '../../support/coupons';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';
import {
  callCancelOrder,
  callPlaceOrder,
  createTestAddress,
  createTestPlacement,
  expectCancellation,
  expectPlacement,
  fetchOrder,
  fetchQuote,
  FREE_SHIPPING_ID,
  moveOrder,
  PAID_SHIPPING,
  payWithTestCard,
  placementForm,
  storeApprovedAlbum,
  storeReferral,
} from '../../support/orders';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const PRICE = toRupees(STORED_PRICE_PAISE);
/** Reduction by the test coupon of 20%. */
const FIFTH = toRupees(paise(STORED_PRICE_PAISE / 5));

let customer: Account;
beforeAll(async () => {
  customer = await createTestCustomer();
});

interface Quoting {
  account?: Account;
  shipping_method_id?: number | undefined;
}

/** Quotes a new album with a code. */
async function quoteWith(coupon_code: string, quoting: Quoting = {}): Promise<Quote> {
  const { account = customer, ...chosen } = { shipping_method_id: PAID_SHIPPING.id, ...quoting };
  const album = await storeApprovedAlbum(account);
  return fetchQuote(account, { album_ids: [album.id], coupon_code, ...chosen });
}

async function usesOf(id: string): Promise<unknown> {
  const stored: unknown = await readDocument(`coupons/${id}`);
  return z.object({ uses: z.number() }).parse(stored).uses;
}

// docs/rules.md#pricing-13
describe('a coupon in a quote', () => {
  it('is a separate line, regardless of how its code is typed', async () => {
    const { code } = await storeCoupon();
    const quote = await quoteWith(` ${code?.toLowerCase().slice(0, 4)}-${code?.slice(4)} `);
    expect(quote.lines).toEqual([
      { key: 'items', count: 1, amount: PRICE },
      { key: 'shipping', count: null, amount: 79 },
      { key: 'coupon', count: null, amount: -FIFTH },
    ]);
    expect(quote).toMatchObject({
      discount: FIFTH,
      coupon: { code, kind: 'percent', amount: FIFTH },
      coupon_refusal: null,
      amount_due: toRupees(paise(STORED_PRICE_PAISE * 0.8 + PAID_SHIPPING.paise)),
    });
  });

  it('takes an amount, or the shipping', async () => {
    const amount = await storeCoupon({ kind: 'amount', percent: 0, amount_paise: paise(15_050) });
    expect(await quoteWith(amount.code ?? '')).toMatchObject({ discount: 150.5 });
    const free = await storeCoupon({ kind: 'free_shipping', percent: 0 });
    expect(await quoteWith(free.code ?? '')).toMatchObject({
      shipping_price: 0,
      discount: 0,
      coupon: { kind: 'free_shipping', amount: 0 },
      amount_due: PRICE,
    });
  });

  it('is divided over the whole price, including a part that is paid already', async () => {
    const { code } = await storeCoupon();
    const initial_paid_paise = paise(STORED_PRICE_PAISE / 5);
    const album = await storeApprovedAlbum(customer, { initial_paid_paise });
    const quote = await fetchQuote(customer, { album_ids: [album.id], coupon_code: code });
    expect(quote).toMatchObject({ initial_paid: FIFTH, discount: FIFTH });
    expect(quote.amount_due).toBeCloseTo(PRICE - 2 * FIFTH, 6);
  });

  it.each([
    ['expired', { ends_at: inDays(-1) }],
    ['expired', { is_active: false }],
    ['not_yet', { starts_at: inDays(1) }],
    ['used_up', { max_uses: 3, uses: 3 }],
    ['other_products', { category_ids: [1] }],
    ['below_minimum', { min_order_paise: paise(STORED_PRICE_PAISE + 1) }],
  ])('is refused as %s: %j', async (reason, changes) => {
    const { code, starts_at } = await storeCoupon(changes);
    const quote = await quoteWith(code ?? '');
    expect(quote).toMatchObject({ coupon: null, discount: 0, amount_due: PRICE + 79 });
    expect(quote.coupon_refusal).toEqual({
      reason,
      minimum: reason === 'below_minimum' ? PRICE + 0.01 : null,
      from: reason === 'not_yet' ? starts_at : null,
    });
  });

  it('is refused if it saves nothing, or does not exist', async () => {
    const { code } = await storeCoupon({ kind: 'free_shipping', percent: 0 });
    const quote = await quoteWith(code ?? '', { shipping_method_id: FREE_SHIPPING_ID });
    expect(quote.coupon_refusal?.reason).toBe('no_saving');
    const notChosen = await quoteWith(code ?? '', { shipping_method_id: undefined });
    expect(notChosen).toMatchObject({ coupon: { code }, coupon_refusal: null });
    for (const typed of ['NOSUCHCODE', '../users/x', 'दिवाली']) {
      expect((await quoteWith(typed)).coupon_refusal?.reason).toBe('unknown');
    }
  });

  it('is refused after too many wrong codes, even the right one', async () => {
    const guesser = await createTestCustomer();
    const { code } = await storeCoupon();
    const album = await storeApprovedAlbum(guesser);
    const guess = async (coupon_code: string | null) =>
      (await fetchQuote(guesser, { album_ids: [album.id], coupon_code })).coupon_refusal?.reason;
    for (let tries = 0; tries < 20; tries += 1)
      expect(await guess(`WRONG${tries}`)).toBe('unknown');
    expect(await guess(code)).toBe('too_many_tries');
    expect(await guess(null)).toBeUndefined();
  });

  // docs/rules.md#pricing-14
  it('is not combined with the discount of a friend unless the coupon allows it', async () => {
    const friend = await createTestCustomer();
    await storeReferral(customer, friend);
    const { code } = await storeCoupon();
    const alone = await quoteWith(code ?? '', { account: friend });
    expect(alone).toMatchObject({ discount: 55.3, coupon: null });
    expect(alone.coupon_refusal?.reason).toBe('with_referral');
    const both = await storeCoupon({ is_with_referral: true });
    const quote = await quoteWith(both.code ?? '', { account: friend });
    expect(quote.lines.slice(2)).toEqual([
      { key: 'discount', count: null, amount: -55.3 },
      { key: 'coupon', count: null, amount: -110.6 },
    ]);
    expect(quote).toMatchObject({ discount: 165.9, coupon: { amount: 110.6 } });
  });
});

describe('an order with a coupon', () => {
  it('keeps its discount, and counts as a use', async () => {
    const { id, code, title } = await storeCoupon({ max_uses_per_customer: 1 });
    const owner = await createTestCustomer();
    const { orders, placement } = await createTestPlacement(owner, [{}, {}], { coupon_code: code });
    expect(orders.map(({ coupon, discount }) => ({ coupon, discount }))).toEqual([
      { coupon: { code, title, kind: 'percent', amount: FIFTH }, discount: FIFTH },
      { coupon: { code, title, kind: 'percent', amount: FIFTH }, discount: FIFTH },
    ]);
    expect(placement.amount_due).toBeCloseTo(2 * (PRICE - FIFTH) + 79, 6);
    expect(await usesOf(id)).toBe(1);
    expect((await quoteWith(code ?? '', { account: owner })).coupon_refusal?.reason).toBe(
      'used_by_you',
    );
    const admin = await sharedAdmin();
    const form = { ...NEW_FORM, title: 'Other', percent: 90, version: 1 };
    const token = admin.idToken;
    expectAnswer(
      await callApi('PUT', `/coupons/${id}`, { token, json: form }),
      changeCoupon.response,
    );
    const [first] = orders;
    expect((await fetchOrder(owner, first?.id ?? '')).coupon).toEqual(first?.coupon);
  });

  it('gives the use back once, when the last order of the checkout is cancelled', async () => {
    const { id, code } = await storeCoupon({ max_uses: 1, max_uses_per_customer: 1 });
    const owner = await createTestCustomer();
    const { orders, placement } = await createTestPlacement(owner, [{}, {}], { coupon_code: code });
    await payWithTestCard(owner, { placement_id: placement.id }, placement.amount_due);
    const [first, second] = orders.map((order) => order.id);
    expectCancellation(await callCancelOrder(owner, first ?? ''));
    expect(await usesOf(id)).toBe(1);
    await Promise.all([1, 2, 3].map(() => callCancelOrder(owner, second ?? '')));
    expect(await usesOf(id)).toBe(0);
    expect((await fetchOrder(owner, second ?? '')).order_status).toBe('Cancelled');
    expect(await quoteWith(code ?? '', { account: owner })).toMatchObject({ coupon: { code } });
  });

  it('gives the use back when the shop cancels it', async () => {
    const { id, code } = await storeCoupon();
    const { order } = await createTestPlacement(customer, [{}], { coupon_code: code });
    await moveOrder(order.id, 'Cancelled');
    expect(await usesOf(id)).toBe(0);
  });

  it('is not placed with a refused code, and the answer states the reason', async () => {
    const { code } = await storeCoupon({ max_uses: 1, uses: 1 });
    const album = await storeApprovedAlbum(customer);
    const form = placementForm(customer, await createTestAddress(customer), [album], {
      coupon_code: code,
    });
    const { details } = expectError(await callPlaceOrder(customer, form), 409);
    expect(placementConflict.parse(details).quote.coupon_refusal?.reason).toBe('used_up');
    expectPlacement(await callPlaceOrder(customer, { ...form, coupon_code: null }));
  });
});

/** Sends 20 placements at once. Returns those that succeeded; the others are conflicts. */
async function placeAtOnce(send: (n: number) => Promise<ApiAnswer>) {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
  const won = answers.filter(({ status }) => status === 200);
  for (const answer of answers.filter(({ status }) => status !== 200)) expectError(answer, 409);
  return won.map((answer) => expectPlacement(answer));
}

// Transactions that wait for each other take long on a busy machine.
describe('20 concurrent placements', () => {
  it('of 20 customers use a coupon at most as often as it allows in total', async () => {
    const { id, code } = await storeCoupon({ max_uses: 3 });
    const customers = await Promise.all(Array.from({ length: 20 }, () => createTestCustomer()));
    const forms = await Promise.all(
      customers.map(async (one) => {
        const [album, address] = [await storeApprovedAlbum(one), await createTestAddress(one)];
        return { one, form: placementForm(one, address, [album], { coupon_code: code }) };
      }),
    );
    const placed = await placeAtOnce(async (n) => {
      const found = forms[n];
      if (!found) throw new RangeError('no such customer');
      return callPlaceOrder(found.one, found.form);
    });
    expect(placed.length).toBeGreaterThanOrEqual(1);
    expect(placed.length).toBeLessThanOrEqual(3);
    expect(placed.every(({ order }) => order.coupon?.code === code)).toBe(true);
    expect(await usesOf(id)).toBe(placed.length);
  });

  it('of one customer use a coupon at most as often as it allows per customer', async () => {
    const { id, code } = await storeCoupon({ max_uses_per_customer: 2 });
    const owner = await createTestCustomer();
    const address = await createTestAddress(owner);
    const albums = await Promise.all(Array.from({ length: 20 }, () => storeApprovedAlbum(owner)));
    const placed = await placeAtOnce((n) =>
      callPlaceOrder(
        owner,
        placementForm(owner, address, albums.slice(n, n + 1), { coupon_code: code }),
      ),
    );
    expect(placed.length).toBeGreaterThanOrEqual(1);
    expect(placed.length).toBeLessThanOrEqual(2);
    expect(await usesOf(id)).toBe(placed.length);
    const stored: unknown = await readDocument(`couponUses/${id}_${owner.uid}`);
    const { placement_ids } = z.object({ placement_ids: z.array(z.string()) }).parse(stored);
    expect(placement_ids.toSorted()).toEqual(
      placed.map(({ placement }) => placement.id).toSorted(),
    );
  });

  it('of one checkout that is submitted twice use it once', async () => {
    const { id, code } = await storeCoupon();
    const owner = await createTestCustomer();
    const [album, address] = [await storeApprovedAlbum(owner), await createTestAddress(owner)];
    const form = placementForm(owner, address, [album], { coupon_code: code });
    const headers = { 'Idempotency-Key': 'coupon-at-once' };
    const placed = await placeAtOnce(() => callPlaceOrder(owner, form, headers));
    expect(new Set(placed.map(({ placement }) => placement.id)).size).toBe(1);
    expect(await usesOf(id)).toBe(1);
  });
});

const NEW_FORM = {
  title: 'Diwali',
  kind: 'percent',
  percent: 20,
  amount: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: 1,
  min_order: 0,
  category_ids: [],
  is_with_referral: false,
  is_active: true,
} as const;

describe('coupons in the console', () => {
  const send = async (method: 'POST' | 'PUT' | 'GET', path: string, json?: unknown) =>
    callApi(method, path, {
      token: (await sharedAdmin()).idToken,
      ...(json !== undefined && { json }),
    });

  it('are created once per code, found by it, and changed at the current version', async () => {
    const code = createTestCouponCode();
    const form = { ...NEW_FORM, code: code.toLowerCase(), min_order: 999.5, amount: 7 };
    const { coupon } = expectAnswer(await send('POST', '/coupons', form), createCoupon.response);
    expect(coupon).toMatchObject({
      id: code,
      code,
      amount: 0,
      state: 'valid',
      uses: 0,
      version: 1,
    });
    const twice = expectError(await send('POST', '/coupons', form), 409);
    expect(twice.message).toBe(`There is a coupon with the code ${code} already.`);
    const ended = { ...NEW_FORM, version: 1, ends_at: inDays(-1) };
    const changed = expectAnswer(
      await send('PUT', `/coupons/${code}`, ended),
      changeCoupon.response,
    );
    expect(changed.coupon).toMatchObject({ state: 'expired', version: 2, min_order: 0 });
    const { details } = expectError(await send('PUT', `/coupons/${code}`, ended), 409);
    expect(changeCoupon.response.parse(details).coupon).toEqual(changed.coupon);
    const found = expectAnswer(await send('GET', `/coupons?q=${code}`), listCoupons.response);
    expect(found.coupons).toEqual([changed.coupon]);
    const audit = await send('GET', `/audit?record=coupon/${code}`);
    expect(JSON.parse(audit.text)).toMatchObject({
      entries: [
        { action: 'coupon.changed', before: { min_order: 999.5 }, after: { min_order: 0 } },
        { action: 'coupon.created', after: { percent: 20, max_uses_per_customer: 1 } },
      ],
    });
  });

  it.each([
    ['percent', { percent: 0 }],
    ['amount', { kind: 'amount', percent: 0, amount: 0.5 }],
    ['ends_at', { starts_at: inDays(2), ends_at: inDays(1) }],
    ['code', { code: 'D_20' }],
    ['max_uses', { max_uses: 0 }],
  ])('refuse an invalid %s', async (field, change) => {
    const form = { ...NEW_FORM, code: createTestCouponCode(), ...change };
    const { details } = expectError(await send('POST', '/coupons', form), 400);
    expect(details).toMatchObject([{ field }]);
  });
});
