import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { paise, toRupees } from '@smriti/shared/base/money';
import { getOrder } from '@smriti/shared/order/orders';
import {
  amountConflict,
  confirmPayment,
  createPayment,
  getInitialDue,
  getPaymentOptions,
  listPayments,
  type Payment,
} from '@smriti/shared/payment/payments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import {
  STORED_DUE_PAISE,
  storeAlbum,
  readDocument,
  storeRequestedAlbum,
} from '../../support/albums';
import {
  retryOnConflict,
  type ApiAnswer,
  callApi,
  expectAnswer,
  expectError,
} from '../../support/http';
import { storeApprovedAlbum } from '../../support/orders';

const DUE = toRupees(STORED_DUE_PAISE);
const [SUCCESS, DECLINE, LATE] = ['tok_sandbox_success', 'tok_sandbox_decline', 'tok_sandbox_late'];

let customer: Account;
let stranger: Account;

beforeAll(async () => {
  stranger = await createTestCustomer();
});
// a new customer for each test, because the number of open payments of a customer is limited
beforeEach(async () => {
  customer = await createTestCustomer();
});

const orderFor = (cartId: string, changes: Record<string, unknown> = {}) => ({
  user_id: customer.uid,
  amount: DUE,
  payment_type: 'initial',
  payment_date: new Date().toISOString(),
  payment_status: 'pending',
  cart_id: cartId,
  payment_method: 'card',
  transaction_id: `TXN_${randomUUID()}`,
  ...changes,
});

const post = (json: unknown, { idToken } = customer) =>
  callApi('POST', '/payments', { token: idToken, json });
const newPayment = async (cartId: string, changes: Record<string, unknown> = {}) =>
  expectAnswer(
    await retryOnConflict(() => post(orderFor(cartId, changes))),
    createPayment.response,
  );
/** Creates a second pending payment of the same amount due, next to the first one. */
async function newSecondPayment({ id }: Pick<Payment, 'id'>, cartId: string) {
  await firestore.doc(`payments/${id}`).update({ payment_status: 'failed' });
  const second = await newPayment(cartId);
  await firestore.doc(`payments/${id}`).update({ payment_status: 'pending' });
  return second;
}
const confirm = ({ id }: Pick<Payment, 'id'>, token?: string, caller = customer) =>
  callApi('POST', `/payments/${id}/confirm`, { token: caller.idToken, json: { token } });
const confirmed = async (payment: Pick<Payment, 'id'>, token?: string) =>
  expectAnswer(await confirm(payment, token), confirmPayment.response);
const due = async (cartId: string) => {
  const answer = await callApi('GET', `/payments/initial-due/${cartId}`, {
    token: customer.idToken,
  });
  return expectAnswer(answer, getInitialDue.response).amount;
};
const paidOf = async (albumId: string): Promise<unknown> =>
  (await readDocument(`albums/${albumId}`))?.['initial_paid_paise'];
