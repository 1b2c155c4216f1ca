import { randomUUID } from 'node:crypto';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import { listPaymentAttention } from '@smriti/shared/payment/attention';
import {
  confirmPayment,
  createPayment,
  getPaymentOptions,
  type Payment,
  paymentWebhook,
} from '@smriti/shared/payment/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../../functions/src/features/payments/processing/reconciliation.service';
import { readConfig } from '../../../functions/src/platform/parameters/config';
import { createLogger } from '../../../functions/src/platform/logger';
import { functionParameters } from '../../../tools/dev/emulators/emulator-config';
import { environment, projectId } from '../../support/environment';
import {
  buildSignedEvent,
  payAtRazorpay,
  fetchRefundsAtRazorpay,
  settleRefund,
  signWebhookBody,
  failRazorpayCalls,
} from '../../support/razorpay/client';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { STORED_DUE_PAISE, storeAlbum, readDocument } from '../../support/albums';
import { jobDeps } from '../../support/deps';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';
import { fetchMailsByIdPart } from '../support/mail';
import {
  SHIPPED,
  callCancelOrder,
  expectCancellation,
  createTestPlacement,
} from '../../support/orders';

const DUE = toRupees(STORED_DUE_PAISE);
const DAY = 86_400_000;

const config = readConfig({
  ...functionParameters(environment),
  GCLOUD_PROJECT: projectId,
  FUNCTIONS_EMULATOR: 'true',
  LOG_LEVEL: 'silent',
});
const deps = { ...jobDeps, config, logger: createLogger(config) };

let customer: Account;
// a new customer for each test, because the number of open payments of a customer is limited
beforeEach(async () => {
  customer = await createTestCustomer();
});

const paymentFormOf = (cartId: string, changes: Record<string, unknown> = {}) => ({
  user_id: customer.uid,
  amount: DUE,
  payment_type: 'initial',
  cart_id: cartId,
  payment_method: 'upi',
  provider: 'razorpay',
  transaction_id: `TXN_${randomUUID()}`,
  ...changes,
});
const post = (json: unknown) => callApi('POST', '/payments', { token: customer.idToken, json });

/** Creates a pending payment of a new album, with the Razorpay order of its checkout window. */
async function newPendingPayment(changes: Record<string, unknown> = {}) {
  const album = await storeAlbum(customer);
  const payment = expectAnswer(
    await post(paymentFormOf(album.id, changes)),
    createPayment.response,
  );
  const orderId = payment.checkout?.order_id ?? '';
  return { album, payment, orderId };
}
const confirm = ({ id }: Pick<Payment, 'id'>, json: unknown = {}) =>
  callApi('POST', `/payments/${id}/confirm`, { token: customer.idToken, json });
const confirmed = async (payment: Pick<Payment, 'id'>, json: unknown = {}) =>
  expectAnswer(await confirm(payment, json), confirmPayment.response);
const send = ({ body, signature }: { body: string; signature: string }) =>
  callApi('POST', '/payments/webhook/razorpay', {
    raw: body,
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
  });
const sendEvent = async (event: { body: string; signature: string }) =>
  expectAnswer(await send(event), paymentWebhook.response);
const statusOf = async ({ id }: Pick<Payment, 'id'>): Promise<unknown> =>
  (await readDocument(`payments/${id}`))?.['payment_status'];
const paidOf = async ({ id }: { id: string }): Promise<unknown> =>
  (await readDocument(`albums/${id}`))?.['initial_paid_paise'];
const statusesOf = (answers: readonly ApiAnswer[]) =>
  [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 409);
/** Makes a payment, started `age` ms ago, due for the next run of the reconciler. */
const makeDue = ({ id }: Pick<Payment, 'id'>, age = 0) =>
  firestore
    .doc(`payments/${id}`)
    .update({ ask_at: new Date(0), ...(age ? { created_at: new Date(Date.now() - age) } : {}) });

