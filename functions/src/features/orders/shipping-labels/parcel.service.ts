import { AppError } from '@smriti/shared/base/errors';
import type { ParcelPaperFormat } from '@smriti/shared/order/parcels';
import type { SignedInCaller } from '../../../platform/caller';
import { findInvoices } from '../../invoices/invoice.repository';
import type { OrderRecord } from '../order.records';
import { isInPrintRoom, isPrintJob } from '../print-room.domain';
import { findOrderForStaff } from '../order.access';
import { addressKey } from '../same-address.domain';
import { findOrdersInParcel } from '../staff/print-job.service';
import { getCurrentSettings, type SettingsReads } from '../../settings/settings.service';
import type { Parcel } from './parcel.domain';

/**
 * The return address: the current print shop, because returned parcels must reach somebody, otherwise
 * the seller as on the invoice.
 */
async function findSender(
  deps: SettingsReads,
  { id, replaces }: OrderRecord,
): Promise<Parcel['sender']> {
  const { print_shop_name: name, ...settings } = await getCurrentSettings(deps);
  if (name !== '') {
    return { name, address: settings.print_shop_address, phone: settings.print_shop_phone };
  }
  const [invoice] = await findInvoices(deps.db, replaces ?? id);
  return invoice ? { ...invoice.seller, phone: '' } : null;
}

/**
 * The parcel of an order: with the unshipped orders of its placement, unless it ships alone.
 * @throws AppError not_found when it is not to be shipped.
 */
export async function findParcel(
  deps: SettingsReads,
  caller: Pick<SignedInCaller, 'role'>,
  { id, isAlone }: { id: string; isAlone: boolean },
): Promise<Parcel> {
  const order = await findOrderForStaff(deps.db, caller, id);
  const { address } = order;
  if (!isPrintJob(order) || address === null) {
    throw new AppError('not_found', 'There is no parcel of this order.');
  }
  const others = isAlone || !isInPrintRoom(order) ? [] : await findOrdersInParcel(deps.db, order);
  const along = others.filter(isInPrintRoom);
  return { orders: [order, ...along], address, sender: await findSender(deps, order) };
}

/** Combines parcels of single orders that go from one placement to one address. */
function combineParcels(single: readonly Parcel[]): Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const parcel of single) {
    const [{ id, placement_id }] = parcel.orders;
    const key = placement_id === null ? id : `${placement_id}/${addressKey(parcel.address)}`;
    const before = parcels.get(key);
    const orders = before && ([...before.orders, ...parcel.orders] as const);
    parcels.set(key, before && orders ? { ...before, orders } : parcel);
  }
  return [...parcels.values()];
}

/**
 * Labels and packing slips of several orders as one PDF.
 * @throws AppError not_found for an order that is not to be shipped.
 */
export async function renderParcelPapersFile(
  deps: SettingsReads,
  caller: Pick<SignedInCaller, 'role'>,
  { ids, format }: { ids: readonly string[]; format: ParcelPaperFormat },
) {
  const single = await Promise.all(
    [...new Set(ids)].map((id) => findParcel(deps, caller, { id, isAlone: true })),
  );
  const parcels = combineParcels(single);
  const { renderParcelPapers } = await import('./parcel-pdf.presenter');
  const bytes = await renderParcelPapers(parcels, format, deps.clock.now());
  return { bytes, filename: `labels-and-slips-${format}.pdf` };
}

/** The address label of a parcel as a PDF. @throws AppError as findParcel. */
export async function renderAddressLabelFile(...call: Parameters<typeof findParcel>) {
  const parcel = await findParcel(...call);
  const { renderAddressLabel } = await import('./parcel-pdf.presenter');
  const bytes = await renderAddressLabel(parcel, call[0].clock.now());
  return { bytes, filename: `label-${parcel.orders[0].id}.pdf` };
}

/** The packing slip of a parcel as a PDF. @throws AppError as findParcel. */
export async function renderPackingSlipFile(...call: Parameters<typeof findParcel>) {
  const parcel = await findParcel(...call);
  const { renderPackingSlip } = await import('./parcel-pdf.presenter');
  const bytes = await renderPackingSlip(parcel, call[0].clock.now());
  return { bytes, filename: `packing-slip-${parcel.orders[0].id}.pdf` };
}
