import type { Quote } from '@smriti/shared/checkout';
import { useNavigate } from 'react-router-dom';
import { CheckboxField } from '../../components/CheckboxField';
import { formatCount, formatRupees } from '../../lib/format';
import { useMessages } from '../../lib/i18n';
import styles from './CheckoutPage.module.css';
import { paymentStepMessages } from './messages';
import { type Choices, stepPath } from './steps';

interface BalancesProps {
  quote: Quote;
  choices: Choices;
  /** While the order is placed, nothing can be changed. */
  isLocked: boolean;
  onChange: () => void;
}

/** Gift balance and points, as far as the customer has any. */
export function Balances({ quote, choices, isLocked, onChange }: BalancesProps) {
  const t = useMessages(paymentStepMessages);
  const navigate = useNavigate();
  const { gift_balance, points_balance, gift_used, points_value } = quote;
  if (gift_balance === 0 && points_balance === 0) return null;
  function change(changes: Partial<Choices>): void {
    if (isLocked) return;
    onChange();
    void navigate(stepPath('payment', { ...choices, ...changes }), { replace: true });
  }
  const paid = (amount: number) =>
    amount > 0 ? t.pays({ amount: formatRupees(amount) }) : undefined;
  return (
    <section className={styles.part} aria-labelledby="checkout-balances">
      <h2 id="checkout-balances">{t.balances}</h2>
      <div className={styles.choices}>
        {gift_balance > 0 && (
          <CheckboxField
            label={t.useGift({ amount: formatRupees(gift_balance) })}
            hint={paid(gift_used)}
            checked={choices.isGiftUsed}
            onChange={({ target }) => change({ isGiftUsed: target.checked })}
          />
        )}
        {points_balance > 0 && (
          <CheckboxField
            label={t.usePoints({ points: formatCount(points_balance) })}
            hint={paid(points_value)}
            checked={choices.arePointsUsed}
            onChange={({ target }) => change({ arePointsUsed: target.checked })}
          />
        )}
      </div>
    </section>
  );
}
