import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/**
 * Headings of pages for signed-in users. They are in one catalogue because they are shown while the
 * session is still being checked (docs/rules.md#pages-2).
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
/** Key of a heading without parameters. */
export type PlainHeading = Exclude<keyof Headings, 'greeting'>;