describe('a payment by Razorpay', () => {
  it('has an order at Razorpay, and the parameters of its window', async () => {
    const { payment } = await newPendingPayment();
    expect(payment).toMatchObject({ provider: 'razorpay', payment_status: 'pending' });
    expect(payment.checkout).toEqual({
      provider: 'razorpay',
      key_id: 'rzp_test_standin',
      order_id: expect.stringMatching(/^order_/) as unknown,
      amount_paise: STORED_DUE_PAISE,
      currency: 'INR',
    });
  });

  it('offers every method of the account', async () => {
    const path = '/payments/options?provider=razorpay';
    const answer = await callApi('GET', path, { token: customer.idToken });
    expect(expectAnswer(answer, getPaymentOptions.response)).toEqual({
      provider: 'razorpay',
      methods: ['card', 'upi', 'netbanking'],
      form: 'window',
    });
  });

  it('is reused with its order when it is created again', async () => {
    const album = await storeAlbum(customer);
    const body = paymentFormOf(album.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    const orders = answers.map((answer) => expectAnswer(answer, createPayment.response).checkout);
    expect(new Set(orders.map((order) => order?.order_id)).size).toBe(1);
  });

  it('is paid by the signature over its order', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    const { proof } = await payAtRazorpay(orderId);
    const paid = await confirmed(payment, proof);
    expect(paid).toMatchObject({ payment_status: 'paid', checkout: null });
    expect(await paidOf(album)).toBe(STORED_DUE_PAISE);
  });

  it('is not paid by the signature of another order, nor without one', async () => {
    const { album, payment } = await newPendingPayment();
    const other = await newPendingPayment();
    const { proof } = await payAtRazorpay(other.orderId);
    expectError(await confirm(payment, proof), 400);
    expectError(await confirm(payment, { ...proof, signature: '0'.repeat(64) }), 400);
    expectError(await confirm(payment, { signature: proof.signature }), 400);
    expectError(await confirm(payment, { token: 'tok_sandbox_success' }), 400);
    expect(await statusOf(payment)).toBe('pending');
    expect(await paidOf(album)).toBe(0);
  });

  it('is captured if the bank has only authorised it', async () => {
    const { payment, orderId } = await newPendingPayment();
    const { proof } = await payAtRazorpay(orderId, 'authorized');
    expect(await confirmed(payment, proof)).toMatchObject({ payment_status: 'paid' });
  });

  it('is not paid if Razorpay refunded it before the capture', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    const { proof } = await payAtRazorpay(orderId, 'lapsed');
    expect((await confirmed(payment)).payment_status).toBe('failed');
    expect((await confirmed(payment, proof)).payment_status).toBe('failed');
    expect(await paidOf(album)).toBe(0);
    await payAtRazorpay(orderId);
    expect((await confirmed(payment)).payment_status).toBe('paid');
  });

  it('is found as paid without a proof if its window was closed too early', async () => {
    const { payment, orderId } = await newPendingPayment();
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'pending' });
    await payAtRazorpay(orderId, 'failed');
    await payAtRazorpay(orderId);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'paid', failure: '' });
  });

  it('fails with a reason, and is paid by another try in the window', async () => {
    const { payment, orderId } = await newPendingPayment();
    await payAtRazorpay(orderId, 'failed');
    const failed = await confirmed(payment);
    expect(failed.payment_status).toBe('failed');
    expect(failed.failure).toBe('Your payment was declined by the bank.');
    const { proof } = await payAtRazorpay(orderId);
    expect(await confirmed(payment, proof)).toMatchObject({ payment_status: 'paid' });
  });

  it('is confirmed after short connection failures', async () => {
    const { payment, orderId } = await newPendingPayment();
    const { proof } = await payAtRazorpay(orderId);
    await failRazorpayCalls(2);
    expect(await confirmed(payment, proof)).toMatchObject({ payment_status: 'paid' });
  });

  it('is not created while Razorpay does not answer, and can be created later', async () => {
    const album = await storeAlbum(customer);
    const body = paymentFormOf(album.id);
    await failRazorpayCalls(1);
    expectError(await post(body), 500);
    expectAnswer(await post(body), createPayment.response);
  });

  it('is refused below the minimum of Razorpay', async () => {
    const album = await storeAlbum(customer, { initial_paid_paise: STORED_DUE_PAISE });
    await firestore.doc(`albums/${album.id}`).update({ initial_paid_paise: STORED_DUE_PAISE - 50 });
    expectError(await post(paymentFormOf(album.id, { amount: 0.5 })), 422);
  });
});

