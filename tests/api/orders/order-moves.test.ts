import { paise } from '@smriti/shared/base/money';
import { deleteOrder, shipOrders } from '@smriti/shared/order/order-management';
import {
  getOrder,
  illegalOrderMove,
  listOrders,
  MAX_OPEN_REORDERS,
} from '@smriti/shared/order/orders';
import { getJobTicket } from '@smriti/shared/order/print-jobs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Account,
  createTestAccountWithRole,
  createTestAccounts,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument, storeRequestedAlbum } from '../../support/albums';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';
import { fetchVerifiedBalance } from '../support/ledger';
import {
  SHIPPED,
  callReorder,
  callGetOrder,
  createPendingPayment,
  callCancelOrder,
  expectCancellation,
  callConfirmPayment,
  creditBalances,
  storeReferral,
  createTestAddress,
  createTestPlacement,
  fetchOrder,
  createTestPaidOrder,
  payWithTestCard,
  fetchQuote,
  expectReorder,
  callUpdateOrderStatus,
  storeApprovedAlbum,
  storeInitialPayment,
} from '../../support/orders';
import { ADDRESS_FORM } from '../../../tools/dev/shop/shop-client';

let customer: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  ({ customer, stranger, admin } = await createTestAccounts());
});

const moved = (answer: ApiAnswer) => expectAnswer(answer, getOrder.response).order;
const stepsOf = async (id: string) =>
  (await fetchOrder(customer, id)).history.map(({ to, by, payment_status }) => [
    to,
    by,
    payment_status,
  ]);
const paymentAt = async (id: string) => readDocument(`payments/${id}`);

