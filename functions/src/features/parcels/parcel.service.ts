import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller } from '../../platform/caller';
import type { Database } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { findInvoices } from '../invoices/invoice.repository';
import type { OrderRecord } from '../order-records/order.records';
import { isInPrintRoom, isPrintJob } from '../order-records/print-room.domain';
import { findForStaff } from '../orders/order.access';
import { findTogether } from '../orders/print-job.service';
import type { Parcel } from './parcel.domain';

async function findSender(
  reader: Pick<Database, 'find'>,
  { id, replaces }: OrderRecord,
): Promise<Parcel['sender']> {
  const [invoice] = await findInvoices(reader, replaces ?? id);
  return invoice ? invoice.seller : null;
}

/** Whether two orders go to the same door. */
function isSameDoor(one: OrderRecord, other: OrderRecord): boolean {
  return one.address?.id === other.address?.id && other.address !== null;
}

/**
 * The parcel of an order: with those that were placed with it and are not sent either, unless it goes
 * alone.
 * @throws AppError not_found for what is not to be sent.
 */
export async function parcelOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: SignedInCaller,
  { id, isAlone }: { id: string; isAlone: boolean },
): Promise<Parcel> {
  const order = await findForStaff(deps.db, caller, id);
  const { address } = order;
  if (!isPrintJob(order) || address === null) {
    throw new AppError('not_found', 'There is no parcel of this order.');
  }
  const others = isAlone || !isInPrintRoom(order) ? [] : await findTogether(deps.db, order);
  const along = others.filter((other) => isInPrintRoom(other) && isSameDoor(order, other));
  return { orders: [order, ...along], address, sender: await findSender(deps.db, order) };
}

/** Where a parcel goes, as a PDF. @throws AppError of parcelOf. */
export async function labelFile(...call: Parameters<typeof parcelOf>) {
  const parcel = await parcelOf(...call);
  const { renderLabel } = await import('./parcel-pdf.presenter');
  const bytes = await renderLabel(parcel, call[0].clock.now());
  return { bytes, filename: `label-${parcel.orders[0].id}.pdf` };
}

/** What is in a parcel, as a PDF. @throws AppError of parcelOf. */
export async function slipFile(...call: Parameters<typeof parcelOf>) {
  const parcel = await parcelOf(...call);
  const { renderSlip } = await import('./parcel-pdf.presenter');
  const bytes = await renderSlip(parcel, call[0].clock.now());
  return { bytes, filename: `packing-slip-${parcel.orders[0].id}.pdf` };
}
