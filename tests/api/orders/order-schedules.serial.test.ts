import { describe, expect, it } from 'vitest';
import { updateOrderCounts } from '../../../functions/src/features/orders/order-counting.service';
import { expireOrders } from '../../../functions/src/features/orders/cancelling/order-expiry.service';
import { readConfig } from '../../../functions/src/platform/parameters/config';
import { createLogger } from '../../../functions/src/platform/logger';
import { projectId } from '../../support/environment';
import { newCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storedAt } from '../../support/albums';
import { inDays, workDeps } from '../../support/deps';
import { provenBalance } from '../support/ledger';
import {
  again,
  begin,
  confirm,
  give,
  newAddress,
  newPlacement,
  orderOf,
  paidOrder,
  reordered,
  storeApproved,
} from '../../support/orders';

const config = readConfig({ GCLOUD_PROJECT: projectId, FUNCTIONS_EMULATOR: 'true' });
const deps = { ...workDeps, config, logger: createLogger({ ...config, logLevel: 'silent' }) };
const expire = () => expireOrders(deps);

/** Ends the time to pay one order; a later clock would end it for orders of other tests too. */
async function endTimeToPay({ id }: { id: string }): Promise<void> {
  await firestore.doc(`orders/${id}`).update({ pay_until: new Date(Date.now() - 1000) });
}

describe('orders that are not paid', () => {
  it('are cancelled when their time is over, and give back what they held', async () => {
    const owner = await newCustomer();
    await give(owner, { giftPaise: 10_000, points: 100 });
    const use = { use_gift_balance: true, use_points: true };
    const { order } = await newPlacement(owner, [{}], use);
    const original = await paidOrder(owner);
    const form = { id: original.id, quantity: 1, address_id: await newAddress(owner) };
    const another = reordered(await again(owner, form));
    await expire();
    expect(await orderOf(owner, order.id)).toMatchObject({ order_status: 'processing' });
    await endTimeToPay(order);
    await endTimeToPay(another);
    await expire();
    const expired = await orderOf(owner, order.id);
    expect(expired).toMatchObject({
      order_status: 'Cancelled',
      payment_status: 'pending',
      given_back: { gift: 100, points: 100, amount: 0 },
    });
    expect(expired.history.at(-1)).toMatchObject({ by: 'system', from: 'processing' });
    expect(await provenBalance(owner)).toEqual({ gift: 10_000, points: 100 });
    expect(await orderOf(owner, another.id)).toMatchObject({ order_status: 'Cancelled' });
    expect(await orderOf(owner, original.id)).toMatchObject({ order_status: 'processing' });
    await expire();
    expect((await orderOf(owner, order.id)).history).toEqual(expired.history);
  });

  it('stay while a payment for them is being confirmed, and while they are not placed', async () => {
    const owner = await newCustomer();
    const { order } = await newPlacement(owner);
    const request = await storeApproved(owner);
    await confirm(owner, await begin(owner, { order_id: order.id }, 632), 'tok_sandbox_late');
    await endTimeToPay(order);
    await expire();
    expect(await orderOf(owner, order.id)).toMatchObject({ order_status: 'processing' });
    expect(await orderOf(owner, request.order_id)).toMatchObject({ order_status: 'Pending' });
  });
});

describe('what is ordered', () => {
  it('counts once for its product', async () => {
    const owner = await newCustomer();
    const product_id = 17;
    const counted = async (): Promise<unknown> =>
      (await storedAt(`catalogue/products/items/${product_id}`))?.['order_count'];
    await updateOrderCounts(inDays(1));
    const before = await counted();
    await newPlacement(owner, [{ product_id }, { product_id, quantity: 9 }, {}]);
    await updateOrderCounts(inDays(0));
    expect(await counted()).toBe(before);
    await updateOrderCounts(inDays(1));
    await updateOrderCounts(inDays(1));
    expect(await counted()).toBe(Number(before) + 2);
  });
});
