import type { AnswerOf } from '@smriti/shared/endpoint';
import { AppError } from '@smriti/shared/errors';
import type { listOrders } from '@smriti/shared/orders';
import type { Deps } from '../../platform/deps';
import { findPhotosById } from '../albums/album.covers';
import { presentOrder } from './order.presenter';
import { findOrders } from './order.repository';

/**
 * The caller's orders, newest first: the order itself and its cover are read for each.
 * @throws AppError not_found for the orders of anyone else.
 */
export async function ownOrders(
  deps: Deps,
  callerUid: string,
  ownerUid: string,
): Promise<AnswerOf<typeof listOrders>> {
  if (callerUid !== ownerUid) throw new AppError('not_found', 'There are no such orders.');
  const records = await findOrders(deps.db, ownerUid);
  const covers = records.flatMap(({ album }) => album.cover_photo_id ?? []);
  const photos = await findPhotosById(deps.db, covers);
  return {
    orders: records.map((record) => presentOrder(record, photos, deps.config)),
  };
}
