import { setTimeout } from 'node:timers/promises';
import { updateAlbum } from '@smriti/shared/album/albums';
import {
  getApprovalProduct,
  listApprovalProducts,
  saveRemarks,
  takeApprovalProduct,
} from '@smriti/shared/album/approval';
import { getDesign } from '@smriti/shared/book/designs';
import { saveProposal } from '@smriti/shared/book/proposals';
import { categoryKind } from '@smriti/shared/catalogue/managed/categories';
import {
  listAllOrders,
  refundOrder,
  updateOrderStatus,
  updatePrintState,
} from '@smriti/shared/order/order-management';
import { getOrderPrint } from '@smriti/shared/order/print-files';
import { getJobTicket } from '@smriti/shared/order/print-jobs';
import { makeGiftCards } from '@smriti/shared/payment/gift-card-management';
import { getDashboard } from '@smriti/shared/staff/dashboard';
import { newStaff, type Person } from '../bench/shop-client.ts';
import { ask, lookAround, type Shop, tryAsk } from './shop.ts';

/** Others were faster: a colleague took the album, or its owner took it back. */
const OVERTAKEN = [404, 409, 422];
const WAIT_MILLISECONDS = 1500;
/** A refund asks for a sign-in of the last ten minutes. */
const SIGNED_IN_MILLISECONDS = 5 * 60_000;
const CATEGORIES = 3;
const CARDS = { count: 10, amount: 200 };

async function propose(shop: Shop, reviewer: Person, id: string): Promise<void> {
  const { book } = await ask(shop, reviewer, getDesign, { params: { id } });
  const [spread] = book.spreads;
  if (!spread) return;
  const items = spread.items.map((item) =>
    item.type === 'photo' ? { ...item, crop: { ...item.crop, zoom: 2 } } : item,
  );
  const params = { id, spread_id: spread.id };
  const body = { spread: { ...spread, items }, note: 'Closer to the faces.' };
  await ask(shop, reviewer, saveProposal, { params, body });
}

/** A reviewer takes the album that waits longest, and answers it with remarks and a proposal. */
export function reviewerWalk(shop: Shop, reviewer: Person) {
  return async (turn: number): Promise<void> => {
    const { items } = await ask(shop, reviewer, listApprovalProducts);
    const next = items.find(({ taken, is_unpaid }) => taken === null && !is_unpaid);
    if (!next) {
      await setTimeout(WAIT_MILLISECONDS);
      return;
    }
    const params = { id: next.id };
    if (!(await tryAsk(shop, reviewer, takeApprovalProduct, OVERTAKEN, { params }))) return;
    await ask(shop, reviewer, getApprovalProduct, { params });
    const description = 'A little dark: shall we make it lighter?';
    const descriptions = [{ sequence: 1, description, pin: { x: 0.4, y: 0.5 } }];
    await ask(shop, reviewer, saveRemarks, { body: { cartId: next.id, descriptions } });
    if (turn % 3 === 0) await propose(shop, reviewer, next.id);
    const body = { status: 'Responded', note: 'Lovely pictures.' };
    await ask(shop, reviewer, updateAlbum, { params, body });
  };
}

/** Downloads the pages of a book as its printer does. */
async function download(shop: Shop, url: string): Promise<void> {
  const response = await fetch(new URL(url, shop.origins.hosting));
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.ok && bytes.subarray(0, 5).toString() === '%PDF-') return;
  throw new Error(`print file: ${response.status}, ${bytes.length} bytes`);
}

async function printOne(shop: Shop, printer: Person, id: string): Promise<void> {
  const params = { id };
  const print = await tryAsk(shop, printer, getOrderPrint, OVERTAKEN, { params });
  if (print?.state !== 'ready') return;
  const inside = print.files.find(({ kind }) => kind === 'inside');
  if (!inside) throw new Error(`${id} has no pages to print`);
  if (!(await tryAsk(shop, printer, getJobTicket, OVERTAKEN, { params }))) return;
  await download(shop, inside.url);
  for (const print_state of ['printing', 'printed']) {
    const body = { print_state };
    if (!(await tryAsk(shop, printer, updatePrintState, OVERTAKEN, { params, body }))) return;
  }
  for (const order_status of ['Shipped', 'Delivered']) {
    const parcel = order_status === 'Shipped' && { carrier: 'India Post', tracking_number: id };
    const body = { order_status, ...parcel };
    if (!(await tryAsk(shop, printer, updateOrderStatus, OVERTAKEN, { params, body }))) return;
  }
}

/** The printer prints, packs and delivers what is paid and made. */
export function printerWalk(shop: Shop, printer: Person) {
  return async (): Promise<void> => {
    const query = { print_state: 'waiting', limit: '50' };
    const { orders } = await ask(shop, printer, listAllOrders, { query });
    for (const { id } of orders) {
      if (shop.paidOrders.has(id)) await printOne(shop, printer, id);
    }
    await lookAround(shop);
  };
}

async function editCatalogue(shop: Shop, admin: Person, turn: number): Promise<void> {
  const params = { id: String((turn % CATEGORIES) + 1) };
  const before = await ask(shop, admin, categoryKind.calls.byId, { params });
  const body = { description: `Looked after ${turn} times.`, version: before.version };
  await ask(shop, admin, categoryKind.calls.update, { params, body });
}

async function refundSome(shop: Shop, admin: Person, turn: number): Promise<void> {
  const paid = [...shop.paidOrders];
  const id = paid[(turn * 7) % Math.max(1, paid.length)];
  if (!id) return;
  const body = { amount: 1.5, reason: 'A torn page', to: turn % 2 === 0 ? 'gift' : 'payment' };
  await tryAsk(shop, admin, refundOrder, OVERTAKEN, { params: { id }, body });
}

/** The admin edits the catalogue, makes gift cards, refunds, and looks at what there is. */
export function adminWalk(shop: Shop) {
  let admin: Person | null = null;
  let signedInAt = 0;
  return async (turn: number): Promise<void> => {
    if (!admin || Date.now() - signedInAt > SIGNED_IN_MILLISECONDS) {
      admin = await newStaff(shop.origins, shop.project.auth, 'admin');
      signedInAt = Date.now();
    }
    if (shop.giftCodes.length < CARDS.count) {
      const { codes } = await ask(shop, admin, makeGiftCards, { body: CARDS });
      shop.giftCodes.push(...codes);
    }
    await editCatalogue(shop, admin, turn);
    await lookAround(shop);
    await ask(shop, admin, getDashboard);
    await ask(shop, admin, listAllOrders);
    await lookAround(shop);
    await refundSome(shop, admin, turn);
    await lookAround(shop);
  };
}
