import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { albumRecord } from '../../../functions/src/features/albums/album.records.ts';
import {
  ledgerEntryRecord,
  ledgerRecord,
} from '../../../functions/src/features/ledger/ledger.records.ts';
import {
  type OrderRecord,
  orderRecord,
  type PlacementRecord,
  placementRecord,
} from '../../../functions/src/features/orders/order.records.ts';
import { remainingPoints } from '../../../functions/src/features/orders/refunds/order-refund.domain.ts';
import {
  type PaymentRecord,
  paymentRecord,
} from '../../../functions/src/features/payments/payment.records.ts';

/** Consistency checks of a customer's orders, payments and balances. */

async function storedOf<S extends z.ZodMiniType>(
  firestore: Firestore,
  { collection, uid, schema }: { collection: string; uid: string; schema: S },
): Promise<z.output<S>[]> {
  const { docs } = await firestore.collection(collection).where('user_id', '==', uid).get();
  return docs.map((document) => z.parse(schema, document.data()));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const returned = ({ refunds }: PaymentRecord) => sum(refunds.map((one) => one.amount_paise));
const isTaken = ({ payment_status }: PaymentRecord) =>
  payment_status === 'paid' || payment_status === 'refunded';
/** Amount of a payment that the shop has received and not refunded, in paise. */
const netAmount = (payment: PaymentRecord) =>
  isTaken(payment) ? payment.amount_paise - returned(payment) : 0;

type Part = 'due_paise' | 'initial_paise';

/** Amount of a part of an order's price that its payment still covers, in paise. */
function coveredAmount({ order_status, amounts, refunds }: OrderRecord, part: Part): number {
  const refunded = (to: 'gift' | 'payment') =>
    sum(refunds.filter((one) => one.to === to).map((one) => one[part]));
  // refunds to the gift balance remain covered by the payment, even if the rest was refunded to its source
  if (order_status === 'Cancelled') return refunded('gift');
  const paid = part === 'due_paise' ? amounts?.due_paise : amounts?.initial_paid_paise;
  return (paid ?? 0) - refunded('payment');
}

function orderProblems(order: OrderRecord, payments: ReadonlyMap<string, PaymentRecord>) {
  const { id, history, order_status, payment_status, amounts, paid_by } = order;
  const problems: string[] = [];
  const last = history.at(-1);
  if (last?.to !== order_status || last.payment_status !== payment_status) {
    problems.push(`order ${id} is ${order_status}, and its history ends otherwise`);
  }
  const isPaid = payment_status === 'paid' || payment_status === 'refunded';
  if ((order_status === 'Shipped' || order_status === 'Delivered') && !isPaid) {
    problems.push(`order ${id} is ${order_status} and not paid`);
  }
  const isDue = payment_status === 'paid' && (amounts?.due_paise ?? 0) > 0;
  if (isDue && !payments.has(paid_by ?? '')) problems.push(`order ${id} is paid by nothing`);
  return problems;
}

/**
 * Placements whose shipping is not fully charged to their orders that are not cancelled. Placements with
 * refunds are skipped: a refund by staff may include shipping.
 */
function shippingProblems(
  placements: readonly PlacementRecord[],
  orders: readonly OrderRecord[],
): string[] {
  return placements.flatMap(({ id, order_ids, shipping_paise }) => {
    const all = orders.filter((order) => order_ids.includes(order.id));
    const standing = all.filter(({ order_status }) => order_status !== 'Cancelled');
    if (standing.length === 0 || all.some(({ refunds }) => refunds.length > 0)) return [];
    const carried = sum(standing.map(({ amounts }) => amounts?.shipping_paise ?? 0));
    if (carried === shipping_paise) return [];
    return [`placement ${id} carries ${carried} paise of its shipping of ${shipping_paise}`];
  });
}

/** Differences between a payment and the orders it pays for, and refunds still owed. */
function paymentProblems(payment: PaymentRecord, orders: readonly OrderRecord[]): string[] {
  const bought = orders.filter(
    (order) => order.paid_by === payment.id && order.payment_status !== 'pending',
  );
  const worth = sum(bought.map((order) => coveredAmount(order, 'due_paise')));
  const problems: string[] = [];
  if (netAmount(payment) !== worth) {
    problems.push(`payment ${payment.id} keeps ${netAmount(payment)} paise of orders of ${worth}`);
  }
  if (payment.refunds.some(({ state }) => state === 'owed')) {
    problems.push(`payment ${payment.id} owes a refund`);
  }
  return problems;
}

/** Problems of a customer's orders and their payments; empty when consistent. */
export async function findOrderProblems(firestore: Firestore, uid: string): Promise<string[]> {
  const orders = await storedOf(firestore, { collection: 'orders', uid, schema: orderRecord });
  const payments = await storedOf(firestore, {
    collection: 'payments',
    uid,
    schema: paymentRecord,
  });
  const placements = await storedOf(firestore, {
    collection: 'placements',
    uid,
    schema: placementRecord,
  });
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const transactions = new Set(payments.map(({ transaction_id }) => transaction_id));
  const ofOrders = payments.filter(({ payment_type }) =>
    ['order', 'reorder'].includes(payment_type),
  );
  return [
    ...(transactions.size === payments.length ? [] : [`${uid} has one transaction twice`]),
    ...orders.flatMap((order) => orderProblems(order, byId)),
    ...ofOrders.flatMap((payment) => paymentProblems(payment, orders)),
    ...shippingProblems(placements, orders),
  ];
}

/** Problems of the initial payments of a customer's albums. */
export async function findAlbumProblems(firestore: Firestore, uid: string): Promise<string[]> {
  const orders = await storedOf(firestore, { collection: 'orders', uid, schema: orderRecord });
  const payments = await storedOf(firestore, {
    collection: 'payments',
    uid,
    schema: paymentRecord,
  });
  const albums = await storedOf(firestore, { collection: 'albums', uid, schema: albumRecord });
  const byId = new Map(albums.map((album) => [album.id, album]));
  const initial = payments.filter(({ payment_type }) => payment_type === 'initial');
  return [...new Set(initial.flatMap(({ cart_id }) => cart_id ?? []))].flatMap((id) => {
    const paid = sum(initial.filter(({ cart_id }) => cart_id === id).map(netAmount));
    const album = byId.get(id);
    const placed = orders.filter((order) => order.album_id === id && order.amounts !== null);
    const held = album?.is_placed
      ? sum(placed.map((order) => coveredAmount(order, 'initial_paise')))
      : (album?.initial_paid_paise ?? 0);
    return paid === held ? [] : [`album ${id} holds ${held} paise, and ${paid} were paid for it`];
  });
}

async function entriesOf(firestore: Firestore, uid: string) {
  const { docs } = await firestore.collection(`ledgers/${uid}/entries`).orderBy('number').get();
  return docs.map((document) => z.parse(ledgerEntryRecord, document.data()));
}

type Entries = Awaited<ReturnType<typeof entriesOf>>;
type Balance = Record<'gift' | 'points', number>;

/** Sums of ledger entries, and entries whose number or balance does not follow from the previous one. */
function addUp(uid: string, entries: Entries): { sums: Balance; problems: string[] } {
  const sums: Balance = { gift: 0, points: 0 };
  const problems: string[] = [];
  for (const [index, { account, amount, number, balance_after }] of entries.entries()) {
    sums[account] += amount;
    if (number !== index + 1 || balance_after !== sums[account] || balance_after < 0) {
      problems.push(`entry ${number} of ledger ${uid} does not follow the one before`);
    }
  }
  return { sums, problems };
}

/** Expected balances: everything credited to the customer, less what orders have used. */
async function balanceByCauses(firestore: Firestore, uid: string, entries: Entries) {
  const orders = await storedOf(firestore, { collection: 'orders', uid, schema: orderRecord });
  const expected: Balance = { gift: 0, points: 0 };
  for (const { account, kind, amount } of entries) {
    if (kind !== 'used' && kind !== 'returned') expected[account] += amount;
  }
  for (const order of orders) {
    const { amounts, order_status, refunds } = order;
    const toGift = refunds.filter(({ to }) => to === 'gift');
    expected.gift += sum(toGift.map((one) => one.due_paise + one.initial_paise + one.points_paise));
    const points = amounts?.points ?? 0;
    if (order_status === 'Cancelled') expected.points -= points - remainingPoints(order);
    else {
      expected.gift -= (amounts?.gift_paise ?? 0) - sum(toGift.map((one) => one.gift_paise));
      expected.points -= points;
    }
  }
  return expected;
}

/** Problems of a customer's points and gift balance, recomputed from entries and orders. */
export async function findBalanceProblems(firestore: Firestore, uid: string): Promise<string[]> {
  const entries = await entriesOf(firestore, uid);
  const { sums, problems } = addUp(uid, entries);
  const document = await firestore.doc(`ledgers/${uid}`).get();
  const record = document.exists ? z.parse(ledgerRecord, document.data()) : null;
  if ((record?.gift_paise ?? 0) !== sums.gift || (record?.points ?? 0) !== sums.points) {
    problems.push(`ledger ${uid} is not the sum of its entries`);
  }
  const expected = await balanceByCauses(firestore, uid, entries);
  for (const account of ['gift', 'points'] as const) {
    if (expected[account] === sums[account]) continue;
    problems.push(
      `${uid} has ${sums[account]} of ${account}, and by orders and gifts ${expected[account]}`,
    );
  }
  return problems;
}

/** Differences between a customer's payments for points and the ledger entries for them. */
export async function findPurchaseProblems(firestore: Firestore, uid: string): Promise<string[]> {
  const entries = await entriesOf(firestore, uid);
  const payments = await storedOf(firestore, {
    collection: 'payments',
    uid,
    schema: paymentRecord,
  });
  const bought = sum(payments.filter(isTaken).map(({ points }) => points));
  const posted = sum(entries.filter(({ kind }) => kind === 'bought').map(({ amount }) => amount));
  return bought === posted ? [] : [`${uid} bought ${bought} points, and has ${posted} of them`];
}
