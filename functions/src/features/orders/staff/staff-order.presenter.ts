import { toRupees } from '@smriti/shared/base/money';
import type { StaffOrder } from '@smriti/shared/order/staff-order';
import type { OrderRecord } from '../order.records';
import type { PaymentRecord } from '../../payments/payment.records';
import { refundedPaise } from '../../payments/refunds/refunded.domain';

/** Staff notes of an order, oldest first. */
export function presentStaffNotes(
  { staff_notes }: OrderRecord,
  nameOf: (uid: string) => string,
): StaffOrder['notes'] {
  return staff_notes.map(({ at, by_uid, text }) => ({ at, by_name: nameOf(by_uid), text }));
}

/** A payment as shown to admins with its order. */
export function presentStaffPayment(record: PaymentRecord): StaffOrder['payments'][number] {
  const { id, reference, payment_type, payment_method, payment_status, created_at } = record;
  return {
    id,
    reference,
    payment_type,
    payment_method,
    payment_status,
    created_at,
    amount: toRupees(record.amount_paise),
    refunded_amount: toRupees(refundedPaise(record)),
    is_refund_owed: record.refund === 'owed',
  };
}
