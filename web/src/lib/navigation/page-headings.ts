import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../language/i18n';

/**
 * What the pages of those who are signed in are headed by, until they have read what they are about. In
 * one place, since the heading stands there while it is still asked who is signed in
 * (docs/rules.md#pages-2).
 */
export const pageHeadings = messageCatalogue('pageHeadings', {
  greeting: params('Hello, {firstName}'),
  greetingWithoutName: 'Hello',
  information: 'Account Information',
  addressBook: 'Address Book',
  cart: 'My Cart',
  albums: 'My albums',
  checkout: 'Checkout',
  contactDetails: 'Contact Details',
  shippingMethod: 'Shipping Method',
  payment: 'Payment',
  credits: 'My Credits',
  giftCard: 'Gift Card',
  refer: 'Refer and Earn',
  orders: 'My Orders',
  order: 'Order',
  reorder: 'Reorder',
  initialPayment: 'Initial Payment',
  totalPayment: 'Complete Payment',
  paymentHistory: 'Payment History',
  proof: 'Final checkout',
  preview: 'Product Preview',
  reviewQueue: 'Review queue',
  createAlbum: 'Create Album',
  editAlbum: 'Edit Album',
  canvas: 'Canvas print',
  yourOrder: 'Your order',
  yourPayment: 'Your payment',
});

type Headings = ReturnType<typeof pageHeadings.get>;
/** One that says the same of everybody. */
export type PlainHeading = Exclude<keyof Headings, 'greeting'>;
