import {
  type DeliveryAddressField,
  deliveryAddressProblems,
} from '@smriti/shared/order/delivery-addresses';
import { changeOrderAddress, orderAddress } from '@smriti/shared/order/order-address';
import { type StaffOrder } from '@smriti/shared/order/staff-order';
import { useRef, useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { orderAddressMessages } from '../components/order/address-messages';
import { DeliveryAddressFields } from '../components/order/DeliveryAddressFields';
import { DeliveryAddressLines } from '../components/order/DeliveryAddressLines';
import { useStaffWrite } from '../lib/use-staff-write';

type Values = Record<DeliveryAddressField, string>;

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
export function AddressDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
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
        <DeliveryAddressFields values={values} problemOf={form.problemOf} onChange={change} />
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
