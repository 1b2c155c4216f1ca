import { indianDayOf } from '../base/indian-days';

/** How many working days refunds take to arrive, through payment company and bank. */
export const REFUND_WORKING_DAYS = { least: 5, most: 7 } as const;

const DAY_MILLISECONDS = 86_400_000;
const [SUNDAY, SATURDAY] = [0, 6];

function isWorkingDay(moment: Date): boolean {
  const weekday = new Date(`${indianDayOf(moment)}T00:00:00.000Z`).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY;
}

/**
 * The moment by which a refund that was begun at `since` has arrived (docs/rules.md#orders-20), in working
 * days from Monday to Friday in India. Holidays are not known, so they are not left out.
 */
export function refundArrival(since: Date): Date {
  let arrival = since;
  for (let days = 0; days < REFUND_WORKING_DAYS.most;) {
    arrival = new Date(arrival.getTime() + DAY_MILLISECONDS);
    if (isWorkingDay(arrival)) days += 1;
  }
  return arrival;
}