describe('POST /orders/:id/cancel', () => {
  it('refunds all payments and balances of a paid order', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 10_000, points: 100 });
    const use = { use_gift_balance: true, use_points: true };
    const { order } = await createTestPlacement(owner, [{}], use);
    const payment = await payWithTestCard(owner, { order_id: order.id }, order.amount_due);
    const { order: after, given_back } = expectCancellation(await callCancelOrder(owner, order.id));
    expect(given_back).toEqual({
      amount: 522,
      gift: 100,
      points: 100,
      is_referral_discount_open: false,
    });
    expect(after).toMatchObject({
      order_status: 'Cancelled',
      payment_status: 'refunded',
      amount_due: 0,
      can_cancel: false,
      estimated_delivery: null,
      given_back,
    });
    expect(await paymentAt(payment.id)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ key: order.id, amount_paise: 52_200, state: 'done' }],
    });
    expect(await fetchVerifiedBalance(owner)).toEqual({ gift: 10_000, points: 100 });
    expect(await readDocument(`statuses/${order.id}`)).toMatchObject({ status: 'Cancelled' });
  });

  it('refunds the share of one order of a placement, then that of the other', async () => {
    const owner = await createTestCustomer();
    await storeReferral(customer, owner);
    await creditBalances(owner, { giftPaise: 10_001 });
    const { orders, placement } = await createTestPlacement(
      owner,
      [{ total_price_paise: paise(33_333) }, { quantity: 3 }],
      { use_gift_balance: true },
    );
    const payment = await payWithTestCard(
      owner,
      { placement_id: placement.id },
      placement.amount_due,
    );
    const [first, second] = orders;
    if (!first || !second) throw new Error('two orders were placed');
    const one = expectCancellation(await callCancelOrder(owner, first.id)).given_back;
    // the shipping price is kept, because the other order is still shipped
    const kept = first.shipping_price;
    expect(one.is_referral_discount_open).toBe(false);
    expect(one.amount).toBeCloseTo(first.amount_due - kept, 2);
    expect(await paymentAt(payment.id)).toMatchObject({ payment_status: 'paid' });
    expect(await fetchOrder(owner, second.id)).toMatchObject({ payment_status: 'paid' });
    const two = expectCancellation(await callCancelOrder(owner, second.id)).given_back;
    // the payment used up the discount: cancelling after it does not restore the discount
    expect(two.is_referral_discount_open).toBe(false);
    expect(two.amount).toBeCloseTo(second.amount_due + kept, 2);
    expect(await paymentAt(payment.id)).toMatchObject({ payment_status: 'refunded' });
    expect(await fetchVerifiedBalance(owner)).toMatchObject({ gift: 10_001 });
    const next = await storeApprovedAlbum(owner);
    expect((await fetchQuote(owner, { album_ids: [next.id] })).discount).toBe(0);
  });

  it('reduces the amount due of the other orders of an unpaid placement', async () => {
    const { orders, placement } = await createTestPlacement(customer, [{}, {}]);
    const [first, second] = orders;
    const payment = await createPendingPayment(
      customer,
      { placement_id: placement.id },
      placement.amount_due,
    );
    expectCancellation(await callCancelOrder(customer, first?.id ?? ''));
    await callConfirmPayment(customer, payment);
    expect(await paymentAt(payment.id)).toMatchObject({
      payment_status: 'paid',
      refunds: [
        {
          amount_paise: Math.round(((first?.amount_due ?? 0) - (first?.shipping_price ?? 0)) * 100),
        },
      ],
    });
    expect(await fetchOrder(customer, second?.id ?? '')).toMatchObject({ payment_status: 'paid' });
  });

  it('refunds a payment that arrives later', async () => {
    const { order } = await createTestPlacement(customer);
    const payment = await createPendingPayment(customer, { order_id: order.id }, 632);
    expectCancellation(await callCancelOrder(customer, order.id));
    await callConfirmPayment(customer, payment);
    expect(await paymentAt(payment.id)).toMatchObject({ payment_status: 'refunded' });
    expect(await fetchOrder(customer, order.id)).toMatchObject({
      order_status: 'Cancelled',
      payment_status: 'pending',
    });
  });

  it('withdraws the request of an album without a placed order, and its initial payment', async () => {
    const owner = await createTestCustomer();
    const album = await storeApprovedAlbum(owner, { initial_paid_paise: paise(11_060) });
    await storeInitialPayment(album);
    const { order, given_back } = expectCancellation(await callCancelOrder(owner, album.order_id));
    expect(given_back).toMatchObject({ amount: 110.6 });
    expect(order).toMatchObject({ order_status: 'Cancelled', cart: { status: 'Draft' } });
    expect(await readDocument(`albums/${album.id}`)).toMatchObject({
      status: 'Draft',
      pending_order_id: null,
      initial_paid_paise: 0,
    });
    expect(await paymentAt(`initial-${album.id}`)).toMatchObject({ payment_status: 'refunded' });
    const { idToken: token } = await createTestAccountWithRole('admin');
    expectError(await callApi('DELETE', `/orders/${order.id}`, { token }), 409);
  });

  it('removes an album in review from the queue', async () => {
    const album = await storeRequestedAlbum(customer, { pending_order_id: null });
    const { order_id } = await storeApprovedAlbum(customer);
    await firestore.doc(`albums/${album.id}`).update({ pending_order_id: order_id });
    await firestore.doc(`orders/${order_id}`).update({ album_id: album.id });
    expectCancellation(await callCancelOrder(customer, order_id));
    expect(await readDocument(`reviewQueue/${album.id}`)).toBeUndefined();
  });

  it('has no effect the second time, and stores who cancelled', async () => {
    const { order } = await createTestPlacement(customer);
    const first = expectCancellation(
      await callCancelOrder(customer, order.id, { note: 'Ordered twice' }),
    );
    expect(expectCancellation(await callCancelOrder(customer, order.id))).toEqual(first);
    expect(first.order.history.at(-1)).toMatchObject({ by: 'owner', note: 'Ordered twice' });
    const other = await createTestPlacement(customer);
    const byAdmin = expectCancellation(await callCancelOrder(admin, other.order.id));
    expect(byAdmin.order.history.at(-1)).toMatchObject({ by: 'admin' });
  });

  it('answers 409 with the allowed moves once the order is shipped', async () => {
    const order = await createTestPaidOrder(customer);
    moved(await callUpdateOrderStatus(admin, order.id, SHIPPED));
    const error = expectError(await callCancelOrder(customer, order.id), 409);
    expect(illegalOrderMove.parse(error.details)).toEqual({ order_status: 'Shipped', allowed: [] });
  });

  it('answers 404 to other users, and is closed to visitors and guests', async () => {
    const { order } = await createTestPlacement(customer);
    expectError(await callCancelOrder(stranger, order.id), 404);
    expectError(await callCancelOrder(customer, 'ORDNOTHING'), 404);
    expectError(await callCancelOrder(customer, order.id, { reason: 'x' }), 400);
    expectError(await callApi('POST', `/orders/${order.id}/cancel`, { json: {} }), 401);
    expectError(await callCancelOrder(await createTestAccountWithRole('guest'), order.id), 403);
  });
});

