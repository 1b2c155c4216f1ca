import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts that all payments share (docs/rules.md#pages-12). */
export const sharedPaymentMessages = messageCatalogue('pay', {
  logIn: 'Please log in to continue with payment',
  failed: 'Failed to process payment. Please try again.',
  offline: 'You seem to be offline. Please check your connection before you pay.',
  offlinePaying:
    'You seem to be offline. Please keep this page open: the payment goes on by itself when the connection is back, and nothing is charged twice.',
  notPaid: params('{reason} Nothing was charged.'),
  amountChanged: params('The amount to pay is {amount} now.'),
  windowClosed: 'The payment window was closed before the payment was made. You can try again.',
  windowMissing:
    'The payment window could not be loaded. Check your connection and try again; nothing was charged.',
});
