import { createHash } from 'node:crypto';
import type { AnswerOf, InputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { type Paise, toPaise, toRupees } from '@smriti/shared/base/money';
import {
  type amountConflict,
  type getInitialDue,
  type getPaymentOptions,
  type listPayments,
  type Payment,
  type PaymentMethod,
  type PaymentProviderName,
} from '@smriti/shared/payment/payments';
import type * as z from 'zod/mini';
import { isAlreadyExists } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { findOwnAlbum } from '../albums/album.access';
import { isBeingConfirmed, isSameCall } from '../payments/payment.domain';
import { presentFor } from '../payments/payment.presenter';
import { type PaymentRecord, presentPayment } from '../payments/payment.records';
import { BEGUN } from '../payments/payment.states';
import { createPaymentRecord, findPayment, findPaymentsOf } from '../payments/payment.repository';
import type { PaymentProvider } from '../payments/providers/payment-provider';
import { providerOfNew } from '../payments/providers/providers';
import { remainingOf } from './purposes/initial.purpose';
import type { Due, PaymentWish } from './purposes/payment-purpose';
import { purposeOf } from './purposes/purposes';
import { askedNext } from '../payments/reconciliation.domain';

const MAX_PAYMENTS_PER_ANSWER = 100;
const REFERENCE = { prefix: 'PAY', length: 8 } as const;

/** One id for each transaction id of a customer: the second call finds the first one's payment. */
export function paymentId(uid: string, transactionId: string): string {
  return createHash('sha256').update(`${uid}:${transactionId}`).digest('base64url');
}

/** @throws AppError business_rule for a method that the provider does not offer. */
function assertOffered({ methods }: PaymentProvider, method: PaymentMethod): void {
  if (methods.includes(method)) return;
  const message = `${method.toUpperCase()} is not supported yet. Please use card payment.`;
  throw new AppError('business_rule', message);
}

/** @throws AppError business_rule when nothing is due, conflict for another amount or a rival. */
async function assertPayable(deps: Deps, due: Due, amount: Paise): Promise<void> {
  if (due.amountPaise === 0) {
    throw new AppError('business_rule', 'There is nothing to pay for this.');
  }
  if (due.amountPaise !== amount) {
    const details: z.input<typeof amountConflict> = { amount: toRupees(due.amountPaise) };
    throw new AppError('conflict', 'The amount to pay is another one now.', { details });
  }
  const pending = await due.findPending();
  if (pending.some((payment) => isBeingConfirmed(payment, deps.clock.now()))) {
    throw new AppError('conflict', 'A payment for this is being confirmed. Please wait for it.');
  }
}

function sameOrConflict(deps: Deps, earlier: PaymentRecord, wish: PaymentWish): Payment {
  const call = {
    payment_type: wish.payment_type,
    payment_method: wish.payment_method,
    amount_paise: toPaise(wish.amount),
    cart_id: wish.cart_id ?? null,
    order_id: wish.order_id ?? null,
    placement_id: wish.placement_id ?? null,
    points: wish.points ?? 0,
  };
  if (isSameCall(earlier, call)) return presentFor(deps, earlier);
  throw new AppError('conflict', 'This transaction id was used for another payment before.');
}

async function newPayment(deps: Deps, wish: PaymentWish, id: string): Promise<PaymentRecord> {
  const provider = providerOfNew(deps, wish.provider);
  const due = await purposeOf(wish.payment_type).due(deps, wish);
  assertOffered(provider, wish.payment_method);
  const amountPaise = toPaise(wish.amount);
  await assertPayable(deps, due, amountPaise);
  const now = deps.clock.now();
  const begun = {
    ...BEGUN,
    refund: 'none',
    created_at: now.toISOString(),
  } as const;
  return {
    id,
    user_id: wish.user_id,
    transaction_id: wish.transaction_id,
    reference: REFERENCE.prefix + deps.ids.readable(REFERENCE.length),
    payment_type: wish.payment_type,
    payment_method: wish.payment_method,
    amount_paise: amountPaise,
    points: 0,
    ...due.subject,
    provider: provider.name,
    provider_state: await provider.create({ id, amountPaise }),
    failure: '',
    submitted_at: null,
    refunds: [],
    ...begun,
    ask_at: askedNext(begun, now),
    updated_at: begun.created_at,
  };
}

/**
 * Begins a payment, once for each transaction id of the caller (design.md section 10).
 * @throws AppError not_found for what is not the caller's, business_rule when nothing is due,
 *   conflict for another amount, or for a transaction id that came with another call.
 */
export async function beginPayment(
  deps: Deps,
  callerUid: string,
  wish: PaymentWish,
): Promise<Payment> {
  if (wish.user_id !== callerUid) throw new AppError('not_found', 'There is no such user.');
  const id = paymentId(callerUid, wish.transaction_id);
  const earlier = await findPayment(deps.db, id);
  if (earlier) return sameOrConflict(deps, earlier, wish);
  const record = await newPayment(deps, wish, id);
  try {
    await deps.db.batch((writes) => createPaymentRecord(writes, record));
    return presentFor(deps, record);
  } catch (error) {
    const twin = isAlreadyExists(error) ? await findPayment(deps.db, id) : null;
    if (!twin) throw error;
    return sameOrConflict(deps, twin, wish);
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
  return { payments: payments.map((payment) => presentPayment(payment)) };
}

/** Who takes payments now, and by what. @throws AppError conflict for a provider that does not. */
export function paymentOptions(
  deps: Deps,
  wanted?: PaymentProviderName,
): InputOf<(typeof getPaymentOptions)['response']> {
  const { name, methods } = providerOfNew(deps, wanted);
  return { provider: name, methods: [...methods] };
}

/** What is to be paid for an album now. @throws AppError not_found for anyone else's album. */
export async function initialDueOf(
  deps: Deps,
  callerUid: string,
  albumId: string,
): Promise<AnswerOf<typeof getInitialDue>> {
  const album = await findOwnAlbum(deps.db, callerUid, albumId);
  return { cart_id: album.id, amount: toRupees(await remainingOf(deps, album)) };
}
