import type { Credits } from '@smriti/shared/payment/credits';
import type { Payment } from '@smriti/shared/payment/payments';

export type PaymentSubject =
  | { payment_type: 'initial'; cart_id: string }
  | { payment_type: 'order' | 'reorder'; order_id: string }
  | { payment_type: 'order'; placement_id: string }
  | { payment_type: 'credits'; points: Credits['packs'][number]['points'] };

const CREDITS = 'credits';

export function subjectKey(subject: PaymentSubject): string {
  if ('cart_id' in subject) return subject.cart_id;
  if ('order_id' in subject) return subject.order_id;
  return 'placement_id' in subject ? subject.placement_id : CREDITS;
}

/** Subject key of an existing payment. */
export function paymentKey(
  payment: Pick<Payment, 'cart_id' | 'order_id' | 'placement_id'>,
): string {
  return payment.cart_id ?? payment.order_id ?? payment.placement_id ?? CREDITS;
}
