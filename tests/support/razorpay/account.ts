import { randomBytes } from 'node:crypto';

/** Entities of https://razorpay.com/docs/api, with the fields that the shop's calls and events use. */
export interface OrderEntity {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
}

export interface PaymentEntity {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  amount_refunded: number;
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  notes: unknown;
}

export interface RefundEntity {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'pending' | 'processed' | 'failed';
  notes: unknown;
}

/** An error with Razorpay's message and status. */
export class RazorpayError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

/** The smallest amount of an order, in paise. */
const MIN_ORDER_PAISE = 100;
const MAX_RECEIPT_LENGTH = 40;

/** `lapsed`: authorised but never captured, and refunded automatically by Razorpay. */
export const PAYMENT_OUTCOMES = ['created', 'authorized', 'captured', 'failed', 'lapsed'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The orders, payments and refunds of one merchant, with the rules of Razorpay that the shop relies on. */
export function createMerchantAccount() {
  const orders = new Map<string, OrderEntity>();
  const payments = new Map<string, PaymentEntity>();
  const refunds = new Map<string, RefundEntity>();
  const refundsByKey = new Map<string, RefundEntity>();

  function found<T>(map: ReadonlyMap<string, T>, id: string): T {
    const one = map.get(id);
    if (!one) throw new RazorpayError('The id provided does not exist');
    return one;
  }

  function capture(payment: PaymentEntity): PaymentEntity {
    const order = found(orders, payment.order_id);
    if (order.status === 'paid') throw new RazorpayError('Order already paid');
    payment.status = 'captured';
    payment.captured = true;
    order.status = 'paid';
    return payment;
  }

  return {
    createOrder(amount: number, currency: string, receipt: string | null): OrderEntity {
      if (amount < MIN_ORDER_PAISE)
        throw new RazorpayError('Order amount less than minimum amount allowed');
      if (receipt !== null && receipt.length > MAX_RECEIPT_LENGTH) {
        throw new RazorpayError(`receipt: the length must be no more than ${MAX_RECEIPT_LENGTH}.`);
      }
      const id = newId('order');
      const order = { id, entity: 'order', amount, currency, receipt, status: 'created' } as const;
      orders.set(id, { ...order });
      return order;
    },

    /** Makes a payment attempt of an order, as a customer does in Razorpay's window. */
    attempt(orderId: string, method: string, outcome: PaymentOutcome): PaymentEntity {
      const { amount, currency } = found(orders, orderId);
      const isFailed = outcome === 'failed';
      const payment: PaymentEntity = {
        id: newId('pay'),
        entity: 'payment',
        amount,
        currency,
        order_id: orderId,
        method,
        status: 'authorized',
        amount_refunded: 0,
        captured: false,
        notes: [],
        error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
        error_description: isFailed ? 'Your payment was declined by the bank' : null,
      };
      payments.set(payment.id, payment);
      if (outcome === 'captured') return capture(payment);
      payment.status = outcome === 'lapsed' ? 'refunded' : outcome;
      return payment;
    },

    payment: (id: string) => found(payments, id),
    paymentsOfOrder: (orderId: string) =>
      [...payments.values()].filter((payment) => payment.order_id === orderId),

    capture(id: string, amount: number): PaymentEntity {
      const payment = found(payments, id);
      if (payment.status === 'captured') {
        throw new RazorpayError('This payment has already been captured');
      }
      if (payment.amount !== amount) throw new RazorpayError('Capture amount must be equal');
      return capture(payment);
    },

    refund(id: string, order: { amount: number; notes: unknown; key: string | null }) {
      const known = order.key === null ? undefined : refundsByKey.get(order.key);
      if (known) return known;
      const payment = found(payments, id);
      if (!payment.captured) throw new RazorpayError('The payment status should be captured');
      if (payment.amount_refunded + order.amount > payment.amount) {
        throw new RazorpayError(
          'The total refund amount is greater than the refund payment amount',
        );
      }
      payment.amount_refunded += order.amount;
      if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
      const refund: RefundEntity = {
        id: newId('rfnd'),
        entity: 'refund',
        amount: order.amount,
        currency: 'INR',
        payment_id: id,
        status: 'pending',
        notes: order.notes,
      };
      refunds.set(refund.id, refund);
      if (order.key !== null) refundsByKey.set(order.key, refund);
      return refund;
    },

    /** Completes or fails a refund, as the bank does. */
    settleRefund(id: string, status: 'processed' | 'failed'): RefundEntity {
      const refund = found(refunds, id);
      const payment = found(payments, refund.payment_id);
      if (status === 'failed') {
        payment.amount_refunded -= refund.amount;
        payment.status = 'captured';
      }
      refund.status = status;
      return refund;
    },

    refundsOf: (paymentId: string) =>
      [...refunds.values()].filter((refund) => refund.payment_id === paymentId),
  };
}