describe('PUT /orders/:id/status', () => {
  // proves orders-16
  it('moves a paid order step by step, in upper or lower case', async () => {
    const order = await createTestPaidOrder(customer);
    expect(
      moved(await callUpdateOrderStatus(admin, order.id, { ...SHIPPED, order_status: 'shipped' })),
    ).toMatchObject({
      order_status: 'Shipped',
      can_cancel: false,
    });
    moved(await callUpdateOrderStatus(admin, order.id, SHIPPED));
    moved(await callUpdateOrderStatus(admin, order.id, { order_status: 'Delivered' }));
    expect(await stepsOf(order.id)).toEqual([
      ['Pending', 'owner', 'pending'],
      ['processing', 'owner', 'pending'],
      ['processing', 'system', 'paid'],
      ['Shipped', 'admin', 'paid'],
      ['Delivered', 'admin', 'paid'],
    ]);
  });

  // docs/rules.md#orders-22
  it('ships with a carrier, and with a number or without one on purpose', async () => {
    const { id } = await createTestPaidOrder(customer);
    const { carrier, order_status, tracking_number } = SHIPPED;
    const uncarried = { order_status, tracking_number };
    const unnumbered = { order_status, carrier };
    for (const form of [uncarried, { ...SHIPPED, carrier: ' ' }]) {
      const error = expectError(await callUpdateOrderStatus(admin, id, form), 400);
      expect(error.details).toMatchObject([{ field: 'carrier' }]);
    }
    const error = expectError(await callUpdateOrderStatus(admin, id, unnumbered), 400);
    expect(error.details).toMatchObject([{ field: 'tracking_number' }]);
    const form = { ...unnumbered, without_tracking: true };
    expect(moved(await callUpdateOrderStatus(admin, id, form))).toMatchObject({
      order_status: 'Shipped',
      carrier,
      tracking_number: '',
    });
  });

  it('undoes Shipped for an hour, as if it had not been', async () => {
    const { id } = await createTestPaidOrder(customer);
    const printer = await createTestAccountWithRole('printer');
    const undo = (by = printer) => callUpdateOrderStatus(by, id, { order_status: 'processing' });
    await callUpdateOrderStatus(admin, id, SHIPPED);
    const { job } = expectAnswer(
      await callApi('GET', `/orders/${id}/job`, { token: printer.idToken }),
      getJobTicket.response,
    );
    expect(Date.parse(job.undo_until ?? '') - Date.parse(job.updated_at)).toBe(3_600_000);
    for (const role of ['reviewer', 'guest'] as const) {
      expectError(await undo(await createTestAccountWithRole(role)), 403);
    }
    expectError(await undo(customer), 403);
    expect((await undo()).status).toBe(200);
    expect(await fetchOrder(customer, id)).toMatchObject({
      order_status: 'processing',
      print_state: 'waiting',
      can_cancel: true,
      carrier: '',
      tracking_number: '',
    });
    expect((await stepsOf(id)).slice(-2)).toEqual([
      ['Shipped', 'admin', 'paid'],
      ['processing', 'printer', 'paid'],
    ]);
    expect((await firestore.doc(`mail/order_shipped-${id}`).get()).exists).toBe(false);

    moved(await callUpdateOrderStatus(admin, id, SHIPPED));
    expect((await firestore.doc(`mail/order_shipped-${id}`).get()).exists).toBe(true);
    const order = firestore.doc(`orders/${id}`);
    const history: unknown = (await order.get()).get('history');
    const events = z.parse(z.array(z.looseObject({})), history);
    const at = new Date(Date.now() - 3_600_000);
    await order.update({ history: [...events.slice(0, -1), { ...events.at(-1), at }] });
    expectError(await undo(), 422);
    moved(await callUpdateOrderStatus(admin, id, { order_status: 'Delivered' }));
    expectError(await undo(), 404);
    const late = expectError(await undo(admin), 409);
    expect(illegalOrderMove.parse(late.details).allowed).toEqual([]);
  });

  it('refuses to ship an unpaid order', async () => {
    const { order } = await createTestPlacement(customer);
    expectError(await callUpdateOrderStatus(admin, order.id, SHIPPED), 422);
    expect(await fetchOrder(customer, order.id)).toMatchObject({ order_status: 'processing' });
  });

  // proves orders-16
  it('answers 409 with the allowed moves to an illegal one', async () => {
    const { order } = await createTestPlacement(customer);
    for (const order_status of ['Pending', 'Delivered']) {
      const error = expectError(
        await callUpdateOrderStatus(admin, order.id, { order_status }),
        409,
      );
      expect(illegalOrderMove.parse(error.details).allowed).toEqual(['Shipped', 'Cancelled']);
    }
    const album = await storeApprovedAlbum(customer);
    const placing = await callUpdateOrderStatus(admin, album.order_id, {
      order_status: 'processing',
    });
    expect(illegalOrderMove.parse(expectError(placing, 409).details).allowed).toEqual([
      'Cancelled',
    ]);
  });

  it('records a payment outside of the shop, with its method', async () => {
    const { order } = await createTestPlacement(customer);
    expectError(await callUpdateOrderStatus(admin, order.id, { payment_status: 'paid' }), 400);
    const note = 'By bank transfer, reference 4711';
    const paid = moved(
      await callUpdateOrderStatus(admin, order.id, { payment_status: 'paid', note }),
    );
    expect(paid).toMatchObject({ payment_status: 'paid', amount_due: 0, pay_until: null });
    expect(paid.history.at(-1)).toMatchObject({ by: 'admin', note });
    const refunded = { payment_status: 'refunded', note: 'By bank transfer' };
    expect(moved(await callUpdateOrderStatus(admin, order.id, refunded))).toMatchObject({
      payment_status: 'refunded',
    });
  });

  it('does not refund outside payments through the provider', async () => {
    const json = { payment_status: 'refunded', note: 'By hand' };
    expectError(
      await callUpdateOrderStatus(admin, (await createTestPaidOrder(customer)).id, json),
      422,
    );
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 100_000 });
    const { order } = await createTestPlacement(owner, [{}], { use_gift_balance: true });
    expect(order.payment_status).toBe('paid');
    expectError(await callUpdateOrderStatus(admin, order.id, json), 422);
  });

  it('cancels like its customer', async () => {
    const order = await createTestPaidOrder(customer);
    const json = { order_status: 'Cancelled', note: 'The paper is sold out.' };
    expect(moved(await callUpdateOrderStatus(admin, order.id, json))).toMatchObject({
      order_status: 'Cancelled',
      payment_status: 'refunded',
    });
  });

  // proves orders-16
  it('is for admins only, and answers 400 or 404 to invalid moves', async () => {
    const { order } = await createTestPlacement(customer);
    const json = { order_status: 'Cancelled' };
    expectError(await callUpdateOrderStatus(customer, order.id, json), 403);
    expectError(
      await callUpdateOrderStatus(await createTestAccountWithRole('reviewer'), order.id, json),
      403,
    );
    expectError(await callApi('PUT', `/orders/${order.id}/status`, { json }), 401);
    expectError(await callUpdateOrderStatus(admin, 'ORDNOTHING', json), 404);
    expectError(await callUpdateOrderStatus(admin, order.id, {}), 400);
    expectError(await callUpdateOrderStatus(admin, order.id, { order_status: 'Lost' }), 400);
    const both = { ...json, payment_status: 'paid', note: 'x' };
    expectError(await callUpdateOrderStatus(admin, order.id, both), 400);
  });

  it('mails the customer that the order is shipped', async () => {
    const owner = await createTestCustomer();
    const order = await createTestPaidOrder(owner);
    moved(await callUpdateOrderStatus(admin, order.id, SHIPPED));
    const { docs } = await firestore.collection('mail').where('to', '==', owner.email).get();
    const events = docs.map((mail): unknown => mail.get('event')).toSorted();
    expect(events).toEqual(['order_placed', 'order_shipped', 'payment_received']);
  });
});

