import type { OrderStatus } from '@smriti/shared/order/order-states';
import { paise } from '@smriti/shared/base/money';
import { mapInBatches } from '../../../platform/database/batches';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { EMPTY_PLAN } from '../../../platform/database/plan';
import { findSettlingProvider } from '../../../platform/payments/providers/providers';
import { PAYMENT_PROVIDER_DEFINITIONS } from '../../../platform/payments/providers/registry';
import { findAlbum, writeAlbum } from '../../albums/album.repository';
import { planPostings } from '../../ledger/ledger.service';
import { findLedgerState } from '../../ledger/ledger.repository';
import type { OrderRecord } from '../../orders/order.records';
import { findOrder, findOrdersById, findOrdersOfAlbum } from '../../orders/order.repository';
import { planOrderCancellation } from '../../orders/cancelling/order-cancelling.service';
import type { PaymentRecord } from '../payment.records';
import { findPayment, findPaymentsOfProvider, writePayment } from '../payment.repository';
import { addFullRefund } from '../refunds/refund.domain';
import { sendRefunds } from '../refunds/refund.service';
import { failPendingSandboxPayment } from './reconciliation.service';

const PER_PAGE = 100;
const NOTE = 'It was paid in a trial, in which no money moved.';
/** Order states that can be cancelled; shipped orders cannot. */
const CANCELLABLE: readonly OrderStatus[] = ['Pending', 'processing'];

export interface SandboxPaymentWithOrders {
  payment: PaymentRecord;
  orders: OrderRecord[];
}

type Reader = Parameters<typeof findOrdersOfAlbum>[0] & Parameters<typeof findOrdersById>[0];

/** Finds the orders covered by a payment; for an initial payment those of its album. */
async function ordersOf(reader: Reader, payment: PaymentRecord): Promise<OrderRecord[]> {
  if (payment.payment_type !== 'initial') return findOrdersById(reader, payment.order_ids);
  return payment.cart_id === null ? [] : findOrdersOfAlbum(reader, payment.cart_id);
}

/** Iterates over all sandbox payments by page, with the active orders they cover. */
export async function* iterateSandboxPayments({
  db,
}: Pick<Deps, 'db'>): AsyncGenerator<SandboxPaymentWithOrders> {
  for (const { name } of PAYMENT_PROVIDER_DEFINITIONS.filter(({ isSandbox }) => isSandbox)) {
    for (let after: string | null = null; ;) {
      const page: PaymentRecord[] = await findPaymentsOfProvider(db, name, {
        after,
        limit: PER_PAGE,
      });
      for (const payment of page) {
        const orders = payment.payment_status === 'paid' ? await ordersOf(db, payment) : [];
        yield { payment, orders };
      }
      after = page.at(-1)?.id ?? null;
      if (page.length < PER_PAGE) break;
    }
  }
}

/** Cancels an order paid with test money on behalf of the shop, and returns the balances that it used. */
async function cancelOrder(deps: Deps, id: string): Promise<void> {
  const plan = await deps.db.transaction(async (tx) => {
    const order = await findOrder(tx, id);
    if (!order || !CANCELLABLE.includes(order.order_status)) return null;
    const planned = await planOrderCancellation(tx, deps, order, {
      by: 'admin',
      uid: null,
      note: NOTE,
      isUntold: true,
    });
    planned.write();
    return planned;
  });
  await plan?.afterCommit?.();
}

/** Plans to take back bought points, limited to the balance. */
async function planPointsRemoval(tx: DatabaseTransaction, deps: Deps, payment: PaymentRecord) {
  const { id, user_id: uid, points, reference } = payment;
  const standing = await findLedgerState(tx, uid);
  const amount = 0 - Math.min(points, standing.points);
  const posting = { id: `voided-${id}`, account: 'points', kind: 'bought', amount } as const;
  return planPostings(tx, deps, uid, [{ ...posting, reference }]);
}

/** Plans to remove the credit of an initial payment from its album; a placed album keeps it. */
async function planCreditRemoval(
  tx: DatabaseTransaction,
  { cart_id, amount_paise }: PaymentRecord,
) {
  const album = cart_id === null ? null : await findAlbum(tx, cart_id);
  if (!album || album.is_placed) return EMPTY_PLAN;
  const initial_paid_paise = paise(Math.max(0, album.initial_paid_paise - amount_paise));
  return { write: () => writeAlbum(tx, { ...album, initial_paid_paise }) };
}

/** Refunds a payment whose purpose was reverted. */
async function refund(deps: Deps, id: string): Promise<PaymentRecord | null> {
  const after = await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id);
    if (payment?.payment_status !== 'paid') return payment;
    const orders = await ordersOf(tx, payment);
    if (orders.some(({ order_status }) => order_status !== 'Cancelled')) return payment;
    const isCredits = payment.payment_type === 'credits';
    const back = isCredits
      ? await planPointsRemoval(tx, deps, payment)
      : await planCreditRemoval(tx, payment);
    const refunded = addFullRefund(payment, deps.clock.now().toISOString());
    writePayment(tx, refunded);
    back.write();
    return refunded;
  });
  if (after) await sendRefunds(deps, after);
  return after;
}

/**
 * Reverts a test payment: cancels its orders and takes back its points and credits. Idempotent.
 * @returns whether all was reverted; shipped orders stay
 * @throws Error while the sandbox takes payments
 */
export async function voidSandboxPayment(
  deps: Deps,
  { payment }: SandboxPaymentWithOrders,
): Promise<boolean> {
  if (findSettlingProvider(deps, payment) !== null) {
    throw new Error('The sandbox takes payments here: nothing of it is void.');
  }
  if (payment.payment_status === 'pending') await failPendingSandboxPayment(deps, payment);
  if (payment.payment_status !== 'paid') return true;
  const orders = await ordersOf(deps.db, payment);
  await mapInBatches(orders, 1, ({ id }) => cancelOrder(deps, id));
  return (await refund(deps, payment.id))?.payment_status !== 'paid';
}
