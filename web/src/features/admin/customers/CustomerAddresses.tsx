import type { Address } from '@smriti/shared/account/addresses';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { customerPageMessages } from './messages';
import styles from './CustomerAddresses.module.css';

/** Section of a customer's page with the addresses of the address book; nothing if it is empty. */
export function CustomerAddresses({ addresses }: { addresses: readonly Address[] }) {
  const t = useMessages(customerPageMessages);
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby="customer-addresses" className="stack gap-4">
      <h2 id="customer-addresses">{t.addressesHeading}</h2>
      <ul role="list" className={cx('stack gap-4 bare-list', styles.addresses)}>
        {addresses.map((one) => (
          <Card as="li" key={one.id}>
            <address className="stack not-italic wrap-anywhere">
              <strong>{`${one.first_name} ${one.last_name}`}</strong>
              <span>{one.street}</span>
              <span>{`${one.city}, ${one.state} ${one.postal_code}`}</span>
              <a href={`tel:${one.phone}`}>{one.phone}</a>
              <a href={`mailto:${one.email}`}>{one.email}</a>
            </address>
          </Card>
        ))}
      </ul>
    </section>
  );
}
