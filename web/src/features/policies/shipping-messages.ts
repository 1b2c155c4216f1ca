import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of /shipping-policy. */
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
    'Your order keeps the address as it was when you placed it. A later change in your address book does not reach orders that are placed: write to us before the order is marked as shipped.',
  trackingHeading: 'Following an order',
  trackingText:
    'My Orders shows whether an order is pending, processing, shipped or delivered, and when each step happened. An order that is placed and not paid is cancelled after {unpaid_days} days.',
  damageHeading: 'Damaged or lost parcels',
  damageText:
    'Write to us with your order number and, if you can, a photograph of the parcel: [within how many days, and whether the shop prints it again or refunds].',
});
