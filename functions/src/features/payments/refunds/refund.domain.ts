import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import type { PaymentEvent } from '../payment.records';
import { movePayment } from '../payment.states';
import { refundedPaise } from './refunded.domain';

interface Refund {
  key: string;
  amount_paise: Paise;
  state: 'owed' | 'sent' | 'done';
  provider_id: string | null;
}

interface Refundable {
  payment_status: PaymentStatus;
  amount_paise: Paise;
  refund: 'none' | 'owed' | 'sent';
  refunds: Refund[];
  history: PaymentEvent[];
  ask_at: string | null;
  updated_at: string;
}

/** Refund key of money that exceeded the amount due when it was paid. */
export const SURPLUS_REFUND_KEY = 'surplus';
/** Refund key of the remaining amount, refunded when the purchase is cancelled. */
const REST = 'rest';

/** Amount of a paid payment not yet refunded. */
export function unrefundedPaise(payment: Pick<Refundable, 'amount_paise' | 'refunds'>): Paise {
  return paise(payment.amount_paise - refundedPaise(payment));
}

/** Refund status of a payment: `owed` while any of its refunds is. */
function summaryOf(refunds: readonly Refund[]): Refundable['refund'] {
  if (refunds.length === 0) return 'none';
  return refunds.some(({ state }) => state === 'owed') ? 'owed' : 'sent';
}

function asRefunded<P extends Refundable>(payment: P, now: string): P {
  if (payment.payment_status === 'refunded') return payment;
  return movePayment(payment, { to: 'refunded', by: 'shop', now });
}

function withRefunds<P extends Refundable>(payment: P, refunds: Refund[], now: string): P {
  const isWhole = refundedPaise({ refunds }) >= payment.amount_paise;
  const owing = { ...payment, refunds, refund: summaryOf(refunds) };
  return isWhole && refunds.length > 0 ? asRefunded(owing, now) : owing;
}

/** Adds an owed refund of a part, once per `key`, limited to the amount not yet refunded. */
export function addOwedRefund<P extends Refundable>(
  payment: P,
  { key, amountPaise, now }: { key: string; amountPaise: Paise; now: string },
): P {
  const amount = paise(Math.min(amountPaise, unrefundedPaise(payment)));
  if (amount <= 0 || payment.refunds.some((refund) => refund.key === key)) return payment;
  const part: Refund = { key, amount_paise: amount, state: 'owed', provider_id: null };
  const owing = withRefunds(payment, [...payment.refunds, part], now);
  return { ...owing, ask_at: now, updated_at: now };
}

/** Refund key of initial payments above the price of the album. */
const EXCESS = 'excess';

/** Adds owed refunds of the amount of payments above `keepPaise`. @returns the changed payments */
export function addExcessRefunds<P extends Refundable>(
  payments: readonly P[],
  keepPaise: Paise,
  now: string,
): P[] {
  const over = sumPaise(...payments.map(unrefundedPaise)) - keepPaise;
  return over <= 0
    ? []
    : addOwedRefundAcross(payments, { key: EXCESS, amountPaise: paise(over), now });
}

/** Adds owed refunds that distribute an amount over payments, in order. @returns the changed payments */
export function addOwedRefundAcross<P extends Refundable>(
  payments: readonly P[],
  { key, amountPaise, now }: { key: string; amountPaise: Paise; now: string },
): P[] {
  let open: number = amountPaise;
  const owing: P[] = [];
  for (const payment of payments) {
    const part = paise(Math.min(open, unrefundedPaise(payment)));
    if (part <= 0) continue;
    open -= part;
    owing.push(addOwedRefund(payment, { key, amountPaise: part, now }));
  }
  return owing;
}

/** Adds an owed refund of the unrefunded amount of a payment. */
export function addFullRefund<P extends Refundable>(payment: P, now: string): P {
  const owing = addOwedRefund(payment, { key: REST, amountPaise: unrefundedPaise(payment), now });
  return asRefunded(owing, now);
}

/** Adds owed refunds of the unrefunded amounts of payments, minus the amount returned in another way. */
export function addRemainingRefunds<P extends Refundable>(
  payments: readonly P[],
  { otherwisePaise, now }: { otherwisePaise: Paise; now: string },
): P[] {
  if (otherwisePaise === 0) return payments.map((payment) => addFullRefund(payment, now));
  const rest = sumPaise(...payments.map(unrefundedPaise)) - otherwisePaise;
  return addOwedRefundAcross(payments, { key: REST, amountPaise: paise(Math.max(0, rest)), now });
}

interface RefundUpdate {
  key: string;
  state: Refund['state'];
  providerId: string;
}

/**
 * The payment after a provider's refund update. A completed refund stays so; a failed one is owed again,
 * unless the update is about an older attempt.
 */
export function updateRefundState<P extends Refundable>(
  payment: P,
  update: RefundUpdate,
  now: string,
): P {
  const refunds = payment.refunds.map((refund) =>
    refund.key === update.key ? updated(refund, update) : refund,
  );
  return withRefunds(payment, refunds, now);
}

function updated(refund: Refund, { state, providerId }: RefundUpdate): Refund {
  if (refund.state === 'done') return refund;
  const isOther = refund.provider_id !== null && refund.provider_id !== providerId;
  if (state === 'owed' && isOther) return refund;
  return { ...refund, state, provider_id: state === 'owed' ? null : providerId };
}
