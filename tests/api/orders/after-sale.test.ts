import { addOrderNote, getStaffOrder } from '@smriti/shared/order/staff-order';
import { refundOrder, replaceOrder } from '@smriti/shared/order/order-management';
import { paise } from '@smriti/shared/base/money';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  acceptOldTokens,
  type Account,
  createTestAccountWithRole,
  createTestAccounts,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { toStaleToken } from '../../support/tokens';
import { fetchVerifiedBalance } from '../support/ledger';
import { fetchMailsByIdPart } from '../support/mail';
import {
  callCancelOrder,
  expectCancellation,
  creditBalances,
  createTestPlacement,
  recordOutsidePayment,
  fetchOrder,
  createTestPaidOrder,
  payWithTestCard,
  storeInitialPayment,
} from '../../support/orders';

let customer: Account;
let admin: Account;

beforeAll(async () => {
  ({ customer, admin } = await createTestAccounts());
});

interface Refund {
  amount: number;
  to?: 'payment' | 'gift';
}

const refund = ({ idToken }: Account, id: string, { amount, to = 'payment' }: Refund) =>
  callApi('POST', `/orders/${id}/refunds`, {
    token: idToken,
    json: { amount, to, reason: 'A torn page' },
  });
const refundedOrder = async (id: string, form: Refund) =>
  expectAnswer(await refund(admin, id, form), refundOrder.response).order;
const replace = ({ idToken }: Account, id: string, quantity = 1) =>
  callApi('POST', `/orders/${id}/replacement`, {
    token: idToken,
    json: { quantity, reason: 'Lost on the way' },
  });
const staffOrderOf = ({ idToken }: Account, id: string) =>
  callApi('GET', `/orders/${id}/staff`, { token: idToken });
const everythingOf = async (id: string) =>
  expectAnswer(await staffOrderOf(admin, id), getStaffOrder.response).order;

describe('POST /orders/:id/refunds', () => {
  it('refunds a part to the payment and the rest later, then the order counts as refunded', async () => {
    const owner = await createTestCustomer();
    const { order } = await createTestPlacement(owner);
    const payment = await payWithTestCard(owner, { order_id: order.id }, 632);
    expect(await refundedOrder(order.id, { amount: 300.5 })).toMatchObject({
      payment_status: 'paid',
      order_status: 'processing',
      refunded: 300.5,
      has_credit_note: true,
      refunds: [{ amount: 300.5, to: 'payment', reason: 'A torn page' }],
    });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'paid',
      refunds: [{ amount_paise: 30_050, state: 'done' }],
    });
    const error = expectError(await refund(admin, order.id, { amount: 331.51 }), 422);
    expect(error.message).toBe('At most ₹331.50 can go back to what it was paid with.');
    expect(await refundedOrder(order.id, { amount: 331.5 })).toMatchObject({
      payment_status: 'refunded',
    });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'refunded',
    });
    expectError(await refund(admin, order.id, { amount: 0.01, to: 'gift' }), 422);
    const mails = (await fetchMailsByIdPart(order.id)).filter(
      ({ event }) => event === 'order_refunded',
    );
    expect(mails.map(({ message }) => message.subject).toSorted()).toEqual([
      'Your refund of ₹300.50',
      'Your refund of ₹331.50',
    ]);
  });

  it('refunds to the gift balance, also amounts paid with it or outside of the shop', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 10_000, points: 100 });
    const use = { use_gift_balance: true, use_points: true };
    const { order } = await createTestPlacement(owner, [{}], use);
    await recordOutsidePayment(order.id, 'paid');
    expectError(await refund(admin, order.id, { amount: 1 }), 422);
    expect(await refundedOrder(order.id, { amount: 150, to: 'gift' })).toMatchObject({
      refunded: 150,
    });
    expect(await fetchVerifiedBalance(owner)).toEqual({ gift: 15_000, points: 0 });
  });

  it('includes the initial payment, and cancelling refunds the rest', async () => {
    const owner = await createTestCustomer();
    await creditBalances(owner, { giftPaise: 10_000 });
    const initial = { initial_paid_paise: paise(11_060) };
    const { order, albums } = await createTestPlacement(owner, [initial], {
      use_gift_balance: true,
    });
    const [album] = albums;
    if (!album) throw new Error('an album was placed');
    const initialId = await storeInitialPayment(album);
    await payWithTestCard(owner, { order_id: order.id }, order.amount_due);
    await refundedOrder(order.id, { amount: order.amount_due + 10 });
    expect(await readDocument(`payments/${initialId}`)).toMatchObject({
      refunds: [{ amount_paise: 1_000 }],
    });
    await refundedOrder(order.id, { amount: 40, to: 'gift' });
    expect(expectCancellation(await callCancelOrder(owner, order.id)).given_back).toMatchObject({
      amount: 100.6,
      gift: 60,
      points: 0,
    });
    expect(await readDocument(`payments/${initialId}`)).toMatchObject({
      payment_status: 'refunded',
    });
    expect(await fetchVerifiedBalance(owner)).toMatchObject({ gift: 10_000 });
  });

  it('does not refund the part of the initial payment that went to the gift balance', async () => {
    const owner = await createTestCustomer();
    const { order, albums } = await createTestPlacement(owner, [
      { initial_paid_paise: paise(11_060) },
    ]);
    const [album] = albums;
    if (!album) throw new Error('an album was placed');
    const initialId = await storeInitialPayment(album);
    await payWithTestCard(owner, { order_id: order.id }, order.amount_due);
    await refundedOrder(order.id, { amount: order.amount_due + 60, to: 'gift' });
    const { given_back } = expectCancellation(await callCancelOrder(owner, order.id));
    expect(given_back).toMatchObject({ amount: 50.6, gift: 0 });
    expect(await readDocument(`payments/${initialId}`)).toMatchObject({
      payment_status: 'paid',
      refunds: [{ amount_paise: 5_060 }],
    });
  });

  it('never refunds more than was paid, for 20 concurrent calls', async () => {
    const owner = await createTestCustomer();
    const { order } = await createTestPlacement(owner);
    const payment = await payWithTestCard(owner, { order_id: order.id }, 632);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        refund(admin, order.id, { amount: 100, to: n % 2 === 0 ? 'payment' : 'gift' }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
    expect(done).toBeLessThanOrEqual(6);
    const { refunded } = await fetchOrder(owner, order.id);
    expect(refunded).toBe(done * 100);
    const stored = (await readDocument(`payments/${payment.id}`)) as {
      refunds: { amount_paise: number }[];
    };
    const toPayment = stored.refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    const { gift } = await fetchVerifiedBalance(owner);
    expect(toPayment + gift).toBe(refunded * 100);
  });

  it('requires an admin with a fresh sign-in, an amount and a reason', async () => {
    const { id } = await createTestPaidOrder(customer);
    await acceptOldTokens(admin);
    const old = { ...admin, idToken: toStaleToken(admin.idToken) };
    const error = expectError(await refund(old, id, { amount: 1 }), 403);
    expect(error.code).toBe('fresh_sign_in');
    for (const amount of [0, -1, 1.005]) expectError(await refund(admin, id, { amount }), 400);
    expectError(await refund(customer, id, { amount: 1 }), 403);
    expectError(await refund(await createTestAccountWithRole('printer'), id, { amount: 1 }), 403);
    const { order } = await createTestPlacement(customer);
    expectError(await refund(admin, order.id, { amount: 1 }), 422);
  });
});

