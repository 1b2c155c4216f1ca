import type { ReactNode } from 'react';
import type { Address } from '@smriti/shared/account/addresses';
import { AddressLines } from '#domains/address/AddressLines.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { checkoutMessages } from './messages';
import { type CheckoutChoices, checkoutStepPath } from './checkout-steps';

interface DeliverySummaryProps {
  name: string;
  address: Pick<Address, 'street' | 'city' | 'state' | 'postal_code' | 'country'>;
  /** Link that changes the address, while that is possible. */
  change?: ReactNode;
}

export function DeliverySummary({ name, address, change }: DeliverySummaryProps) {
  const t = useMessages(checkoutMessages);
  return (
    <Card
      as="section"
      className="cluster gap-y-2 gap-x-4 items-start justify-between"
      aria-labelledby="checkout-delivery"
    >
      <div>
        <h2 id="checkout-delivery" className="mb-1 text-md">
          {t.deliverTo}
        </h2>
        <address className="muted not-italic wrap-anywhere">
          {name}
          <br />
          <AddressLines address={address} />
        </address>
      </div>
      {change}
    </Card>
  );
}

interface SavedAddressDeliveryProps {
  address: Address;
  /** Choices that the link keeps while the address is changed. */
  choices: CheckoutChoices;
}

export function SavedAddressDelivery({ address, choices }: SavedAddressDeliveryProps) {
  const t = useMessages(checkoutMessages);
  return (
    <DeliverySummary
      name={`${address.first_name} ${address.last_name}`.trim()}
      address={address}
      change={
        <Link to={checkoutStepPath('details', choices)} className="thumb-link">
          {t.change}
        </Link>
      }
    />
  );
}
