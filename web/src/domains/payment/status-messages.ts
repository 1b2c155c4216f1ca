import { messageCatalogue } from '#lib/language/i18n.ts';

export const paymentStatusMessages = messageCatalogue('paymentStatus', {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
});
