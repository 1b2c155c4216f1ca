import { messageCatalogue } from '#lib/language/i18n.ts';

/**
 * Names of the statuses of orders and payments in the console, the same in lists, filters and pages
 * (docs/rules.md#console-6).
 */
export const staffStatusMessages = messageCatalogue('adminStatuses', {
  Pending: 'Requested',
  processing: 'Processing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  pending: 'Not paid',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
});
