import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the payment methods and the card form (docs/rules.md#payments-4). */
export const paymentFormMessages = messageCatalogue('paymentForm', {
  method: 'Payment method',
  card: 'Credit/Debit Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
  comingSoon: 'Coming Soon',
  comingSoonUseCard: 'Coming Soon, Please use card payment for now',
  notSupported: params('{method} is not supported yet. Please use card payment.'),
  cardDetails: 'Card details',
  number: 'Card number',
  numberWrong: 'Please enter a valid card number',
  name: 'Cardholder name',
  nameWrong: 'Cardholder name is required',
  expiry: 'Expiry (MM/YY)',
  expiryWrong: 'Please enter a valid expiry date (MM/YY)',
  cvv: 'CVV',
  cvvWrong: 'Please enter a valid CVV',
  cardStays: 'Your card details never leave this page.',
  window:
    'You pay in a secure window of our payment company. This shop never sees your card details.',
  confirm: 'Confirm Payment',
  back: 'Back',
  processing: 'Processing...',

  testMode: 'This is a test shop: no money is charged. Please pay with one of the test cards.',
  testCards: 'Test cards',
  unknownCard: 'Only the test cards work here. Choose one of them.',
  useSuccess: 'is accepted',
  useDecline: 'is declined',
  useLate: 'is confirmed after a few seconds',
});