describe('POST /orders/shipments', () => {
  it('ships each order with its number, and says why it does not ship the others', async () => {
    const [sent, silent] = [
      await createTestPaidOrder(customer),
      await createTestPaidOrder(customer),
    ];
    const { order: unpaid } = await createTestPlacement(customer);
    const printer = await createTestAccountWithRole('printer');
    const shipments = [
      { order_id: sent.id, tracking_number: 'D 1' },
      { order_id: silent.id, tracking_number: '' },
      { order_id: unpaid.id, tracking_number: 'D 3' },
    ];
    const ship = (json: object, by = admin) =>
      callApi('POST', shipOrders.path, { token: by.idToken, json });
    const refusals = async (json: object, by = admin) =>
      expectAnswer(await ship(json, by), shipOrders.response).results.map(({ refusal }) => refusal);
    const form = { carrier: 'DTDC', shipments };
    expect(await refusals(form)).toEqual([
      null,
      'The tracking number is missing. Write it, or say that there is none.',
      'This order is not paid yet, so it cannot be shipped.',
    ]);
    expect(await fetchOrder(customer, sent.id)).toMatchObject({
      order_status: 'Shipped',
      carrier: 'DTDC',
      tracking_number: 'D 1',
    });
    expect(await fetchOrder(customer, silent.id)).toMatchObject({ order_status: 'processing' });
    const again = (tracking_number: string) =>
      refusals({ carrier: 'DTDC', shipments: [{ order_id: sent.id, tracking_number }] }, printer);
    expect(await again('D 1')).toEqual([null]);
    expect(await again('D 2')).toEqual(['This order is shipped already: DTDC D 1.']);
    expect((await stepsOf(sent.id)).filter(([to]) => to === 'Shipped')).toHaveLength(1);
    const missing = { order_id: silent.id, tracking_number: '', without_tracking: true };
    expect(await refusals({ carrier: 'By hand', shipments: [missing] })).toEqual([null]);

    expectError(await ship({ ...form, carrier: '' }), 400);
    expectError(await ship({ carrier: 'DTDC', shipments: [] }), 400);
    expectError(await ship({ carrier: 'DTDC', shipments: [missing, missing] }), 400);
    expectError(await ship(form, customer), 403);
  });
});

