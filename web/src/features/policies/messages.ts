import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of /terms. */
export const termsMessages = messageCatalogue('terms', {
  heading: 'Terms',
  intro: 'The rules between you and the shop.',
  sellerHeading: 'Who you buy from',
  sellerText: 'This shop is run by {seller_name}, {seller_address}. GST number: {seller_gstin}.',
  accountHeading: 'Your account',
  accountText:
    'You have to be at least {minimum_age} years old. Keep your password to yourself, and tell us when you think that somebody else uses your account.',
  contentHeading: 'Your photographs',
  contentText:
    'Your photographs stay yours. You tell us that you may have them printed, and allow us to store, review and print them for your order. [What the shop does not print.]',
  orderHeading: 'From design to order',
  orderText:
    'We look at every design that you request. It is printed only after you have approved our answer and placed an order. The photographs, choices and price of a design are fixed from the request on; you can take it back to change them.',
  priceHeading: 'Prices',
  priceText:
    'Prices are in Indian rupees and include GST. What you pay is worked out by the shop and shown line by line before you pay. Where a design asks for an initial payment, it counts towards the order.',
  creditHeading: 'Gift cards, points and invitations',
  creditText:
    'A gift card code can be redeemed once. An invited friend gets {referral_percent}% off the first order, and the friend who sent the invitation gets {referral_points} points once that order is delivered and both have confirmed their email addresses. Points and gift card balance pay for orders and cannot be turned into money.',
  lawHeading: 'Law',
  lawText: 'Indian law applies: [the courts that decide].',
});

export const shippingMessages = messageCatalogue('shippingPolicy', {
  heading: 'Shipping policy',
  intro: 'How your album gets from the press to your door.',
  whereHeading: 'Where we deliver',
  whereText:
    'We deliver to addresses in India. An address needs a phone number for the courier and a PIN code of six digits.',
  costHeading: 'What it costs',
  costText:
    'The checkout shows every shipping method with its price before you pay. Albums that you order together share one shipping charge.',
  timeHeading: 'When it arrives',
  timeText:
    'Each shipping method shows in how many days it arrives; the confirmation of your order names the last of them. It is an estimate, not a promise: [how long printing and each courier take, and what happens when a parcel is late].',
  addressHeading: 'The address on the parcel',
  addressText:
    'Your order keeps the address as it was when you placed it. A later change in your address book does not change orders that are already placed: write to us before the order is marked as shipped.',
  trackingHeading: 'Following an order',
  trackingText:
    'My Orders shows whether an order is pending, processing, shipped or delivered, and when each step happened. An order that is placed and not paid is cancelled after {unpaid_days} days.',
  damageHeading: 'Damaged or lost parcels',
  damageText:
    'Write to us with your order number and, if you can, a photograph of the parcel: [within how many days, and whether the shop prints it again or refunds].',
});

/** Texts of /refund-policy: refunds of cancelled orders and deleted albums. */
export const refundMessages = messageCatalogue('refundPolicy', {
  heading: 'Refunds and cancellation',
  intro: 'What you can undo, until when, and what you get back.',
  designHeading: 'A design that we have not answered yet',
  designText:
    'You can delete a design, or take it back to work on it, as long as it is not ordered. When you delete it, the initial payment that you made for it is refunded. When you take it back, the payment stays credited to the design and is not asked for again.',
  cancelHeading: 'Cancelling an order',
  cancelText:
    'You can cancel an order yourself, on its page, until we begin to print it; please call us after that. Cancelling gives back what you paid, and also the gift card balance and points that you used for it. A referral discount can be used again if the order was not paid yet, or if we cancel it. Once an order is shipped it can no longer be cancelled.',
  unpaidHeading: 'Orders that are not paid',
  unpaidText:
    'An order that is not paid within {unpaid_days} days is cancelled automatically, and the balance and points used for it are returned.',
  wayHeading: 'How the money comes back',
  wayText:
    'Refunds go back by the way that you paid, through the payment company, and arrive within 5 to 7 working days. Gift card balance and points are back in your account at once.',
  returnHeading: 'Returns',
  returnText:
    'An album is made for you alone, from your own photographs, after you have approved the proof. [Whether and when the shop takes back or replaces prints, for instance when they are damaged or differ from the proof.]',
});

export const contactMessages = messageCatalogue('contact', {
  heading: 'Contact',
  intro: 'Ask us anything about a design, an order or a print.',
  phone: 'Phone',
  email: 'Email',
  orderHeading: 'About an order',
  orderText:
    'Please keep your order number ready: it begins with ORD and is shown on the confirmation and in My Orders.',
  shopHeading: 'The shop',
  shopText: '{seller_name}, {seller_address}. GST number: {seller_gstin}. [Opening hours.]',
  grievanceHeading: 'Complaints',
  grievanceText:
    'If something was not put right, write to our grievance officer: [name, designation, email and phone, and within how many days complaints are answered].',
});

export const policyMessages = messageCatalogue('policies', {
  pageTitle: params(`{heading} · ${SHOP_NAME}`),
  toComplete:
    'This shop is a demonstration. The texts in [brackets] must be filled in before a real shop opens.',
  /** Text in place of an unset term; brackets make the page highlight it. */
  unset: '[to be set]',
});
