import { randomUUID } from 'node:crypto';
import { deleteUser } from '@smriti/shared/account/account-data';
import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { paise, toRupees } from '@smriti/shared/base/money';
import { placementConflict } from '@smriti/shared/order/checkout';
import {
  createPaymentLink,
  getPaymentLink,
  listPaymentLinks,
  mailPaymentLink,
  type PaymentLink,
  withdrawPaymentLink,
} from '@smriti/shared/order/payment-link-management';
import { openPaymentLink, placePaymentLink } from '@smriti/shared/order/payment-links';
import { placedOrders } from '@smriti/shared/order/orders';
import { getStaffOrder } from '@smriti/shared/order/staff-order';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAccountData } from '../../../functions/src/features/privacy/exports/export.repository';
import { continueErasure } from '../../../functions/src/features/privacy/erasure/erasure-job.service';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
  sharedAdmin,
  signInAgain,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument, STORED_PRICE_PAISE } from '../../support/albums';
import { storeCoupon } from '../../support/coupons';
import { jobDeps, jobDepsInDays } from '../../support/deps';
import {
  type ApiAnswer,
  callApi,
  callEndpoint,
  expectAnswer,
  expectError,
} from '../../support/http';
import {
  callCancelOrder,
  callPlaceOrder,
  createTestAddress,
  expectPlacement,
  fetchOrder,
  PAID_SHIPPING,
  payWithTestCard,
  placementForm,
  storeApprovedAlbum,
} from '../../support/orders';
import {
  callOpenPaymentLink,
  callPlacePaymentLink,
  createTestPaymentLink,
  LINK_ADDRESS,
  paymentLinkForm,
  paymentLinkToken,
} from '../../support/payment-links';
import { fetchMailsByIdPart } from '../support/mail';

/* docs/rules.md#orders-31 */

const PRICE = toRupees(STORED_PRICE_PAISE);
const DUE = PRICE + PAID_SHIPPING.price;

let admin: Account;
let customer: Account;
beforeAll(async () => {
  admin = await sharedAdmin();
  customer = await createTestCustomer();
});

const expectOpened = (answer: ApiAnswer) => expectAnswer(answer, openPaymentLink.response);
const expectPlaced = (answer: ApiAnswer) => expectAnswer(answer, placePaymentLink.response);
const fetchLink = async (id: string): Promise<PaymentLink> =>
  (await callEndpoint(getPaymentLink, { token: admin.idToken, params: { id } })).link;
const withdraw = (id: string) =>
  callApi('POST', `/payment-links/${id}/withdraw`, { token: admin.idToken });
const expire = (id: string) =>
  firestore.doc(`paymentLinks/${id}`).update({ expires_at: new Date(Date.now() - 1000) });

it('is created by an admin, mailed, opened and paid by its customer', async () => {
  const albums = [await storeApprovedAlbum(customer), await storeApprovedAlbum(customer)];
  const link = await createTestPaymentLink(customer, albums, {
    as_gift: { message: 'For Nani' },
    amount_due: 2 * PRICE + 79,
  });
  expect(link).toMatchObject({
    state: 'open',
    user_id: customer.uid,
    amount_due: 2 * PRICE + 79,
    problem: null,
    mails: 1,
    address: { contact_name: 'Asha Verma', contact_phone: '9876543210', country: 'India' },
    as_gift: { message: 'For Nani' },
  });
  const url = link.sharing?.url ?? '';
  expect(link.sharing?.message).toContain(url);
  const [mail] = await fetchMailsByIdPart(`payment_link-${link.id}`);
  expect(mail?.to).toBe(customer.email);
  expect(mail?.message.text).toContain(url);
  const stored = JSON.stringify(await readDocument(`paymentLinks/${link.id}`));
  expect(stored).not.toContain(paymentLinkToken(link).slice(20));

  const token = paymentLinkToken(link);
  const opened = expectOpened(await callOpenPaymentLink(customer, token));
  expect(opened).toMatchObject({
    state: 'open',
    quoted_due: 2 * PRICE + 79,
    quote: { amount_due: 2 * PRICE + 79, shipping_method: { id: PAID_SHIPPING.id } },
    as_gift: { message: 'For Nani' },
  });
  expect(opened.covers.map(({ album_id }) => album_id).toSorted()).toEqual(
    albums.map(({ id }) => id).toSorted(),
  );
  const placed = expectPlaced(await callPlacePaymentLink(customer, token, 2 * PRICE + 79));
  expect(placed.orders).toHaveLength(2);
  for (const order of placed.orders) {
    expect(order).toMatchObject({
      contact_name: LINK_ADDRESS.contact_name,
      as_gift: { message: 'For Nani' },
      order_status: 'processing',
    });
  }
  expect(await fetchLink(link.id)).toMatchObject({ state: 'ordered', sharing: null });
  const { id: placement_id, amount_due } = placed.placement;
  await payWithTestCard(customer, { placement_id }, amount_due);
  expect(await fetchLink(link.id)).toMatchObject({ state: 'paid' });
  expect(expectOpened(await callOpenPaymentLink(customer, token))).toMatchObject({
    state: 'paid',
    placement_id,
    quote: null,
  });
  const { order } = await callEndpoint(getStaffOrder, {
    token: admin.idToken,
    params: { id: placed.order.id },
  });
  expect(order.payment_link).toMatchObject({ id: link.id, at: link.created_at });
  expect(order.mails.map(({ subject }) => subject)).toContain(
    `Your order ${placed.orders.map(({ id }) => id).join(', ')} is ready to pay`,
  );
});

