import type { listCartItems } from '@smriti/shared/album/cart';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { paise, sumPaise, multiplyPaise, toPaise, toRupees } from '@smriti/shared/base/money';

/** Approved album that is not ordered yet, with the number of copies. */
export type CheckoutItem = AnswerOf<typeof listCartItems>['items'][number];

export function itemTotal({ price, quantity }: Pick<CheckoutItem, 'price' | 'quantity'>): number {
  return toRupees(multiplyPaise(toPaise(price), quantity));
}

/** Sum of price times quantity over all items (docs/rules.md#pricing-8), in rupees. */
export function checkoutTotal(items: readonly Pick<CheckoutItem, 'price' | 'quantity'>[]): number {
  return toRupees(sumPaise(...items.map((item) => toPaise(itemTotal(item)))));
}

type PaidItem = Pick<CheckoutItem, 'price' | 'quantity'> & {
  album: Pick<CheckoutItem['album'], 'initial_paid'>;
};

/**
 * Sum of the initial payments that count towards the items, in rupees; at most the price of each
 * item.
 */
export function initialPaidTotal(items: readonly PaidItem[]): number {
  const paid = items.map((item) => Math.min(item.album.initial_paid, itemTotal(item)));
  return toRupees(sumPaise(...paid.map(toPaise)));
}

/** Amount still due for the items, without shipping, in rupees. */
export function amountDue(items: readonly PaidItem[]): number {
  return toRupees(paise(toPaise(checkoutTotal(items)) - toPaise(initialPaidTotal(items))));
}

export function moveItemToFront(items: readonly CheckoutItem[], id: string | null): CheckoutItem[] {
  const isFirst = (item: CheckoutItem) => item.id === id;
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
