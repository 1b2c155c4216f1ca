import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the dialogs that refund, replace, cancel or delete an order, or note a payment. */
export const afterSaleMessages = messageCatalogue('adminAfterSale', {
  refundTitle: 'Refund a part of this order',
  refundText:
    'The customer gets a mail and a credit note with your reason. To give back everything and stop the order, cancel it.',
  amount: 'Amount',
  amountWrong: params('Write an amount between ₹0.01 and {most}.'),
  refundTo: 'Where to',
  toPaymentUpTo: params('What it was paid with (up to {most})'),
  toGiftUpTo: params('Gift card balance (up to {most})'),
  refundDone: params('{amount} refunded'),
  replaceTitle: 'Make it again, free of charge?',
  replaceText: 'A new order goes to the print room at once, to the same address.',
  quantity: 'Copies',
  fewer: 'Fewer copies',
  more: 'More copies',
  replaceDone: params('Order {number} is in the print room'),
  notePaidTitle: 'Paid outside this shop?',
  notePaidText: 'The order counts as paid from then on. Write how it was paid.',
  noteRefundedTitle: 'Given back outside this shop?',
  noteRefundedText: 'The order counts as refunded from then on. Write how it was given back.',
  how: 'How',
  paymentNoted: 'Noted',
  cancelTitle: 'Cancel this order?',
  cancelText:
    'What was paid or used for it is given back. This cannot be undone. The customer reads your reason.',
  cancelDone: 'The order is cancelled.',
  removeTitle: 'Delete this order?',
  removeText: 'It was never paid. It goes for good.',
  removed: 'The order is deleted.',
});
