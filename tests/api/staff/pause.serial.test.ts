import { changePause, getPause, type Pause } from '@smriti/shared/staff/pause';
import { updateAlbum } from '@smriti/shared/album/albums';
import { refundOrder } from '@smriti/shared/order/order-management';
import { listOrders, requestReorder } from '@smriti/shared/order/orders';
import { createPayment, paymentWebhook } from '@smriti/shared/payment/payments';
import { afterEach, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum, readDocument } from '../../support/albums';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { callThroughHosting } from '../../support/own-api';
import {
  callCreatePayment,
  createPendingPayment,
  callConfirmPayment,
  createTestPlacement,
  payWithTestCard,
  expectPlacement,
  placementForm,
  callPlaceOrder,
  storeApprovedAlbum,
} from '../../support/orders';
import { buildSignedEvent, payAtRazorpay } from '../../support/razorpay/client';

callThroughHosting();

const OPEN: Pause = { requests: null, orders: null, payments: null };
const SENTENCE = 'Our printers are being moved. New orders open again on Monday.';

afterEach(async () => {
  await firestore.doc('settings/pause').delete();
  await untilShown(OPEN);
});

const shown = async () => expectAnswer(await callApi('GET', getPause.path), getPause.response);
/** Polls until the API shows `value`: an instance caches it for two seconds. */
const untilShown = (value: Pause) => expect.poll(shown, { timeout: 10_000 }).toEqual(value);

async function pause({ idToken: token }: Account, closed: Partial<Pause>): Promise<void> {
  const json = { ...OPEN, ...closed };
  expectAnswer(await callApi('PUT', changePause.path, { token, json }), changePause.response);
  await untilShown(json);
}

it('closes new requests, orders and payments separately, with a message, within 10 s', async () => {
  const [customer, admin] = [await createTestCustomer(), await createTestAccountWithRole('admin')];
  const token = customer.idToken;
  const draft = await storeAlbum(customer);
  const { order, address } = await createTestPlacement(customer);
  await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
  const request = () =>
    callApi('PUT', updateAlbum.path.replace(':id', draft.id), {
      token,
      json: { status: 'Requested' },
    });
  const approved = await storeApprovedAlbum(customer);
  const place = () => callPlaceOrder(customer, placementForm(customer, address, [approved]));
  const again = { id: order.id, quantity: 1, address_id: address };
  const orderAgain = () => callApi('POST', requestReorder.path, { token, json: again });

  await pause(admin, { orders: SENTENCE });
  const refused = expectError(await orderAgain(), 409);
  expect(refused).toMatchObject({ message: SENTENCE, details: { paused: 'orders' } });
  expect(expectError(await place(), 409).details).toEqual({ paused: 'orders' });
  expect((await callApi('GET', `/orders/${order.id}`, { token })).status).toBe(200);

  await pause(admin, { requests: SENTENCE });
  expect((await orderAgain()).status).toBe(200);
  expect(expectError(await request(), 409).message).toBe(SENTENCE);

  const { order: unpaid } = expectPlacement(await place());

  await pause(admin, { payments: SENTENCE });
  expect((await request()).status).toBe(200);
  const payment = () => callCreatePayment(customer, { order_id: unpaid.id }, unpaid.amount_due);
  const unpayable = expectError(await payment(), 409);
  expect(unpayable).toMatchObject({ message: SENTENCE, details: { paused: 'payments' } });
  await pause(admin, {});
  expectAnswer(await payment(), createPayment.response);
});

it('continues open work while everything is closed', async () => {
  const [customer, admin] = [await createTestCustomer(), await createTestAccountWithRole('admin')];
  const { order } = await createTestPlacement(customer);
  await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
  const { order: window } = await createTestPlacement(customer);
  const payable = { order_id: window.id };
  const begun = await createPendingPayment(customer, payable, window.amount_due, {
    provider: 'razorpay',
  });
  const { order: form } = await createTestPlacement(customer);
  const opened = await createPendingPayment(customer, { order_id: form.id }, form.amount_due);
  await pause(admin, { requests: SENTENCE, orders: SENTENCE, payments: SENTENCE });

  const { payment: captured } = await payAtRazorpay(begun.checkout?.order_id ?? '');
  const { body: raw, signature } = buildSignedEvent('payment.captured', { payment: captured });
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
  const told = await callApi('POST', '/payments/webhook/razorpay', { raw, headers });
  expectAnswer(told, paymentWebhook.response);
  expect(await readDocument(`orders/${window.id}`)).toMatchObject({ payment_status: 'paid' });
  expect((await callConfirmPayment(customer, opened)).status).toBe(200);

  const body = { amount: 10, to: 'payment', reason: 'A torn page' };
  const params = { id: order.id };
  const refunded = await callEndpoint(refundOrder, { token: admin.idToken, params, body });
  expect(refunded.order).toMatchObject({ refunded: 10 });
  const path = listOrders.path.replace(':id', customer.uid);
  const read = await callApi('GET', path, { token: customer.idToken });
  const { orders } = expectAnswer(read, listOrders.response);
  expect(orders.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid', 'paid']);
});
