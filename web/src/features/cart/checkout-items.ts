import type { listCartItems } from '@smriti/shared/album/cart';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { sumPaise, timesPaise, toPaise, toRupees } from '@smriti/shared/base/money';

/** An Approved album that is not placed yet, with the copies that are ordered of it. */
export type CheckoutItem = AnswerOf<typeof listCartItems>['items'][number];

/** Price times quantity, in rupees. */
export function itemTotal({ price, quantity }: Pick<CheckoutItem, 'price' | 'quantity'>): number {
  return toRupees(timesPaise(toPaise(price), quantity));
}

/** The sum of price times quantity (docs/rules.md#pricing-8), in rupees. */
export function checkoutTotal(items: readonly Pick<CheckoutItem, 'price' | 'quantity'>[]): number {
  return toRupees(sumPaise(...items.map((item) => toPaise(itemTotal(item)))));
}

/** The album that the address names comes first. */
export function withFirst(items: readonly CheckoutItem[], id: string | null): CheckoutItem[] {
  const isFirst = (item: CheckoutItem) => item.id === id;
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
