/** Delivery areas of shipping methods, by PIN code (docs/rules.md#orders-19). */

interface AreaMethod {
  /** PIN code prefixes of the delivery area; missing: everywhere. */
  pin_prefixes?: readonly string[] | undefined;
}

export function deliversToPinCode({ pin_prefixes = [] }: AreaMethod, postalCode: string): boolean {
  if (pin_prefixes.length === 0) return true;
  const digits = postalCode.replaceAll(/\s/g, '');
  return pin_prefixes.some((prefix) => digits.startsWith(prefix));
}
