import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of payment pages whose data could not be loaded. */
export const paymentLoadMessages = messageCatalogue('paymentPreparation', {
  loadFailed: params('We could not open the payment: {message}'),
});

/** Texts of /initial-payment and its confirmation (docs/rules.md#pages-11). */
export const initialPaymentMessages = messageCatalogue('payment', {
  pageTitle: `Initial Payment · ${SHOP_NAME}`,
  intro: 'A part of the price, paid before our review begins. All of it is taken off your order.',
  loading: 'Loading the payment...',
  noAlbum: 'We could not find this album in your account.',
  toCart: 'Go to My Cart',
  back: 'Back',

  summary: 'What you pay for',
  untitled: 'Untitled album',
  albumPrice: 'Album price',
  dueNow: 'To pay now',

  amountChanged: params('The initial payment for this album is {amount} now.'),

  nothingDue: 'There is nothing to pay for this album now. Send it to us for review.',
  nothingToDo: 'There is nothing to pay for this album now.',
  sendRequest: 'Request',
  requesting: 'Requesting...',
  requested: 'We have your album. We will review it soon.',
  priceChanged: params(
    'The price of this album has just changed: it is {price} now. Please check it and request it again.',
  ),
  requestFailed: params('Your album could not be requested: {message}'),
});

/** Texts of /total-payment (docs/rules.md#pages-11). */
export const totalPaymentMessages = messageCatalogue('totalPayment', {
  pageTitle: `Complete Payment · ${SHOP_NAME}`,
  error: 'Error',
  missing: 'Missing order ID or amount. Please return to the previous page.',
  back: 'Back',
  loading: 'Loading the payment...',
  noPurchase: 'We could not find what you want to pay for.',
  toOrders: 'Go to My Orders',
  summary: 'What you pay for',
  untitled: 'Untitled album',
  points: params('{points} points'),
  quantity: 'Quantity',
  dueNow: 'To pay now',
  amountChanged: params('The amount to pay is {amount} now.'),
  nothingDue: 'There is nothing to pay for this now.',
});

export const paymentConfirmationMessages = messageCatalogue('paymentConfirmation', {
  pageTitle: `Your payment · ${SHOP_NAME}`,
  loading: 'Loading your payment...',
  loadFailed: params('Your payment could not be loaded: {message}'),
  notFoundHeading: 'Payment not found',
  notFound: 'We could not find this payment in your account.',
  paid: 'Payment received',
  paidOrder: 'Thank you. Your order is paid and we have started making it.',
  paidCredits: 'Thank you. The points are in your account now.',
  paidText: 'Thank you. We will review your album now. You will see our remarks in My Cart.',
  pending: 'Waiting for your bank',
  pendingText:
    'Your bank has not confirmed the payment yet. We ask again every few seconds; there is nothing you need to do, and nothing is charged twice.',
  stillPending:
    'Your bank is taking some time. You can close this page: the payment shows in your payment history once it is confirmed, and then we begin.',
  checkAgain: 'Check again',
  checking: 'Checking...',
  failed: 'Payment failed',
  failedText: params('{reason} Nothing was charged.'),
  tryAgain: 'Pay again',
  refunded: 'Payment refunded',
  refundedText: 'This payment was refunded to you.',
  reference: 'Payment reference',
  amount: 'Amount',
  album: 'Album',
  order: 'Order',
  viewOrder: 'View the order',
  date: 'Date',
  status: 'Status',
  viewAlbum: 'View the album',
  home: 'Back to Home',
  history: 'View Payment History',
});

/** Texts of /payments. */
export const paymentHistoryMessages = messageCatalogue('paymentHistory', {
  pageTitle: `Payment History · ${SHOP_NAME}`,
  loading: 'Loading your payments...',
  loadFailed: 'Your payments could not be loaded.',
  empty: 'You have made no payments yet.',
  toCart: 'Go to My Cart',
  date: 'Date',
  reference: 'Reference',
  purpose: 'For',
  method: 'Method',
  amount: 'Amount',
  status: 'Status',
  initial: 'Initial payment',
  order: 'Order',
  reorder: 'Reorder',
  credits: 'Credits',
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
});