const paymentsOf = async (albumId: string) => {
  const { docs } = await firestore.collection('payments').where('cart_id', '==', albumId).get();
  return docs.map((document) => document.data());
};
const twenty = <T>(ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
const statusesOf = (answers: readonly ApiAnswer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted();

describe('GET /payments/initial-due/:cartId', () => {
  it('calculates the initial payment of a draft at the current price', async () => {
    const album = await storeAlbum(customer, { initial_due_paise: paise(1) });
    expect(await due(album.id)).toBe(DUE);
  });

  it('keeps the amount of the request, less what is paid', async () => {
    const album = await storeRequestedAlbum(customer, {
      initial_due_paise: paise(20_000),
      initial_paid_paise: paise(5_050),
    });
    expect(await due(album.id)).toBe(149.5);
  });

  it('is zero for a paid or placed album', async () => {
    const paid = await storeAlbum(customer, { initial_paid_paise: STORED_DUE_PAISE });
    expect(await due(paid.id)).toBe(0);
    const placed = await storeAlbum(customer, { status: 'Approved', is_placed: true });
    expect(await due(placed.id)).toBe(0);
  });

  it('answers 404 for the album of another customer and for unknown ids', async () => {
    const album = await storeAlbum(customer);
    for (const id of [album.id, 'nothing']) {
      const answer = await callApi('GET', `/payments/initial-due/${id}`, {
        token: stranger.idToken,
      });
      expectError(answer, 404);
    }
  });
});

describe('POST /payments', () => {
  // proves payments-8, payments-11, constants-5
  it('creates a pending payment with a readable reference', async () => {
    const album = await storeAlbum(customer);
    const order = orderFor(album.id);
    const payment = expectAnswer(await post(order), createPayment.response);
    expect(payment).toMatchObject({
      user_id: customer.uid,
      amount: DUE,
      payment_type: 'initial',
      payment_status: 'pending',
      payment_method: 'card',
      cart_id: album.id,
      transaction_id: order.transaction_id,
      provider: 'sandbox',
      failure: '',
    });
    expect(payment.reference).toMatch(/^PAY[2-9A-HJ-NP-Z]{8}$/);
    expect(await paidOf(album.id)).toBe(0);
  });

  // proves payments-13
  it('returns the same payment for the same call, regardless of its date', async () => {
    const album = await storeAlbum(customer);
    const order = orderFor(album.id);
    const first = expectAnswer(await post(order), createPayment.response);
    const again = await post({ ...order, payment_date: '2020-01-01T00:00:00.000Z' });
    expect(expectAnswer(again, createPayment.response)).toEqual(first);
    await confirmed(first, SUCCESS);
    const later = expectAnswer(await post(order), createPayment.response);
    expect(later).toEqual({ ...first, payment_status: 'paid' });
  });

  it('answers 409 to another call with the same transaction id', async () => {
    const [album, other] = await Promise.all([storeAlbum(customer), storeAlbum(customer)]);
    const order = orderFor(album.id);
    expectAnswer(await post(order), createPayment.response);
    expectError(await post({ ...order, cart_id: other.id }), 409);
    expectError(await post({ ...order, amount: DUE + 1 }), 409);
    expectError(await post({ ...order, payment_method: 'upi' }), 409);
  });

  it('separates the transaction ids of customers', async () => {
    const [mine, theirs] = await Promise.all([storeAlbum(customer), storeAlbum(stranger)]);
    const order = orderFor(mine.id);
    const first = expectAnswer(await post(order), createPayment.response);
    const json = { ...order, user_id: stranger.uid, cart_id: theirs.id };
    const other = expectAnswer(await post(json, stranger), createPayment.response);
    expect(other.id).not.toBe(first.id);
  });

  it('answers 409 with the correct amount for a wrong one', async () => {
    const album = await storeAlbum(customer);
    const error = expectError(await post(orderFor(album.id, { amount: 1 })), 409);
    expect(amountConflict.parse(error.details)).toEqual({ amount: DUE });
    expect(await paymentsOf(album.id)).toEqual([]);
  });

  // proves checkout-13
  it('answers 422 if nothing is due or the method is not offered', async () => {
    const album = await storeAlbum(customer, { initial_paid_paise: STORED_DUE_PAISE });
    expect(expectError(await post(orderFor(album.id)), 422).message).toContain('nothing to pay');
    const upi = expectError(await post(orderFor(album.id, { payment_method: 'upi' })), 422);
    expect(upi.message).toBe('UPI is not supported yet. Please use card payment.');
    expect(await paymentsOf(album.id)).toEqual([]);
  });

  it('answers 400 to an initial payment without an album, or also of an order', async () => {
    const album = await storeAlbum(customer);
    expectError(await post(orderFor(album.id, { cart_id: undefined })), 400);
    expectError(await post(orderFor(album.id, { order_id: 'o1' })), 400);
    expectError(await post(orderFor(album.id, { payment_status: 'paid' })), 400);
  });

  // proves payments-8
  it('answers 404 to the album or uid of another user', async () => {
    const album = await storeAlbum(customer);
    expectError(await post(orderFor(album.id, { user_id: stranger.uid }), stranger), 404);
    expectError(await post(orderFor(album.id), stranger), 404);
    expectError(await post(orderFor('nothing')), 404);
  });

  it('is closed to visitors and guests', async () => {
    expectError(await callApi('POST', '/payments', { json: orderFor('a') }), 401);
    expectError(await post(orderFor('a'), await createTestAccountWithRole('guest')), 403);
  });

  // proves payments-13
  it('creates one payment for 20 equal concurrent calls', async () => {
    const album = await storeAlbum(customer);
    const order = orderFor(album.id);
    const answers = await twenty(() => post(order));
    const ids = answers.map((answer) => expectAnswer(answer, createPayment.response).id);
    expect(new Set(ids).size).toBe(1);
    expect(await paymentsOf(album.id)).toHaveLength(1);
  });
});

describe('POST /payments/:id/confirm', () => {
  it('marks a payment as paid, and credits it to its album', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    expect(await confirmed(payment, SUCCESS)).toEqual({ ...payment, payment_status: 'paid' });
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
    expect(await due(album.id)).toBe(0);
    expect(await confirmed(payment, DECLINE)).toMatchObject({ payment_status: 'paid' });
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
  });

  it('updates the payment in the review queue', async () => {
    const album = await storeRequestedAlbum(customer);
    expect(await readDocument(`reviewQueue/${album.id}`)).toMatchObject({ is_unpaid: true });
    await confirmed(await newPayment(album.id), SUCCESS);
    expect(await readDocument(`reviewQueue/${album.id}`)).toMatchObject({ is_unpaid: false });
  });

  it('returns the reason of a declined card, and allows another payment', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    const declined = await confirmed(payment, DECLINE);
    expect(declined).toMatchObject({ payment_status: 'failed', failure_reason: 'card_declined' });
    expect(declined.failure).toMatch(/declined/);
    expect(await paidOf(album.id)).toBe(0);
    await confirmed(await newPayment(album.id), SUCCESS);
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
  });

  it('credits a payment that succeeds after a failure', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    await confirmed(payment, DECLINE);
    const paid = await confirmed(payment, SUCCESS);
    expect(paid).toMatchObject({ payment_status: 'paid', failure: '' });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      history: [
        { by: 'owner', by_uid: customer.uid, from: null, to: 'pending' },
        { by: 'provider', by_uid: null, from: 'pending', to: 'failed' },
        { by: 'provider', by_uid: null, from: 'failed', to: 'paid' },
      ],
    });
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
  });

  it('stays pending while the provider is late, and is paid at a later check', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'pending' });
    expect(await confirmed(payment, LATE)).toMatchObject({ payment_status: 'pending' });
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'pending' });
    expect(await paidOf(album.id)).toBe(0);
    expectError(await post(orderFor(album.id)), 409);
    await setTimeout(3100);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'paid' });
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
  });

  it('refunds a second payment of the same amount due', async () => {
    const album = await storeAlbum(customer);
    const first = await newPayment(album.id);
    const second = await newSecondPayment(first, album.id);
    await confirmed(second, SUCCESS);
    expect(await confirmed(first, SUCCESS)).toMatchObject({ payment_status: 'refunded' });
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
    expect(await readDocument(`payments/${first.id}`)).toMatchObject({ refund: 'sent' });
  });

  it('refunds a payment whose album is deleted', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    await firestore.doc(`albums/${album.id}`).delete();
    expect(await confirmed(payment, SUCCESS)).toMatchObject({ payment_status: 'refunded' });
  });

  it('credits an additional payment after a higher price', async () => {
    const album = await storeAlbum(customer, { initial_paid_paise: paise(10_000) });
    await confirmed(await newPayment(album.id, { amount: 10.6 }), SUCCESS);
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
  });

  it('refuses an invalid token, and leaves the payment unchanged', async () => {
    const payment = await newPayment((await storeAlbum(customer)).id);
    expectError(await confirm(payment, 'tok_visa'), 400);
    expect(await confirmed(payment)).toEqual(payment);
  });

  it('answers 404 for the payment of another customer and for unknown ids', async () => {
    const payment = await newPayment((await storeAlbum(customer)).id);
    expectError(await confirm(payment, SUCCESS, stranger), 404);
    expectError(await confirm({ id: 'nothing' }, SUCCESS), 404);
    expectError(await confirm(payment, SUCCESS, await createTestAccountWithRole('guest')), 403);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'pending' });
  });

  it('credits once for 20 concurrent confirmations', async () => {
    const album = await storeRequestedAlbum(customer);
    const payment = await newPayment(album.id);
    const answers = await twenty(() => confirm(payment, SUCCESS));
    expect(statusesOf(answers).filter((status) => status !== 409)).toEqual([200]);
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'paid' });
  });

  it('charges once for 20 concurrent payments of an album', async () => {
    const album = await storeAlbum(customer);
    const begun = await twenty(() => newPayment(album.id));
    const answers = await Promise.all(begun.map((payment) => confirm(payment, SUCCESS)));
    expect(statusesOf(answers).filter((status) => status !== 409)).toEqual([200]);
    expect(await paidOf(album.id)).toBe(STORED_DUE_PAISE);
    const paid = (await paymentsOf(album.id)).filter(
      (payment) => payment['payment_status'] === 'paid',
    );
    expect(paid).toHaveLength(1);
  });
});

