import { ADDRESS_LENGTHS } from '@smriti/shared/account/addresses';
import type {
  DeliveryAddressField,
  deliveryAddressProblems,
} from '@smriti/shared/order/delivery-addresses';
import { MAX_RECIPIENT_LENGTH } from '@smriti/shared/order/order-address';
import type { ComponentProps } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FieldGrid } from '../RecordForm';
import { orderAddressMessages } from './address-messages';

type AddressProblem = ReturnType<typeof deliveryAddressProblems>[number];

interface DeliveryAddressFieldsProps {
  values: Record<DeliveryAddressField, string>;
  problemOf: (field: DeliveryAddressField) => Pick<AddressProblem, 'kind'> | undefined;
  onChange: (name: DeliveryAddressField, value: string) => void;
}

interface FieldConfig extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  label: string;
  hint?: string;
  missing: string;
  invalid?: string;
}

export function DeliveryAddressFields(props: DeliveryAddressFieldsProps) {
  const { values, problemOf, onChange } = props;
  const t = useMessages(orderAddressMessages);
  const configs: Record<DeliveryAddressField, FieldConfig> = {
    contact_name: { label: t.name, missing: t.nameMissing, maxLength: MAX_RECIPIENT_LENGTH },
    contact_phone: {
      label: t.phone,
      missing: t.phoneMissing,
      invalid: t.phoneInvalid,
      type: 'tel',
      maxLength: ADDRESS_LENGTHS.phone,
    },
    contact_email: {
      label: t.email,
      missing: t.emailMissing,
      invalid: t.emailInvalid,
      type: 'email',
      maxLength: ADDRESS_LENGTHS.email,
    },
    shipping_address_line1: {
      label: t.street,
      hint: t.streetHint,
      missing: t.streetMissing,
      maxLength: ADDRESS_LENGTHS.street,
    },
    city: { label: t.city, missing: t.cityMissing, maxLength: ADDRESS_LENGTHS.city },
    state: { label: t.state, missing: t.stateMissing, maxLength: ADDRESS_LENGTHS.state },
    postal_code: {
      label: t.pinCode,
      missing: t.pinCodeMissing,
      invalid: t.pinCodeInvalid,
      inputMode: 'numeric',
      maxLength: ADDRESS_LENGTHS.postal_code,
    },
  };
  const renderField = (name: DeliveryAddressField) => {
    const { missing, invalid, ...config } = configs[name];
    const problem = problemOf(name);
    const malformed = problem?.kind === 'invalid' ? invalid : undefined;
    return (
      <TextField
        key={name}
        {...config}
        name={name}
        autoComplete="off"
        value={values[name]}
        error={problem && (malformed ?? missing)}
        onChange={(event) => onChange(name, event.target.value)}
      />
    );
  };
  return (
    <>
      <FieldGrid>{(['contact_name', 'contact_phone'] as const).map(renderField)}</FieldGrid>
      {renderField('contact_email')}
      {renderField('shipping_address_line1')}
      <FieldGrid>{(['city', 'state', 'postal_code'] as const).map(renderField)}</FieldGrid>
    </>
  );
}
