import type { PaymentRecord } from '../payment.records';
import { creditsPaymentPurpose } from './credits-purpose.service';
import { initialPaymentPurpose } from './initial-purpose.service';
import { orderPaymentPurpose } from './order-purpose.service';
import type { PaymentPurpose } from './payment-purpose.service';

type PaymentType = PaymentRecord['payment_type'];

const PURPOSES: Readonly<Record<PaymentType, PaymentPurpose>> = {
  initial: initialPaymentPurpose,
  order: orderPaymentPurpose,
  reorder: orderPaymentPurpose,
  credits: creditsPaymentPurpose,
};

export function getPaymentPurpose(type: PaymentType): PaymentPurpose {
  return PURPOSES[type];
}
