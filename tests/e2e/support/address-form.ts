import type { Locator } from '@playwright/test';

/**
 * An address as a user types it, by form label. The postal code is last, because it fills an empty city and
 * state.
 */
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
type AddressFormValues = typeof TYPED;

/** Fills in the address form within `place`. */
export async function fillAddressForm(
  place: Locator,
  changes: Partial<AddressFormValues> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...TYPED, ...changes })) {
    if (label === 'State') await place.getByLabel(label, { exact: true }).selectOption(value);
    else await place.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}