describe('an open payment', () => {
  it('is reused for the same amount due, regardless of the transaction id', async () => {
    const album = await storeAlbum(customer);
    const first = await newPayment(album.id);
    const again = orderFor(album.id);
    const second = expectAnswer(await post(again), createPayment.response);
    expect(second).toEqual(first);
    await confirmed(first, SUCCESS);
    const repeated = expectAnswer(await post(again), createPayment.response);
    expect(repeated).toMatchObject({ id: first.id, payment_status: 'paid' });
    expect(await paymentsOf(album.id)).toHaveLength(1);
  });

  it('is limited to five per customer', async () => {
    for (let count = 0; count < 5; count += 1) await newPayment((await storeAlbum(customer)).id);
    const sixth = await storeAlbum(customer);
    const { message } = expectError(await post(orderFor(sixth.id)), 429);
    expect(message).toMatch(/5 payments that you have not finished/);
    expect(await paymentsOf(sixth.id)).toEqual([]);
  });

  it('is limited to five per customer for 20 concurrent calls', async () => {
    const albums = await twenty(() => storeAlbum(customer));
    const answers = await Promise.all(albums.map(({ id }) => post(orderFor(id))));
    expect(statusesOf(answers).filter((status) => status !== 409)).toEqual([200, 429]);
    const made = firestore.collection('payments').where('user_id', '==', customer.uid);
    expect((await made.count().get()).data().count).toBe(5);
  });

  it('has a unique reference', async () => {
    const payment = await newPayment((await storeAlbum(customer)).id);
    const guard = await readDocument(`paymentReferences/${payment.reference}`);
    expect(guard).toEqual({ payment_id: payment.id });
  });

  it('of a trial is ignored once a real provider is active', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    expect(payment.livemode).toBe(false);
    await firestore.doc(`payments/${payment.id}`).update({ livemode: true });
    expectError(await confirm(payment, SUCCESS), 409);
    expect(await paidOf(album.id)).toBe(0);
  });
});

