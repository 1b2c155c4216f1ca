import type { Payment } from '@smriti/shared/payment/payments';
import type { Deps } from '../../platform/deps';
import { type PaymentRecord, presentPayment } from './payment.records';
import type { Charge } from './providers/payment-provider';
import { providerNamed } from './providers/providers';

/** A payment as its provider sees it. */
export function chargeOf({ id, amount_paise, provider_state }: PaymentRecord): Charge {
  return { id, amountPaise: amount_paise, state: provider_state };
}

/** A payment as its customer sees it who is about to pay it. */
export function presentFor(deps: Pick<Deps, 'clock' | 'config'>, payment: PaymentRecord): Payment {
  if (payment.payment_status !== 'pending') return presentPayment(payment);
  return presentPayment(payment, providerNamed(deps, payment.provider).checkout(chargeOf(payment)));
}
