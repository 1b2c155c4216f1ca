import { placedOrders } from '@smriti/shared/order/orders';
import { createPayment } from '@smriti/shared/payment/payments';
import { describe, expect, it } from 'vitest';
import { createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { type ApiAnswer, expectAnswer, expectError } from '../../support/http';
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
  expectPlacement,
  placementForm,
  callPlaceOrder,
  expectReorder,
  storeApprovedAlbum,
} from '../../support/orders';

const AT_ONCE = 20;

/** Sends 20 calls at once; each has to succeed or to be a conflict. */
async function atOnce(send: (n: number) => Promise<ApiAnswer>) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)));
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status !== 200);
  const errors = lost.map((answer) => expectError(answer, 409));
  return { won, errors };
}

const ofUser = (collection: string, uid: string) =>
  firestore.collection(collection).where('user_id', '==', uid).get();

// Transactions that wait for each other take long on a busy machine.
describe('20 concurrent calls', () => {
  it('of one placement place it once, and reserve balances once', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 20_000, points: 100 });
    const [album, address] = [await storeApprovedAlbum(owner), await createTestAddress(owner)];
    const use = { use_gift_balance: true, use_points: true };
    const form = placementForm(owner, address, [album], use);
    const { won, errors } = await atOnce(() => callPlaceOrder(owner, form));
    expect(won).toHaveLength(1);
    const placements = await ofUser('placements', owner.uid);
    expect(placements.size).toBe(1);
    for (const { details } of errors) {
      const shown = placedOrders.safeParse(details);
      if (shown.success) expect(shown.data.placement.id).toBe(placements.docs[0]?.id);
    }
    expect(await fetchVerifiedBalance(owner)).toEqual({ gift: 0, points: 0 });
    expect((await fetchOrder(owner, album.order_id)).history).toHaveLength(2);
    const mails = await firestore.collection('mail').where('to', '==', owner.email).get();
    expect(mails.size).toBe(1);
  });

  it('of one placement with one key return one answer', async () => {
    const owner = await createTestCustomer();
    const [album, address] = [await storeApprovedAlbum(owner), await createTestAddress(owner)];
    const form = placementForm(owner, address, [album]);
    const headers = { 'Idempotency-Key': 'place-at-once' };
    const { won } = await atOnce(() => callPlaceOrder(owner, form, headers));
    expect(new Set(won.map((answer) => expectPlacement(answer).placement.id)).size).toBe(1);
    expect(won.length).toBeGreaterThan(0);
    expect((await ofUser('placements', owner.uid)).size).toBe(1);
  });

  it('for different albums use one balance once', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 50_000 });
    const address = await createTestAddress(owner);
    const albums = await Promise.all(
      Array.from({ length: AT_ONCE }, () => storeApprovedAlbum(owner)),
    );
    const use = { use_gift_balance: true };
    const { won } = await atOnce((n) =>
      callPlaceOrder(owner, placementForm(owner, address, albums.slice(n, n + 1), use)),
    );
    const used = won.reduce((sum, answer) => sum + expectPlacement(answer).order.gift_used, 0);
    expect(used).toBe(500);
    expect(await fetchVerifiedBalance(owner)).toEqual({ gift: 0, points: 0 });
  });

  it('of one confirmation pay and reward once', async () => {
    const [inviter, friend] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    await storeReferral(inviter, friend);
    const { placement, order } = await createTestPlacement(friend, [{}, {}]);
    const due = placement.amount_due;
    const payment = await createPendingPayment(friend, { placement_id: placement.id }, due);
    await atOnce(() => callConfirmPayment(friend, payment));
    expect((await fetchOrder(friend, order.id)).history.map((step) => step.payment_status)).toEqual(
      ['pending', 'pending', 'paid'],
    );
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ refunds: [] });
    expect(await readDocument(`referrals/${friend.uid}`)).toMatchObject({
      pending_order_id: order.id,
    });
  });

  it('for payments of one order charge it once', async () => {
    const owner = await createTestCustomer();
    const { order } = await createTestPlacement(owner);
    await atOnce(async () => {
      const begun = await callCreatePayment(owner, { order_id: order.id }, 632);
      if (begun.status !== 200) return begun;
      return callConfirmPayment(owner, expectAnswer(begun, createPayment.response));
    });
    const { docs } = await ofUser('payments', owner.uid);
    const statuses = docs.map((payment): unknown => payment.get('payment_status'));
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'pending')).toEqual([]);
  });

  it('of cancellations refund once', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 10_000, points: 50 });
    const use = { use_gift_balance: true, use_points: true };
    const { order } = await createTestPlacement(owner, [{}], use);
    const payment = await payWithTestCard(owner, { order_id: order.id }, order.amount_due);
    const { won } = await atOnce(() => callCancelOrder(owner, order.id));
    for (const answer of won) expect(expectCancellation(answer).given_back.gift).toBe(100);
    expect(await fetchVerifiedBalance(owner)).toEqual({ gift: 10_000, points: 50 });
    const stored = await readDocument(`payments/${payment.id}`);
    expect(stored?.['refunds']).toHaveLength(1);
  });

  it('of one reorder create one order', async () => {
    const owner = await createTestCustomer();
    const original = await createTestPaidOrder(owner);
    const form = { id: original.id, quantity: 2, address_id: await createTestAddress(owner) };
    const { won } = await atOnce(() => callReorder(owner, form));
    expect(new Set(won.map((answer) => expectReorder(answer).id)).size).toBe(1);
    expect((await ofUser('orders', owner.uid)).size).toBe(2);
  });
});

describe('concurrent payment and cancellation', () => {
  it('end with the order cancelled and the payment refunded', async () => {
    const owner = await createTestCustomer();
    const { order } = await createTestPlacement(owner);
    const payment = await createPendingPayment(owner, { order_id: order.id }, 632);
    await Promise.all([callConfirmPayment(owner, payment), callCancelOrder(owner, order.id)]);
    const after = await fetchOrder(owner, order.id);
    const { payment_status } = (await readDocument(`payments/${payment.id}`)) ?? {};
    expect(after.order_status).toBe('Cancelled');
    expect(payment_status).toBe('refunded');
  });
});
