import { AppError } from '@smriti/shared/base/errors';
import { isAlreadyExists } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { PaymentProvider, ProviderState } from '../../../platform/payments/payment-provider';
import { findSettlingProvider } from '../../../platform/payments/providers/providers';
import { isPaymentReusable } from '../payment.domain';
import type { PaymentRecord } from '../payment.records';
import {
  createPaymentRecord,
  findPaymentOrReused,
  findPendingPayments,
  writePaymentAlias,
} from '../payment.repository';
import { createPaymentState } from '../payment.states';
import { nextReconciliationTime } from '../reconciliation.domain';
import { planOpenPaymentLock } from '../../photos/uploads/quota.repository';
import type { PaymentDue, PaymentRequest } from '../purposes/payment-purpose.service';

const REFERENCE = { prefix: 'PAY', length: 8 } as const;
/**
 * Maximum number of attempts to store a payment. An attempt fails when the reference is taken (rare), or
 * when a concurrent call of the same customer commits first.
 */
const MAX_TRIES = 5;
/** Maximum open payments per customer (docs/rules.md#payments-7). */
const MAX_OPEN_PAYMENTS = 5;

/** An amount due that passed all checks. */
interface Opening {
  id: string;
  request: PaymentRequest;
  due: PaymentDue;
  provider: PaymentProvider;
}

function newRecord(deps: Deps, { id, request, due, provider }: Opening, state: ProviderState) {
  const now = deps.clock.now();
  const at = now.toISOString();
  const begun = {
    ...createPaymentState({ uid: request.user_id, now: at }),
    refund: 'none',
    created_at: at,
  } as const;
  const reference = REFERENCE.prefix + deps.ids.readable(REFERENCE.length);
  const record: PaymentRecord = {
    id,
    user_id: request.user_id,
    transaction_id: request.transaction_id,
    reference,
    payment_type: request.payment_type,
    payment_method: request.payment_method,
    amount_paise: due.amountPaise,
    points: 0,
    ...due.subject,
    provider: provider.name,
    livemode: provider.livemode,
    provider_state: state,
    failure: '',
    submitted_at: null,
    refunds: [],
    attention: null,
    dispute: null,
    ...begun,
    ask_at: nextReconciliationTime(begun, now),
    updated_at: at,
  };
  return record;
}

/** @throws AppError rate_limited for a customer with many open payments. */
function assertFewOpen(open: readonly PaymentRecord[]): void {
  if (open.length < MAX_OPEN_PAYMENTS) return;
  const message =
    `You have ${open.length} payments that you have not finished. ` +
    'Please finish one of them, or try again tomorrow.';
  throw new AppError('rate_limited', message);
}

/**
 * The open payment to reuse; null when a new one may be created.
 * @throws AppError rate_limited when neither is possible.
 */
async function reusable(
  deps: Deps,
  reader: Parameters<typeof findPendingPayments>[0],
  { request, due, provider }: Opening,
): Promise<PaymentRecord | null> {
  const pending = await findPendingPayments(reader, request.user_id);
  const open = pending.filter((one) => findSettlingProvider(deps, one) !== null);
  const { name, livemode } = provider;
  const { payment_type, payment_method } = request;
  const call = { payment_type, payment_method, amount_paise: due.amountPaise, points: 0 };
  const wanted = { ...call, ...due.subject, provider: name, livemode };
  const same = open.find((one) => isPaymentReusable(one, wanted));
  if (!same) assertFewOpen(open);
  return same ?? null;
}

/**
 * Reuses the open payment of the same amount due, or stores a new one. The lookup runs in the transaction,
 * which serializes the calls of a customer and enforces the limit of open payments.
 */
function storeOnce(
  deps: Deps,
  opening: Opening,
  state: ProviderState | null,
): Promise<PaymentRecord> {
  const { id, request } = opening;
  const { user_id: subject, payment_method } = request;
  return deps.db.transaction(async (tx) => {
    const noteTurn = await planOpenPaymentLock(tx, deps.clock, { kind: 'open_payments', subject });
    const same = await reusable(deps, tx, opening);
    noteTurn();
    if (same) {
      const reused = { ...same, payment_method };
      writePaymentAlias(tx, id, reused);
      return reused;
    }
    if (state === null) throw new AppError('conflict', 'Please try again.');
    const payment = newRecord(deps, opening, state);
    createPaymentRecord(tx, payment);
    return payment;
  });
}

/** Whether storing failed because of a concurrent call or a reference in use. */
function isRetryable(error: unknown): boolean {
  return isAlreadyExists(error) || (error instanceof AppError && error.code === 'conflict');
}

/**
 * A pending payment for the amount due: reused or new. null when an identical call was faster.
 * @throws AppError rate_limited for a customer with many open payments.
 */
export async function openPayment(deps: Deps, opening: Opening): Promise<PaymentRecord | null> {
  const { id, due, provider } = opening;
  let state: ProviderState | null = null;
  for (let tries = 1; ; tries += 1) {
    // Checked before calling the provider, which happens outside of any transaction.
    const same = await reusable(deps, deps.db, opening);
    if (!same) state ??= await provider.create({ id, amountPaise: due.amountPaise });
    try {
      return await storeOnce(deps, opening, state);
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (await findPaymentOrReused(deps.db, id)) return null;
      if (tries === MAX_TRIES) throw error;
    }
  }
}
