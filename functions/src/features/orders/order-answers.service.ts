import { AppError } from '@smriti/shared/base/errors';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { updateOrderStatus } from '@smriti/shared/order/order-management';
import { type OrderDetail, placedOrders, type placeOrder } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';
import type { SignedInCaller } from '../../platform/caller';
import type { Database } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { coverPhotoIds, findAlbumCover } from '../albums/album-cover.domain';
import { findPhotosById } from '../albums/album-covers.service';
import { findReadableAlbums } from '../albums/album.repository';
import { AlreadyPlacedError } from './checkout/checkout-basket.service';
import { findOwnPlacement, orderNotFoundError } from './order.access';
import {
  type OrderCovers,
  type OrderView,
  presentOrder,
  presentOrderDetail,
  presentPlacement,
} from './order.presenter';
import { presentPrintJob } from './staff/print-job.presenter';
import type { OrderRecord, PlacementRecord } from './order.records';
import { findOrdersById } from './order.repository';
import { findOriginalsDeletedAt } from '../privacy/retention/retention.service';

type PlacedAnswer = AnswerOf<typeof placeOrder>;
type CoverReader = Pick<Database, 'getAll'>;

/** Reads the cover photos of orders, each photo once, and the albums of orders of earlier releases. */
export async function findOrderCovers(
  reader: CoverReader,
  orders: readonly OrderRecord[],
): Promise<OrderCovers> {
  const photos = await findPhotosById(
    reader,
    orders.flatMap(({ album: { cover, cover_photo_id } }) => [
      ...(cover ? coverPhotoIds(cover) : []),
      ...(cover_photo_id === null ? [] : [cover_photo_id]),
    ]),
  );
  const old = orders.flatMap(({ album, album_id }) => (album.cover ? [] : [album_id]));
  const albums = old.length === 0 ? [] : await findReadableAlbums(reader, [...new Set(old)]);
  return { photos, byAlbum: new Map(albums.map((album) => [album.id, findAlbumCover(album)])) };
}

/** The answer for the page of an order: the order with its timeline. */
export async function presentOrderDetailWithCover(
  reader: CoverReader,
  view: OrderView,
  order: OrderRecord,
): Promise<OrderDetail> {
  const covers = await findOrderCovers(reader, [order]);
  // An active order never loses its originals: the deletion date is read only for ended ones.
  const hasEnded = order.order_status === 'Delivered' || order.order_status === 'Cancelled';
  const photosDeletedAt = hasEnded ? await findOriginalsDeletedAt(reader, order.album_id) : null;
  return presentOrderDetail(order, { covers, photosDeletedAt }, view);
}

/** The answer to a status change by staff: a print job for printers, the full order for admins. */
export async function presentStatusChange(
  reader: CoverReader,
  { deps, caller }: { deps: OrderView['deps']; caller: Pick<SignedInCaller, 'uid' | 'role'> },
  order: OrderRecord,
): Promise<AnswerOf<typeof updateOrderStatus>> {
  if (caller.role === 'printer') {
    return { order: presentPrintJob(order, { parameters: deps.config.shop }) };
  }
  return { order: await presentOrderDetailWithCover(reader, { deps, uid: caller.uid }, order) };
}

/** The answer to placing orders, and to reading a placement. */
export function presentPlacedOrders(
  deps: OrderView['deps'],
  placement: PlacementRecord,
  records: readonly OrderRecord[],
  covers: OrderCovers,
): PlacedAnswer {
  const orders = records.map((record) =>
    presentOrder(record, covers, { deps, uid: placement.user_id }),
  );
  const [order] = orders;
  if (!order) throw orderNotFoundError();
  return { order, orders, placement: presentPlacement(placement, records, deps.config.shop) };
}

/** The orders of a placement. @throws AppError not_found unless it is the caller's. */
export async function getOwnPlacement(deps: Deps, uid: string, id: string): Promise<PlacedAnswer> {
  const placement = await findOwnPlacement(deps.db, uid, id);
  const orders = await findOrdersById(deps.db, placement.order_ids);
  return presentPlacedOrders(deps, placement, orders, await findOrderCovers(deps.db, orders));
}

/**
 * Runs `work`; answers AlreadyPlacedError with the orders that were placed already.
 * @throws AppError conflict with those orders, so that a second click leads to the same page as the
 * first.
 */
export async function catchAlreadyPlacedError<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AlreadyPlacedError)) throw error;
    const { user_id, placement_id } = error.order;
    const details =
      placement_id === null
        ? undefined
        : z.parse(
            stripUnknownFields(placedOrders),
            await getOwnPlacement(deps, user_id, placement_id),
          );
    throw new AppError('conflict', error.message, { details, cause: error });
  }
}
