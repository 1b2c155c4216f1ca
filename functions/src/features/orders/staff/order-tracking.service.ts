import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { isSameValue } from '@smriti/shared/base/same-value';
import type { updateOrderStatus } from '@smriti/shared/order/order-management';
import type { StaffMember } from '../../../platform/caller';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { combinePlans, EMPTY_PLAN, type Plan } from '../../../platform/database/plan';
import type { OrderTracked } from '../../mail/mail-events.domain';
import { findRecipient } from '../../mail/mail-recipient.service';
import { isMailQueued, planMailUpdate, queueMail } from '../../mail/mail.repository';
import { findTrackingUrl } from '../../settings/carriers.service';
import type { OrderRecord } from '../order.records';
import { writeOrder } from '../order.repository';
import type { OrderPlan } from '../cancelling/order-cancelling.service';

type Tracking = Pick<OutputOf<(typeof updateOrderStatus)['body']>, 'carrier' | 'tracking_number'>;

/** Whether a form sets the carrier or the tracking number. */
export function hasTracking({ carrier, tracking_number }: Tracking): boolean {
  return carrier !== undefined || tracking_number !== undefined;
}

/** An order with its shipment updated; omitted form fields stay. */
export function updateTracking(
  order: OrderRecord,
  { carrier, tracking_number }: Tracking,
): OrderRecord {
  const before = order.shipment ?? { carrier: '', tracking_number: '' };
  const shipment = {
    carrier: carrier ?? before.carrier,
    tracking_number: tracking_number ?? before.tracking_number,
  };
  return { ...order, shipment };
}

/** Maximum number of recorded shipments of an order; the oldest ones are dropped. */
const MAX_SHIPMENTS = 20;

/** An order with its current shipment added to its history. */
export function recordShipment(
  order: OrderRecord,
  { at, uid }: { at: string; uid: string },
): OrderRecord {
  if (!order.shipment) return order;
  const { carrier, tracking_number } = order.shipment;
  const shipments = [...order.shipments, { at, by_uid: uid, carrier, tracking_number }];
  return { ...order, shipments: shipments.slice(-MAX_SHIPMENTS) };
}

/**
 * Plans the mail of a changed shipment (docs/rules.md#mail-3): the mail about the shipping gets the new
 * carrier and number while it waits; after that, a number that was unknown is mailed once.
 */
async function planTrackingMail(
  tx: DatabaseTransaction,
  deps: Deps,
  before: OrderRecord,
  { id, user_id, album, order_status, shipment }: OrderRecord,
): Promise<Plan> {
  if (order_status !== 'Shipped' || !shipment) return EMPTY_PLAN;
  const shipped = {
    to: await findRecipient(tx, user_id),
    orderId: id,
    title: album.title,
    carrier: shipment.carrier,
    trackingNumber: shipment.tracking_number,
    trackingUrl: await findTrackingUrl(deps, shipment),
  };
  const update = await planMailUpdate(tx, deps, { ...shipped, type: 'order_shipped' });
  if (update) return update;
  const isNew = (before.shipment?.tracking_number ?? '') === '';
  if (!isNew || shipment.tracking_number === '') return EMPTY_PLAN;
  const event: OrderTracked = { ...shipped, type: 'order_tracked' };
  if (await isMailQueued(tx, event)) return EMPTY_PLAN;
  return { write: () => queueMail(tx, deps, event) };
}

/**
 * Plans a correction of the shipment of a shipped order.
 * @throws AppError business_rule before shipping.
 */
export async function planTracking(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  { by, form }: { by: Pick<StaffMember, 'uid'>; form: Tracking },
): Promise<OrderPlan> {
  if (order.shipment === null && !['Shipped', 'Delivered'].includes(order.order_status)) {
    const message = 'Carrier and tracking number are noted when the order is shipped.';
    throw new AppError('business_rule', message);
  }
  const updated_at = deps.clock.now().toISOString();
  const changed = { ...updateTracking(order, form), updated_at };
  const isSame = isSameValue(changed.shipment, order.shipment);
  const corrected = isSame ? changed : recordShipment(changed, { at: updated_at, uid: by.uid });
  const mail = await planTrackingMail(tx, deps, order, corrected);
  return { ...combinePlans({ write: () => writeOrder(tx, corrected) }, mail), order: corrected };
}