describe('a payment link', () => {
  it('exists for its customer only', async () => {
    const link = await createTestPaymentLink(customer);
    const token = paymentLinkToken(link);
    const stranger = await createTestCustomer();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const refused = [
      await callOpenPaymentLink(stranger, token),
      await callOpenPaymentLink(admin, token),
      await callOpenPaymentLink(customer, forged),
      await callOpenPaymentLink(customer, 'x'),
      await callPlacePaymentLink(stranger, token, DUE),
      await callPlacePaymentLink(customer, forged, DUE),
    ].map((answer) => expectError(answer, 404).message);
    expect(new Set(refused).size).toBe(1);
    expectError(await callApi('GET', `/checkout/links/${token}`), 401);
    expect(await fetchLink(link.id)).toMatchObject({ state: 'open' });
  });

  it('cannot be created by support, for albums of others, or at another price', async () => {
    const support = await createTestAccountWithRole('support');
    const album = await storeApprovedAlbum(customer);
    const json = paymentLinkForm(customer, [album]);
    const make = (form: unknown, { idToken: token } = admin) =>
      callApi('POST', '/payment-links', { token, json: form });
    expectError(await make(json, support), 403);
    expectError(await make({ ...json, user_id: (await createTestCustomer()).uid }), 404);
    expectError(await make({ ...json, postal_code: '12' }), 400);
    expectError(await make({ ...json, shipping_method_id: 999 }), 404);
    const { details } = expectError(await make({ ...json, amount_due: 1 }), 409);
    expect(placementConflict.parse(details).quote.amount_due).toBe(DUE);
    const draft = await storeApprovedAlbum(customer, { status: 'Responded' });
    expectError(await make(paymentLinkForm(customer, [draft])), 409);
  });

  it('orders the copies that were agreed on, and not those of the cart', async () => {
    const owner = await createTestCustomer();
    const album = await storeApprovedAlbum(owner);
    const due = 3 * PRICE + PAID_SHIPPING.price;
    const form = { items: [{ album_id: album.id, quantity: 3 }] };
    const wrong = { ...paymentLinkForm(owner, [album]), ...form };
    const json = { token: admin.idToken, json: wrong };
    const { details } = expectError(await callApi('POST', '/payment-links', json), 409);
    expect(placementConflict.parse(details).quote.amount_due).toBe(due);
    const link = await createTestPaymentLink(owner, [album], { ...form, amount_due: due });
    expect(link).toMatchObject({ amount_due: due, items: [{ quantity: 3, price: PRICE }] });
    expect(link.problem).toBeNull();

    await firestore.doc(`albums/${album.id}`).update({ quantity: 5 });
    const token = paymentLinkToken(link);
    const opened = expectOpened(await callOpenPaymentLink(owner, token));
    expect(opened.quote).toMatchObject({ amount_due: due, items: [{ quantity: 3 }] });
    expectError(await callPlacePaymentLink(owner, token, 5 * PRICE + PAID_SHIPPING.price), 409);
    const { order } = expectPlaced(await callPlacePaymentLink(owner, token, due));
    expect(order).toMatchObject({ quantity: 3 });
    expect(await readDocument(`albums/${album.id}`)).toMatchObject({ quantity: 3 });
  });

  it.each([0, 1.5, MAX_QUANTITY + 1])('cannot be made for %s copies', async (quantity) => {
    const form = paymentLinkForm(customer, [{ id: 'album-1' }]);
    for (const path of ['/payment-links', '/payment-links/quote']) {
      const items = [{ album_id: 'album-1', quantity }];
      const json =
        path === '/payment-links' ? { ...form, items } : { user_id: customer.uid, items };
      expectError(await callApi('POST', path, { token: admin.idToken, json }), 400);
    }
  });

  it('is created once for one key, with one mail', async () => {
    const json = paymentLinkForm(customer, [await storeApprovedAlbum(customer)]);
    const headers = { 'Idempotency-Key': randomUUID() };
    const make = () => callApi('POST', '/payment-links', { token: admin.idToken, json, headers });
    const [one, other] = [await make(), await make()].map((answer) =>
      expectAnswer(answer, createPaymentLink.response),
    );
    expect(one?.link.id).toBe(other?.link.id);
    expect(await fetchMailsByIdPart(`payment_link-${one?.link.id ?? ''}`)).toHaveLength(1);
  });

  it('is mailed again, at most 10 times', async () => {
    const { id } = await createTestPaymentLink(customer, undefined, { is_mailed: false });
    expect(await fetchMailsByIdPart(`payment_link-${id}`)).toEqual([]);
    const mail = () => callApi('POST', `/payment-links/${id}/mails`, { token: admin.idToken });
    const { link } = expectAnswer(await mail(), mailPaymentLink.response);
    expect(link.mails).toBe(1);
    await firestore.doc(`paymentLinks/${id}`).update({ mails: 10 });
    expectError(await mail(), 422);
    expect(await fetchMailsByIdPart(`payment_link-${id}`)).toHaveLength(1);
  });

  it('says that it has expired or was withdrawn, and places nothing then', async () => {
    const [expired, withdrawn] = [
      await createTestPaymentLink(customer),
      await createTestPaymentLink(customer),
    ];
    await expire(expired.id);
    for (let times = 0; times < 2; times += 1) {
      const { link } = expectAnswer(await withdraw(withdrawn.id), withdrawPaymentLink.response);
      expect(link.state).toBe('withdrawn');
    }
    for (const [link, state] of [
      [expired, 'expired'],
      [withdrawn, 'withdrawn'],
    ] as const) {
      const token = paymentLinkToken(link);
      expect(expectOpened(await callOpenPaymentLink(customer, token))).toMatchObject({
        state,
        quote: null,
      });
      expectError(await callPlacePaymentLink(customer, token, DUE), 404);
      const mail = `/payment-links/${link.id}/mails`;
      expectError(await callApi('POST', mail, { token: admin.idToken }), 422);
    }
  });

  it('is placed only at the price that is shown, and without a coupon that has ended', async () => {
    const coupon = await storeCoupon();
    const discount = toRupees(paise(STORED_PRICE_PAISE / 5));
    const album = await storeApprovedAlbum(customer);
    const link = await createTestPaymentLink(customer, [album], {
      coupon_code: coupon.code,
      amount_due: DUE - discount,
    });
    await firestore.doc(`coupons/${coupon.id}`).update({ is_active: false });
    const token = paymentLinkToken(link);
    const opened = expectOpened(await callOpenPaymentLink(customer, token));
    expect(opened).toMatchObject({
      quoted_due: DUE - discount,
      quote: { amount_due: DUE, coupon: null, coupon_refusal: { reason: 'expired' } },
    });
    const old = await callPlacePaymentLink(customer, token, DUE - discount);
    expect(placementConflict.parse(expectError(old, 409).details).quote.amount_due).toBe(DUE);
    expectPlaced(await callPlacePaymentLink(customer, token, DUE));
  });

  it('leads to the order of an album that was ordered meanwhile', async () => {
    const album = await storeApprovedAlbum(customer);
    const link = await createTestPaymentLink(customer, [album]);
    const form = placementForm(customer, await createTestAddress(customer), [album]);
    const { placement } = expectPlacement(await callPlaceOrder(customer, form));
    const token = paymentLinkToken(link);
    for (const answer of [
      await callOpenPaymentLink(customer, token),
      await callPlacePaymentLink(customer, token, DUE),
    ]) {
      const { details } = expectError(answer, 409);
      expect(placedOrders.parse(details).placement.id).toBe(placement.id);
    }
    expect((await fetchLink(link.id)).problem).toBe('This is ordered already.');
  });

  it('stays ordered when its order is cancelled, and cannot be withdrawn', async () => {
    const link = await createTestPaymentLink(customer);
    const token = paymentLinkToken(link);
    const { order } = expectPlaced(await callPlacePaymentLink(customer, token, DUE));
    expectError(await withdraw(link.id), 409);
    await callCancelOrder(customer, order.id);
    expect((await fetchLink(link.id)).state).toBe('cancelled');
    expectError(await callPlacePaymentLink(customer, token, DUE), 409);
    expect((await fetchOrder(customer, order.id)).order_status).toBe('Cancelled');
  });

  it('uses the balances of its customer only if asked', async () => {
    const link = await createTestPaymentLink(customer);
    const token = paymentLinkToken(link);
    const query = '?use_gift_balance=1&use_points=1';
    const opened = expectOpened(await callOpenPaymentLink(customer, token, query));
    expect(opened.quote).toMatchObject({ gift_used: 0, amount_due: DUE });
    expectError(await callOpenPaymentLink(customer, token, '?use_points=yes'), 400);
  });
});