describe('POST /orders/reorder', () => {
  // proves reorder-6
  it('creates a Pending order at the previous price, which its payment places', async () => {
    const original = await createTestPaidOrder(customer, { initial_paid_paise: paise(100) });
    const address_id = await createTestAddress(customer, '3, Hill Street');
    const order = expectReorder(
      await callReorder(customer, { id: original.id, quantity: 4, address_id }),
    );
    expect(order).toMatchObject({
      cart_id: original.cart_id,
      is_reorder: true,
      order_status: 'Pending',
      total_price: 553,
      quantity: 4,
      initial_paid: 0,
      shipping_price: 0,
      amount_due: 2212,
      shipping_address_line1: '3, Hill Street',
      shipping_method: { name: 'Registered post' },
    });
    expect(order.id).not.toBe(original.id);
    await payWithTestCard(customer, { order_id: order.id }, 2212);
    expect(await fetchOrder(customer, order.id)).toMatchObject({
      order_status: 'processing',
      payment_status: 'paid',
      placement_id: order.id,
      amount_paid: 2212,
    });
    const path = `/checkout/placements/${order.id}`;
    expect((await callApi('GET', path, { token: customer.idToken })).status).toBe(200);
  });

  it('returns the same order for the same call, and another one for another call', async () => {
    const original = await createTestPaidOrder(customer);
    const form = { id: original.id, quantity: 1, address_id: await createTestAddress(customer) };
    const first = expectReorder(await callReorder(customer, form));
    expect(expectReorder(await callReorder(customer, form)).id).toBe(first.id);
    expect(expectReorder(await callReorder(customer, { ...form, quantity: 2 })).id).not.toBe(
      first.id,
    );
    await payWithTestCard(customer, { order_id: first.id }, 553);
    expect(expectReorder(await callReorder(customer, form)).id).not.toBe(first.id);
  });

  // docs/rules.md#orders-26
  it('is a gift if the customer says so, with a message that its payment keeps', async () => {
    const original = await createTestPaidOrder(customer);
    const form = { id: original.id, quantity: 1, address_id: await createTestAddress(customer) };
    const plain = expectReorder(await callReorder(customer, form));
    expect(plain.as_gift).toBeNull();
    const as_gift = { message: 'For you, नानी' };
    const gift = expectReorder(await callReorder(customer, { ...form, as_gift }));
    expect(gift.id).not.toBe(plain.id);
    expect(expectReorder(await callReorder(customer, { ...form, as_gift })).id).toBe(gift.id);
    await payWithTestCard(customer, { order_id: gift.id }, 553);
    expect(await fetchOrder(customer, gift.id)).toMatchObject({ as_gift });
    const again = expectReorder(await callReorder(customer, { ...form, id: gift.id }));
    expect(again.as_gift).toBeNull();
    const long = { message: 'x'.repeat(301) };
    expectError(await callReorder(customer, { ...form, as_gift: long }), 400);
  });

  it('is limited to 20 unpaid reorders, also for concurrent calls', async () => {
    const buyer = await createTestCustomer();
    const original = await createTestPaidOrder(buyer);
    const form = { id: original.id, address_id: await createTestAddress(buyer) };
    const first = expectReorder(await callReorder(buyer, { ...form, quantity: 8 }));
    const copied = (await firestore.doc(`orders/${first.id}`).get()).data();
    const batch = firestore.batch();
    for (let n = 2; n < MAX_OPEN_REORDERS; n += 1) {
      const id = `${first.id}-${n}`;
      batch.set(firestore.doc(`orders/${id}`), { ...copied, id });
    }
    await batch.commit();
    const answers = await Promise.all(
      [1, 2, 3].map((quantity) => callReorder(buyer, { ...form, quantity })),
    );
    const made = answers.filter(({ status }) => status === 200).map(expectReorder);
    expect(made).toHaveLength(1);
    const { message, reason } = expectError(
      await callReorder(buyer, { ...form, quantity: 9 }),
      422,
    );
    expect(message).toContain('20 reorders that are not paid yet');
    expect(reason).toBe('reorders_full');
    const { id, quantity } = made[0] ?? { id: '', quantity: 1 };
    expect(expectReorder(await callReorder(buyer, { ...form, quantity })).id).toBe(id);
    await payWithTestCard(buyer, { order_id: id }, quantity * 553);
    expectReorder(await callReorder(buyer, { ...form, quantity: 9 }));
  });

  it('uses the current address', async () => {
    const original = await createTestPaidOrder(customer);
    const form = { id: original.id, quantity: 1, address_id: await createTestAddress(customer) };
    await callReorder(customer, form);
    const json = { ...ADDRESS_FORM, street: '7, Hill Road' };
    await callApi('PUT', `/addresses/${form.address_id}`, { token: customer.idToken, json });
    const corrected = expectReorder(await callReorder(customer, form));
    expect(corrected.shipping_address_line1).toBe('7, Hill Road');
  });

  it('is possible for cancelled orders and reorders, and can be cancelled', async () => {
    const { order } = await createTestPlacement(customer);
    expectCancellation(await callCancelOrder(customer, order.id));
    const form = { quantity: 1, address_id: await createTestAddress(customer) };
    const first = expectReorder(await callReorder(customer, { ...form, id: order.id }));
    const second = expectReorder(await callReorder(customer, { ...form, id: first.id }));
    expect(second.id).not.toBe(first.id);
    expect(expectCancellation(await callCancelOrder(customer, second.id)).given_back).toMatchObject(
      { amount: 0 },
    );
    expect(await readDocument(`albums/${order.cart_id}`)).toMatchObject({ status: 'Approved' });
  });

  // proves reorder-6
  it('answers 4xx to orders that cannot be repeated', async () => {
    const original = await createTestPaidOrder(customer);
    const address_id = await createTestAddress(customer);
    const form = { id: original.id, quantity: 1, address_id };
    const pending = await storeApprovedAlbum(customer);
    expectError(await callReorder(customer, { ...form, id: pending.order_id }), 422);
    expectError(await callReorder(customer, { ...form, id: 'ORDNOTHING' }), 404);
    expectError(
      await callReorder(customer, { ...form, address_id: await createTestAddress(stranger) }),
      404,
    );
    expectError(await callReorder(stranger, form), 404);
    for (const quantity of [0, 1.5, 10_001, '1']) {
      expectError(await callReorder(customer, { ...form, quantity }), 400);
    }
    const noAddress = { token: customer.idToken, json: { id: original.id, quantity: 1 } };
    const { message } = expectError(await callApi('POST', '/orders/reorder', noAddress), 400);
    expect(message).toBe('Please select a delivery address');
    expectError(await callApi('POST', '/orders/reorder', { json: form }), 401);
    expectError(await callReorder(await createTestAccountWithRole('guest'), form), 403);
  });
});

