import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
import { sumPaise } from '@smriti/shared/base/money';
import type { PaymentMethod } from '@smriti/shared/payment/payments';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { AddressRecord } from '../../addresses/address.records';
import type { AlbumRecord } from '../../albums/album.records';
import type { GrantedCoupon, OrderRecord, PlacementRecord } from '../order.records';
import { moveOrder } from '../order.states';
import { toOrderAmounts } from '../order-amounts.domain';

const DAY = 86_400_000;

export function paymentDeadline(
  now: Date,
  { unpaid_days }: Pick<ShopSettings, 'unpaid_days'>,
): string {
  return new Date(now.getTime() + unpaid_days * DAY).toISOString();
}

export type OrderAddress = NonNullable<OrderRecord['address']>;

/** An address as copied to orders. */
export function toOrderAddress(address: AddressRecord): OrderAddress {
  return {
    id: address.id,
    contact_name: `${address.first_name} ${address.last_name}`.trim(),
    contact_phone: address.phone,
    contact_email: address.email,
    shipping_address_line1: address.street,
    shipping_address_line2: '',
    city: address.city,
    state: address.state,
    country: address.country,
    postal_code: address.postal_code,
  };
}

/** Data shared by all orders of a placement. */
interface Placing {
  placementId: string;
  address: OrderAddress;
  gift: OrderRecord['as_gift'];
  /** Payment link by which the orders are placed; null in the checkout. */
  paymentLink: OrderRecord['payment_link'];
  shipping: NonNullable<OrderRecord['shipping']>;
  coupon: GrantedCoupon | null;
  /** Shop settings, stored with the order. */
  settings: ShopSettings;
  paymentMethod: PaymentMethod;
  /** Day on which everything that is out of stock is back; null if all is in stock. */
  restockDay: string | null;
  /**
   * Whether a fully covered order stays unpaid until the others are paid: they owe part of its shipping.
   */
  isPaidTogether: boolean;
  now: Date;
}

/** Places a Pending order with its share; paid at once when nothing is due. `album`: as ordered. */
export function toPlacedOrder(
  order: OrderRecord,
  album: OrderRecord['album'],
  share: CheckoutSums,
  placing: Placing,
): OrderRecord {
  const {
    placementId,
    address,
    gift,
    paymentLink,
    shipping,
    coupon,
    settings,
    paymentMethod,
    restockDay,
    isPaidTogether,
    now,
  } = placing;
  const isPaid = share.duePaise === 0 && !isPaidTogether;
  const move = { by: 'owner', uid: order.user_id, to: 'processing', now } as const;
  return {
    ...moveOrder(order, isPaid ? { ...move, payment: 'paid' } : move),
    placement_id: placementId,
    payment_method: paymentMethod,
    address,
    as_gift: gift,
    payment_link: paymentLink,
    shipping,
    settings,
    amounts: toOrderAmounts(share),
    coupon,
    album,
    pay_until: isPaid ? null : paymentDeadline(now, settings),
    placed_at: now.toISOString(),
    restock_day: restockDay,
  };
}

/** An ordered album: frozen, without photos of earlier review rounds that it no longer contains. */
export function toPlacedAlbum(album: AlbumRecord, now: Date): AlbumRecord {
  return { ...album, is_placed: true, round_photo_ids: [], updated_at: now.toISOString() };
}

/** The placement of a paid reorder, which consists of this order only. */
export function toReorderPlacement(order: OrderRecord, now: Date): PlacementRecord | null {
  if (order.amounts === null) return null;
  return {
    id: order.id,
    user_id: order.user_id,
    order_ids: [order.id],
    is_referral_discount: false,
    coupon: null,
    ...order.amounts,
    placed_at: now.toISOString(),
  };
}

export function toOrderPlacedEvent(
  placementId: string,
  orders: readonly OrderRecord[],
  sums: CheckoutSums,
) {
  return {
    type: 'order_placed',
    placementId,
    orders: orders.map(({ id, album, amounts }) => ({
      id,
      title: album.title,
      quantity: album.quantity,
      subtotalPaise: amounts?.subtotal_paise ?? sums.subtotalPaise,
    })),
    shippingPaise: sums.shippingPaise,
    deductedPaise: sumPaise(
      sums.initialPaidPaise,
      sums.discountPaise,
      sums.giftPaise,
      sums.pointsPaise,
    ),
    duePaise: sums.duePaise,
  } as const;
}
