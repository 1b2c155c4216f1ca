import { messageCatalogue } from '#lib/language/i18n.ts';

/** Names of an order's statuses (docs/rules.md#orders-2). */
export const orderStatusMessages = messageCatalogue('orderStatus', {
  Pending: 'Pending',
  processing: 'Processing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
});
