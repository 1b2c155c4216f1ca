import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the order lists. */
export const orderListMessages = messageCatalogue('adminOrders', {
  heading: 'Orders',
  caption: 'Orders, newest first',
  view: 'Show as',
  list: 'List',
  board: 'Board',
  search: 'Search orders',
  searchHint: 'Number, name, phone, email or title',
  state: 'Order status',
  payment: 'Payment',
  all: 'All',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  printing: 'Printing',
  total: 'Total',
  copies: count({ one: '{count} copy', many: '{count} copies' }),
  untitled: 'Untitled',
  noName: 'No address yet',
  replacement: 'Free replacement',
  open: params('Open order {number}'),
  empty: 'There are no orders yet.',
  emptyColumn: 'None',
  seeAll: 'See all',
  exports: 'For your accountant',
  exportsText:
    'As spreadsheets (CSV). What was credited is below nothing, so that the columns add up.',
  month: 'Month',
  allMonths: 'All months',
  exportOrders: 'Orders',
  exportInvoices: 'Invoices and credit notes',
  exporting: 'Fetching...',
  exportFailed: 'This could not be fetched. Please try again.',
  chooseMonth: 'Choose a month for invoices.',
});
