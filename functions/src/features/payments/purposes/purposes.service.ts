import type { PaymentRecord } from '../payment.records';
import { creditsPurpose } from './credits-purpose.service';
import { initialPurpose } from './initial-purpose.service';
import { orderPurpose } from './order-purpose.service';
import type { PaymentPurpose } from './payment-purpose.service';

type PaymentType = PaymentRecord['payment_type'];

const PURPOSES: Readonly<Record<PaymentType, PaymentPurpose>> = {
  initial: initialPurpose,
  order: orderPurpose,
  reorder: orderPurpose,
  credits: creditsPurpose,
};

export function getPaymentPurpose(type: PaymentType): PaymentPurpose {
  return PURPOSES[type];
}