describe('POST /orders/:id/replacement', () => {
  it('creates a linked order without a price, which is printed at once', async () => {
    const owner = await createTestCustomer();
    const { id } = await createTestPaidOrder(owner, { quantity: 3 });
    const { order } = expectAnswer(await replace(admin, id, 2), replaceOrder.response);
    expect(order).toMatchObject({
      replaces: id,
      quantity: 2,
      grand_total: 0,
      amount_due: 0,
      order_status: 'processing',
      payment_status: 'paid',
      print_state: 'waiting',
      has_invoice: false,
      history: [{ by: 'admin', from: null, to: 'processing', note: 'Lost on the way' }],
    });
    const printer = await createTestAccountWithRole('printer');
    expect(
      (await callApi('GET', `/orders/${order.id}/job`, { token: printer.idToken })).status,
    ).toBe(200);
    expect((await everythingOf(id)).replaced_by).toEqual([order.id]);
    expect((await fetchMailsByIdPart(order.id)).map(({ event }) => event)).toEqual([
      'order_replaced',
    ]);
    expectError(await refund(admin, order.id, { amount: 1, to: 'gift' }), 422);
    expect(expectCancellation(await callCancelOrder(admin, order.id)).given_back).toMatchObject({
      amount: 0,
      gift: 0,
    });
  });

  it('requires a paid order and an admin', async () => {
    const { order } = await createTestPlacement(customer);
    expectError(await replace(admin, order.id), 422);
    expectError(await replace(admin, order.id, 0), 400);
    expectError(await replace(customer, order.id), 403);
  });
});

describe('an order in the view of an admin', () => {
  it('includes customer, payments, print state and history', async () => {
    const owner = await createTestCustomer('Kavya Rao');
    const { id } = await createTestPaidOrder(owner);
    const answer = await staffOrderOf(admin, id);
    const order = expectAnswer(answer, getStaffOrder.response).order;
    expect(order).toMatchObject({
      order_id: id,
      customer: { name: 'Kavya Rao', email: owner.email },
      is_paid_outside: false,
      payments: [{ payment_type: 'order', amount: 632, refunded_amount: 0, is_refund_owed: false }],
      refundable: { payment: 632, gift: 632 },
    });
    expect(order.history.map(({ by_name }) => by_name)).toEqual(['Kavya Rao', 'Kavya Rao', '']);
    expect(order.making.photos).toBeGreaterThan(0);
    expect(Number(answer.headers.get('x-firestore-reads'))).toBeLessThanOrEqual(20);
    expectError(await staffOrderOf(owner, id), 403);
  });

  it('includes notes of the shop that the customer does not see', async () => {
    const { id } = await createTestPaidOrder(customer);
    const json = { text: 'Call before delivery' };
    const note = (account: Account) =>
      callApi('POST', `/orders/${id}/notes`, { token: account.idToken, json });
    expect(expectAnswer(await note(admin), addOrderNote.response).notes).toMatchObject([json]);
    expect((await everythingOf(id)).notes).toMatchObject([json]);
    const seen = await callApi('GET', `/orders/${id}`, { token: customer.idToken });
    expect(seen.text).not.toContain('Call before');
    expectError(await note(customer), 403);
    expect(await readDocument(`orders/${id}`)).toMatchObject({
      staff_notes: [{ by_uid: admin.uid }],
    });
    const { size } = await firestore.collection('audit').where('keys', 'array-contains', id).get();
    expect(size).toBe(1);
  });
});
