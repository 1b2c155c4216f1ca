import { toIndianDay } from '../base/indian-days';

/** Number of working days until a refund arrives, via payment company and bank. */
export const REFUND_WORKING_DAYS = { least: 5, most: 7 } as const;

const DAY_MILLISECONDS = 86_400_000;
const [SUNDAY, SATURDAY] = [0, 6];

function isWorkingDay(moment: Date): boolean {
  const weekday = new Date(`${toIndianDay(moment)}T00:00:00.000Z`).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY;
}

/**
 * Latest arrival of a refund started at `since` (docs/rules.md#orders-20), counted in working days from
 * Monday to Friday in India. Public holidays are not considered.
 */
export function refundArrival(since: Date): Date {
  let arrival = since;
  for (let days = 0; days < REFUND_WORKING_DAYS.most;) {
    arrival = new Date(arrival.getTime() + DAY_MILLISECONDS);
    if (isWorkingDay(arrival)) days += 1;
  }
  return arrival;
}
