import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createAlbum, getAlbum, listAlbums, updateAlbum } from '@smriti/shared/album/albums';
import { getApprovalProduct, replyToRemark } from '@smriti/shared/album/approval';
import { getDesign, saveDesign } from '@smriti/shared/book/designs';
import { answerProposal } from '@smriti/shared/book/proposals';
import { getMasterProduct, listProducts } from '@smriti/shared/catalogue/products';
import { getQuote } from '@smriti/shared/order/checkout';
import { getPlacement, listOrders, placeOrder } from '@smriti/shared/order/orders';
import {
  confirmPayment,
  createPayment,
  getInitialDue,
  listPayments,
} from '@smriti/shared/payment/payments';
import type { ShopUser } from '../../dev/shop/shop-client.ts';
import { type Customer, registerCustomer } from './register-customer.ts';
import {
  toSequencedPhotos,
  type SourcePictures,
  waitUntilRendered,
  uploadPhotos,
} from './photos.ts';
import { callShop, pauseBetweenSteps, type Shop, tryCall } from './shop.ts';

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
const WALKS_PER_ACCOUNT = 2;
const LOOKED_EACH_MILLISECONDS = 3000;

async function browse(shop: Shop): Promise<void> {
  await callShop(shop, null, listProducts, { query: { sort: 'best_selling' } });
  await pauseBetweenSteps(shop);
  await callShop(shop, null, getMasterProduct, { params: { id: String(PRODUCT) } });
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
  await waitUntilRendered(shop, customer, ids);
  await pauseBetweenSteps(shop);
  const choices = large ? BOOK : ALBUM;
  const body = {
    ...choices,
    title: 'A week in Munnar',
    images: toSequencedPhotos(ids),
    status: 'Draft',
  };
  const { data } = await callShop(shop, customer, createAlbum, { body });
  return data.album.id;
}

/** Changes the crop of the first spread's photos and saves the design as the editor does. */
async function arrange(shop: Shop, customer: Customer, id: string): Promise<void> {
  const { rev, book } = await callShop(shop, customer, getDesign, { params: { id } });
  const [first] = book.spreads;
  if (!first) throw new Error('the book has no spread');
  await pauseBetweenSteps(shop);
  const items = first.items.map((item) =>
    item.type === 'photo' ? { ...item, crop: { ...item.crop, zoom: 1.5 } } : item,
  );
  const order = book.spreads.map((one) => one.id);
  const spreads = Object.fromEntries(book.spreads.map((one) => [one.id, one]));
  spreads[first.id] = { ...first, locked: true, layout: '', rank: null, items };
  const body = { base_rev: rev, spreads, order };
  await callShop(shop, customer, saveDesign, { params: { id }, body });
  await callShop(shop, customer, updateAlbum, {
    params: { id },
    body: { title: 'Munnar in the rain' },
  });
}

/** Requests the review and makes the initial payment. */
async function request(shop: Shop, customer: Customer, id: string): Promise<void> {
  await callShop(shop, customer, updateAlbum, { params: { id }, body: { status: 'Requested' } });
  const { amount } = await callShop(shop, customer, getInitialDue, { params: { cartId: id } });
  await pauseBetweenSteps(shop);
  await payWithTestCard(shop, customer, { payment_type: 'initial', cart_id: id }, amount);
}

/** Waits for the reviewer, replies to remarks and proposals, and accepts the proof. */
async function approve(shop: Shop, customer: Customer, id: string): Promise<void> {
  for (;;) {
    const { album } = await callShop(shop, customer, getAlbum, { params: { id } });
    if (album.status === 'Responded') break;
    await setTimeout(LOOKED_EACH_MILLISECONDS);
    await pauseBetweenSteps(shop);
  }
  const { remarks, proposals } = await callShop(shop, customer, getApprovalProduct, {
    params: { id },
  });
  const [remark] = remarks;
  if (remark) {
    const params = { id, photo_id: remark.photo_id };
    await callShop(shop, customer, replyToRemark, {
      params,
      body: { text: 'It is fine as it is.' },
    });
  }
  for (const { spread_id, state } of proposals) {
    if (state !== 'open') continue;
    const params = { id, spread_id };
    await callShop(shop, customer, answerProposal, { params, body: { accepted: true } });
  }
  await pauseBetweenSteps(shop);
  await callShop(shop, customer, updateAlbum, { params: { id }, body: { status: 'Approved' } });
}

/** Orders the approved album and pays for it. */
async function orderAndPay(shop: Shop, customer: Customer, albumId: string): Promise<void> {
  const use = { use_gift_balance: false, use_points: false };
  const asked = { album_ids: [albumId], shipping_method_id: SHIPPING_METHOD, ...use };
  const quote = await callShop(shop, customer, getQuote, { body: asked });
  const [item] = quote.items;
  if (!item) throw new Error('the quote names nothing');
  await pauseBetweenSteps(shop);
  const { album_id, quantity, price } = item;
  const { order, placement } = await callShop(shop, customer, placeOrder, {
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
  await pauseBetweenSteps(shop);
  const payable = { payment_type: 'order', placement_id: placement.id } as const;
  await payWithTestCard(shop, customer, payable, placement.amount_due);
  shop.paidOrders.add(order.id);
  await callShop(shop, customer, getPlacement, { params: { id: placement.id } });
  await callShop(shop, customer, listOrders, { params: { id: customer.uid } });
}

/**
 * Creates the walk of a customer through the whole shop: account, photos, album with its book,
 * request and initial payment, proof, order.
 * @param isLarge whether the photos have 12 megapixels instead of one
 */
export function createCustomerWalk(shop: Shop, pictures: SourcePictures, isLarge: boolean) {
  let customer: Customer | null = null;
  return async (turn: number): Promise<void> => {
    await browse(shop);
    if (!customer || turn % WALKS_PER_ACCOUNT === 0) customer = await registerCustomer(shop);
    const id = await makeAlbum(shop, customer, isLarge ? pictures.large : pictures.small, isLarge);
    await pauseBetweenSteps(shop);
    await arrange(shop, customer, id);
    await request(shop, customer, id);
    await approve(shop, customer, id);
    await orderAndPay(shop, customer, id);
    await tryCall(shop, customer, listAlbums, [], { query: { user_id: customer.uid } });
  };
}

/** Purpose of a payment, in the fields of POST /payments. */
type Payable =
  | { payment_type: 'initial'; cart_id: string }
  | { payment_type: 'order'; placement_id: string };

async function payWithTestCard(
  shop: Shop,
  customer: ShopUser,
  payable: Payable,
  amount: number,
): Promise<void> {
  const body = { user_id: customer.uid, amount, payment_method: 'card', ...payable };
  const { id } = await callShop(shop, customer, createPayment, {
    body: { ...body, transaction_id: `TXN_${randomUUID()}` },
  });
  await pauseBetweenSteps(shop);
  const { payment_status } = await callShop(shop, customer, confirmPayment, {
    params: { id },
    body: { token: 'tok_sandbox_success' },
  });
  if (payment_status !== 'paid') throw new Error(`a good card: ${payment_status}`);
  await callShop(shop, customer, listPayments, { params: { id: customer.uid } });
}
