import { createAddress } from '@smriti/shared/account/addresses';
import { updateCartItem } from '@smriti/shared/album/cart';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { getOrder, type Order, placeOrder, updateOrderStatus } from '@smriti/shared/order/orders';
import { confirmPayment, createPayment, SANDBOX_CARDS } from '@smriti/shared/payment/payments';
import { shippingMethods } from '@smriti/shared/catalogue/reference-data';
import { randomUUID } from 'node:crypto';
import { firestore } from '../../support/admin';
import { makeApprovedAlbum } from './albums';
import { call, newStaff, type Person } from './review';

/** An order that is placed and not paid yet. */
export async function makePlacedOrder(owner: Person, title: string, quantity = 1) {
  const { token, uid } = owner;
  const album = await makeApprovedAlbum(owner, title);
  await call(updateCartItem, { params: { id: album.id }, token, body: { quantity } });
  const { address } = await call(createAddress, {
    token,
    body: {
      ...{ first_name: 'Asha', last_name: 'Verma', email: 'asha@example.in', phone: '9876543210' },
      ...{ street: '12, Lake Road', city: 'Pune', state: 'Maharashtra', postal_code: '411001' },
    },
  });
  const [shipping] = await call(shippingMethods.list);
  const { order, placement } = await call(placeOrder, {
    token,
    body: {
      ...{ user_id: uid, address_id: address.id, shipping_method_id: shipping?.id },
      payment_method: 'card',
      items: [{ album_id: album.id, quantity, price: album.total_price }],
    },
  });
  return { order, placement };
}

/** Pays what is due for an order, by a test card. */
export async function payOrder({ token, uid }: Person, { id, amount_due }: Order): Promise<void> {
  const payment = await call(createPayment, {
    token,
    body: {
      ...{ user_id: uid, amount: amount_due, payment_type: 'order', order_id: id },
      ...{ payment_method: 'card', transaction_id: `TXN_${randomUUID()}` },
    },
  });
  const proof = { token: SANDBOX_CARDS['4111111111111111'] };
  await call(confirmPayment, { token, params: { id: payment.id }, body: proof });
}

/** An order that is placed and paid, of an album that was made of a product where one is named. */
export async function makePaidOrder(
  owner: Person,
  title: string,
  productId?: number,
): Promise<Order> {
  const { order } = await makePlacedOrder(owner, title);
  if (productId !== undefined) {
    await firestore.doc(`orders/${order.id}`).update({ 'album.product_id': productId });
  }
  await payOrder(owner, order);
  return order;
}

type Move = OutputOf<typeof updateOrderStatus.body>;

/** Moves an order, as an admin does it. */
export async function moveOrder(id: string, ...statuses: NonNullable<Move['order_status']>[]) {
  const { token } = await newStaff('Anita Rao', 'admin');
  for (const order_status of statuses) {
    await call(updateOrderStatus, { token, params: { id }, body: { order_status } });
  }
}

/** Notes a payment outside of the shop, as an admin does it. */
export async function notePayment(id: string, payment_status: 'paid' | 'refunded') {
  const { token } = await newStaff('Anita Rao', 'admin');
  const body = { payment_status, note: 'In cash' };
  await call(updateOrderStatus, { token, params: { id }, body });
}

/** The order as its customer has it now. */
export async function orderNow({ token }: Person, id: string) {
  return (await call(getOrder, { token, params: { id } })).order;
}

/** Stores older copies of an order beside it. */
export async function copyOrder(id: string, count: number): Promise<void> {
  const order = (await firestore.doc(`orders/${id}`).get()).data();
  const batch = firestore.batch();
  for (let index = 1; index <= count; index += 1) {
    const copy = `ORDCPY${randomUUID().slice(0, 8)}`;
    const created_at = new Date(Date.UTC(2025, 0, 1) - index * 60_000);
    batch.set(firestore.doc(`orders/${copy}`), { ...order, id: copy, created_at });
  }
  await batch.commit();
}
