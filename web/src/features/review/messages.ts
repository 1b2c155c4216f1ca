import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '../../lib/i18n';
import { SHOP_NAME } from '../../lib/shop';

/** /preview-product before an album is there. */
export const previewMessages = messageCatalogue('previewProduct', {
  pageTitle: params(`{title} · ${SHOP_NAME}`),
  heading: 'Product Preview',
  loading: 'Loading...',
  failed: 'This album could not be loaded.',
  retry: 'Try again',
  missing: 'This album is not in review now.',
  missingHint: 'Its customer may have taken it back or deleted it.',
  notChosen: 'Choose an album to see what our reviewer wrote on it.',
  toCart: 'My Cart',
  toQueue: 'Back to the queue',
  untitled: 'Untitled album',
});

/** The review queue. */
export const queueMessages = messageCatalogue('reviewQueue', {
  pageTitle: `Review queue · ${SHOP_NAME}`,
  heading: 'Review queue',
  intro: 'Albums waiting for review, oldest first.',
  startNext: 'Review the next album',
  filters: 'Filters',
  requested: 'Requested',
  responded: 'Responded',
  search: 'Search by title or order number',
  days: count({ one: 'Waiting {count} day', many: 'Waiting {count} days' }),
  urgentDays: count({
    one: 'Urgent: waiting {count} day',
    many: 'Urgent: waiting {count} days',
  }),
  unpaidOnly: 'Unpaid only',
  mineOnly: 'Mine only',
  shown: count({ one: '{count} album', many: '{count} albums' }),
  shownSoFar: count({ one: '{count} album so far', many: '{count} albums so far' }),
  failed: 'The review queue could not be loaded.',
  retry: 'Try again',
  more: 'Show more albums',
  loadingMore: 'Loading more albums...',
  loading: 'Loading...',
  empty: 'No album is waiting for review.',
  emptyHint: 'New requests appear here by themselves.',
  emptyFiltered: 'No album matches these filters.',
  clear: 'Clear the filters',
  photos: count({ one: '{count} photo', many: '{count} photos' }),
  round: params('Round {round}'),
  orderNumber: params('Order {number}'),
  requestedAt: params('Requested {moment}'),
  unpaid: 'Unpaid',
  openRemarks: count({ one: '{count} remark', many: '{count} remarks' }),
  takenByOther: params('{name}, until {time}'),
  takenByMe: params('You, until {time}'),
});

/** The page on which a reviewer writes. */
export const reviewMessages = messageCatalogue('review', {
  remarkOn: params('Remark on photo {place}'),
  remarkHint: 'Ctrl + Enter goes on to the next photo, Escape leaves the field.',
  tooLong: params('A remark has at most {max} characters. Please shorten this one; it is kept.'),
  earlier: 'Remarks of earlier rounds',
  earlierRemark: params('Round {round}: {text}'),
  save: 'Save',
  saving: 'Saving...',
  saved: 'Descriptions saved successfully!',
  saveFailed: 'Failed to save descriptions.',
  kept: 'What you typed is kept on this device.',
  retry: 'Try again',
  unsaved: 'Not saved yet',
  allSaved: 'All remarks are saved',
  restored: 'What could not be saved at your last visit is back in its fields.',
  taken: params('{name} is reviewing this album until {time}. You can look at it, but not write.'),
  waiting: 'The response is sent. It is the customer’s turn now.',
  unpaidNotice:
    'The initial payment is not paid yet. You can write remarks now, and respond once it is paid.',
  respondHeading: 'Respond to the customer',
  note: 'Note on the whole album',
  optional: '(optional)',
  respond: 'Respond',
  responding: 'Sending...',
  respondFailed: 'The response could not be sent.',
  moved: params('This album has changed in the meantime: it is {status} now.'),
  nothingSaid: 'Write a remark or a note first.',
  unpaidReason: 'The initial payment is not paid yet.',
  willSend: count({
    one: '{count} remark goes to the customer.',
    many: '{count} remarks go to the customer.',
  }),
  sent: 'Response sent. The customer sees it now.',
  nextAlbum: 'Next album',
  noNext: 'No other album is waiting.',
  historyHeading: 'What happened so far',
  choicesHeading: 'What was chosen',
});

/** The same page as the customer sees it. */
export const remarksMessages = messageCatalogue('remarks', {
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
