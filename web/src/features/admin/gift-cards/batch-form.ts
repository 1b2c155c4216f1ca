import { endOfIndianDay, indianDayOf } from '@smriti/shared/base/indian-days';
import { MAX_GIFT_CARD_RUPEES, MAX_GIFT_CARDS } from '@smriti/shared/payment/gift-card-management';

/** What is typed for a batch. */
export interface BatchForm {
  count: string;
  amount: string;
  /** The last day, as date fields have it; '' for none. */
  until: string;
}

/** The fields of the form that are wrong, in their order. */
export function batchProblems({ count, amount, until }: BatchForm, now: Date) {
  const [cards, rupees] = [Number(count), Number(amount)];
  const isCount = Number.isInteger(cards) && cards >= 1 && cards <= MAX_GIFT_CARDS;
  const isAmount =
    /^\d+(\.\d{1,2})?$/.test(amount.trim()) && rupees >= 1 && rupees <= MAX_GIFT_CARD_RUPEES;
  const isDay = until === '' || until >= indianDayOf(now);
  return [
    ...(isCount ? [] : [{ field: 'count' }]),
    ...(isAmount ? [] : [{ field: 'amount' }]),
    ...(isDay ? [] : [{ field: 'until' }]),
  ];
}

/** The call's body of a form without problems. */
export function batchOf({ count, amount, until }: BatchForm) {
  const expires_at = until === '' ? null : endOfIndianDay(until).toISOString();
  return { count: Number(count), amount: Number(amount), expires_at };
}
