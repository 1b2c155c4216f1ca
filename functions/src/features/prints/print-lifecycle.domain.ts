import type { OrderStatus } from '@smriti/shared/order/order-states';
import { retentionStart } from '../privacy/retention/retention.domain';
import type { PrintFilesRecord } from './print.records';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes after which a render counts as aborted; longer than the function's timeout. */
const RENDER_TIMEOUT_MINUTES = 12;
/** Retention of print files in days after the last delivery, for reprints of damaged orders. */
export const PRINT_FILE_RETENTION_DAYS = 30;
const CHECK_HOURS = 12;

export const PRINT_RENDER_ABORTED_TEXT = 'Making these files broke off. Please make them again.';

interface PrintRender {
  state: 'making' | 'ready' | 'failed';
  asked_at: string;
  reason: string;
}

/** Current state of a render; one that exceeds its time has failed. */
export function currentPrintRenderState({ state, asked_at, reason }: PrintRender, now: Date) {
  const isOver = now.getTime() - Date.parse(asked_at) > RENDER_TIMEOUT_MINUTES * MINUTE;
  if (state === 'making' && isOver)
    return { state: 'failed', reason: PRINT_RENDER_ABORTED_TEXT } as const;
  return { state, reason };
}

/**
 * The print files if they are of the approved book; null if they are of an earlier version of it. An
 * undefined `sceneHash` matches any files.
 */
export function filesForScene<Files extends Pick<PrintFilesRecord, 'scene_hash'>>(
  record: Files | null,
  sceneHash: string | undefined,
): Files | null {
  if (!record || sceneHash === undefined || record.scene_hash === '') return record;
  return record.scene_hash === sceneHash ? record : null;
}

/** Whether print files of the approved book are ready or being made; events may arrive twice. */
export function hasReadyOrRunningFiles(
  record: PrintRender & Pick<PrintFilesRecord, 'scene_hash'>,
  sceneHash: string | undefined,
  now: Date,
): boolean {
  const { state } = currentPrintRenderState(record, now);
  return state !== 'failed' && filesForScene(record, sceneHash) !== null;
}

/**
 * Whether an archive need not wait for print files: they are ready and of the approved book, or a render that
 * was requested after the archive is finished, and is not repeated.
 */
export function isPrintRenderFinished(
  record: PrintRender & Pick<PrintFilesRecord, 'scene_hash'>,
  { sceneHash, askedAt }: { sceneHash: string | undefined; askedAt: string },
  now: Date,
): boolean {
  const { state } = currentPrintRenderState(record, now);
  if (state === 'making') return false;
  const isOfBook = state === 'ready' && filesForScene(record, sceneHash) !== null;
  return isOfBook || Date.parse(record.asked_at) >= Date.parse(askedAt);
}

/** Whether an archive has stopped waiting, by `waits_for` before and after a write. */
export function hasArchiveStoppedWaiting(before: unknown, after: unknown): boolean {
  const isWaiting = (list: unknown) => Array.isArray(list) && list.length > 0;
  return isWaiting(before) && !isWaiting(after);
}

export function nextPrintCheckTime(now: Date): string {
  return new Date(now.getTime() + CHECK_HOURS * HOUR).toISOString();
}

/** Whether the next check of print files was moved forward, because their album has left Approved. */
export function isPrintCheckMovedForward(
  before: string | undefined,
  after: string | undefined,
): boolean {
  return before !== undefined && after !== undefined && Date.parse(after) < Date.parse(before);
}

interface Order {
  order_status: OrderStatus;
  amounts: object | null;
  history: readonly { to: OrderStatus; at: string }[];
}

/**
 * Whether print files may be deleted (docs/rules.md#print-5): their album is no longer Approved, or both
 * the last delivery and the render are more than PRINT_FILE_RETENTION_DAYS ago.
 */
export function shouldDeletePrintFiles(
  { asked_at }: Pick<PrintFilesRecord, 'asked_at'>,
  { isApproved, orders }: { isApproved: boolean; orders: readonly Order[] },
  now: Date,
): boolean {
  if (!isApproved) return true;
  const isOpen = ({ order_status }: Order) => !['Delivered', 'Cancelled'].includes(order_status);
  const ended = orders.some(isOpen) ? null : retentionStart(orders);
  if (ended === null) return false;
  const since = Math.max(ended.getTime(), Date.parse(asked_at));
  return now.getTime() - since > PRINT_FILE_RETENTION_DAYS * DAY;
}
