import { setTimeout } from 'node:timers/promises';
import { getAlbum } from '@smriti/shared/album/albums';
import { createRating } from '@smriti/shared/catalogue/ratings';
import { getQuote } from '@smriti/shared/order/checkout';
import {
  cancelOrder,
  getOrder,
  getPlacement,
  listOrders,
  placeOrder,
  reorder,
} from '@smriti/shared/order/orders';
import { getCredits } from '@smriti/shared/payment/credits';
import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import type { Customer } from './people.ts';
import { pay } from './payment.ts';
import { ask, lookAround, type Shop, tryAsk } from './shop.ts';

/** What people do at the checkout beside paying by card; each way takes the next. */
const MANNERS = ['cancelled', 'gift', 'points', 'declined', 'again', 'plain'] as const;
type Manner = (typeof MANNERS)[number];

const SHIPPING_METHOD = 1;
const POINTS = 500;
const CONFLICT = 409;
const BUSINESS_RULE = 422;
const LOOKED_EACH_MILLISECONDS = 4000;

let orders = 0;

/** Redeems a gift card that the admin has made, or buys points. */
async function fillPurse(shop: Shop, customer: Customer, manner: Manner): Promise<void> {
  if (manner === 'points') {
    const { packs } = await ask(shop, customer, getCredits);
    const price = packs.find(({ points }) => points === POINTS)?.price;
    if (price === undefined) throw new Error('there is no such pack of points');
    await pay(shop, customer, { payment_type: 'credits', points: POINTS }, price);
    return;
  }
  const code = shop.giftCodes.shift();
  if (manner !== 'gift' || code === undefined) return;
  await ask(shop, customer, redeemGiftCard, { body: { code } });
  await ask(shop, customer, getGiftBalance);
}

async function place(shop: Shop, customer: Customer, albumId: string, manner: Manner) {
  const use = { use_gift_balance: manner === 'gift', use_points: manner === 'points' };
  const asked = { album_ids: [albumId], shipping_method_id: SHIPPING_METHOD, ...use };
  const quote = await ask(shop, customer, getQuote, { body: asked });
  const [item] = quote.items;
  if (!item) throw new Error('the quote names nothing');
  await lookAround(shop);
  const { album_id, quantity, price } = item;
  return ask(shop, customer, placeOrder, {
    body: {
      user_id: customer.uid,
      address_id: customer.address,
      payment_method: 'card',
      ...use,
      shipping_method_id: SHIPPING_METHOD,
      amount_due: quote.amount_due,
      items: [{ album_id, quantity, price }],
    },
  });
}

/** Waits until the parcel has come, says how it was liked, and orders the same again. */
async function orderAgain(shop: Shop, customer: Customer, id: string): Promise<void> {
  for (;;) {
    const { order } = await ask(shop, customer, getOrder, { params: { id } });
    if (order.order_status === 'Delivered') break;
    await setTimeout(LOOKED_EACH_MILLISECONDS);
    await lookAround(shop);
  }
  const { order: seen } = await ask(shop, customer, getOrder, { params: { id } });
  const product = seen.cart.products.id;
  if (product !== null) {
    const params = { productId: String(product) };
    await tryAsk(shop, customer, createRating, [CONFLICT], { params, body: { rating: 5 } });
  }
  const body = { id, quantity: 1, address_id: customer.address };
  const { order } = await ask(shop, customer, reorder, { body });
  await pay(shop, customer, { payment_type: 'reorder', order_id: order.id }, order.amount_due);
  shop.paidOrders.add(order.id);
}

/** Orders an approved album and pays for it; then looks at the order, or cancels it. */
export async function orderAndPay(shop: Shop, customer: Customer, albumId: string): Promise<void> {
  const manner = MANNERS[(orders += 1) % MANNERS.length] ?? 'plain';
  await fillPurse(shop, customer, manner);
  const { order, placement } = await place(shop, customer, albumId, manner);
  await lookAround(shop);
  if (placement.amount_due > 0) {
    const payable = { payment_type: 'order', placement_id: placement.id } as const;
    await pay(shop, customer, payable, placement.amount_due, manner === 'declined');
  }
  await ask(shop, customer, getPlacement, { params: { id: placement.id } });
  await ask(shop, customer, listOrders, { params: { id: customer.uid } });
  if (manner === 'cancelled') {
    // while it is being printed it is too late, and the shop says so
    const refusals = [CONFLICT, BUSINESS_RULE];
    await tryAsk(shop, customer, cancelOrder, refusals, { params: { id: order.id }, body: {} });
  } else shop.paidOrders.add(order.id);
  await ask(shop, customer, getAlbum, { params: { id: albumId } });
  if (manner === 'again') await orderAgain(shop, customer, order.id);
}
