import type { ReactNode } from 'react';
import type { Address } from '@smriti/shared/account/addresses';
import { Link } from 'react-router-dom';
import { AddressLines } from '../../domains/address/AddressLines';
import { Card } from '../../ui/layout/Card';
import { useMessages } from '../../lib/language/i18n';
import styles from './CheckoutPage.module.css';
import { checkoutMessages } from './messages';
import { type Choices, stepPath } from './steps';

interface DeliveryProps {
  name: string;
  address: Pick<Address, 'street' | 'city' | 'state' | 'postal_code' | 'country'>;
  /** The way to another address, as long as there is one. */
  change?: ReactNode;
}

/** To whom the order goes, and where. */
export function Delivery({ name, address, change }: DeliveryProps) {
  const t = useMessages(checkoutMessages);
  return (
    <Card as="section" className={styles.delivery} aria-labelledby="checkout-delivery">
      <div>
        <h2 id="checkout-delivery">{t.deliverTo}</h2>
        <address>
          {name}
          <br />
          <AddressLines address={address} />
        </address>
      </div>
      {change}
    </Card>
  );
}

interface DeliveryToProps {
  address: Address;
  /** Carried to the choice of another address, and on from there. */
  choices: Choices;
}

/** The same of a saved address, with the way back to choose another. */
export function DeliveryTo({ address, choices }: DeliveryToProps) {
  const t = useMessages(checkoutMessages);
  return (
    <Delivery
      name={`${address.first_name} ${address.last_name}`.trim()}
      address={address}
      change={<Link to={stepPath('details', choices)}>{t.change}</Link>}
    />
  );
}