/** Sends 10 calls at once. Returns the placements; the others are conflicts with placed orders. */
async function placeAtOnce(send: (n: number) => Promise<ApiAnswer>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n)));
  return answers.flatMap((answer) => {
    if (answer.status === 200) return [expectPlaced(answer).placement.id];
    expectError(answer, 409);
    return [];
  });
}

describe('concurrent calls', () => {
  it('from 10 tabs place one link once', async () => {
    const owner = await createTestCustomer();
    const token = paymentLinkToken(await createTestPaymentLink(owner));
    const placed = await placeAtOnce(() => callPlacePaymentLink(owner, token, DUE));
    expect(placed).toHaveLength(1);
    const again = expectError(await callPlacePaymentLink(owner, token, DUE), 409);
    expect(placedOrders.parse(again.details).placement.id).toBe(placed[0]);
    const placements = await firestore
      .collection('placements')
      .where('user_id', '==', owner.uid)
      .get();
    expect(placements.size).toBe(1);
  });

  it('of a link and the checkout order an album once', async () => {
    const owner = await createTestCustomer();
    const album = await storeApprovedAlbum(owner);
    const token = paymentLinkToken(await createTestPaymentLink(owner, [album]));
    const form = placementForm(owner, await createTestAddress(owner), [album]);
    const placed = await placeAtOnce((n) =>
      n % 2 === 0 ? callPlaceOrder(owner, form) : callPlacePaymentLink(owner, token, DUE),
    );
    expect(placed).toHaveLength(1);
  });

  it('withdraw a link or order it, never both', async () => {
    const owner = await createTestCustomer();
    const link = await createTestPaymentLink(owner);
    const [order, end] = await Promise.all([
      callPlacePaymentLink(owner, paymentLinkToken(link), DUE),
      withdraw(link.id),
    ]);
    const { state } = await fetchLink(link.id);
    expect([order.status, end.status].filter((status) => status === 200)).toHaveLength(1);
    expect(state).toBe(order.status === 200 ? 'ordered' : 'withdrawn');
  });
});

