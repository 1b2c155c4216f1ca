import type { DrawnCover } from '@smriti/shared/album/drawn-cover';
import { isCancellable } from '@smriti/shared/order/order-states';
import { paise, sumPaise, toRupees } from '@smriti/shared/base/money';
import type { Order, OrderDetail, Placement } from '@smriti/shared/order/orders';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { Deps } from '../../platform/deps';
import { findErrorReason } from '../../platform/error-reason';
import type { PhotosById } from '../photos/photo.presenter';
import { presentCover } from '../albums/album-cover.presenter';
import type { CoverRecord } from '../albums/album-cover.records';
import { ownerPhotoPresenter, staffPhotoPresenter } from '../albums/album.presenter';
import { photoPlaceholder } from '../photos/photo.presenter';
import { estimatedDelivery, expectedDelivery } from './delivery-estimate.domain';
import { isPaymentOpen, totalDuePaise } from './order.domain';
import { currentOrderAmounts, orderGrandTotal } from './order-amounts.domain';
import { historyForCustomer } from './order-history.domain';
import { refundTotalPaise } from './refunds/order-refund.domain';
import type { OrderRecord, PlacementRecord } from './order.records';
import { presentCoupon, presentShipping } from './checkout/quote.presenter';

/** Context for presenting orders: viewers other than the customer get picture links for staff. */
export interface OrderView {
  deps: Pick<Deps, 'clock' | 'config'>;
  /** uid of the viewer. */
  uid: string;
}

export interface OrderCovers {
  photos: PhotosById;
  /** Covers by album id, for orders of earlier releases, which lack them. */
  byAlbum: ReadonlyMap<string, CoverRecord>;
}

export function presentOrderPictures(
  { user_id, album_id, album }: OrderRecord,
  { photos, byAlbum }: OrderCovers,
  { deps, uid }: OrderView,
): Pick<Order['cart'], 'images'> & { drawn_cover: DrawnCover | null } {
  const { cover_photo_id: id, cover = byAlbum.get(album_id) } = album;
  const isOwn = user_id === uid;
  const present = isOwn
    ? ownerPhotoPresenter(deps.config)
    : staffPhotoPresenter(deps, { albumId: album_id, uid });
  const find = (photoId: string) =>
    present(photos.get(photoId) ?? photoPlaceholder(user_id, photoId));
  const photo = id === null ? null : find(id);
  return {
    images: photo ? [{ image_path: photo.image_path, image_url: photo.thumbnail_url }] : [],
    drawn_cover: cover ? presentCover(cover, album.product, find) : null,
  };
}

function presentAmounts(record: OrderRecord) {
  const amounts = currentOrderAmounts(record);
  const isPaid = record.payment_status === 'paid' || record.payment_status === 'refunded';
  return {
    subtotal: toRupees(amounts.subtotal_paise),
    shipping_price: toRupees(amounts.shipping_paise),
    discount: toRupees(amounts.discount_paise),
    coupon: presentCoupon(record.coupon, amounts.coupon_paise),
    initial_paid: toRupees(amounts.initial_paid_paise),
    gift_used: toRupees(amounts.gift_paise),
    points_used: amounts.points,
    points_value: toRupees(amounts.points_paise),
    amount_paid: isPaid ? toRupees(amounts.due_paise) : 0,
    amount_due: isPaymentOpen(record) ? toRupees(amounts.due_paise) : 0,
    grand_total: toRupees(orderGrandTotal(amounts)),
    refunded: toRupees(sumPaise(...record.refunds.map(refundTotalPaise))),
  };
}

/** Carrier and tracking number of an order; '' when unknown. */
export function presentShipment({ shipment }: Pick<OrderRecord, 'shipment'>) {
  return {
    carrier: shipment?.carrier ?? '',
    tracking_number: shipment?.tracking_number ?? '',
  };
}

function presentRefunds({ refunds }: OrderRecord): OrderDetail['refunds'] {
  return refunds.map((refund) => ({ ...refund, amount: toRupees(refundTotalPaise(refund)) }));
}

