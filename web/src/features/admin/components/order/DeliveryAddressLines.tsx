import type { PrintJob } from '@smriti/shared/order/print-jobs';
import { useMessages } from '#lib/language/i18n.ts';
import { sharedOrderMessages } from './messages';

type Address = Pick<
  PrintJob,
  | 'contact_name'
  | 'contact_phone'
  | 'shipping_address_line1'
  | 'shipping_address_line2'
  | 'city'
  | 'state'
  | 'country'
  | 'postal_code'
>;

export function DeliveryAddressLines({ to }: { to: Address }) {
  const t = useMessages(sharedOrderMessages);
  return (
    <address className="stack not-italic wrap-anywhere">
      <strong>{to.contact_name}</strong>
      <span>{to.shipping_address_line1}</span>
      {to.shipping_address_line2 !== '' && <span>{to.shipping_address_line2}</span>}
      <span>{`${to.city}, ${to.state} ${to.postal_code}`}</span>
      <span>{to.country}</span>
      <span>{t.phone({ number: to.contact_phone })}</span>
    </address>
  );
}
