import { type Coupon, changeCoupon, createCoupon } from '@smriti/shared/order/coupon-management';
import type { InputOf } from '@smriti/shared/base/endpoint';
import { paise } from '@smriti/shared/base/money';
import { afterEach, expect, it } from 'vitest';
import { createTestCustomer, sharedAdmin } from '../../support/accounts';
import { readDocument } from '../../support/albums';
import { storeCoupon } from '../../support/coupons';
import { callEndpoint } from '../../support/http';
import {
  createTestPlacement,
  fetchQuote,
  PAID_SHIPPING,
  storeApprovedAlbum,
  storeReferral,
} from '../../support/orders';

/* Offers without a code apply to all checkouts, so no other test may run at the same time. */

type Body = Omit<InputOf<(typeof changeCoupon)['body']>, 'version'>;

const FORM: Body = {
  title: 'Diwali',
  kind: 'percent',
  percent: 10,
  amount: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  min_order: 0,
  category_ids: [],
  is_with_referral: false,
  is_active: true,
};

const offers: Coupon[] = [];

async function createOffer(changes: Partial<Body> = {}): Promise<Coupon> {
  const token = (await sharedAdmin()).idToken;
  const body = { ...FORM, ...changes, code: null };
  const { coupon } = await callEndpoint(createCoupon, { token, body });
  offers.push(coupon);
  return coupon;
}

async function switchOff({ id, version, title }: Coupon): Promise<void> {
  const token = (await sharedAdmin()).idToken;
  const body = { ...FORM, title, version, is_active: false };
  await callEndpoint(changeCoupon, { token, params: { id }, body });
}

afterEach(async () => {
  for (const offer of offers.splice(0)) await switchOff(offer);
});

// docs/rules.md#pricing-13
it('applies the offer that saves most, without a code, until it is switched off', async () => {
  const customer = await createTestCustomer();
  const album = await storeApprovedAlbum(customer);
  const quote = () =>
    fetchQuote(customer, { album_ids: [album.id], shipping_method_id: PAID_SHIPPING.id });
  await createOffer({ title: 'Small' });
  await createOffer({ title: 'Rich', percent: 50, min_order: 1_000 });
  expect((await quote()).coupon).toMatchObject({ code: null, title: 'Small', amount: 55.3 });
  await createOffer({ title: 'Post', kind: 'free_shipping', percent: 0 });
  expect(await quote()).toMatchObject({ coupon: { title: 'Post' }, amount_due: 553 });
  for (const offer of offers.splice(0)) await switchOff(offer);
  expect((await quote()).coupon).toBeNull();
});

it('counts the uses of an offer, and leaves it out where it cannot be used', async () => {
  const customer = await createTestCustomer();
  const offer = await createOffer({ max_uses_per_customer: 1 });
  const { order } = await createTestPlacement(customer);
  expect(order.coupon).toEqual({ code: null, title: 'Diwali', kind: 'percent', amount: 55.3 });
  expect(await readDocument(`coupons/${offer.id}`)).toMatchObject({ uses: 1 });
  const second = await createTestPlacement(customer);
  expect(second.order).toMatchObject({ coupon: null, discount: 0 });
  const friend = await createTestCustomer();
  await storeReferral(customer, friend);
  const album = await storeApprovedAlbum(friend);
  const quote = await fetchQuote(friend, { album_ids: [album.id] });
  expect(quote).toMatchObject({ discount: 55.3, coupon: null, coupon_refusal: null });
});

it('keeps a better offer than the entered code, and places the order with it', async () => {
  const customer = await createTestCustomer();
  await createOffer({ percent: 30 });
  const { code } = await storeCoupon({ kind: 'amount', amount_paise: paise(10_000) });
  const better = await storeCoupon({ percent: 40 });
  const album = await storeApprovedAlbum(customer);
  const quote = (coupon_code: string | null) =>
    fetchQuote(customer, { album_ids: [album.id], coupon_code });
  expect(await quote(code)).toMatchObject({
    coupon: { title: 'Diwali', amount: 165.9 },
    coupon_refusal: { reason: 'better_offer' },
  });
  expect((await quote(better.code)).coupon?.code).toBe(better.code);
  const { order } = await createTestPlacement(customer, [{}], { coupon_code: code });
  expect(order.coupon).toMatchObject({ code: null, amount: 165.9 });
});
