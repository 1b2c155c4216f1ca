import { toPaise, toRupees } from '@smriti/shared/base/money';
import { initialPaymentAmount } from '@smriti/shared/catalogue/initial-payment';
import type { InitialPaymentRule } from '@smriti/shared/catalogue/reference-data';

/** Initial payment for a design with this price, in rupees; 0 if none is due. */
export function initialPaymentRupees(rule: InitialPaymentRule | undefined, price: number): number {
  if (!rule) return 0;
  const { payment_type, amount } = rule;
  const total = toPaise(price);
  return toRupees(
    payment_type === 'fixed'
      ? initialPaymentAmount({ payment_type, amount_paise: toPaise(amount) }, total)
      : initialPaymentAmount({ payment_type, percent: amount }, total),
  );
}
