import type { OrderPrint, PrintFileKind, PrintProgress } from '@smriti/shared/order/print-files';
import type { Config } from '../../platform/parameters/config';
import { printAddress } from '../../platform/links/print-address';
import { currentState } from './print-life.domain';
import type { PrintFilesRecord } from './print.records';

const NONE = { state: 'none', done: 0, total: 0, reason: '' } as const;

/** How far the files of an album are. */
export function presentProgress(
  record: PrintFilesRecord | null,
  now: Date,
): Omit<PrintProgress, 'order_id'> {
  if (!record) return NONE;
  return { ...currentState(record, now), done: record.done, total: record.total };
}

/** The path of a file of an order, as its address signs it. */
export function printFilePathOf(orderId: string, kind: PrintFileKind): string {
  return `/orders/${orderId}/print/${kind}`;
}

interface Shown {
  orderId: string;
  /** Whether it is paid and not cancelled: then there is a job ticket. */
  hasTicket: boolean;
  canMake: boolean;
  /** null: nobody may have it, or it was never made. */
  record: PrintFilesRecord | null;
}

/** The print files of an order, for one member of staff. */
export function presentPrint(
  config: Pick<Config, 'pictureSecret'>,
  { orderId, hasTicket, canMake, record }: Shown,
  { uid, now }: { uid: string; now: Date },
): OrderPrint {
  const progress = presentProgress(record, now);
  const addressed = (kind: PrintFileKind) =>
    printAddress(config, printFilePathOf(orderId, kind), uid, now);
  const made = progress.state === 'ready' ? (record?.files ?? []) : [];
  const tickets = hasTicket ? (['ticket', 'ticket-json'] as const) : [];
  return {
    ...progress,
    can_make: canMake,
    scene_hash: record?.scene_hash ?? '',
    made_at: record?.made_at ?? null,
    files: [
      ...made.map(({ kind, bytes, pages }) => ({ kind, bytes, pages, ...addressed(kind) })),
      ...tickets.map((kind) => ({ kind, bytes: null, pages: null, ...addressed(kind) })),
    ],
  };
}
