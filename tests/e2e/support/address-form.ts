import type { Locator } from '@playwright/test';

/** An address by the labels of its form, as somebody types it. */
const TYPED = {
  'First name': 'Leela',
  'Last name': 'Rao',
  Email: 'leela@example.in',
  Phone: '+91 98765 43210',
  Address: '7, Church Street',
  City: 'Bengaluru',
  State: 'Karnataka',
  'Postal code': '560 001',
};
export type TypedAddress = typeof TYPED;

/** Fills the address form that is in `place`. */
export async function typeAddress(
  place: Locator,
  changes: Partial<TypedAddress> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...TYPED, ...changes })) {
    await place.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}
