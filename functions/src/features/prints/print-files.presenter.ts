import type { OrderPrint, PrintFileKind, PrintProgress } from '@smriti/shared/order/print-files';
import type { Config } from '../../platform/parameters/config';
import { findErrorReason } from '../../platform/error-reason';
import { createPrintAddress } from '../../platform/links/print-address';
import { currentPrintRenderState } from './print-lifecycle.domain';
import type { PrintFilesRecord } from './print.records';

const NONE = { state: 'none', done: 0, total: 0, reason: '' } as const;

/** Presents why something failed; '' if it did not. */
export function presentFailure(reason: string): Pick<PrintProgress, 'reason' | 'problem'> {
  const problem = findErrorReason(reason);
  return { reason, ...(problem && { problem }) };
}

export function presentProgress(
  record: PrintFilesRecord | null,
  now: Date,
): Omit<PrintProgress, 'order_id'> {
  if (!record) return NONE;
  const { state, reason } = currentPrintRenderState(record, now);
  return { state, ...presentFailure(reason), done: record.done, total: record.total };
}

/** Path of an order's print file, as signed in its address. */
export function signedPrintFilePath(orderId: string, kind: PrintFileKind): string {
  return `/orders/${orderId}/print/${kind}`;
}

interface Shown {
  orderId: string;
  /** Whether the order is paid and not cancelled, so that it has a job ticket. */
  hasTicket: boolean;
  canMake: boolean;
  /** Record of the print files; null when they were never made or must not be shown. */
  record: PrintFilesRecord | null;
}

export function presentPrintFiles(
  config: Pick<Config, 'pictureSecret'>,
  { orderId, hasTicket, canMake, record }: Shown,
  { uid, now }: { uid: string; now: Date },
): OrderPrint {
  const progress = presentProgress(record, now);
  const addressed = (kind: PrintFileKind) =>
    createPrintAddress(config, signedPrintFilePath(orderId, kind), uid, now);
  const made = progress.state === 'ready' ? (record?.files ?? []) : [];
  const reports =
    progress.state === 'ready' && record?.preflight_path ? (['preflight'] as const) : [];
  const tickets = hasTicket ? (['ticket', 'ticket-json'] as const) : [];
  return {
    ...progress,
    can_make: canMake,
    scene_hash: record?.scene_hash ?? '',
    made_at: record?.made_at ?? null,
    profile: record?.profile ?? null,
    files: [
      ...made.map(({ kind, bytes, pages }) => ({ kind, bytes, pages, ...addressed(kind) })),
      ...[...reports, ...tickets].map((kind) => ({
        kind,
        bytes: null,
        pages: null,
        ...addressed(kind),
      })),
    ],
  };
}
