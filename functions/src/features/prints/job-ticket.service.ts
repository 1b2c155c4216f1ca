import { AppError } from '@smriti/shared/base/errors';
import type { JobTicketFile } from '@smriti/shared/order/print-files';
import type { Deps } from '../../platform/deps';
import type { AlbumRecord } from '../albums/album.records';
import type { OrderRecord } from '../orders/order.records';
import { presentPrintSpecification } from '../orders/staff/print-job.presenter';
import { toJobTicketFile } from './job-ticket.domain';
import type { PrintFilesRecord } from './print.records';

interface Job {
  order: OrderRecord;
  album: AlbumRecord | null;
  record: PrintFilesRecord | null;
}

/** @throws AppError not_found for an order that is not paid, or cancelled */
function ticketFor({ order, album, record }: Job): JobTicketFile {
  if (order.payment_status !== 'paid' || order.order_status === 'Cancelled') {
    throw new AppError('not_found', 'There is nothing at this address.');
  }
  const specification = presentPrintSpecification(album);
  return toJobTicketFile({
    order,
    specification,
    record: record?.state === 'ready' ? record : null,
  });
}

/** @throws AppError of ticketFor */
export async function renderJobTicketPdf({ clock }: Pick<Deps, 'clock'>, job: Job) {
  const ticket = ticketFor(job);
  const { renderJobTicket } = await import('./job-ticket.presenter');
  const bytes = await renderJobTicket(ticket, clock.now());
  return { bytes, type: 'application/pdf', filename: `${job.order.id}-ticket.pdf` };
}

/** @throws AppError of ticketFor */
export function renderJobTicketJson(job: Job) {
  const bytes = Buffer.from(`${JSON.stringify(ticketFor(job), null, 2)}\n`);
  return { bytes, type: 'application/json', filename: `${job.order.id}-ticket.json` };
}
