import { sumPaise, timesPaise, toPaise, toRupees } from '@smriti/shared/money';
import type { ShippingMethod } from '@smriti/shared/reference-data';

/** The method by which reorders are shipped (design.md section 6); undefined without any. */
export function cheapestShipping(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  return methods.toSorted((a, b) => a.price - b.price || a.id - b.id)[0];
}

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
