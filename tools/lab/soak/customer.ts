import { setTimeout } from 'node:timers/promises';
import { createAlbum, getAlbum, listAlbums, updateAlbum } from '@smriti/shared/album/albums';
import { getApprovalProduct, replyToRemark } from '@smriti/shared/album/approval';
import { getDesign, saveDesign } from '@smriti/shared/book/designs';
import { answerProposal } from '@smriti/shared/book/proposals';
import { getMasterProduct, listProducts } from '@smriti/shared/catalogue/products';
import { getQuote } from '@smriti/shared/order/checkout';
import { getPlacement, listOrders, placeOrder } from '@smriti/shared/order/orders';
import { getInitialDue } from '@smriti/shared/payment/payments';
import { pay } from './payment.ts';
import { type Customer, newRegistered } from './people.ts';
import { inOrder, type Pictures, untilShown, uploadPhotos } from './photos.ts';
import { ask, lookAround, type Shop, tryAsk } from './shop.ts';

const PRODUCT = 2;
const ALBUM = { album_size_id: 4, paper_type_id: 1, frame_id: 1, binding_type_id: 2 };
const BOOK = {
  product_id: PRODUCT,
  album_size_id: 4,
  paper_type_id: 3,
  binding_type_id: 2,
  lamination_id: 2,
  cover_type_id: 1,
};
const SHIPPING_METHOD = 1;
const PHOTOS = { small: 3, large: 6 };
/** Number of walks for which a customer keeps one account. */
const WAYS_OF_ACCOUNT = 2;
const LOOKED_EACH_MILLISECONDS = 3000;

async function browse(shop: Shop): Promise<void> {
  await ask(shop, null, listProducts, { query: { sort: 'best_selling' } });
  await lookAround(shop);
  await ask(shop, null, getMasterProduct, { params: { id: String(PRODUCT) } });
}

/** Uploads photos and creates a Draft with them. */
async function makeAlbum(
  shop: Shop,
  customer: Customer,
  pictures: readonly Buffer[],
  large: boolean,
) {
  const count = large ? PHOTOS.large : PHOTOS.small;
  const ids = await uploadPhotos(shop, customer, pictures, count);
  await untilShown(shop, customer, ids);
  await lookAround(shop);
  const choices = large ? BOOK : ALBUM;
  const body = { ...choices, title: 'A week in Munnar', images: inOrder(ids), status: 'Draft' };
  const { data } = await ask(shop, customer, createAlbum, { body });
  return data.album.id;
}

/** Changes the crop of the first spread's photos and saves the design as the editor does. */
async function arrange(shop: Shop, customer: Customer, id: string): Promise<void> {
  const { rev, book } = await ask(shop, customer, getDesign, { params: { id } });
  const [first] = book.spreads;
  if (!first) throw new Error('the book has no spread');
  await lookAround(shop);
  const items = first.items.map((item) =>
    item.type === 'photo' ? { ...item, crop: { ...item.crop, zoom: 1.5 } } : item,
  );
  const order = book.spreads.map((one) => one.id);
  const spreads = Object.fromEntries(book.spreads.map((one) => [one.id, one]));
  spreads[first.id] = { ...first, locked: true, layout: '', rank: null, items };
  const body = { base_rev: rev, spreads, order };
  await ask(shop, customer, saveDesign, { params: { id }, body });
  await ask(shop, customer, updateAlbum, { params: { id }, body: { title: 'Munnar in the rain' } });
}

/** Requests the review and makes the initial payment. */
async function request(shop: Shop, customer: Customer, id: string): Promise<void> {
  await ask(shop, customer, updateAlbum, { params: { id }, body: { status: 'Requested' } });
  const { amount } = await ask(shop, customer, getInitialDue, { params: { cartId: id } });
  await lookAround(shop);
  await pay(shop, customer, { payment_type: 'initial', cart_id: id }, amount);
}

/** Waits for the reviewer, replies to remarks and proposals, and accepts the proof. */
async function approve(shop: Shop, customer: Customer, id: string): Promise<void> {
  for (;;) {
    const { album } = await ask(shop, customer, getAlbum, { params: { id } });
    if (album.status === 'Responded') break;
    await setTimeout(LOOKED_EACH_MILLISECONDS);
    await lookAround(shop);
  }
  const { remarks, proposals } = await ask(shop, customer, getApprovalProduct, { params: { id } });
  const [remark] = remarks;
  if (remark) {
    const params = { id, photo_id: remark.photo_id };
    await ask(shop, customer, replyToRemark, { params, body: { text: 'It is fine as it is.' } });
  }
  for (const { spread_id, state } of proposals) {
    if (state !== 'open') continue;
    const params = { id, spread_id };
    await ask(shop, customer, answerProposal, { params, body: { accepted: true } });
  }
  await lookAround(shop);
  await ask(shop, customer, updateAlbum, { params: { id }, body: { status: 'Approved' } });
}

/** Orders the approved album and pays for it. */
async function orderAndPay(shop: Shop, customer: Customer, albumId: string): Promise<void> {
  const use = { use_gift_balance: false, use_points: false };
  const asked = { album_ids: [albumId], shipping_method_id: SHIPPING_METHOD, ...use };
  const quote = await ask(shop, customer, getQuote, { body: asked });
  const [item] = quote.items;
  if (!item) throw new Error('the quote names nothing');
  await lookAround(shop);
  const { album_id, quantity, price } = item;
  const { order, placement } = await ask(shop, customer, placeOrder, {
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
  await lookAround(shop);
  const payable = { payment_type: 'order', placement_id: placement.id } as const;
  await pay(shop, customer, payable, placement.amount_due);
  shop.paidOrders.add(order.id);
  await ask(shop, customer, getPlacement, { params: { id: placement.id } });
  await ask(shop, customer, listOrders, { params: { id: customer.uid } });
}

/**
 * Walk of a customer through the whole shop: account, photos, album with its book, request and initial
 * payment, proof, order.
 * @param isLarge whether the photos have 12 megapixels instead of one
 */
export function customerWalk(shop: Shop, pictures: Pictures, isLarge: boolean) {
  let customer: Customer | null = null;
  return async (turn: number): Promise<void> => {
    await browse(shop);
    if (!customer || turn % WAYS_OF_ACCOUNT === 0) customer = await newRegistered(shop);
    const id = await makeAlbum(shop, customer, isLarge ? pictures.large : pictures.small, isLarge);
    await lookAround(shop);
    await arrange(shop, customer, id);
    await request(shop, customer, id);
    await approve(shop, customer, id);
    await orderAndPay(shop, customer, id);
    await tryAsk(shop, customer, listAlbums, [], { query: { user_id: customer.uid } });
  };
}
