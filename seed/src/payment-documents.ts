import type { PaymentRecord } from '../../functions/src/features/payments/payment.records.ts';
import { derivePaymentId } from '../../functions/src/features/payments/payment.service.ts';
import type { AlbumHistory } from './replay-album.ts';
import { deriveReadableCode } from './data/fixed-values.ts';
import type { SeedDocument } from './seed-document.ts';

type Paid = Pick<
  PaymentRecord,
  'user_id' | 'transaction_id' | 'payment_type' | 'amount_paise' | 'paid_before_paise'
> &
  Partial<Pick<PaymentRecord, 'cart_id' | 'order_ids' | 'placement_id'>> & {
    at: string;
    refunded?: { key: string; at: string };
  };

/** Document of a payment with a test card; refunded if `refunded` is set. */
export function paymentDocument({ at, refunded, ...paid }: Paid): SeedDocument {
  const id = derivePaymentId(paid.user_id, paid.transaction_id);
  const { amount_paise } = paid;
  const given = { state: 'done', provider_id: `refund-${paid.transaction_id}` } as const;
  const payment = {
    id,
    cart_id: null,
    placement_id: null,
    ...paid,
    order_id: null,
    reference: `PAY${deriveReadableCode(`payment ${paid.transaction_id}`, 8)}`,
    payment_method: 'card',
    payment_status: refunded ? 'refunded' : 'paid',
    provider: 'sandbox',
    livemode: false,
    attention: null,
    dispute: null,
    provider_state: {},
    failure: '',
    submitted_at: new Date(at),
    refund: refunded ? 'sent' : 'none',
    refunds: refunded ? [{ key: refunded.key, amount_paise, ...given }] : [],
    created_at: new Date(at),
    updated_at: new Date(refunded?.at ?? at),
  };
  return { path: `payments/${id}`, data: payment };
}

/** Initial payments of an album; they are refunded when its order is cancelled. */
export function initialPaymentDocuments({ album, order, payments }: AlbumHistory): SeedDocument[] {
  const cancelled = order?.cancelled;
  return payments.map(({ amountPaise, at, paidBeforePaise }, index) =>
    paymentDocument({
      at,
      user_id: album.user_id,
      transaction_id: `${album.id}-${index + 1}`,
      payment_type: 'initial',
      amount_paise: amountPaise,
      cart_id: album.id,
      paid_before_paise: paidBeforePaise,
      ...(cancelled === undefined ? {} : { refunded: { key: 'rest', at: cancelled } }),
    }),
  );
}
