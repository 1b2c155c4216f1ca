import { sumPaise, timesPaise, toPaise, toRupees } from '@smriti/shared/base/money';

interface Wanted {
  /** Rupees for one copy. */
  unitPrice: number;
  quantity: number;
  /** Rupees. */
  shipping: number;
}

/** What a reorder costs, in rupees. */
export function reorderPrice({ unitPrice, quantity, shipping }: Wanted) {
  const subtotalPaise = timesPaise(toPaise(unitPrice), quantity);
  return {
    subtotal: toRupees(subtotalPaise),
    total: toRupees(sumPaise(subtotalPaise, toPaise(shipping))),
  };
}
