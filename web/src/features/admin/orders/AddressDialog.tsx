import {
  type DeliveryAddressField,
  DELIVERY_ADDRESS_FIELDS,
  deliveryAddressProblems,
} from '@smriti/shared/order/delivery-addresses';
import { ADDRESS_LENGTHS } from '@smriti/shared/account/addresses';
import {
  changeOrderAddress,
  MAX_RECIPIENT_LENGTH,
  orderAddress,
} from '@smriti/shared/order/order-address';
import { type StaffOrder } from '@smriti/shared/order/staff-order';
import { type ComponentProps, useRef, useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { type FormState, useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { DeliveryAddressLines } from '../components/order/DeliveryAddressLines';
import { useStaffWrite } from '../lib/use-staff-write';
import { orderAddressMessages } from './address-messages';

type Values = Record<DeliveryAddressField, string>;
type AddressProblem = ReturnType<typeof deliveryAddressProblems>[number];

interface AddressDialogProps {
  order: StaffOrder;
  onClose: () => void;
}

function valuesOf(order: Values): Values {
  const { contact_name, contact_phone, contact_email, shipping_address_line1 } = order;
  const { city, state, postal_code } = order;
  return {
    contact_name,
    contact_phone,
    contact_email,
    shipping_address_line1,
    city,
    state,
    postal_code,
  };
}

/** Dialog that changes the delivery address of an order whose printing has not begun. */
export function AddressDialog({ order, onClose }: AddressDialogProps) {
  const t = useMessages(orderAddressMessages);
  const { id, has_invoice, address_along: others } = order;
  const [values, setValues] = useState(() => valuesOf(order));
  // The version that was shown when the dialog opened; the page behind it may be refreshed meanwhile.
  const [opened] = useState(order.address_changes.length);
  const [along, setAlong] = useState(true);
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm(deliveryAddressProblems);
  const write = useStaffWrite(
    (version: number) => {
      const body = { ...values, version, along: along && others.length > 0 };
      return sendOnce(['address', id, body], (idempotencyKey) =>
        callApi(changeOrderAddress, { params: { id }, body, idempotencyKey }),
      );
    },
    { makesStale: ['staff-orders'], success: () => t.saved, onDone: onClose },
  );
  const theirs = orderAddress.safeParse(write.conflict?.details).data;
  function confirm(): void {
    const isValid = form.check(values, fields.current?.closest('form') ?? null);
    if (isValid) write.begin(theirs?.version ?? opened);
  }
  function change(name: DeliveryAddressField, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    form.edited([name]);
  }
  return (
    <ActionDialog
      onClose={onClose}
      title={t.title}
      consequence={has_invoice ? `${t.consequence} ${t.invoice}` : t.consequence}
      confirm={t.save}
      write={write}
      onConfirm={confirm}
    >
      {theirs && (
        <InlineMessage tone="info">
          <span className="stack gap-2">
            <strong>{t.theirs}</strong>
            <DeliveryAddressLines to={theirs} />
            {t.keepMine}
          </span>
        </InlineMessage>
      )}
      <div ref={fields} className="stack gap-5">
        <Fields {...{ values, form }} onChange={change} />
      </div>
      {others.length > 0 && (
        <CheckboxField
          label={t.along({ numbers: others.join(', ') })}
          checked={along}
          onChange={(event) => setAlong(event.target.checked)}
        />
      )}
    </ActionDialog>
  );
}

interface FieldsProps {
  values: Values;
  form: FormState<Values, AddressProblem>;
  onChange: (name: DeliveryAddressField, value: string) => void;
}

interface FieldConfig extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  label: string;
  hint?: string;
  missing: string;
  invalid?: string;
}

function Fields({ values, form, onChange }: FieldsProps) {
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
  return DELIVERY_ADDRESS_FIELDS.map((name) => {
    const { missing, invalid, ...config } = configs[name];
    const problem = form.problemOf(name);
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
  });
}