describe('DELETE /orders/:id', () => {
  const remove = ({ idToken }: Account, id: string) =>
    callApi('DELETE', `/orders/${id}`, { token: idToken });

  // proves orders-17
  it('deletes a cancelled order without payments, for admins', async () => {
    const { order } = await createTestPlacement(customer);
    expectError(await remove(admin, order.id), 409);
    expectCancellation(await callCancelOrder(customer, order.id));
    expectError(await remove(customer, order.id), 403);
    expectAnswer(await remove(admin, order.id), deleteOrder.response);
    expectError(await callGetOrder(customer, order.id), 404);
    expectError(await remove(admin, order.id), 404);
    expect(await readDocument(`statuses/${order.id}`)).toBeUndefined();
  });

  // proves orders-17
  it('keeps an order with payments', async () => {
    const order = await createTestPaidOrder(customer);
    expect(expectCancellation(await callCancelOrder(customer, order.id)).order.has_invoice).toBe(
      true,
    );
    expectError(await remove(admin, order.id), 409);
  });
});

describe('lists of orders', () => {
  it('are paged, with reads in proportion to the shown orders', async () => {
    const owner = await createTestCustomer();
    const albums = [];
    for (let n = 0; n < 5; n += 1) albums.push(await storeApprovedAlbum(owner));
    const page = async (query: string) => {
      const answer = await callApi('GET', `/orders/user/${owner.uid}${query}`, {
        token: owner.idToken,
      });
      const { orders } = expectAnswer(answer, listOrders.response);
      return { answer, ids: orders.map(({ id }) => id) };
    };
    const first = await page('?limit=2');
    expect(first.answer.headers.get('x-firestore-reads')).toBe('5');
    const cursor = first.answer.headers.get('x-next-cursor') ?? '';
    const second = await page(`?limit=3&cursor=${cursor}`);
    expect(second.answer.headers.get('x-next-cursor')).toBeNull();
    const newestFirst = albums.map(({ order_id }) => order_id).reverse();
    expect([...first.ids, ...second.ids]).toEqual(newestFirst);
    const wrong = await callApi('GET', `/orders/user/${owner.uid}?cursor=x`, {
      token: owner.idToken,
    });
    expectError(wrong, 400);
  });

  // proves orders-7
  it('show all customers to admins only, optionally by status', async () => {
    const { order } = await createTestPlacement(customer);
    const all = (account: Account, query = '') =>
      callApi('GET', `/orders/all${query}`, { token: account.idToken });
    const answer = await all(admin, '?status=PROCESSING&limit=50');
    const { orders } = expectAnswer(answer, listOrders.response);
    expect(orders.map(({ id }) => id)).toContain(order.id); // the list also has orders of other tests
    const moments = orders.map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(orders.every(({ order_status }) => order_status === 'processing')).toBe(true);
    expect((await all(admin)).status).toBe(200);
    expectError(await all(admin, '?status=lost'), 400);
    expectError(await all(customer), 403);
    expectError(await all(await createTestAccountWithRole('reviewer')), 403);
    expectError(await callApi('GET', '/orders/all'), 401);
  });
});
