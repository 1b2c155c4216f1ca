import { messageCatalogue } from '#lib/language/i18n.ts';

export const pauseMessages = messageCatalogue('adminPause', {
  title: 'Pause',
  text: 'Close what is new for a while. The shop shows your sentence within ten seconds. Payments that are under way, refunds and reading go on.',
  requests: 'New requests',
  requestsHint: 'Customers can go on designing, and cannot send an album to be reviewed.',
  orders: 'New orders',
  ordersHint: 'Nothing can be ordered or ordered again.',
  payments: 'New payments',
  paymentsHint: 'Nothing more can be paid; what is being paid right now goes on.',
  sentence: 'What the shop says',
  requestsSentence: 'We take new requests again on Monday.',
  ordersSentence: 'We take new orders again on Monday.',
  paymentsSentence: 'Payments are open again in an hour.',
  sentenceProblem: 'Please write a sentence of at least 10 letters: customers read it.',
  save: 'Save',
  done: 'Saved. The shop shows it within ten seconds.',
  loadFailed: 'This could not be loaded.',
  closed: 'Closed',
  open: 'Open',
});