describe('a webhook event of Razorpay', () => {
  it('marks a payment as paid, once for repeated events', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    const { payment: entity } = await payAtRazorpay(orderId);
    const event = buildSignedEvent('payment.captured', { payment: entity });
    for (let time = 0; time < 3; time += 1) await sendEvent(event);
    await sendEvent(buildSignedEvent('order.paid', { payment: entity }));
    expect(await statusOf(payment)).toBe('paid');
    expect(await paidOf(album)).toBe(STORED_DUE_PAISE);
  });

  it('of an earlier attempt has no effect when it arrives late', async () => {
    const { payment, orderId } = await newPendingPayment();
    const failed = await payAtRazorpay(orderId, 'failed');
    const { payment: entity } = await payAtRazorpay(orderId);
    await sendEvent(buildSignedEvent('payment.captured', { payment: entity }));
    await sendEvent(buildSignedEvent('payment.failed', { payment: failed.payment }));
    await sendEvent(
      buildSignedEvent('payment.authorized', { payment: { ...entity, status: 'authorized' } }),
    );
    expect(await statusOf(payment)).toBe('paid');
  });

  it('of a failure may precede that of the success', async () => {
    const { payment, orderId } = await newPendingPayment();
    const failed = await payAtRazorpay(orderId, 'failed');
    await sendEvent(buildSignedEvent('payment.failed', { payment: failed.payment }));
    expect(await statusOf(payment)).toBe('failed');
    const { payment: entity } = await payAtRazorpay(orderId);
    await sendEvent(buildSignedEvent('payment.captured', { payment: entity }));
    expect(await statusOf(payment)).toBe('paid');
  });

  it('with a forged signature is refused without effect', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    const entity = { id: 'pay_forged', amount: STORED_DUE_PAISE, status: 'captured' };
    const forged = { ...entity, currency: 'INR', order_id: orderId };
    const { body, signature } = buildSignedEvent('payment.captured', { payment: forged });
    const wrong = [
      '',
      'x',
      signature.slice(1),
      signWebhookBody(body, 'stand-in-key-secret'),
      signWebhookBody(`${body} `),
    ];
    for (const other of wrong) expectError(await send({ body, signature: other }), 400);
    const bare = { raw: body, headers: { 'content-type': 'application/json' } };
    expectError(await callApi('POST', '/payments/webhook/razorpay', bare), 400);
    expect(await statusOf(payment)).toBe('pending');
    expect(await paidOf(album)).toBe(0);
  });

  it('with another amount settles nothing, and is left to staff', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    const { payment: entity } = await payAtRazorpay(orderId);
    await sendEvent(buildSignedEvent('payment.captured', { payment: { ...entity, amount: 100 } }));
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'pending',
      ask_at: null,
      attention: {
        reason: 'other_amount',
        details: `received 100 INR, asked for ${STORED_DUE_PAISE} INR`,
      },
    });
    expect(await paidOf(album)).toBe(0);
    expectError(await post(paymentFormOf(album.id)), 409);
  });

  it('with another amount is listed for admins, the oldest first', async () => {
    const admin = await createTestAccountWithRole('admin');
    const waiting = async (query: string, { idToken: token } = admin) =>
      callApi('GET', `/payments/attention${query}`, { token });
    const ids: string[] = [];
    for (const amount of [100, 200]) {
      const { payment, orderId } = await newPendingPayment();
      const { payment: entity } = await payAtRazorpay(orderId);
      await sendEvent(buildSignedEvent('payment.captured', { payment: { ...entity, amount } }));
      ids.push(payment.id);
    }
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const answer = await waiting(`?limit=1${cursor && `&cursor=${cursor}`}`);
      const { payments } = expectAnswer(answer, listPaymentAttention.response);
      for (const { id, attention, history } of payments) {
        seen.push(id);
        expect(attention?.details).toMatch(/^received \d+ INR, asked for/);
        const index = ids.indexOf(id);
        if (index >= 0) expect(attention?.received_amount).toBe(index + 1);
        if (index >= 0) expect(history).toMatchObject([{ from: null, to: 'pending' }]);
      }
      cursor = answer.headers.get('x-next-cursor') ?? '';
      if (cursor === '') break;
    }
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    expectError(await waiting('?cursor=x'), 400);
    expectError(await waiting('', customer), 403);
  });

  it('of a dispute holds the order until it is won', async () => {
    const { order } = await createTestPlacement(customer);
    const subject = { cart_id: undefined, order_id: order.id, payment_type: 'order', amount: 632 };
    const payment = expectAnswer(await post(paymentFormOf('', subject)), createPayment.response);
    const { payment: entity, proof } = await payAtRazorpay(payment.checkout?.order_id ?? '');
    await confirmed(payment, proof);
    const admin = await createTestAccountWithRole('admin');
    const ship = () =>
      callApi('PUT', `/orders/${order.id}/status`, {
        token: admin.idToken,
        json: SHIPPED,
      });
    const dispute = (name: string, status: string) =>
      sendEvent(
        buildSignedEvent(`payment.dispute.${name}`, {
          payment: entity,
          dispute: { id: 'disp_1', payment_id: entity.id, amount: 63_200, status },
        }),
      );
    await dispute('created', 'open');
    await dispute('created', 'open');
    expect(await readDocument(`orders/${order.id}`)).toMatchObject({ held_by: [payment.id] });
    expectError(await ship(), 422);
    await dispute('won', 'won');
    expect(await readDocument(`orders/${order.id}`)).toMatchObject({ held_by: [] });
    expect((await ship()).status).toBe(200);
  });

  it('about an unknown payment is accepted and ignored', async () => {
    const entity = { id: 'pay_other', amount: 100, status: 'captured', currency: 'INR' };
    const payment = { ...entity, order_id: 'order_other' };
    await sendEvent(buildSignedEvent('payment.captured', { payment }));
    await sendEvent(buildSignedEvent('payment.captured', { payment: entity }));
    await sendEvent(buildSignedEvent('settlement.processed', { settlement: entity }));
    // Sent as text, because the platform itself refuses malformed JSON with a JSON content type.
    const raw = '{"event":';
    const headers = { 'content-type': 'text/plain', 'x-razorpay-signature': signWebhookBody(raw) };
    expectError(await callApi('POST', '/payments/webhook/razorpay', { raw, headers }), 400);
  });

  it('is accepted at the URLs of providers with events only', async () => {
    const json = {};
    expectError(await callApi('POST', '/payments/webhook/sandbox', { json }), 404);
    expectError(await callApi('POST', '/payments/webhook/paypal', { json }), 400);
  });
});

