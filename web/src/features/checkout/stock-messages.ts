import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts about papers and covers that are out of stock; separate, because only one step shows them. */
export const checkoutStockMessages = messageCatalogue('checkoutStock', {
  restockDay: params(
    'A paper or a cover of your order is out of stock and back on {date}. The days of delivery are counted from then.',
  ),
});
