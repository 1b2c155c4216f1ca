import type { Quote } from '@smriti/shared/order/checkout';
import type { AppliedCoupon, CouponRefusal } from '@smriti/shared/order/coupons';
import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
import { pointsValue } from '@smriti/shared/payment/credits';
import { type Paise, paise, multiplyPaise, toRupees } from '@smriti/shared/base/money';
import type { GrantedCoupon, OrderRecord } from '../order.records';

/** An album of a quote with its existing or future order. */
interface QuotedAlbum {
  album_id: string;
  order_id: string;
  album: OrderRecord['album'];
}

interface Quoted {
  items: readonly QuotedAlbum[];
  sums: CheckoutSums;
  shipping: OrderRecord['shipping'];
  balances: { giftPaise: Paise; points: number };
  /** Current value of one point. */
  pointPaise: Paise;
  coupon: GrantedCoupon | null;
  /** Reason why the entered code is not applied; null if it is applied, or no code was entered. */
  refusal: CouponRefusal | null;
  /** Day on which everything that is out of stock is back; null if all is in stock. */
  restockDay: string | null;
}

type Line = Quote['lines'][number];

const toDeduction = (amount: Paise) => (amount === 0 ? 0 : -toRupees(amount));

function linesOf({ items, sums, shipping, coupon }: Quoted): Line[] {
  const copies = items.reduce((count, { album }) => count + album.quantity, 0);
  const off = (key: Line['key'], amount: Paise, count: number | null = null): Line[] =>
    amount === 0 ? [] : [{ key, count, amount: toDeduction(amount) }];
  return [
    { key: 'items', count: copies, amount: toRupees(sums.subtotalPaise) },
    ...(shipping === null
      ? []
      : [{ key: 'shipping', count: null, amount: toRupees(sums.shippingPaise) } as const]),
    ...off('initial_paid', sums.initialPaidPaise),
    ...off('discount', paise(sums.discountPaise - sums.couponPaise)),
    ...(coupon === null
      ? []
      : [{ key: 'coupon', count: null, amount: toDeduction(sums.couponPaise) } as const]),
    ...off('gift', sums.giftPaise),
    ...off('points', sums.pointsPaise, sums.points),
  ];
}

/** A price quote line by line, in rupees. */
export function presentQuote(quoted: Quoted): Quote {
  const { items, sums, shipping, balances, pointPaise, coupon, refusal } = quoted;
  return {
    items: items.map(({ album_id, order_id, album }) => ({
      album_id,
      order_id,
      title: album.title,
      product: album.product,
      ...(album.product_hi !== undefined && { hi: { product: album.product_hi } }),
      product_id: album.product_id,
      price: toRupees(album.total_price_paise),
      quantity: album.quantity,
      subtotal: toRupees(multiplyPaise(album.total_price_paise, album.quantity)),
    })),
    lines: linesOf(quoted),
    shipping_method: presentShipping(shipping),
    subtotal: toRupees(sums.subtotalPaise),
    shipping_price: toRupees(sums.shippingPaise),
    initial_paid: toRupees(sums.initialPaidPaise),
    discount: toRupees(sums.discountPaise),
    coupon: presentCoupon(coupon, sums.couponPaise),
    coupon_refusal: refusal,
    gift_used: toRupees(sums.giftPaise),
    points_used: sums.points,
    points_value: toRupees(sums.pointsPaise),
    grand_total: toRupees(paise(sums.subtotalPaise + sums.shippingPaise - sums.discountPaise)),
    amount_due: toRupees(sums.duePaise),
    gift_balance: toRupees(balances.giftPaise),
    points_balance: balances.points,
    points_worth: toRupees(pointsValue(balances.points, pointPaise)),
    restock_day: quoted.restockDay,
  };
}

/** Coupon of an order or quote with its reduction of the print price; null if none. */
export function presentCoupon(
  coupon: GrantedCoupon | null,
  couponPaise: Paise,
): AppliedCoupon | null {
  if (coupon === null) return null;
  const { code, title, kind } = coupon;
  return { code, title, kind, amount: toRupees(couponPaise) };
}

/** Shipping method of an order or quote; null until chosen. */
export function presentShipping(shipping: OrderRecord['shipping']): Quote['shipping_method'] {
  if (shipping === null) return null;
  const { price_paise, ...method } = shipping;
  return { ...method, price: toRupees(price_paise) };
}
