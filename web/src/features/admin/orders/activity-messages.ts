import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the timeline of an order and of its notes. */
export const orderActivityMessages = messageCatalogue('adminOrderActivity', {
  history: 'What happened so far',
  made: 'Requested',
  reordered: 'Ordered again',
  placedStep: 'Placed',
  placedAndPaid: 'Placed and paid',
  replacementMade: 'Made again, free of charge',
  paymentReceived: 'Paid',
  paymentFailed: 'The payment failed',
  paymentRefunded: 'Refunded',
  shipped: 'Shipped',
  unshipped: 'Shipped was undone',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  addressChanged: 'Address changed',
  waiting: 'Waits for printing',
  printing: 'Printing began',
  printed: 'Printed',
  noted: 'Note',
  owner: 'the customer',
  shop: 'the shop',
  notes: 'Notes for the shop',
  notesHint: 'No customer sees them.',
  noNotes: 'No notes yet.',
  note: 'Add a note',
  addNote: 'Add note',
  noteMissing: 'Please write something first.',
  noteAdded: 'Noted',
  by: params('by {name}'),
});
