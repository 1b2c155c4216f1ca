import { createHash } from 'node:crypto';
import type { AnswerOf, InputOf } from '@smriti/shared/endpoint';
import { AppError } from '@smriti/shared/errors';
import { type Paise, toPaise, toRupees } from '@smriti/shared/money';
import {
  type amountConflict,
  type createPayment,
  type getInitialDue,
  type getPaymentOptions,
  type listPayments,
  type Payment,
} from '@smriti/shared/payments';
import type * as z from 'zod/mini';
import { isAlreadyExists } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { refusedFields } from '../../platform/refused-fields';
import { designPrice, initialDue } from '../albums/album.pricing';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum } from '../albums/album.repository';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { isBeingConfirmed, isSameCall, remainingInitial } from './payment.domain';
import { type PaymentRecord, presentPayment } from './payment.records';
import {
  createPaymentRecord,
  findInitialPayments,
  findPayment,
  findPaymentsOf,
} from './payment.repository';
import { activeProvider } from './providers/providers';

type Order = z.output<(typeof createPayment)['body']>;

const MAX_PAYMENTS_PER_ANSWER = 100;
const REFERENCE = { prefix: 'PAY', length: 8 } as const;

/** One id for each transaction id of a customer: the second call finds the first one's payment. */
export function paymentId(uid: string, transactionId: string): string {
  return createHash('sha256').update(`${uid}:${transactionId}`).digest('base64url');
}

async function ownAlbum(deps: Deps, uid: string, albumId: string): Promise<AlbumRecord> {
  const album = await findAlbum(deps.db, albumId);
  if (album?.user_id !== uid) throw new AppError('not_found', 'There is no such album.');
  return album;
}

async function remaining(deps: Deps, album: AlbumRecord): Promise<Paise> {
  const catalogue = await currentCatalogue(deps);
  return remainingInitial(album, () => initialDue(catalogue, album, designPrice(catalogue, album)));
}

/** @throws AppError invalid_input or business_rule for what cannot be paid here. */
function initialAlbumOf(deps: Deps, order: Order): string {
  if (order.payment_type !== 'initial') {
    throw new AppError('business_rule', 'Only initial payments can be made at the moment.');
  }
  if (order.cart_id === undefined) {
    throw refusedFields([{ field: 'cart_id', message: 'An initial payment is for an album.' }]);
  }
  const stray = (['order_id', 'placement_id'] as const).filter((field) => order[field]);
  if (stray.length > 0) {
    const message = 'An initial payment is for an album alone.';
    throw refusedFields(stray.map((field) => ({ field, message })));
  }
  if (!activeProvider(deps).methods.includes(order.payment_method)) {
    const method = order.payment_method.toUpperCase();
    const message = `${method} is not supported yet. Please use card payment.`;
    throw new AppError('business_rule', message);
  }
  return order.cart_id;
}

/** @throws AppError business_rule when nothing is due, conflict for another amount or a rival. */
async function assertPayable(deps: Deps, album: AlbumRecord, amount: Paise): Promise<void> {
  const due = await remaining(deps, album);
  if (due === 0) {
    throw new AppError('business_rule', 'There is nothing to pay for this album.');
  }
  if (due !== amount) {
    const details: z.input<typeof amountConflict> = { amount: toRupees(due) };
    throw new AppError('conflict', 'The amount to pay is another one now.', { details });
  }
  const pending = await findInitialPayments(deps.db, album.id, 'pending');
  if (pending.some((payment) => isBeingConfirmed(payment, deps.clock.now()))) {
    const message = 'A payment for this album is being confirmed. Please wait for it.';
    throw new AppError('conflict', message);
  }
}

function sameOrConflict(earlier: PaymentRecord, order: Order): Payment {
  const call = {
    payment_type: order.payment_type,
    payment_method: order.payment_method,
    amount_paise: toPaise(order.amount),
    cart_id: order.cart_id ?? null,
    order_id: order.order_id ?? null,
    placement_id: order.placement_id ?? null,
  };
  if (isSameCall(earlier, call)) return presentPayment(earlier);
  throw new AppError('conflict', 'This transaction id was used for another payment before.');
}

async function newInitialPayment(deps: Deps, order: Order, id: string): Promise<PaymentRecord> {
  const album = await ownAlbum(deps, order.user_id, initialAlbumOf(deps, order));
  const amountPaise = toPaise(order.amount);
  await assertPayable(deps, album, amountPaise);
  const provider = activeProvider(deps);
  const now = deps.clock.now().toISOString();
  return {
    id,
    user_id: order.user_id,
    transaction_id: order.transaction_id,
    reference: REFERENCE.prefix + deps.ids.readable(REFERENCE.length),
    payment_type: order.payment_type,
    payment_method: order.payment_method,
    payment_status: 'pending',
    amount_paise: amountPaise,
    cart_id: album.id,
    order_id: null,
    placement_id: null,
    paid_before_paise: album.initial_paid_paise,
    provider: provider.name,
    provider_state: await provider.create({ id, amountPaise }),
    failure: '',
    submitted_at: null,
    refund: 'none',
    created_at: now,
    updated_at: now,
  };
}

/**
 * Begins a payment, once for each transaction id of the caller (design.md section 10).
 * @throws AppError not_found for what is not the caller's, business_rule when nothing is due,
 *   conflict for another amount, or for a transaction id that came with another call.
 */
export async function beginPayment(deps: Deps, callerUid: string, order: Order): Promise<Payment> {
  if (order.user_id !== callerUid) throw new AppError('not_found', 'There is no such user.');
  const id = paymentId(callerUid, order.transaction_id);
  const earlier = await findPayment(deps.db, id);
  if (earlier) return sameOrConflict(earlier, order);
  const record = await newInitialPayment(deps, order, id);
  try {
    await deps.db.batch((writes) => createPaymentRecord(writes, record));
    return presentPayment(record);
  } catch (error) {
    const twin = isAlreadyExists(error) ? await findPayment(deps.db, id) : null;
    if (!twin) throw error;
    return sameOrConflict(twin, order);
  }
}

/** The caller's newest payments. @throws AppError not_found for those of anyone else. */
export async function ownPayments(
  deps: Deps,
  callerUid: string,
  ownerUid: string,
): Promise<AnswerOf<typeof listPayments>> {
  if (callerUid !== ownerUid) throw new AppError('not_found', 'There is no such user.');
  const payments = await findPaymentsOf(deps.db, ownerUid, MAX_PAYMENTS_PER_ANSWER);
  return { payments: payments.map(presentPayment) };
}

/** Who takes payments now, and by what. */
export function paymentOptions(deps: Deps): InputOf<(typeof getPaymentOptions)['response']> {
  const { name, methods } = activeProvider(deps);
  return { provider: name, methods: [...methods] };
}

/** What is to be paid for an album now. @throws AppError not_found for anyone else's album. */
export async function initialDueOf(
  deps: Deps,
  callerUid: string,
  albumId: string,
): Promise<AnswerOf<typeof getInitialDue>> {
  const album = await ownAlbum(deps, callerUid, albumId);
  return { cart_id: album.id, amount: toRupees(await remaining(deps, album)) };
}
