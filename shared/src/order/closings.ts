import { startOfIndianDay, toIndianDay } from '../base/indian-days';
import type { ShopTerms } from '../staff/shop-terms';

/** Days in India on which the shop prints and ships nothing, from the first to the last. */
export type Closing = ShopTerms['closings'][number];

const DAY_MS = 86_400_000;
/** Days before a closing from which on the shop announces it. */
const ANNOUNCEMENT_DAYS = 7;

const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

function isOpen(closings: readonly Closing[], moment: Date): boolean {
  const day = toIndianDay(moment);
  return !closings.some(({ from, to }) => from <= day && day <= to);
}

/** The given moment, or the same time of the first open day after it. */
function nextOpenDay(closings: readonly Closing[], moment: Date): Date {
  let next = moment;
  while (!isOpen(closings, next)) next = addDays(next, 1);
  return next;
}

/**
 * The same time a number of open days later, counted from the first open day (docs/rules.md#orders-28).
 * @param days at least 0
 */
export function addOpenDays(moment: Date, days: number, closings: readonly Closing[]): Date {
  let last = nextOpenDay(closings, moment);
  for (let left = days; left > 0; left -= 1) last = nextOpenDay(closings, addDays(last, 1));
  return last;
}

/** Moment from which the delivery days of an order are counted: not before its papers are in stock. */
export function deliveryStart(placedAt: Date, restockDay: string | null): Date {
  const supplied = restockDay === null ? placedAt : startOfIndianDay(restockDay);
  return supplied > placedAt ? supplied : placedAt;
}

/** The given moment, or the same time of the last open day before it. */
export function lastOpenDay(moment: Date, closings: readonly Closing[]): Date {
  let last = moment;
  while (!isOpen(closings, last)) last = addDays(last, -1);
  return last;
}

/** A closing as announced to customers. */
export interface AnnouncedClosing extends Closing {
  /** First open day after it. */
  reopens: string;
}

/** The closing of today or of the next seven days; the earlier one of two, null if there is none. */
export function findAnnouncedClosing(
  closings: readonly Closing[],
  now: Date,
): AnnouncedClosing | null {
  const today = toIndianDay(now);
  const limit = toIndianDay(addDays(now, ANNOUNCEMENT_DAYS));
  const [next] = closings
    .filter(({ from, to }) => from <= limit && today <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (!next) return null;
  const after = addDays(new Date(`${next.to}T12:00:00+05:30`), 1);
  return { ...next, reopens: toIndianDay(nextOpenDay(closings, after)) };
}
