import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of /terms. */
export const termsMessages = messageCatalogue('terms', {
  heading: 'Terms',
  intro: 'The rules between you and the shop.',
  sellerHeading: 'Who sells',
  sellerText: 'This shop is run by {seller_name}, {seller_address}. GST number: {seller_gstin}.',
  accountHeading: 'Your account',
  accountText:
    'You have to be at least {minimum_age} years old. Keep your password to yourself, and tell us when you think that somebody else uses your account.',
  contentHeading: 'Your photographs',
  contentText:
    'Your photographs stay yours. You tell us that you may have them printed, and allow us to store, review and print them for your order. [What the shop does not print.]',
  orderHeading: 'From design to order',
  orderText:
    'A design that you request is looked at by us. It is printed only after you have approved our answer and placed an order. The photographs, choices and price of a design are fixed from the request on; you can take it back to change them.',
  priceHeading: 'Prices',
  priceText:
    'Prices are in Indian rupees and include GST. What you pay is worked out by the shop and shown line by line before you pay. Where a design asks for an initial payment, it counts towards the order.',
  creditHeading: 'Gift cards, points and invitations',
  creditText:
    'A gift card code can be redeemed once. An invited friend gets {referral_percent}% off the first order, and whoever invited gets {referral_points} points once that order is delivered and both have confirmed their email addresses. Points and gift card balance pay for orders and cannot be turned into money.',
  lawHeading: 'Law',
  lawText: 'Indian law applies: [the courts that decide].',
});
