import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of /refund-policy: refunds of cancelled orders and deleted albums. */
export const refundMessages = messageCatalogue('refundPolicy', {
  heading: 'Refunds and cancellation',
  intro: 'What you can undo, until when, and what you get back.',
  designHeading: 'A design that was not answered yet',
  designText:
    'You can delete a design, or take it back to work on it, as long as it is not ordered. When you delete it, the initial payment that you made for it is refunded. When you take it back, the payment stays credited to the design and is not asked for again.',
  cancelHeading: 'Cancelling an order',
  cancelText:
    'You can cancel an order yourself, on its page, until we begin to print it; please call us after that. Cancelling gives back what you paid, and also the gift card balance and points that you used for it. A referral discount is there again if the order was not paid yet, or if it is we who cancel. Once an order is shipped it can no longer be cancelled.',
  unpaidHeading: 'Orders that are not paid',
  unpaidText:
    'An order that is not paid within {unpaid_days} days is cancelled by itself, and gives back what it held.',
  wayHeading: 'How the money comes back',
  wayText:
    'Refunds go back by the way that you paid, through the payment company, and arrive within 5 to 7 working days. Gift card balance and points are back in your account at once.',
  returnHeading: 'Returns',
  returnText:
    'An album is made for you alone, from your own photographs, after you have approved the proof. [Whether and when the shop takes back or replaces prints, for instance when they are damaged or differ from the proof.]',
});