it('is listed by state and customer, and is part of the data of its customer until the erasure', async () => {
  const owner = await createTestCustomer();
  const open = await createTestPaymentLink(owner);
  const [expired, withdrawn, ordered] = [
    await createTestPaymentLink(owner),
    await createTestPaymentLink(owner),
    await createTestPaymentLink(owner),
  ];
  await expire(expired.id);
  await withdraw(withdrawn.id);
  const { order } = expectPlaced(await callPlacePaymentLink(owner, paymentLinkToken(ordered), DUE));
  const list = async (query: string) => {
    const path = `/payment-links?user_id=${owner.uid}${query}`;
    const answer = await callApi('GET', path, { token: admin.idToken });
    return expectAnswer(answer, listPaymentLinks.response).links.map(({ id }) => id);
  };
  for (const [state, { id }] of Object.entries({ open, expired, withdrawn, ordered })) {
    expect(await list(`&state=${state}`)).toEqual([id]);
  }
  expect(await list('')).toHaveLength(4);
  const data = await readAccountData(jobDeps.db, owner.uid);
  expect(data.payment_links).toHaveLength(4);
  await callCancelOrder(owner, order.id);
  const { idToken: token } = await signInAgain(owner);
  await callEndpoint(deleteUser, { token, params: { uid: owner.uid } });
  await continueErasure({ ...jobDepsInDays(0), firestore }, owner.uid);
  expect(await list('')).toEqual([]);
});
