import type { AnswerOf } from '@smriti/shared/endpoint';
import { AppError } from '@smriti/shared/errors';
import { paise, timesPaise, toRupees } from '@smriti/shared/money';
import type { listOrders, Order } from '@smriti/shared/orders';
import { photoPath } from '@smriti/shared/photos';
import type { Deps } from '../../platform/deps';
import { findPhotosById, type PhotosById } from '../albums/album.covers';
import { presentPhoto } from '../photos/photo.records';
import type { OrderRecord } from './order.records';
import { findOrders } from './order.repository';

type Cover = Order['cart']['images'];

function coverOf(
  { user_id, album }: OrderRecord,
  photos: PhotosById,
  config: Deps['config'],
): Cover {
  if (album.cover_photo_id === null) return [];
  const photo = photos.get(album.cover_photo_id);
  if (!photo) return [{ image_path: photoPath(user_id, album.cover_photo_id), image_url: null }];
  const { image_path, thumbnail_url } = presentPhoto(photo, config);
  return [{ image_path, image_url: thumbnail_url }];
}

/** A Pending or Cancelled order, which has no shipping and no discount: those come at placement. */
function presentOrder(record: OrderRecord, images: Cover): Order {
  const { album, album_id, id } = record;
  const subtotalPaise = timesPaise(album.total_price_paise, album.quantity);
  const openPaise = Math.max(0, subtotalPaise - album.initial_paid_paise);
  const duePaise = paise(record.order_status === 'Cancelled' ? 0 : openPaise);
  return {
    id,
    order_id: id,
    user_id: record.user_id,
    cart_id: album_id,
    order_status: record.order_status,
    payment_status: record.payment_status,
    created_at: record.created_at,
    updated_at: record.updated_at,
    total_price: toRupees(album.total_price_paise),
    quantity: album.quantity,
    subtotal: toRupees(subtotalPaise),
    shipping_price: 0,
    discount: 0,
    initial_paid: toRupees(album.initial_paid_paise),
    grand_total: toRupees(subtotalPaise),
    amount_due: toRupees(duePaise),
    cart: {
      id: album_id,
      title: album.title,
      status: album.status,
      quantity: album.quantity,
      images,
      products: { title: album.product },
    },
  };
}

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
    orders: records.map((record) => presentOrder(record, coverOf(record, photos, deps.config))),
  };
}
