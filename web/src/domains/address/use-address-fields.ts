import type { AddressField } from '@smriti/shared/account/address-validation';
import { ADDRESS_LENGTHS } from '@smriti/shared/account/addresses';
import type { ComponentProps } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { addressMessages } from './messages';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

interface FieldTexts extends InputProps {
  label: string;
  hint?: string;
  /** Error message if the field is empty (docs/rules.md#addresses-1). */
  missing: string;
  /** Error message if the value is invalid. */
  invalid?: string;
}

export interface AddressFieldProps extends FieldTexts {
  name: AddressField;
  maxLength: number;
}

/** Fields of the form in order; the PIN code comes before city and state, which it fills. */
const FORM_ORDER: readonly AddressField[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'postal_code',
  'city',
  'state',
];

export function useAddressFields(): AddressFieldProps[] {
  const t = useMessages(addressMessages);
  const fields: Record<AddressField, FieldTexts> = {
    first_name: { label: t.firstName, missing: t.firstNameRequired, autoComplete: 'given-name' },
    last_name: { label: t.lastName, missing: t.lastNameRequired, autoComplete: 'family-name' },
    email: {
      label: t.email,
      missing: t.emailRequired,
      invalid: t.emailInvalid,
      type: 'email',
      autoComplete: 'email',
    },
    phone: {
      label: t.phone,
      missing: t.phoneRequired,
      invalid: t.phoneInvalid,
      type: 'tel',
      autoComplete: 'tel',
    },
    street: {
      label: t.street,
      hint: t.streetHint,
      missing: t.streetRequired,
      autoComplete: 'address-line1',
    },
    city: { label: t.city, missing: t.cityRequired, autoComplete: 'address-level2' },
    state: { label: t.state, missing: t.stateRequired, autoComplete: 'address-level1' },
    postal_code: {
      label: t.postalCode,
      hint: t.postalCodeHint,
      missing: t.postalCodeRequired,
      invalid: t.postalCodeInvalid,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
  };
  return FORM_ORDER.map((name) => ({
    ...fields[name],
    name,
    maxLength: ADDRESS_LENGTHS[name],
  }));
}