export function presentAddress({ address }: OrderRecord) {
  return {
    contact_name: address?.contact_name ?? '',
    contact_phone: address?.contact_phone ?? '',
    contact_email: address?.contact_email ?? '',
    shipping_address_line1: address?.shipping_address_line1 ?? '',
    shipping_address_line2: address?.shipping_address_line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? '',
    postal_code: address?.postal_code ?? '',
  };
}

export function presentOrder(record: OrderRecord, covers: OrderCovers, view: OrderView): Order {
  const { album, album_id, id, order_status, placed_at } = record;
  return {
    id,
    order_id: id,
    user_id: record.user_id,
    cart_id: album_id,
    placement_id: record.placement_id,
    is_reorder: record.is_reorder,
    order_status,
    payment_status: record.payment_status,
    print_state: record.print_state,
    replaces: record.replaces,
    created_at: record.created_at,
    updated_at: record.updated_at,
    placed_at,
    estimated_delivery: estimatedDelivery(record, view.deps.config.shop),
    pay_until: record.pay_until,
    total_price: toRupees(album.total_price_paise),
    quantity: album.quantity,
    ...presentAmounts(record),
    ...presentAddress(record),
    as_gift: record.as_gift,
    shipping_method: presentShipping(record.shipping),
    ...presentShipment(record),
    can_cancel: isCancellable(order_status, record.print_state),
    is_held: record.held_by.length > 0,
    cart: {
      id: album_id,
      title: album.title,
      status: album.status,
      quantity: album.quantity,
      ...presentOrderPictures(record, covers, view),
      products: {
        id: album.product_id,
        title: album.product,
        ...(album.product_hi !== undefined && { hi: { title: album.product_hi } }),
      },
    },
  };
}

/** Amounts returned to the customer when the order was cancelled; null unless cancelled. */
export function presentReturnedAmounts({ given_back }: OrderRecord): OrderDetail['given_back'] {
  if (given_back === null) return null;
  const { amount_paise, gift_paise, points, is_referral_discount_open } = given_back;
  const [amount, gift] = [toRupees(amount_paise), toRupees(gift_paise)];
  return { amount, gift, points, is_referral_discount_open };
}

/** Presents an event; a note that the software wrote has its name, for translations. */
function presentEvent(event: OrderRecord['history'][number]): OrderDetail['history'][number] {
  const named = event.note === '' ? null : findErrorReason(event.note);
  return { ...event, note_reason: named?.reason, note_params: named?.params };
}

export function presentOrderDetail(
  record: OrderRecord,
  { covers, photosDeletedAt }: { covers: OrderCovers; photosDeletedAt: string | null },
  view: OrderView,
): OrderDetail {
  const { history, refunds, replaces, order_status } = record;
  const hasInvoice = replaces === null && history.some((event) => event.payment_status === 'paid');
  return {
    ...presentOrder(record, covers, view),
    photos_deleted_at: photosDeletedAt,
    out_of_stock: null,
    history: (record.user_id === view.uid ? historyForCustomer(history) : history).map(
      presentEvent,
    ),
    has_invoice: hasInvoice,
    has_credit_note: hasInvoice && (refunds.length > 0 || order_status === 'Cancelled'),
    refunds: presentRefunds(record),
    given_back: presentReturnedAmounts(record),
  };
}

const NOTHING_CHOSEN = { shipping: null, settings: null, restock_day: null };

/** A placement with the totals of its orders that are not cancelled. */
export function presentPlacement(
  placement: PlacementRecord,
  orders: readonly OrderRecord[],
  parameters: ShopSettings,
): Placement {
  const standing = orders.filter(({ order_status }) => order_status !== 'Cancelled');
  const [first] = standing.length > 0 ? standing : orders;
  const unpaid = standing.find(isPaymentOpen);
  return {
    id: placement.id,
    order_ids: orders.map(({ id }) => id),
    payment_status: (unpaid ?? first)?.payment_status ?? 'pending',
    placed_at: placement.placed_at,
    estimated_delivery: expectedDelivery(placement.placed_at, first ?? NOTHING_CHOSEN, parameters),
    grand_total: toRupees(
      sumPaise(...standing.map(({ amounts }) => (amounts ? orderGrandTotal(amounts) : paise(0)))),
    ),
    amount_due: toRupees(totalDuePaise(orders)),
  };
}
