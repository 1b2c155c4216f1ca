import { describe, expect, it } from 'vitest';
import { updateOrderCounts } from '../../../functions/src/features/orders/order-counting.service';
import { expireOrders } from '../../../functions/src/features/orders/cancelling/order-expiry.service';
import { readConfig } from '../../../functions/src/platform/parameters/config';
import { createLogger } from '../../../functions/src/platform/logger';
import { projectId } from '../../support/environment';
import { createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import { fetchVerifiedBalance } from '../support/ledger';
import {
  callReorder,
  createPendingPayment,
  callConfirmPayment,
  creditBalances,
  createTestAddress,
  createTestPlacement,
  fetchOrder,
  createTestPaidOrder,
  expectReorder,
  storeApprovedAlbum,
} from '../../support/orders';

const config = readConfig({ GCLOUD_PROJECT: projectId, FUNCTIONS_EMULATOR: 'true' });
const deps = { ...jobDeps, config, logger: createLogger({ ...config, logLevel: 'silent' }) };
const expire = () => expireOrders(deps);

/** Ends the time to pay one order; a later clock would end it for orders of other tests too. */
async function endTimeToPay({ id }: { id: string }): Promise<void> {
  await firestore.doc(`orders/${id}`).update({ pay_until: new Date(Date.now() - 1000) });
}

describe('unpaid orders', () => {
  it('are cancelled after the payment deadline, and release their balances', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 10_000, points: 100 });
    const use = { use_gift_balance: true, use_points: true };
    const { order } = await createTestPlacement(owner, [{}], use);
    const original = await createTestPaidOrder(owner);
    const form = { id: original.id, quantity: 1, address_id: await createTestAddress(owner) };
    const another = expectReorder(await callReorder(owner, form));
    await expire();
    expect(await fetchOrder(owner, order.id)).toMatchObject({ order_status: 'processing' });
    await endTimeToPay(order);
    await endTimeToPay(another);
    await expire();
    const expired = await fetchOrder(owner, order.id);
    expect(expired).toMatchObject({
      order_status: 'Cancelled',
      payment_status: 'pending',
      given_back: { gift: 100, points: 100, amount: 0 },
    });
    expect(expired.history.at(-1)).toMatchObject({
      by: 'system',
      from: 'processing',
      note: 'It was not paid within 7 days.',
      note_reason: 'order_not_paid',
      note_params: { days: '7' },
    });
    expect(await fetchVerifiedBalance(owner)).toEqual({ gift: 10_000, points: 100 });
    expect(await fetchOrder(owner, another.id)).toMatchObject({ order_status: 'Cancelled' });
    expect(await fetchOrder(owner, original.id)).toMatchObject({ order_status: 'processing' });
    await expire();
    expect((await fetchOrder(owner, order.id)).history).toEqual(expired.history);
  });

  it('remain while a payment is being confirmed, and while they are not placed', async () => {
    const owner = await createTestCustomer();
    const { order } = await createTestPlacement(owner);
    const request = await storeApprovedAlbum(owner);
    await callConfirmPayment(
      owner,
      await createPendingPayment(owner, { order_id: order.id }, 632),
      'tok_sandbox_late',
    );
    await endTimeToPay(order);
    await expire();
    expect(await fetchOrder(owner, order.id)).toMatchObject({ order_status: 'processing' });
    expect(await fetchOrder(owner, request.order_id)).toMatchObject({ order_status: 'Pending' });
  });
});

describe('the order count of a product', () => {
  it('increases once per order', async () => {
    const owner = await createTestCustomer();
    const product_id = 17;
    const counted = async (): Promise<unknown> =>
      (await readDocument(`catalogue/products/items/${product_id}`))?.['order_count'];
    await updateOrderCounts(jobDepsInDays(1));
    const before = await counted();
    await createTestPlacement(owner, [{ product_id }, { product_id, quantity: 9 }, {}]);
    await updateOrderCounts(jobDepsInDays(0));
    expect(await counted()).toBe(before);
    await updateOrderCounts(jobDepsInDays(1));
    await updateOrderCounts(jobDepsInDays(1));
    expect(await counted()).toBe(Number(before) + 2);
  });
});
