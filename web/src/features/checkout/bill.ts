import type { Quote } from '@smriti/shared/order/checkout';
import { sumPaise, toPaise, toRupees } from '@smriti/shared/base/money';
import { couponName, referralDiscount } from '@smriti/shared/order/coupons';
import type { Order } from '@smriti/shared/order/orders';
import { formatCount } from '#lib/language/format.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import type { AlbumCovers } from './checkout-query';
import type { billMessages } from './messages';
import type { PlacedOrders } from './placed-orders';

type Line = Quote['lines'][number];

/** Bill in lines, in rupees, whose sum is `due`. */
export interface CheckoutBill {
  items: readonly (Pick<
    Quote['items'][number],
    'album_id' | 'title' | 'product' | 'price' | 'quantity' | 'subtotal'
  > & {
    /** `drawn_cover` of the album. */
    cover: unknown;
  })[];
  lines: readonly Line[];
  due: number;
  /** Name of the coupon of the line `coupon`; null without a coupon. */
  couponName: string | null;
  /** Whether the shipping price is missing because no method is chosen yet. */
  isShippingOpen: boolean;
}

export function quoteToBill(quote: Quote, covers: AlbumCovers): CheckoutBill {
  const { items, lines, amount_due: due, shipping_method, coupon } = quote;
  return {
    items: localiseRecords(items).map((item) => ({
      ...item,
      cover: covers.get(item.album_id),
    })),
    lines,
    due,
    couponName: coupon && couponName(coupon),
    isShippingOpen: shipping_method === null,
  };
}

/** Bill of placed orders, without cancelled ones. */
export function ordersToBill({ orders, placement }: PlacedOrders): CheckoutBill {
  const standing = orders.filter(({ order_status }) => order_status !== 'Cancelled');
  const sum = (amountOf: (order: Order) => number) =>
    toRupees(sumPaise(...standing.map((order) => toPaise(amountOf(order)))));
  const count = (countOf: (order: Order) => number) =>
    standing.reduce((total, order) => total + countOf(order), 0);
  const off = (key: Line['key'], amount: number, number: number | null = null): Line[] =>
    amount === 0 ? [] : [{ key, count: number, amount: -amount }];
  const coupon = standing[0]?.coupon ?? null;
  return {
    items: standing.map(({ cart_id, cart, total_price, quantity, subtotal }) => ({
      album_id: cart_id,
      title: cart.title,
      product: localiseRecords(cart.products).title,
      price: total_price,
      quantity,
      subtotal,
      cover: cart.drawn_cover,
    })),
    lines: [
      {
        key: 'items',
        count: count(({ quantity }) => quantity),
        amount: sum((one) => one.subtotal),
      },
      { key: 'shipping', count: null, amount: sum((one) => one.shipping_price) },
      ...off(
        'initial_paid',
        sum((one) => one.initial_paid),
      ),
      ...off('discount', sum(referralDiscount)),
      ...(coupon === null
        ? []
        : [
            {
              key: 'coupon',
              count: null,
              amount: 0 - sum((one) => one.coupon?.amount ?? 0),
            } as const,
          ]),
      ...off(
        'gift',
        sum((one) => one.gift_used),
      ),
      ...off(
        'points',
        sum((one) => one.points_value),
        count((one) => one.points_used),
      ),
      ...off(
        'paid',
        sum((one) => one.amount_paid),
      ),
    ],
    due: placement.amount_due,
    couponName: coupon && couponName(coupon),
    isShippingOpen: false,
  };
}

export function billLineLabel(
  texts: ReturnType<typeof billMessages.get>,
  { key, count }: Pick<Quote['lines'][number], 'key' | 'count'>,
  couponName: string | null = null,
): string {
  if (key === 'coupon') return texts.coupon({ name: couponName ?? '' });
  const label = texts[key];
  return typeof label === 'string' ? label : label({ count: formatCount(count ?? 0) });
}
