import type { DrawnCover } from '@smriti/shared/album/drawn-cover';
import type { PrintSpecification, JobTicket, PrintJob } from '@smriti/shared/order/print-jobs';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { AlbumRecord } from '../../albums/album.records';
import type { OrderRecord } from '../order.records';
import { shipmentUndoEnd } from '../shipping.domain';
import { expectedDelivery } from '../delivery-estimate.domain';
import { presentAddress, presentShipment } from '../order.presenter';

interface PrintJobContext {
  parameters: ShopSettings;
  /** The album with size and paper; null if deleted, undefined for answers without them. */
  album?: AlbumRecord | null | undefined;
  /** The drawn cover; undefined for answers without it. */
  cover?: DrawnCover | null;
}

/** A paid order for printers: without prices and e-mail address. */
export function presentPrintJob(
  record: OrderRecord,
  { parameters, album: made = null, cover = null }: PrintJobContext,
): PrintJob {
  const { id, album, placed_at, shipping } = record;
  return {
    id,
    order_id: id,
    placement_id: record.placement_id,
    order_status: record.order_status,
    print_state: record.print_state,
    placed_at,
    updated_at: record.updated_at,
    estimated_delivery: placed_at === null ? null : expectedDelivery(placed_at, record, parameters),
    is_reorder: record.is_reorder,
    replaces: record.replaces,
    quantity: album.quantity,
    ...presentAddress(record),
    as_gift: record.as_gift,
    shipping_method: shipping && { name: shipping.name },
    ...presentShipment(record),
    is_held: record.held_by.length > 0,
    cart: {
      id: record.album_id,
      title: album.title,
      drawn_cover: cover,
      products: { id: album.product_id, title: album.product },
    },
    ...presentListedSpecification(made),
  };
}

/** Names of an album's size and paper; '' if the album was deleted. */
export function presentListedSpecification(
  album: AlbumRecord | null,
): Pick<PrintSpecification, 'size' | 'paper'> {
  return { size: album?.names.albumSize ?? '', paper: album?.names.paperType ?? '' };
}

const NO_NAMES = {
  albumSize: '',
  paperType: '',
  bindingType: '',
  coverType: '',
  lamination: '',
  frame: '',
  theme: '',
};

/** Print specification of an album; `album` is null when deleted. */
export function presentPrintSpecification(album: AlbumRecord | null): PrintSpecification {
  const names = album?.names ?? NO_NAMES;
  return {
    size: names.albumSize,
    paper: names.paperType,
    binding: names.bindingType,
    cover_type: names.coverType,
    lamination: names.lamination,
    frame: names.frame,
    theme: names.theme,
    orientation: album?.orientation ?? null,
    edge_style: album?.canvas?.edge_style ?? '',
    instructions: album?.canvas?.instructions ?? '',
    photos: album?.photo_ids.length ?? 0,
  };
}

/** The other orders of a placement that go into the same parcel. */
export function presentParcelOrders(others: readonly OrderRecord[]): JobTicket['together'] {
  return others.map((other) => ({
    order_id: other.id,
    title: other.album.title,
    quantity: other.album.quantity,
    order_status: other.order_status,
    print_state: other.print_state,
  }));
}

/** Everything needed to print and ship an order; `others` are the active orders of its placement. */
export function presentJobTicket(
  record: OrderRecord,
  { album, others }: { album: AlbumRecord | null; others: readonly OrderRecord[] },
  parameters: ShopSettings,
): JobTicket {
  return {
    ...presentPrintJob(record, { parameters }),
    ...presentPrintSpecification(album),
    together: presentParcelOrders(others),
    undo_until: shipmentUndoEnd(record),
  };
}
