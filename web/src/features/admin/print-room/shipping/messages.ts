import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const shippingMessages = messageCatalogue('adminShipping', {
  title: 'Shipping sheet',
  intro:
    'Choose the carrier once. Then scan the number of each parcel, or paste a column from a spreadsheet into a row.',
  back: 'Print room',
  caption: 'Orders to ship',
  none: 'No orders are chosen.',
  noneHint: 'Choose orders in the list of orders or in the print room, and press Ship.',
  tooMany: params(
    'You chose {count} orders; a sheet holds {most}. Ship these first, then choose the others.',
  ),
  papers_a4: 'Labels and slips on A4',
  papers_label: 'Labels and slips, 100 × 150 mm',
  order: 'Order',
  printing: 'Printing',
  tracking: 'Tracking number',
  trackingOf: params('Tracking number of {number}'),
  without: 'No number',
  withoutOf: params('{number} has no tracking number'),
  withoutAll: 'Tick “No number” in the empty rows',
  missing: 'Scan or write the number, or tick “No number”.',
  repeated: params('The same number as {number}. That is right only for one parcel.'),
  pastedTooMany: count({
    one: '{count} pasted number has no row and was left out.',
    many: '{count} pasted numbers have no row and were left out.',
  }),
  untitled: 'Untitled',
  rowFailed: 'This order could not be loaded.',
  refused: count({
    one: '{count} order was not shipped. Its row says why.',
    many: '{count} orders were not shipped. Their rows say why.',
  }),
  ship: count({ one: 'Ship {count} order', many: 'Ship {count} orders' }),
  shipped: count({ one: '{count} order shipped', many: '{count} orders shipped' }),
  mailText:
    'The customers get their mail in an hour. Until then you can undo it, and a corrected number is in the mail.',
  unprintedTitle: 'Ship what is not printed yet?',
  unprintedText: params('Not marked as printed: {numbers}.'),
  allShipped: 'All of these orders are shipped.',
});
