import { paise, toPaise } from '@smriti/shared/base/money';
import { amountConflict } from '@smriti/shared/payment/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { expectError } from '../../support/http';
import { fetchVerifiedBalance } from '../support/ledger';
import {
  callReorder,
  callCreatePayment,
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
  expectReorder,
  SAME_CITY_SHIPPING_ID,
  PAID_SHIPPING,
  storeApprovedAlbum,
} from '../../support/orders';

const [DECLINE, LATE] = ['tok_sandbox_decline', 'tok_sandbox_late'];

let customer: Account;
let stranger: Account;

beforeAll(async () => {
  [customer, stranger] = await Promise.all([createTestCustomer(), createTestCustomer()]);
});

describe('a payment of orders', () => {
  it('pays all orders of a placement at once', async () => {
    const { orders, placement } = await createTestPlacement(customer, [
      {},
      { total_price_paise: paise(56_305) },
    ]);
    expect(placement.amount_due).toBe(1195.05);
    const payment = await payWithTestCard(customer, { placement_id: placement.id }, 1195.05);
    expect(payment).toMatchObject({ payment_status: 'paid', placement_id: placement.id });
    for (const { id, amount_due } of orders) {
      expect(await fetchOrder(customer, id)).toMatchObject({
        payment_status: 'paid',
        order_status: 'processing',
        amount_due: 0,
        amount_paid: amount_due,
        pay_until: null,
        has_invoice: true,
      });
    }
    expectError(await callCreatePayment(customer, { placement_id: placement.id }, 1195.05), 422);
  });

  it('pays the whole placement, also when it names one of its orders', async () => {
    const { orders, placement } = await createTestPlacement(customer, [{}, {}, {}]);
    const payable = { order_id: orders[0]?.id ?? '' };
    const asked = await callCreatePayment(customer, payable, orders[0]?.amount_due ?? 0);
    const error = expectError(asked, 409);
    expect(amountConflict.parse(error.details)).toEqual({ amount: placement.amount_due });
    await payWithTestCard(customer, payable, placement.amount_due);
    const paid = await Promise.all(orders.map(({ id }) => fetchOrder(customer, id)));
    expect(paid.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('charges the whole shipping to the remaining order of a placement', async () => {
    const [small, large] = [paise(10_000), paise(1_000_000)];
    const { orders } = await createTestPlacement(customer, [
      { total_price_paise: small },
      { total_price_paise: large },
    ]);
    const [cheap, dear] = orders;
    if (!cheap || !dear) throw new Error('two orders were placed');
    expect(cheap.shipping_price).toBe(0.78);
    expectError(await callCreatePayment(customer, { order_id: cheap.id }, cheap.amount_due), 409);
    expectCancellation(await callCancelOrder(customer, dear.id));
    await payWithTestCard(customer, { order_id: cheap.id }, 100 + PAID_SHIPPING.price);
    expect(await fetchOrder(customer, cheap.id)).toMatchObject({
      payment_status: 'paid',
      shipping_price: PAID_SHIPPING.price,
    });
  });

  it('is refunded if an earlier release created it for one order of several', async () => {
    const { orders, placement } = await createTestPlacement(customer, [{}, {}]);
    const payable = { placement_id: placement.id };
    const payment = await createPendingPayment(customer, payable, placement.amount_due);
    const [first] = orders;
    const earlier = {
      amount_paise: toPaise(first?.amount_due ?? 0),
      order_id: first?.id,
      placement_id: null,
      order_ids: [first?.id],
    };
    await firestore.doc(`payments/${payment.id}`).update(earlier);
    await callConfirmPayment(customer, payment);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'refunded',
    });
    expect(await fetchOrder(customer, first?.id ?? '')).toMatchObject({
      payment_status: 'pending',
    });
  });

  it('pays an order of a placement that owes nothing itself', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 2_008_800 });
    const prices = [{ total_price_paise: paise(1_000) }, { total_price_paise: paise(2_000_000) }];
    const generous = { use_gift_balance: true };
    const { orders, placement } = await createTestPlacement(owner, prices, generous);
    const [free, dear] = orders;
    expect(free).toMatchObject({ amount_due: 0, payment_status: 'pending' });
    await payWithTestCard(owner, { placement_id: placement.id }, placement.amount_due);
    expect(await fetchOrder(owner, free?.id ?? '')).toMatchObject({ payment_status: 'paid' });
    expectCancellation(await callCancelOrder(owner, dear?.id ?? ''));
    const left = await fetchOrder(owner, free?.id ?? '');
    expect(left).toMatchObject({ payment_status: 'paid', shipping_price: PAID_SHIPPING.price });
  });

  it('can be repeated after a failure, and counts when it is paid late', async () => {
    const { order } = await createTestPlacement(customer);
    const declined = await createPendingPayment(customer, { order_id: order.id }, 632);
    await callConfirmPayment(customer, declined, DECLINE);
    expect(await fetchOrder(customer, order.id)).toMatchObject({
      payment_status: 'failed',
      order_status: 'processing',
      amount_due: 632,
    });
    await callConfirmPayment(customer, declined);
    const { history, ...paid } = await fetchOrder(customer, order.id);
    expect(paid).toMatchObject({ payment_status: 'paid' });
    expect(history.map(({ payment_status }) => payment_status)).toEqual([
      'pending',
      'pending',
      'failed',
      'paid',
    ]);
  });

  it('is refunded if another payment was faster', async () => {
    const { order } = await createTestPlacement(customer);
    const first = await createPendingPayment(customer, { order_id: order.id }, 632);
    await firestore.doc(`payments/${first.id}`).update({ payment_status: 'failed' });
    const second = await createPendingPayment(customer, { order_id: order.id }, 632);
    await callConfirmPayment(customer, second);
    await callConfirmPayment(customer, first);
    expect(await readDocument(`payments/${first.id}`)).toMatchObject({
      payment_status: 'refunded',
    });
    expect(await readDocument(`orders/${order.id}`)).toMatchObject({ paid_by: second.id });
  });

  it('waits for another payment that is being confirmed', async () => {
    const { order, placement } = await createTestPlacement(customer);
    await callConfirmPayment(
      customer,
      await createPendingPayment(customer, { order_id: order.id }, 632),
      LATE,
    );
    expectError(await callCreatePayment(customer, { placement_id: placement.id }, 632), 409);
  });

  it('reserves points for the inviter at the first paid order of the friend, once', async () => {
    const [inviter, friend] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    await storeReferral(inviter, friend);
    const first = await createTestPaidOrder(friend);
    await createTestPaidOrder(friend);
    expect(await readDocument(`referrals/${friend.uid}`)).toMatchObject({
      pending_order_id: first.id,
    });
    expect(await fetchVerifiedBalance(inviter)).toEqual({ gift: 0, points: 0 });
  });

  it('pays a reorder by its own type', async () => {
    const original = await createTestPaidOrder(customer);
    const form = { id: original.id, quantity: 2, address_id: await createTestAddress(customer) };
    const order = expectReorder(await callReorder(customer, form));
    const payment = await createPendingPayment(customer, { order_id: order.id }, 1106, {
      payment_type: 'reorder',
    });
    await callConfirmPayment(customer, payment);
    expect(await fetchOrder(customer, order.id)).toMatchObject({ payment_status: 'paid' });
  });

  // docs/rules.md#orders-19
  it('is refused if the order can no longer be delivered to its address', async () => {
    const { order } = await createTestPlacement(customer);
    const path = `orders/${order.id}`;
    await firestore
      .doc(path)
      .update({ 'shipping.id': SAME_CITY_SHIPPING_ID, 'shipping.name': 'Same-city' });
    const refused = expectError(
      await callCreatePayment(customer, { order_id: order.id }, 632),
      422,
    );
    expect(refused).toMatchObject({
      reason: 'order_not_delivered',
      params: { method: 'Same-city', pin: '411001', order: order.id },
    });
    expectCancellation(await callCancelOrder(customer, order.id));
  });

  it('answers 4xx to orders that cannot be paid', async () => {
    const { order, placement } = await createTestPlacement(customer);
    const album = await storeApprovedAlbum(customer);
    expectError(await callCreatePayment(customer, { order_id: order.id }, 631.99), 409);
    expectError(await callCreatePayment(customer, { order_id: album.order_id }, 553), 422);
    expectError(await callCreatePayment(customer, { order_id: 'ORDNOTHING' }, 632), 404);
    expectError(await callCreatePayment(customer, { placement_id: 'nothing' }, 632), 404);
    expectError(await callCreatePayment(stranger, { order_id: order.id }, 632), 404);
    expectError(await callCreatePayment(stranger, { placement_id: placement.id }, 632), 404);
    const both = { placement_id: placement.id };
    expectError(await callCreatePayment(customer, { order_id: order.id }, 632, both), 400);
    const none = { order_id: undefined };
    expectError(await callCreatePayment(customer, { order_id: order.id }, 632, none), 400);
    const initial = { payment_type: 'initial' };
    expectError(await callCreatePayment(customer, { order_id: order.id }, 632, initial), 400);
  });
});
