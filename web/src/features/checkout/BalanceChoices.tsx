import type { Quote } from '@smriti/shared/order/checkout';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { paymentStepMessages } from './messages';
import type { BalanceUses } from './checkout-steps';

interface BalanceChoicesProps {
  quote: Quote;
  uses: BalanceUses;
  onChange: (uses: Partial<BalanceUses>) => void;
}

/** Checkboxes that pay with the gift balance and points; shown only for balances above zero. */
export function BalanceChoices({ quote, uses, onChange }: BalanceChoicesProps) {
  const t = useMessages(paymentStepMessages);
  const { gift_balance, points_balance, points_worth, gift_used, points_value } = quote;
  if (gift_balance === 0 && points_balance === 0) return null;
  const paid = (amount: number) =>
    amount > 0 ? t.pays({ amount: formatRupees(amount) }) : undefined;
  return (
    <section className="stack gap-3" aria-labelledby="checkout-balances">
      <h2 id="checkout-balances" className="text-xl">
        {t.balances}
      </h2>
      <div className="stack gap-3">
        {gift_balance > 0 && (
          <CheckboxField
            label={t.useGift({ amount: formatRupees(gift_balance) })}
            hint={paid(gift_used)}
            checked={uses.isGiftUsed}
            onChange={({ target }) => onChange({ isGiftUsed: target.checked })}
          />
        )}
        {points_balance > 0 && (
          <CheckboxField
            label={t.usePoints({
              points: formatCount(points_balance),
              worth: formatRupees(points_worth),
            })}
            hint={paid(points_value)}
            checked={uses.arePointsUsed}
            onChange={({ target }) => onChange({ arePointsUsed: target.checked })}
          />
        )}
      </div>
    </section>
  );
}
