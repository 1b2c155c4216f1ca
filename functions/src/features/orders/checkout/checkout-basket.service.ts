import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { multiplyPaise } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../../platform/database/database';
import { requireAllRows } from '../../../platform/database/list-rows';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import type { AlbumRecord } from '../../albums/album.records';
import { findAlbumsById, findApprovedAlbums } from '../../albums/album.repository';
import { assertOwnOrder } from '../order.access';
import type { OrderRecord } from '../order.records';
import { findOrdersById } from '../order.repository';

type Reader = Pick<DatabaseTransaction, 'get' | 'getAll' | 'find'>;

/** An album to check out, by album id, order id or product. */
interface BasketItem {
  album_id?: string | undefined;
  order_id?: string | undefined;
  /** Selects the oldest Approved album of the product. */
  product_id?: number | null | undefined;
  /** Number of copies in place of the album's quantity, for a payment link. */
  copies?: number | undefined;
}

/** An item was placed before: the caller answers with that order. */
export class AlreadyPlacedError extends AppError {
  constructor(readonly order: OrderRecord) {
    super('conflict', 'This is ordered already.');
    this.name = 'AlreadyPlacedError';
  }
}

/** @throws AppError not_found for an order of another customer. */
function ownOrder(orders: readonly OrderRecord[], uid: string, id: string): OrderRecord {
  const order = orders.find((record) => record.id === id);
  assertOwnOrder(order, uid);
  if (order.placement_id !== null) throw new AlreadyPlacedError(order);
  if (order.is_reorder) {
    throw new AppError('business_rule', 'A reorder is placed by paying for it.');
  }
  return order;
}

/** The album ids of items given by product, oldest album first. */
async function findByProduct(reader: Reader, uid: string, items: readonly BasketItem[]) {
  const isNamed = ({ album_id, order_id }: BasketItem) => album_id ?? order_id;
  if (items.every(isNamed)) return new Map<BasketItem, string>();
  const approved = requireAllRows(await findApprovedAlbums(reader, uid));
  const named = items.map(({ album_id }) => album_id);
  const free = approved
    .filter(({ id }) => !named.includes(id))
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
  const chosen = new Map<BasketItem, string>();
  for (const item of items.filter((one) => !isNamed(one))) {
    const index = free.findIndex(({ product_id }) => product_id === item.product_id);
    const [album] = index < 0 ? [] : free.splice(index, 1);
    if (album) chosen.set(item, album.id);
  }
  return chosen;
}

/** @throws AppError invalid_input when an item names no album, or two items the same. */
function assertNamed(ids: readonly (string | undefined)[]): asserts ids is readonly string[] {
  const problems = ids.flatMap((id, index): FieldProblem[] => {
    const field = `items.${index}`;
    if (id === undefined) return [{ field, message: 'names no approved album' }];
    return ids.indexOf(id) < index ? [{ field, message: 'is there already' }] : [];
  });
  if (problems.length > 0) throw invalidFieldsError(problems);
}

/** @throws AppError not_found for another customer's album, conflict for one that is not Approved. */
function assertOrderable(uid: string, album: AlbumRecord | null): asserts album is AlbumRecord {
  if (album?.user_id !== uid) throw new AppError('not_found', 'There is no such album.');
  if (album.status === 'Approved') return;
  const message = `This album is ${album.status}. It can be ordered once you have approved it.`;
  throw new AppError('conflict', message, { details: { status: album.status } });
}

/**
 * The caller's Approved albums named by the items, in the same order and with their copies: one read per album.
 * @throws AppError invalid_input, not_found, conflict for an album that is not Approved, or
 * business_rule for a reorder; AlreadyPlacedError.
 */
export async function findBasketAlbums(
  reader: Reader,
  uid: string,
  items: readonly BasketItem[],
): Promise<AlbumRecord[]> {
  const orderIds = items.flatMap(({ order_id }) => order_id ?? []);
  const orders = await findOrdersById(reader, [...new Set(orderIds)]);
  const byProduct = await findByProduct(reader, uid, items);
  const ids = items.map((item) => {
    if (item.album_id !== undefined) return item.album_id;
    if (item.order_id === undefined) return byProduct.get(item);
    return ownOrder(orders, uid, item.order_id).album_id;
  });
  assertNamed(ids);
  const albums = await findAlbumsById(reader, ids);
  return albums.map((album, index) => {
    assertOrderable(uid, album);
    return { ...album, quantity: items[index]?.copies ?? album.quantity };
  });
}

/**
 * The Pending orders of albums, in the same order.
 * @throws AlreadyPlacedError; AppError conflict for an album without a Pending order.
 */
export async function findPendingOrders(
  reader: Reader,
  albums: readonly AlbumRecord[],
): Promise<OrderRecord[]> {
  const ids = albums.flatMap(({ pending_order_id }) => pending_order_id ?? []);
  const orders = await findOrdersById(reader, ids);
  return albums.map((album) => {
    const order = orders.find(({ id }) => id === album.pending_order_id);
    if (order && order.placement_id !== null) throw new AlreadyPlacedError(order);
    if (order?.order_status === 'Pending' && !album.is_placed) return order;
    throw new AppError('conflict', 'This album cannot be ordered as it is.');
  });
}

export function toPricedItem(album: AlbumRecord) {
  return {
    subtotalPaise: multiplyPaise(album.total_price_paise, album.quantity),
    initialPaidPaise: album.initial_paid_paise,
  };
}
