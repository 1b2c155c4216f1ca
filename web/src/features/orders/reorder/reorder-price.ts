import { sumPaise, timesPaise, toPaise, toRupees } from '@smriti/shared/base/money';

interface Wanted {
  /** Price of one copy, in rupees. */
  unitPrice: number;
  quantity: number;
  /** Shipping price, in rupees. */
  shipping: number;
}

/** Price of a reorder, in rupees. */
export function reorderPrice({ unitPrice, quantity, shipping }: Wanted) {
  const subtotalPaise = timesPaise(toPaise(unitPrice), quantity);
  return {
    subtotal: toRupees(subtotalPaise),
    total: toRupees(sumPaise(subtotalPaise, toPaise(shipping))),
  };
}
