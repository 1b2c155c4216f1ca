import {
  clearCart,
  type listCartItems,
  removeCartItem,
  updateCartItem,
} from '@smriti/shared/album/cart';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toRupees } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import { requireAllRows, readableRows } from '../../platform/database/list-rows';
import { combinePlans, commitPlan } from '../../platform/database/plan';
import { findAlbumCovers } from '../albums/album-covers.service';
import { moveAlbumToDraft, changeAlbumQuantity } from '../albums/album-change.domain';
import { presentAlbum } from '../albums/album.presenter';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum, findApprovedAlbums } from '../albums/album.repository';
import { planAlbumChange } from '../albums/album-transaction.service';

type CartItem = AnswerOf<typeof updateCartItem>['item'];

function present({ id, product_id, quantity, total_price_paise }: AlbumRecord): CartItem {
  return { id, product_id, quantity, price: toRupees(total_price_paise) };
}

function assertOwn(callerUid: string, ownerUid: string): void {
  if (callerUid !== ownerUid) throw new AppError('not_found', 'There is no such cart.');
}

/**
 * The caller's cart: a view of their approved, unplaced albums, newest first (docs/rules.md#orders-9).
 * @throws AppError not_found for the cart of anyone else.
 */
export async function getOwnCart(
  deps: Deps,
  callerUid: string,
  ownerUid: string,
): Promise<AnswerOf<typeof listCartItems>> {
  assertOwn(callerUid, ownerUid);
  const albums = readableRows(await findApprovedAlbums(deps.db, ownerUid));
  const newestFirst = albums.sort((a, b) => b.created_at.localeCompare(a.created_at));
  const covers = await findAlbumCovers(deps.db, newestFirst);
  // an approved album carries its frozen prices: no catalogue needed
  const view = { config: deps.config, catalogue: null };
  return {
    items: newestFirst.map((album) => ({
      ...present(album),
      album: presentAlbum(album, covers, view),
    })),
  };
}

/** @throws AppError not_found unless the album is in the caller's cart. */
async function findItem(tx: DatabaseTransaction, uid: string, id: string): Promise<AlbumRecord> {
  const album = await findAlbum(tx, id);
  const isInCart = album?.status === 'Approved' && !album.is_placed;
  if (album?.user_id !== uid || !isInCart) {
    throw new AppError('not_found', 'There is no such cart item.');
  }
  return album;
}

interface CartWrite {
  uid: string;
  idempotency: IdempotencyClaim | null;
}

/** Sets the number of copies of an album in the cart. @throws AppError not_found. */
export async function setCartQuantity(
  deps: Deps,
  { uid, id, quantity, idempotency }: CartWrite & { id: string; quantity: number },
): Promise<AnswerOf<typeof updateCartItem>> {
  return commitPlan(deps, idempotency, updateCartItem.response, async (tx) => {
    const album = await findItem(tx, uid, id);
    if (album.quantity === quantity) return { answer: { item: present(album) }, plan: null };
    const change = changeAlbumQuantity(album, quantity, deps.clock.now());
    const plan = await planAlbumChange(tx, deps, change);
    return { answer: { item: present(change.after) }, plan };
  });
}

async function planRemoval(tx: DatabaseTransaction, deps: Deps, album: AlbumRecord) {
  const change = moveAlbumToDraft(album, deps.clock.now());
  return planAlbumChange(tx, deps, change);
}

/** Takes an album out of the cart: it becomes a Draft again. @throws AppError not_found. */
export async function moveItemToDraft(
  deps: Deps,
  { uid, id, idempotency }: CartWrite & { id: string },
): Promise<AnswerOf<typeof removeCartItem>> {
  return commitPlan(deps, idempotency, removeCartItem.response, async (tx) => ({
    plan: await planRemoval(tx, deps, await findItem(tx, uid, id)),
    answer: { message: 'The album is a draft again.' },
  }));
}

/**
 * Sets every album of the caller's cart back to Draft, all or none.
 * @throws AppError not_found for the cart of anyone else.
 */
export async function emptyCart(
  deps: Deps,
  ownerUid: string,
  { uid, idempotency }: CartWrite,
): Promise<AnswerOf<typeof clearCart>> {
  assertOwn(uid, ownerUid);
  return commitPlan(deps, idempotency, clearCart.response, async (tx) => {
    const albums = requireAllRows(await findApprovedAlbums(tx, ownerUid));
    const plans = await Promise.all(albums.map((album) => planRemoval(tx, deps, album)));
    const answer = { message: 'Your cart is empty now.', removed: plans.length };
    return { answer, plan: combinePlans(...plans) };
  });
}
