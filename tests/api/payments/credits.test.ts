import { randomUUID } from 'node:crypto';
import { getCredits, POINT_PACKS } from '@smriti/shared/payment/credits';
import {
  amountConflict,
  confirmPayment,
  createPayment,
  listPayments,
  type Payment,
} from '@smriti/shared/payment/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { fetchLedgerEntries, fetchVerifiedBalance } from '../support/ledger';

const [SUCCESS, DECLINE] = ['tok_sandbox_success', 'tok_sandbox_decline'];
/** Price and value of a point, in rupees. */
const POINT = 0.1;

let customer: Account;

beforeEach(async () => {
  customer = await createTestCustomer();
});

const credits = (query = '', { idToken: token } = customer) =>
  callApi('GET', `${getCredits.path}${query}`, { token });
const ownCredits = async (query = '') => expectAnswer(await credits(query), getCredits.response);

const purchaseOf = (points: number, changes: Record<string, unknown> = {}) => ({
  user_id: customer.uid,
  amount: points * POINT,
  points,
  payment_type: 'credits',
  payment_method: 'card',
  transaction_id: `TXN_${randomUUID()}`,
  ...changes,
});
const post = (json: unknown) => callApi('POST', '/payments', { token: customer.idToken, json });
const newPurchase = async (points: number) =>
  expectAnswer(await post(purchaseOf(points)), createPayment.response);
const confirm = ({ id }: Pick<Payment, 'id'>, token?: string) =>
  callApi('POST', `/payments/${id}/confirm`, { token: customer.idToken, json: { token } });
const confirmed = async (payment: Payment, token?: string) =>
  expectAnswer(await confirm(payment, token), confirmPayment.response);

describe('GET /credits', () => {
  it('has no points at first, and lists the packs', async () => {
    expect(await ownCredits()).toEqual({
      balance: 0,
      pending: 0,
      pending_rewards: [],
      inviter_reward: null,
      first_order_percent: 0,
      worth: 0,
      packs: POINT_PACKS.map((points) => ({ points, price: points * POINT })),
      transactions: [],
    });
  });

  it('shows the ledger entries, newest first and page by page', async () => {
    for (const pack of POINT_PACKS) await confirmed(await newPurchase(pack), SUCCESS);
    const all = await ownCredits();
    expect(all).toMatchObject({ balance: 9000, worth: 900 });
    expect(all.transactions.map(({ points }) => points)).toEqual([...POINT_PACKS].toReversed());
    expect(all.transactions.map((one) => one.balance_after)).toEqual([9000, 4000, 1500, 500]);

    const first = await credits('?limit=3');
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const rest = await credits(`?limit=3&cursor=${cursor}`);
    expect(rest.headers.get('x-next-cursor')).toBeNull();
    expect([
      ...expectAnswer(first, getCredits.response).transactions,
      ...expectAnswer(rest, getCredits.response).transactions,
    ]).toEqual(all.transactions);
  });

  it('reads only the shown entries', async () => {
    await confirmed(await newPurchase(500), SUCCESS);
    const answer = await credits();
    expect(Number(answer.headers.get('x-firestore-reads'))).toBeLessThanOrEqual(4);
  });

  it.each(['abc', '0', '-1', '1.5', '9'.repeat(16)])('refuses the cursor %j', async (cursor) => {
    expectError(await credits(`?cursor=${cursor}`), 400);
  });

  it('is closed to visitors and guests', async () => {
    expectError(await callApi('GET', getCredits.path), 401);
    expectError(await credits('', await createTestAccountWithRole('guest')), 403);
  });
});

describe('buying points', () => {
  it('adds them once they are paid, with the reference of the payment', async () => {
    const payment = await newPurchase(1000);
    expect(payment).toMatchObject({ amount: 100, points: 1000, payment_status: 'pending' });
    expect((await ownCredits()).balance).toBe(0);
    expect(await confirmed(payment, SUCCESS)).toMatchObject({ payment_status: 'paid' });
    expect(await ownCredits()).toMatchObject({
      balance: 1000,
      worth: 100,
      transactions: [{ kind: 'bought', points: 1000, reference: payment.reference }],
    });
  });

  it('adds nothing for a declined card', async () => {
    const payment = await newPurchase(500);
    expect(await confirmed(payment, DECLINE)).toMatchObject({ payment_status: 'failed' });
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 0, points: 0 });
  });

  it('is listed in the payment history', async () => {
    const payment = await newPurchase(500);
    const answer = await callApi('GET', `/payments/user/${customer.uid}`, {
      token: customer.idToken,
    });
    expect(expectAnswer(answer, listPayments.response).payments).toEqual([payment]);
  });

  it('answers 409 with the correct amount for a wrong one', async () => {
    const error = expectError(await post(purchaseOf(1000, { amount: 1 })), 409);
    expect(amountConflict.parse(error.details)).toEqual({ amount: 100 });
  });

  it('answers 409 to another pack with the same transaction id', async () => {
    const first = purchaseOf(500);
    expectAnswer(await post(first), createPayment.response);
    expectError(await post({ ...first, points: 1000, amount: 100 }), 409);
    expectError(await post({ ...first, points: 1000 }), 409);
  });

  it.each([
    ['no number of points', { points: undefined }],
    ['a number that is no pack', { points: 501, amount: 50.1 }],
    ['points for free', { points: 0, amount: 0 }],
    ['an album beside them', { cart_id: 'album-1' }],
    ['an order beside them', { order_id: 'order-1' }],
    ['a placement beside them', { placement_id: 'placement-1' }],
  ])('answers 400 to %s', async (_, changes) => {
    expectError(await post(purchaseOf(500, changes)), 400);
    expect(await fetchLedgerEntries(customer)).toEqual([]);
  });

  it('answers 404 to the uid of another user', async () => {
    const stranger = await createTestCustomer();
    expectError(await post(purchaseOf(500, { user_id: stranger.uid })), 404);
  });

  it('adds points once for 20 concurrent confirmations', async () => {
    const payment = await newPurchase(2500);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(payment, SUCCESS)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await confirmed(payment)).toMatchObject({ payment_status: 'paid' });
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 0, points: 2500 });
  });
});
