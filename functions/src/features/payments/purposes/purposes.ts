import { AppError } from '@smriti/shared/errors';
import type { PaymentRecord } from '../payment.records';
import { creditsPurpose } from './credits.purpose';
import { initialPurpose } from './initial.purpose';
import type { PaymentPurpose } from './payment-purpose';

type PaymentType = PaymentRecord['payment_type'];

const PURPOSES: Readonly<Partial<Record<PaymentType, PaymentPurpose>>> = {
  initial: initialPurpose,
  credits: creditsPurpose,
};

/** @throws AppError business_rule for what cannot be paid. */
export function purposeOf(type: PaymentType): PaymentPurpose {
  const purpose = PURPOSES[type];
  if (purpose) return purpose;
  throw new AppError('business_rule', 'This cannot be paid for at the moment.');
}
