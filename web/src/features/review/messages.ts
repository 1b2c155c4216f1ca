import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of /preview-product while no album is loaded. */
export const previewMessages = messageCatalogue('previewProduct', {
  pageTitle: params(`{title} · ${SHOP_NAME}`),
  failed: 'This album could not be loaded.',
  missing: 'This album is not in review now.',
  missingHint: 'Its customer may have accepted the proof, taken the album back or deleted it.',
  notChosen: 'Choose an album to see what our reviewer wrote on it.',
  toCart: 'My Cart',
  toQueue: 'Back to the queue',
  untitled: 'Untitled album',
});

/** Texts of the review page for customers. */
export const remarksMessages = messageCatalogue('remarks', {
  historyHeading: 'What happened so far',
  design: 'This album is still being designed.',
  edit: 'Edit the album',
  requested: 'We are looking at your album. Remarks appear here once our reviewer has answered.',
  responded: 'Our reviewer has answered. Read the remarks, then decide on the next page.',
  decide: 'Go to the proof',
  approved: 'You have accepted this proof.',
  checkout: 'Go to checkout',
  placed: 'This album is ordered.',
  orders: 'My Orders',
  pay: 'The initial payment is not paid yet. Our reviewer can reply once it is paid.',
  toPayment: 'Pay now',
});
