import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderStatus } from '@smriti/shared/order/order-states';
import {
  PAYMENT_LINK_VALIDITY_DAYS,
  type PaymentLinkState,
} from '@smriti/shared/order/payment-links';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import { isPaymentOpen } from '../orders/order.domain';
import type { PaymentLinkRecord } from './payment-link.records';

const DAY_MILLISECONDS = 86_400_000;
/** Days after a link's expiry during which the console lists it. */
const KEPT_DAYS = 90;
/** Link id followed by the secret. */
const TOKEN = /^([A-Za-z0-9]{20})([A-Za-z0-9_-]{43})$/;

/** Secret of a link: 256 bits, derived from its id, so that the secret itself is not stored. */
function linkSecret(shopSecret: string, id: string): string {
  return createHmac('sha256', shopSecret).update(`payment link ${id}`).digest('base64url');
}

/** The token that opens a link. */
export function toPaymentLinkToken(shopSecret: string, id: string): string {
  return `${id}${linkSecret(shopSecret, id)}`;
}

/** Id of the link that a token opens; null for a token that was never issued. */
export function parsePaymentLinkToken(shopSecret: string, token: string): string | null {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  if (id === undefined || secret === undefined) return null;
  const right = Buffer.from(linkSecret(shopSecret, id));
  return timingSafeEqual(Buffer.from(secret), right) ? id : null;
}

/** Expiry of a link that is made now, and deletion of its record. */
export function paymentLinkPeriod(now: Date) {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString();
  return {
    created_at: now.toISOString(),
    expires_at: after(PAYMENT_LINK_VALIDITY_DAYS),
    kept_until: after(PAYMENT_LINK_VALIDITY_DAYS + KEPT_DAYS),
  };
}

/** The albums of a link for a checkout, with the copies agreed on instead of those in the cart. */
export function toCheckoutItems(
  items: readonly Pick<PaymentLinkRecord['items'][number], 'album_id' | 'quantity'>[],
) {
  return items.map(({ album_id, quantity }) => ({ album_id, copies: quantity }));
}

interface LinkedOrder {
  id: string;
  order_status: OrderStatus;
  payment_status: PaymentStatus;
}

/** State of a link. @param orders orders of ordered links; others are ignored */
export function paymentLinkState(
  { state, items, expires_at }: Pick<PaymentLinkRecord, 'state' | 'items' | 'expires_at'>,
  orders: readonly LinkedOrder[],
  now: Date,
): PaymentLinkState {
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'open') return new Date(expires_at) > now ? 'open' : 'expired';
  const own = orders.filter(({ id }) => items.some(({ order_id }) => order_id === id));
  if (own.length === 0 || own.some(isPaymentOpen)) return 'ordered';
  return own.every(({ order_status }) => order_status === 'Cancelled') ? 'cancelled' : 'paid';
}