describe('the reconciler', () => {
  it('finds a payment without an event', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    await payAtRazorpay(orderId);
    await makeDue(payment);
    await reconcilePayments(deps);
    expect(await statusOf(payment)).toBe('paid');
    expect(await paidOf(album)).toBe(STORED_DUE_PAISE);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ ask_at: null });
  });

  it('stops asking about a payment that was settled meanwhile', async () => {
    const { payment, orderId } = await newPendingPayment();
    const { proof } = await payAtRazorpay(orderId);
    await confirmed(payment, proof);
    await makeDue(payment);
    await reconcilePayments(deps);
    // ask_at is unchanged, so the reconciler, which postpones each payment first, has skipped this payment
    const { ask_at } = (await readDocument(`payments/${payment.id}`)) ?? {};
    expect((ask_at as { toDate(): Date }).toDate()).toEqual(new Date(0));
  });

  it('asks later about an unpaid payment, and gives it up after a day', async () => {
    const { payment, orderId } = await newPendingPayment();
    await makeDue(payment);
    await reconcilePayments(deps);
    expect(await statusOf(payment)).toBe('pending');
    const { ask_at } = (await readDocument(`payments/${payment.id}`)) ?? {};
    expect((ask_at as { toDate(): Date }).toDate().getTime()).toBeGreaterThan(Date.now());
    await makeDue(payment, DAY);
    await reconcilePayments(deps);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'failed',
      failure: 'This payment was not completed in time.',
      ask_at: null,
    });
    expect(await fetchMailsByIdPart(payment.id)).toEqual([]);
    // A payment that succeeds later still counts.
    const { payment: entity } = await payAtRazorpay(orderId);
    await sendEvent(buildSignedEvent('payment.captured', { payment: entity }));
    expect(await statusOf(payment)).toBe('paid');
  });

  it('continues after a payment that cannot be checked', async () => {
    const [bad, good] = [await newPendingPayment(), await newPendingPayment()];
    await firestore.doc(`payments/${bad.payment.id}`).update({ provider_state: {} });
    await payAtRazorpay(good.orderId);
    await makeDue(good.payment);
    await firestore.doc(`payments/${bad.payment.id}`).update({ ask_at: new Date(-1) });
    await reconcilePayments(deps);
    expect(await statusOf(good.payment)).toBe('paid');
    expect(await statusOf(bad.payment)).toBe('pending');
  });

  it('has one effect together with 20 confirmations and events', async () => {
    const { album, payment, orderId } = await newPendingPayment();
    const { payment: entity, proof } = await payAtRazorpay(orderId);
    const event = buildSignedEvent('payment.captured', { payment: entity });
    await makeDue(payment);
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0 ? confirm(payment, proof) : send(event),
        ),
      ),
      reconcilePayments(deps),
    ]);
    expect(statusesOf(answers)).toEqual([200]);
    expect(await paidOf(album)).toBe(STORED_DUE_PAISE);
    expect(await statusOf(payment)).toBe('paid');
  });
});

