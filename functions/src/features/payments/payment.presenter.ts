import type { Payment } from '@smriti/shared/payment/payments';
import type { Deps } from '../../platform/deps';
import { type PaymentRecord, presentPayment } from './payment.records';
import type { Charge } from '../../platform/payments/payment-provider';
import { findSettlingProvider } from '../../platform/payments/providers/providers';

export function toCharge({ id, amount_paise, provider_state }: PaymentRecord): Charge {
  return { id, amountPaise: amount_paise, state: provider_state };
}

/** A payment for the customer who is about to pay it. */
export function presentPaymentWithCheckout(
  deps: Pick<Deps, 'clock' | 'config'>,
  payment: PaymentRecord,
): Payment {
  if (payment.payment_status !== 'pending') return presentPayment(payment);
  const provider = findSettlingProvider(deps, payment);
  return presentPayment(payment, provider?.checkout(toCharge(payment)) ?? null);
}
