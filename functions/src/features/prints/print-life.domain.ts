import type { OrderStatus } from '@smriti/shared/order/order-states';
import { retentionStart } from '../privacy/retention/retention.domain';
import type { PrintFilesRecord } from './print.records';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than the function runs that makes files: what is older was left over by one that ended. */
const LEFT_OVER_MINUTES = 12;
/** For how long files are kept after the last delivery, to make good what was torn on its way. */
export const KEPT_DAYS = 30;
const CHECK_HOURS = 12;

export const BROKEN_OFF = 'Making these files broke off. Please make them again.';

interface Making {
  state: 'making' | 'ready' | 'failed';
  asked_at: string;
  reason: string;
}

/** How far something is now: what nobody works on any more has failed. */
export function currentState({ state, asked_at, reason }: Making, now: Date) {
  const isOver = now.getTime() - Date.parse(asked_at) > LEFT_OVER_MINUTES * MINUTE;
  if (state === 'making' && isOver) return { state: 'failed', reason: BROKEN_OFF } as const;
  return { state, reason };
}

/**
 * The files where they are of the book that is approved now; null where another one was approved
 * before, was opened again and changed. `sceneHash`: undefined where none was noted.
 */
export function ofBook<Files extends Pick<PrintFilesRecord, 'scene_hash'>>(
  record: Files | null,
  sceneHash: string | undefined,
): Files | null {
  if (!record || sceneHash === undefined || record.scene_hash === '') return record;
  return record.scene_hash === sceneHash ? record : null;
}

/** Whether the files of a paid order are there or on their way: an event may come twice. */
export function isUnderWay(
  record: Making & Pick<PrintFilesRecord, 'scene_hash'>,
  sceneHash: string | undefined,
  now: Date,
): boolean {
  const { state } = currentState(record, now);
  return state !== 'failed' && ofBook(record, sceneHash) !== null;
}

/**
 * Whether an archive takes files, or does without them: they are ready, of the book that is approved,
 * or their making ended after the archive was asked for, and is not tried again.
 */
export function isSettled(
  record: Making & Pick<PrintFilesRecord, 'scene_hash'>,
  { sceneHash, askedAt }: { sceneHash: string | undefined; askedAt: string },
  now: Date,
): boolean {
  const { state } = currentState(record, now);
  if (state === 'making') return false;
  const isOfBook = state === 'ready' && ofBook(record, sceneHash) !== null;
  return isOfBook || Date.parse(record.asked_at) >= Date.parse(askedAt);
}

/** Whether an archive, by its `waits_for` before and after, has had the last of what it waited for. */
export function hasWaited(before: unknown, after: unknown): boolean {
  const isWaiting = (list: unknown) => Array.isArray(list) && list.length > 0;
  return isWaiting(before) && !isWaiting(after);
}

export function checkAfter(now: Date): string {
  return new Date(now.getTime() + CHECK_HOURS * HOUR).toISOString();
}

/** Whether files are to be looked at sooner than was noted before: their album leaves Approved. */
export function isBroughtForward(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && Date.parse(after) < Date.parse(before);
}

interface Order {
  order_status: OrderStatus;
  amounts: object | null;
  history: readonly { to: OrderStatus; at: string }[];
}

/**
 * Whether files have had their time (docs/rules.md#print-5): their album is not Approved any more,
 * or its last order was delivered long ago, and so were they made.
 */
export function areOver(
  { asked_at }: Pick<PrintFilesRecord, 'asked_at'>,
  { isApproved, orders }: { isApproved: boolean; orders: readonly Order[] },
  now: Date,
): boolean {
  if (!isApproved) return true;
  const isOpen = ({ order_status }: Order) => !['Delivered', 'Cancelled'].includes(order_status);
  const ended = orders.some(isOpen) ? null : retentionStart(orders);
  if (ended === null) return false;
  const since = Math.max(ended.getTime(), Date.parse(asked_at));
  return now.getTime() - since > KEPT_DAYS * DAY;
}
