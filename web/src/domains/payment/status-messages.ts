import { messageCatalogue } from '#lib/language/i18n.ts';

/** Names of payment states. */
export const paymentStatusMessages = messageCatalogue('paymentStatus', {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
});