describe('deleting an album', () => {
  it('refunds its initial payment', async () => {
    const album = await storeAlbum(customer);
    const payment = await newPayment(album.id);
    await confirmed(payment, SUCCESS);
    const answer = await callApi('DELETE', `/albums/${album.id}`, { token: customer.idToken });
    expect(answer.status, answer.text).toBe(200);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'refunded' });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ refund: 'sent' });
  });

  it('shows the refund on its order', async () => {
    const album = await storeApprovedAlbum(customer);
    const amount = (await confirmed(await newPayment(album.id), SUCCESS)).amount;
    const { idToken: token } = customer;
    expect((await callApi('DELETE', `/albums/${album.id}`, { token })).status).toBe(200);
    const answer = await callApi('GET', `/orders/${album.order_id}`, { token });
    expect(expectAnswer(answer, getOrder.response).order).toMatchObject({
      order_status: 'Cancelled',
      initial_paid: 0,
      given_back: { amount, gift: 0, points: 0 },
    });
  });
});

describe('GET /payments/user/:id', () => {
  const listOf = (owner: Account, caller: Account) =>
    callApi('GET', `/payments/user/${owner.uid}`, { token: caller.idToken });

  it('lists the payments of the caller, newest first', async () => {
    const payer = await createTestCustomer();
    const albums = [await storeAlbum(payer), await storeAlbum(payer)];
    const begun: string[] = [];
    for (const { id } of albums) {
      const json = { ...orderFor(id), user_id: payer.uid };
      begun.push(expectAnswer(await post(json, payer), createPayment.response).id);
    }
    const { payments } = expectAnswer(await listOf(payer, payer), listPayments.response);
    expect(payments.map(({ id }) => id)).toEqual(begun.toReversed());
  });

  it('is empty at first, and closed to others', async () => {
    const payer = await createTestCustomer();
    const { payments } = expectAnswer(await listOf(payer, payer), listPayments.response);
    expect(payments).toEqual([]);
    expectError(await listOf(payer, stranger), 404);
    expectError(await listOf(payer, await createTestAccountWithRole('admin')), 404);
    expectError(await callApi('GET', `/payments/user/${payer.uid}`), 401);
  });
});

describe('GET /payments/options', () => {
  it('names the provider and its methods', async () => {
    const answer = await callApi('GET', '/payments/options', { token: customer.idToken });
    expect(expectAnswer(answer, getPaymentOptions.response)).toEqual({
      provider: 'sandbox',
      methods: ['card'],
      form: 'test-card',
    });
  });
});
