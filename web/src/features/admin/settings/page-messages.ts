import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const outputProfileMessages = messageCatalogue('adminOutputProfile', {
  title: 'Output profile',
  intro:
    'The ICC profile of the press that prints your books. With a profile, print files are PDF/X-4 for this press. Without one, they are PDF in sRGB. A change applies to print files made from now on. With a profile, the preview of a book can also show the colours of this press to your customers: how it will print.',
  loadFailed: 'The profile could not be loaded.',
  none: 'No profile is set. Print files are PDF in sRGB.',
  name: 'Profile',
  checksum: 'Checksum (SHA-256)',
  size: 'Size',
  kilobytes: params('{count} kB'),
  uploaded: 'Uploaded',
  choose: 'Upload a profile',
  replace: 'Upload another profile',
  hint: 'A CMYK output profile (.icc or .icm) of at most 4 MB. Ask your printer which one to use.',
  uploading: 'Uploading and checking the profile.',
  tooLarge: 'This file is larger than 4 MB.',
  saved: 'Saved. Print files made from now on use this profile. Existing files stay as they are.',
  remove: 'Remove the profile',
  removeTitle: 'Remove the profile?',
  removeQuestion:
    'Print files made from now on will be in sRGB. Existing files stay as they are, with the profile that they were made for.',
  removing: 'Removing...',
  removed: 'Removed. Print files made from now on are in sRGB.',
});

export const closingsMessages = messageCatalogue('adminClosings', {
  title: 'Closing days',
  intro:
    'Days on which nothing is printed or sent, such as Diwali. Delivery estimates of new orders leave these days out, and every page of the shop says so from a week before. Orders are still taken: to refuse them, use Pause.',
  closing: params('Closing {position}'),
  from: 'First day',
  to: 'Last day',
  fromMissing: 'Please choose the first day.',
  toWrong: params('Please choose a last day from the first on, at most {days} days in all.'),
  remove: 'Remove',
  removeNamed: params('Remove closing {position}'),
  none: 'No closing days are planned.',
  add: 'Add closing days',
  saved: 'Saved. New orders go by it within ten seconds.',
  loadFailed: 'The closing days could not be loaded.',
});

export const carrierMessages = messageCatalogue('adminCarriers', {
  title: 'Carriers',
  intro:
    'The carriers that you choose from when you ship. Tracking numbers link to the page of their carrier: in the console, in the mail to the customer and on the page of the order.',
  carrier: params('Carrier {position}'),
  name: 'Name',
  url: 'Tracking page',
  urlHint: 'Write {number} where the tracking number belongs.',
  nameMissing: 'Please write a name.',
  nameTwice: 'This carrier is in the list twice.',
  urlWrong: 'Please write a web address that starts with https://',
  remove: 'Remove',
  removeNamed: params('Remove {name}'),
  add: 'Add a carrier',
  saved: 'Saved. New and old tracking numbers link to these pages.',
  loadFailed: 'The carriers could not be loaded.',
});

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
