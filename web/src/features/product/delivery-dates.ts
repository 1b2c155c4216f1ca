import type { ShippingMethod } from '@smriti/shared/catalogue/reference-data';
import { addOpenDays } from '@smriti/shared/order/closings';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import type { ShopTerms } from '@smriti/shared/staff/shop-terms';

type DeliveryMethod = Pick<
  ShippingMethod,
  'id' | 'name' | 'price' | 'min_days' | 'max_days' | 'pin_prefixes'
>;

/** A way to receive an order, with its expected days. */
export interface DeliveryOffer {
  id: number;
  name: string;
  /** Price in rupees. */
  price: number;
  from: Date;
  to: Date;
}

/**
 * The fastest and the cheapest delivery of an order placed at `now`, the fastest first; one if they are
 * the same, none if no method delivers to the PIN code (docs/rules.md#orders-19).
 * @param pinCode null for any PIN code: methods with a delivery area are left out
 * @param terms delivery days of methods without a range (docs/rules.md#orders-8), and the days on which the
 * shop is closed (docs/rules.md#orders-28)
 */
export function findDeliveryOffers(
  methods: readonly DeliveryMethod[],
  pinCode: string | null,
  { now, terms }: { now: Date; terms: Pick<ShopTerms, 'delivery_days' | 'closings'> },
): DeliveryOffer[] {
  const offers = methods
    .filter(({ pin_prefixes = [], ...method }) =>
      pinCode === null
        ? pin_prefixes.length === 0
        : deliversToPinCode({ ...method, pin_prefixes }, pinCode),
    )
    .map(({ id, name, price, min_days, max_days }): DeliveryOffer => {
      const [least, most] =
        max_days > 0 ? [min_days, max_days] : [terms.delivery_days, terms.delivery_days];
      const dayIn = (days: number) => addOpenDays(now, days, terms.closings);
      return { id, name, price, from: dayIn(least), to: dayIn(most) };
    });
  const [fastest] = offers.toSorted((a, b) => +a.to - +b.to || a.price - b.price);
  const [cheapest] = offers.toSorted((a, b) => a.price - b.price || +a.to - +b.to);
  return [...new Set([fastest, cheapest])].filter((offer) => offer !== undefined);
}
