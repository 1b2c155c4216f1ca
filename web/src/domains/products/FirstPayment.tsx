import { formatRupees } from '../../lib/language/format';
import { useMessages } from '../../lib/language/i18n';
import styles from './FirstPayment.module.css';
import { firstPaymentMessages } from './first-payment-messages';

interface FirstPaymentProps {
  /** Amount due at the request, in rupees. */
  amount: number;
  /** Of one copy, in rupees. */
  price: number;
}

/** What of a price is paid at the request (docs/rules.md#pricing-7); nothing where none is due. */
export function FirstPayment({ amount, price }: FirstPaymentProps) {
  const t = useMessages(firstPaymentMessages);
  if (amount <= 0) return null;
  const text = amount < price ? t.part : t.whole;
  return <p className={styles.note}>{text({ amount: formatRupees(amount) })}</p>;
}
