import { endOfIndianDay, toIndianDay } from '@smriti/shared/base/indian-days';
import { MAX_GIFT_CARD_RUPEES, MAX_GIFT_CARDS } from '@smriti/shared/payment/gift-card-management';

export interface GiftCardBatchForm {
  count: string;
  amount: string;
  /** Last valid day, as in date fields; '' if none. */
  until: string;
}

/** Invalid fields in the order of the form. */
export function listBatchProblems({ count, amount, until }: GiftCardBatchForm, now: Date) {
  const [cards, rupees] = [Number(count), Number(amount)];
  const isCount = Number.isInteger(cards) && cards >= 1 && cards <= MAX_GIFT_CARDS;
  const isAmount =
    /^\d+(\.\d{1,2})?$/.test(amount.trim()) && rupees >= 1 && rupees <= MAX_GIFT_CARD_RUPEES;
  const isDay = until === '' || until >= toIndianDay(now);
  return [
    ...(isCount ? [] : [{ field: 'count' }]),
    ...(isAmount ? [] : [{ field: 'amount' }]),
    ...(isDay ? [] : [{ field: 'until' }]),
  ];
}

export function toBatchBody({ count, amount, until }: GiftCardBatchForm) {
  const expires_at = until === '' ? null : endOfIndianDay(until).toISOString();
  return { count: Number(count), amount: Number(amount), expires_at };
}
