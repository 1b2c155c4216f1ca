import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of /final-checkout/{albumId} (docs/rules.md#pages-14). */
export const proofMessages = messageCatalogue('proof', {
  pageTitle: params(`{title} · ${SHOP_NAME}`),
  intro: 'Look at everything once more, also the remarks: what you accept is what we print.',
  untitled: 'Untitled album',
  failed: 'Failed to fetch order',
  missing: 'We could not find this album in your account. It may have been deleted.',
  toCart: 'My Cart',
  historyHeading: 'What happened so far',
  warnings: count({
    one: '{count} photo may not print sharply. You can edit the album and replace it.',
    many: '{count} photos may not print sharply. You can edit the album and replace them.',
  }),

  details: 'Details',
  price: 'Price of one copy',
  total: 'Total',
  initialPaid: 'Initial payment, already paid',
  toPay: 'Still to pay, before shipping',

  decision: 'Your decision',
  accept: 'Accept the proof',
  accepting: 'Accepting...',
  accepted: 'Proof accepted. Your album can be ordered now.',
  openProposals: count({
    one: '{count} proposed change waits for your answer. After that you can accept the proof.',
    many: '{count} proposed changes wait for your answer. After that you can accept the proof.',
  }),
  toProposals: 'Look at the proposed changes',
  askForChanges: 'Ask for changes',
  editAgain: 'Edit again',
  responded: 'Our reviewer has answered. Is everything as you want it?',
  requested: 'Our reviewer is looking at your album. You can accept it once the remarks are here.',
  asked: 'Our reviewer has your changes. You will see the reply here.',
  unpaid: 'The initial payment is not paid yet. Our reviewer can reply once it is paid.',
  pay: 'Pay now',
  design: 'This album is a draft. Finish it and request its review first.',
  edit: 'Edit the album',
  approved: 'You have accepted this proof.',
  checkout: 'Go to checkout',
  placed: 'You have ordered this album. It cannot be changed now.',
  orders: 'My Orders',
  foreign: 'Only the customer can accept this proof.',

  cancel: 'Cancel',
  changesIntro:
    'Tell our reviewer what should be different. The album goes back for another round.',
  note: 'What should change?',
  noteMissing: 'Please write what should change.',
  sendChanges: 'Send to the reviewer',
  sending: 'Sending...',
  editIntro: 'Your album becomes a draft again, so that you can change its photos and choices.',
  editWithdraws: 'The request is withdrawn and its pending order is cancelled.',
  editUnaccepts: 'Your acceptance is withdrawn.',
  editThen: 'Request it again when you have finished, and our reviewer will look at it once more.',
  editCredit: params('The {amount} you have paid stays credited to it.'),
  confirmEdit: 'Make it a draft',
  working: 'One moment...',
  moveFailed: 'Sorry, that did not work.',
  moved: params('This album has changed since you opened this page: it is {status} now.'),
});