describe('a refund', () => {
  /** Creates a paid payment and deletes its album, which refunds the payment. */
  async function givenBack(trouble = 0) {
    const { album, payment, orderId } = await newPendingPayment();
    const { payment: entity, proof } = await payAtRazorpay(orderId);
    await confirmed(payment, proof);
    await failRazorpayCalls(trouble);
    const answer = await callApi('DELETE', `/albums/${album.id}`, { token: customer.idToken });
    expect(answer.status, answer.text).toBe(200);
    return { payment, razorpayId: entity.id };
  }
  const refundOf = async ({ id }: Pick<Payment, 'id'>): Promise<unknown> =>
    (await readDocument(`payments/${id}`))?.['refunds'];

  it('of the whole amount is requested once, and its completion is recorded', async () => {
    const { payment, razorpayId } = await givenBack();
    const [refund, ...others] = await fetchRefundsAtRazorpay(razorpayId);
    expect(others).toEqual([]);
    expect(refund?.amount).toBe(STORED_DUE_PAISE);
    expect(await confirmed(payment)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: DUE,
    });
    expect(await refundOf(payment)).toMatchObject([{ state: 'sent', provider_id: refund?.id }]);
    if (!refund) return;
    const event = buildSignedEvent('refund.processed', {
      refund: await settleRefund(refund.id, 'processed'),
    });
    await sendEvent(event);
    await sendEvent(event);
    expect(await refundOf(payment)).toMatchObject([{ state: 'done' }]);
  });

  it('of a part by staff is recorded as complete only when it is processed', async () => {
    const { order } = await createTestPlacement(customer);
    const changes = { payment_type: 'order', order_id: order.id, cart_id: undefined };
    const payment = expectAnswer(
      await post(paymentFormOf('', { ...changes, amount: order.amount_due })),
      createPayment.response,
    );
    const { payment: entity, proof } = await payAtRazorpay(payment.checkout?.order_id ?? '');
    await confirmed(payment, proof);
    const admin = await createTestAccountWithRole('admin');
    const json = { amount: 100, to: 'payment', reason: 'A torn page' };
    const path = `/orders/${order.id}/refunds`;
    expect((await callApi('POST', path, { token: admin.idToken, json })).status).toBe(200);
    const noted = async () => {
      const { docs } = await firestore
        .collection('audit')
        .where('keys', 'array-contains', order.id)
        .get();
      return docs.map((entry): unknown => entry.get('state'));
    };
    expect(await noted()).toEqual(['intended']);
    const [refund] = await fetchRefundsAtRazorpay(entity.id);
    const settled = await settleRefund(refund?.id ?? '', 'processed');
    await sendEvent(buildSignedEvent('refund.processed', { refund: settled }));
    expect(await noted()).toEqual(['done']);
  });

  it('stays owed while Razorpay does not answer, and is requested again', async () => {
    const { payment, razorpayId } = await givenBack(3);
    expect(await fetchRefundsAtRazorpay(razorpayId)).toEqual([]);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ refund: 'owed' });
    await makeDue(payment);
    await reconcilePayments(deps);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      refund: 'sent',
      ask_at: null,
    });
    expect(await fetchRefundsAtRazorpay(razorpayId)).toHaveLength(1);
  });

  it('is requested once by 10 concurrent calls', async () => {
    const { payment, razorpayId } = await givenBack(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(payment)));
    expect(statusesOf(answers)).toEqual([200]);
    expect(await fetchRefundsAtRazorpay(razorpayId)).toHaveLength(1);
  });

  it('is retried after a failure, and old events of it have no effect', async () => {
    const { payment, razorpayId } = await givenBack();
    const [first] = await fetchRefundsAtRazorpay(razorpayId);
    const failed = await settleRefund(first?.id ?? '', 'failed');
    const event = buildSignedEvent('refund.failed', { refund: failed });
    await sendEvent(event);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ refund: 'owed' });
    await makeDue(payment);
    await reconcilePayments(deps);
    await sendEvent(event);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ refund: 'sent' });
    expect(await fetchRefundsAtRazorpay(razorpayId)).toHaveLength(2);
  });

  it('of one order of a placement is its share, and of all orders everything', async () => {
    const { orders, placement } = await createTestPlacement(customer, [{}, { quantity: 3 }]);
    const changes = { payment_type: 'order', placement_id: placement.id, cart_id: undefined };
    const json = paymentFormOf('', { ...changes, amount: placement.amount_due });
    const payment = expectAnswer(await post(json), createPayment.response);
    const { payment: entity, proof } = await payAtRazorpay(payment.checkout?.order_id ?? '');
    await confirmed(payment, proof);

    const given: number[] = [];
    for (const { id } of orders) {
      const { given_back } = expectCancellation(await callCancelOrder(customer, id));
      given.push(toPaise(given_back.amount));
    }
    const refunds = await fetchRefundsAtRazorpay(entity.id);
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual(given.toSorted());
    expect(given.every((amount) => amount > 0)).toBe(true);
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(entity.amount);
    expect(await statusOf(payment)).toBe('refunded');
    await callCancelOrder(customer, orders[0]?.id ?? '');
    expect(await fetchRefundsAtRazorpay(entity.id)).toHaveLength(orders.length);
  });
});
