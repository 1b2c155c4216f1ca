import { createHash } from 'node:crypto';
import type { AnswerOf, InputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { type Paise, toPaise, toRupees } from '@smriti/shared/base/money';
import type {
  amountConflict,
  getInitialDue,
  getPaymentOptions,
  listPayments,
  Payment,
  PaymentMethod,
} from '@smriti/shared/payment/payments';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type * as z from 'zod/mini';
import { readableRows } from '../../platform/database/list-rows';
import type { Deps } from '../../platform/deps';
import { findOwnAlbum } from '../albums/album.access';
import { assertNotPaused } from '../settings/pause.service';
import { isPaymentBeingConfirmed, isSamePaymentCall } from './payment.domain';
import { presentPaymentWithCheckout } from './payment.presenter';
import { type PaymentRecord, presentPayment } from './payment.records';
import { findPaymentOrReused, findPaymentsByUser } from './payment.repository';
import type { PaymentProvider } from '../../platform/payments/payment-provider';
import { getProviderForNewPayment } from '../../platform/payments/providers/providers';
import { loadRemainingInitialPayment } from './purposes/initial-purpose.service';
import type { PaymentDue, PaymentRequest } from './purposes/payment-purpose.service';
import { getPaymentPurpose } from './purposes/purposes.service';
import { openPayment } from './processing/open-payment.service';

const MAX_PAYMENTS_PER_ANSWER = 100;

/** Payment id of a customer's transaction id: a repeated call finds the payment of the first one. */
export function derivePaymentId(uid: string, transactionId: string): string {
  return createHash('sha256').update(`${uid}:${transactionId}`).digest('base64url');
}

/** @throws AppError business_rule for a method not offered by the provider. */
function assertOffered({ methods }: PaymentProvider, method: PaymentMethod): void {
  if (methods.includes(method)) return;
  const message = `${method.toUpperCase()} is not supported yet. Please use card payment.`;
  throw new AppError('business_rule', message);
}

/**
 * @throws AppError business_rule when nothing is due, conflict for another amount or a competing
 * payment.
 */
async function assertPayable(deps: Deps, due: PaymentDue, amount: Paise): Promise<void> {
  if (due.amountPaise === 0) {
    throw new AppError('business_rule', 'There is nothing to pay for this.');
  }
  if (due.amountPaise !== amount) {
    const details: z.input<typeof amountConflict> = { amount: toRupees(due.amountPaise) };
    throw new AppError(
      'conflict',
      'The amount to pay has changed. Please check it and try again.',
      { details },
    );
  }
  const pending = await due.findPending();
  if (pending.some((payment) => isPaymentBeingConfirmed(payment, deps.clock.now()))) {
    throw new AppError('conflict', 'A payment for this is being confirmed. Please wait for it.');
  }
}

function sameOrConflict(deps: Deps, earlier: PaymentRecord, request: PaymentRequest): Payment {
  const call = {
    payment_type: request.payment_type,
    payment_method: request.payment_method,
    amount_paise: toPaise(request.amount),
    cart_id: request.cart_id ?? null,
    order_id: request.order_id ?? null,
    placement_id: request.placement_id ?? null,
    points: request.points ?? 0,
  };
  if (isSamePaymentCall(earlier, call)) return presentPaymentWithCheckout(deps, earlier);
  throw new AppError('conflict', 'This transaction id was used for another payment before.');
}

/**
 * Begins a payment, once per transaction id of the caller. Reuses an open payment of the same amount due, which
 * prevents double payments and needless provider calls.
 * @throws AppError not_found for another customer's subject, business_rule when nothing is due, conflict
 * for another amount or a transaction id used by a different call, rate_limited for a customer with many
 * open payments.
 */
export async function beginPayment(
  deps: Deps,
  callerUid: string,
  request: PaymentRequest,
): Promise<Payment> {
  if (request.user_id !== callerUid) throw new AppError('not_found', 'There is no such user.');
  const id = derivePaymentId(callerUid, request.transaction_id);
  const earlier = await findPaymentOrReused(deps.db, id);
  if (earlier) return sameOrConflict(deps, earlier, request);
  await assertNotPaused(deps, 'payments');
  const provider = getProviderForNewPayment(deps, request.provider);
  const due = await getPaymentPurpose(request.payment_type).due(deps, request);
  assertOffered(provider, request.payment_method);
  await assertPayable(deps, due, toPaise(request.amount));
  const payment = await openPayment(deps, { id, request, due, provider });
  if (payment) return presentPaymentWithCheckout(deps, payment);
  const twin = await findPaymentOrReused(deps.db, id);
  if (!twin) throw new Error(`payment ${id} is gone`);
  return sameOrConflict(deps, twin, request);
}

/** The caller's newest payments. @throws AppError not_found for another customer's payments. */
export async function listOwnPayments(
  deps: Deps,
  callerUid: string,
  ownerUid: string,
): Promise<AnswerOf<typeof listPayments>> {
  if (callerUid !== ownerUid) throw new AppError('not_found', 'There is no such user.');
  const payments = readableRows(
    await findPaymentsByUser(deps.db, ownerUid, MAX_PAYMENTS_PER_ANSWER),
  );
  return { payments: payments.map((payment) => presentPayment(payment)) };
}

/** The current provider and its methods. @throws AppError conflict for a provider that is not active. */
export function getCurrentPaymentOptions(
  deps: Deps,
  wanted?: PaymentProviderName,
): InputOf<(typeof getPaymentOptions)['response']> {
  const { name, methods, form } = getProviderForNewPayment(deps, wanted);
  return { provider: name, methods: [...methods], form };
}

/** Current initial payment of an album. @throws AppError not_found for another customer's album. */
export async function loadInitialPaymentDue(
  deps: Deps,
  callerUid: string,
  albumId: string,
): Promise<AnswerOf<typeof getInitialDue>> {
  const album = await findOwnAlbum(deps.db, callerUid, albumId);
  return { cart_id: album.id, amount: toRupees(await loadRemainingInitialPayment(deps, album)) };
}
