import type { ShippingMethod } from '@smriti/shared/catalogue/reference-data';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';

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

const DAY_MS = 86_400_000;

/**
 * The fastest and the cheapest delivery of an order placed at `now`, the fastest first; one if they are
 * the same, none if no method delivers to the PIN code (docs/rules.md#orders-19).
 * @param pinCode null for any PIN code: methods with a delivery area are left out
 * @param defaultDays delivery days of the shop, for methods without a range (docs/rules.md#orders-8);
 * undefined while unknown, which leaves out these methods
 */
export function findDeliveryOffers(
  methods: readonly DeliveryMethod[],
  pinCode: string | null,
  { now, defaultDays }: { now: number; defaultDays: number | undefined },
): DeliveryOffer[] {
  const offers = methods
    .filter(({ pin_prefixes = [], ...method }) =>
      pinCode === null
        ? pin_prefixes.length === 0
        : deliversToPinCode({ ...method, pin_prefixes }, pinCode),
    )
    .flatMap((method): DeliveryOffer[] => {
      const range = dayRange(method, defaultDays);
      if (!range) return [];
      const [from, to] = range.map((days) => new Date(now + days * DAY_MS));
      const { id, name, price } = method;
      return from && to ? [{ id, name, price, from, to }] : [];
    });
  const [fastest] = offers.toSorted((a, b) => +a.to - +b.to || a.price - b.price);
  const [cheapest] = offers.toSorted((a, b) => a.price - b.price || +a.to - +b.to);
  return [...new Set([fastest, cheapest])].filter((offer) => offer !== undefined);
}

/** First and last day of a method's delivery, counted from the order; null if unknown. */
function dayRange(
  { min_days: least, max_days: most }: DeliveryMethod,
  defaultDays: number | undefined,
): readonly [number, number] | null {
  if (most > 0) return [least, most];
  return defaultDays === undefined ? null : [defaultDays, defaultDays];
}
