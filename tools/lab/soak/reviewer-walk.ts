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
import type { ShopUser } from '../../dev/shop/shop-client.ts';
import { callShop, type Shop, tryCall } from './shop.ts';

/** HTTP statuses of calls about an album that another reviewer took or its owner withdrew. */
const CONFLICT_STATUSES = [404, 409, 422];
const WAIT_MILLISECONDS = 1500;

async function propose(shop: Shop, reviewer: ShopUser, id: string): Promise<void> {
  const { book } = await callShop(shop, reviewer, getDesign, { params: { id } });
  const [spread] = book.spreads;
  if (!spread) return;
  const items = spread.items.map((item) =>
    item.type === 'photo' ? { ...item, crop: { ...item.crop, zoom: 2 } } : item,
  );
  const params = { id, spread_id: spread.id };
  const body = { spread: { ...spread, items }, note: 'Closer to the faces.' };
  await callShop(shop, reviewer, saveProposal, { params, body });
}

/**
 * Creates the walk of a reviewer: takes the album that has waited longest, and responds with
 * remarks and a proposal.
 */
export function createReviewerWalk(shop: Shop, reviewer: ShopUser) {
  return async (turn: number): Promise<void> => {
    const { items } = await callShop(shop, reviewer, listApprovalProducts);
    const next = items.find(({ taken, is_unpaid }) => taken === null && !is_unpaid);
    if (!next) {
      await setTimeout(WAIT_MILLISECONDS);
      return;
    }
    const params = { id: next.id };
    if (!(await tryCall(shop, reviewer, takeApprovalProduct, CONFLICT_STATUSES, { params })))
      return;
    await callShop(shop, reviewer, getApprovalProduct, { params });
    const description = 'A little dark: shall we make it lighter?';
    const descriptions = [{ sequence: 1, description, pin: { x: 0.4, y: 0.5 } }];
    await callShop(shop, reviewer, saveRemarks, { body: { cartId: next.id, descriptions } });
    if (turn % 3 === 0) await propose(shop, reviewer, next.id);
    const body = { status: 'Responded', note: 'Lovely pictures.' };
    await callShop(shop, reviewer, updateAlbum, { params, body });
  };
}
