import { errorBody } from '@smriti/shared/base/errors';
import fc from 'fast-check';
import { listOrders, type Order, placeOrder } from '@smriti/shared/order/orders';
import { amountConflict, createPayment } from '@smriti/shared/payment/payments';
import { describe, expect, it } from 'vitest';
import { findBalanceProblems, findOrderProblems } from '../../tools/quality/faults/record-problems';
import { type Account, createTestAccountWithRole, createTestCustomer } from '../support/accounts';
import { firestore } from '../support/admin';
import { storeGiftCard } from '../support/gift-cards';
import { fetchVerifiedBalance } from '../api/support/ledger';
import { type ApiAnswer, callApi, expectAnswer } from '../support/http';
import {
  SHIPPED,
  callReorder,
  callCreatePayment,
  callCancelOrder,
  callConfirmPayment,
  creditBalances,
  storeReferral,
  createTestAddress,
  placementForm,
  callPlaceOrder,
  callUpdateOrderStatus,
  storeApprovedAlbum,
} from '../support/orders';

const CUSTOMERS = 12;
const OPERATIONS = 500;
const AT_ONCE = 4;
const TOKENS = ['tok_sandbox_success', 'tok_sandbox_success', 'tok_sandbox_decline'] as const;

interface Person {
  account: Account;
  address: string;
}

interface Shop {
  people: readonly Person[];
  admin: Account;
}

/** A random operation of one customer; `pick` selects the order or token to use. */
interface Operation {
  kind: (typeof KINDS)[number];
  person: number;
  pick: number;
  copies: number;
  isGenerous: boolean;
  /** Whether the call is sent twice at once, like a double click. */
  isTwice: boolean;
}

const KINDS = [
  'place',
  'place',
  'pay',
  'pay',
  'pay',
  'cancel',
  'reorder',
  'ship',
  'deliver',
  'redeem',
] as const;

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...KINDS),
  person: fc.nat(CUSTOMERS - 1),
  pick: fc.nat(1000),
  copies: fc.integer({ min: 1, max: 20 }),
  isGenerous: fc.boolean(),
  isTwice: fc.boolean(),
});

async function ordersOf({ uid, idToken }: Account): Promise<Order[]> {
  const answer = await callApi('GET', `/orders/user/${uid}`, { token: idToken });
  return expectAnswer(answer, listOrders.response).orders;
}

/** Sends a call once, or twice at once. */
function send<T>({ isTwice }: Operation, request: () => Promise<T>): Promise<T[]> {
  return Promise.all(isTwice ? [request(), request()] : [request()]);
}

async function place({ account, address }: Person, wanted: Operation) {
  const { copies, isGenerous, pick } = wanted;
  const albums = await Promise.all(
    Array.from({ length: 1 + (pick % 3) }, () => storeApprovedAlbum(account, { quantity: copies })),
  );
  const use = { use_gift_balance: isGenerous, use_points: pick % 2 === 0 };
  const form = placementForm(account, address, albums, use);
  const answers = await send(wanted, () => callPlaceOrder(account, form));
  for (const answer of answers)
    if (answer.status === 200) placeOrder.response.parse(JSON.parse(answer.text));
  return answers;
}

/** Creates a payment of `amount`; on a conflict, of the amount due in the server's answer. */
async function askDue(
  account: Account,
  payable: Parameters<typeof callCreatePayment>[1],
  amount: number,
) {
  const asked = await callCreatePayment(account, payable, amount);
  if (asked.status !== 409) return asked;
  const { details } = errorBody.parse(JSON.parse(asked.text));
  const due = amountConflict.safeParse(details).data?.amount;
  return due === undefined ? asked : callCreatePayment(account, payable, due);
}

async function payFor(account: Account, order: Order, wanted: Operation) {
  const { pick, isGenerous } = wanted;
  const payable =
    isGenerous && order.placement_id !== null
      ? { placement_id: order.placement_id }
      : { order_id: order.id };
  const asked = await askDue(account, payable, order.amount_due);
  if (asked.status !== 200) return [asked];
  const payment = expectAnswer(asked, createPayment.response);
  const token = TOKENS[pick % TOKENS.length];
  return send(wanted, () => callConfirmPayment(account, payment, token));
}

/** Performs an operation on the existing orders. @returns the answers of its calls */
async function perform({ people, admin }: Shop, wanted: Operation): Promise<ApiAnswer[]> {
  const person = people[wanted.person];
  if (!person) throw new RangeError('nobody');
  const { account, address } = person;
  if (wanted.kind === 'place') return place(person, wanted);
  if (wanted.kind === 'redeem') {
    const json = { code: await storeGiftCard() };
    return [await callApi('POST', '/gift-cards/redeem', { token: account.idToken, json })];
  }
  const orders = await ordersOf(account);
  const order = orders[wanted.pick % Math.max(1, orders.length)];
  if (!order) return [];
  switch (wanted.kind) {
    case 'pay':
      return payFor(account, order, wanted);
    case 'cancel':
      return send(wanted, () => callCancelOrder(account, order.id));
    case 'reorder':
      return [
        await callReorder(account, { id: order.id, quantity: wanted.copies, address_id: address }),
      ];
    case 'ship':
      return [await callUpdateOrderStatus(admin, order.id, SHIPPED)];
    case 'deliver':
      return [await callUpdateOrderStatus(admin, order.id, { order_status: 'Delivered' })];
  }
}

/** Timeout in ms: on a slow machine, transactions that wait for each other take minutes. */
const TIMEOUT_MS = 1_200_000;

describe(`${OPERATIONS} operations by ${CUSTOMERS} customers`, { timeout: TIMEOUT_MS }, () => {
  it('keep every order, payment and balance consistent', async () => {
    const admin = await createTestAccountWithRole('admin');
    const accounts = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => createTestCustomer()),
    );
    const people = await Promise.all(
      accounts.map(async (account) => ({ account, address: await createTestAddress(account) })),
    );
    const [inviter, ...friends] = accounts;
    for (const friend of friends) if (inviter) await storeReferral(inviter, friend);
    for (const account of accounts)
      await creditBalances(account, { giftPaise: 500_001, points: 3_333 });

    const seed = Date.now();
    const [operations = []] = fc.sample(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      { seed, numRuns: 1 },
    );
    const statuses = new Map<number, number>();
    // Operations of one customer run in sequence, except for doubled calls: in the emulator, two
    // transactions that block each other cost three seconds.
    const worker = async (turn: number) => {
      for (const one of operations.filter(({ person }) => person % AT_ONCE === turn)) {
        for (const { status, text } of await perform({ people, admin }, one)) {
          expect([200, 409, 422], `seed ${seed}: ${text}`).toContain(status);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => worker(turn)));
    expect(statuses.get(200)).toBeGreaterThan(OPERATIONS / 4);
    for (const person of people) {
      const { uid } = person.account;
      expect(await findOrderProblems(firestore, uid)).toEqual([]);
      expect(await findBalanceProblems(firestore, uid)).toEqual([]);
    }
    expect((await fetchVerifiedBalance(inviter ?? { uid: '' })).points).toBeGreaterThanOrEqual(0);
  });
});
