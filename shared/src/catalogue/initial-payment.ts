import { type Paise, paise } from '../base/money';

type InitialPaymentRule =
  | { payment_type: 'fixed'; amount_paise: Paise }
  | { payment_type: 'percentage'; percent: number };

/** The initial-payment setting of a product: its own, otherwise the default. */
export function findInitialPaymentSetting<S extends { product_id: number | null }>(
  settings: readonly S[],
  productId: number | null,
): S | undefined {
  return (
    settings.find(({ product_id }) => product_id !== null && product_id === productId) ??
    settings.find(({ product_id }) => product_id === null)
  );
}

/**
 * Amount due when a design is requested: the fixed amount, or the percentage of the total rounded to the
 * paisa; never more than the total (docs/rules.md#pricing-7).
 */
export function initialPaymentAmount(rule: InitialPaymentRule, total: Paise): Paise {
  const amount =
    rule.payment_type === 'fixed' ? rule.amount_paise : Math.round((total * rule.percent) / 100);
  return paise(Math.min(amount, total));
}
