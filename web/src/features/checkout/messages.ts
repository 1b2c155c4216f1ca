import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the checkout steps (docs/rules.md#pages-9). */
export const checkoutMessages = messageCatalogue('checkout', {
  progress: 'Checkout',
  cart: 'Cart',
  details: 'Details',
  shipping: 'Shipping',
  payment: 'Payment',
  confirmation: 'Confirmation',
  done: 'done',

  loading: 'Loading the checkout...',
  loadFailed: params('We could not open the checkout: {message}'),
  empty: 'There is nothing to check out.',
  emptyHint: 'An album can be ordered once you have accepted its proof.',
  toCart: 'Go to My Cart',
  tooMany: params(
    'At most {most} albums can be ordered together. The other {left} stay in your cart for the next order.',
  ),

  detailsTitle: `Contact Details · ${SHOP_NAME}`,
  savedAddresses: 'Saved addresses',
  newAddress: 'A new address',
  pickedHeading: 'Please check the address',
  pickedHint: 'What you change here is saved in your address book, too.',
  default: 'Default',
  home: 'Home',
  work: 'Work',
  other: 'Other',
  formHeading: 'Where shall we deliver?',
  backToCart: 'Back to Cart',
  toShipping: 'Continue to Shipping',
  saving: 'Saving...',
  saveFailed: 'Failed to save address. Please try again.',

  shippingTitle: `Shipping · ${SHOP_NAME}`,
  methods: 'Choose a delivery option',
  methodsFailed: 'Failed to fetch shipping methods',
  noMethods: 'No shipping method is available now. Please try again later.',
  noMethodsThere:
    'We do not deliver to the PIN code of this address at the moment. Please choose another address.',
  arrives: params('Arrives between {from} and {to} ({least} to {most} days)'),
  arrivesBy: params('Arrives by {to} (within {most} days)'),
  free: 'Free',
  deliverTo: 'Deliver to',
  change: 'Change the address',
  back: 'Back',
  toPayment: 'Continue to Payment',
});

export const billMessages = messageCatalogue('checkoutBill', {
  heading: 'Order Summary',
  show: 'Show details',
  hide: 'Hide details',
  albums: 'Albums',
  untitled: 'Untitled album',
  copies: params('{price} × {quantity}'),
  items: params('Items ({count})'),
  shipping: 'Shipping',
  shippingLater: 'Added in the next step',
  arrivesBy: params('Arrives by {to} (within {most} days)'),
  free: 'Free',
  initial_paid: 'Initial payment, already paid',
  discount: 'Referral discount',
  coupon: params('Discount ({name})'),
  freeShipping: 'Free shipping',
  gift: 'Gift balance',
  points: params('Points ({count})'),
  paid: 'Paid',
  due: 'Still to pay',
  dueBeforeShipping: 'Still to pay, before shipping',
});

/** Texts of the payment step (docs/rules.md#pages-9). */
export const paymentStepMessages = messageCatalogue('checkoutPayment', {
  pageTitle: `Payment · ${SHOP_NAME}`,
  missing: 'Missing required information. Please go back and select address and shipping method.',
  toDetails: 'Go back',
  balances: 'Use your balance',
  useGift: params('Use my gift balance of {amount}'),
  usePoints: params('Use my {points} points ({worth})'),
  pays: params('{amount} of this order will be paid from it.'),
  nothingDue: 'Nothing is left to pay.',
  back: 'Back',
  placeOrder: 'Place Order',
  placeOrderFor: params('Place Order · {amount}'),
  placing: 'Placing your order...',
  placeFailed: 'Failed to place order. Please try again.',
  priceChanged: params(
    'The price has changed. You now pay {amount}. Please check it and place the order again.',
  ),
  placedOtherwise: params(
    'These albums were ordered a moment ago, with {amount} to pay. You can pay for that order here.',
  ),
  waits: params('Your order {numbers} is placed. We start making it as soon as it is paid.'),
  payLater: 'You can also pay later, from My Orders.',
});

/** Texts of the page of a payment link (docs/rules.md#orders-31). */
export const paymentLinkMessages = messageCatalogue('checkoutLink', {
  pageTitle: `Your order · ${SHOP_NAME}`,
  intro: params(
    'We have prepared this order for you, as we discussed on the phone. Please check it and pay by {day}.',
  ),
  priceChanged: params(
    'The price has changed since we spoke: it was {before}, and is {now} today. If you have questions, please call us before you pay.',
  ),
  callUs: 'Is anything wrong? Please call us, and we send you a new link.',
  giftWith: 'We send it as a gift, with your message:',
  giftWithout: 'We send it as a gift.',
  otherAccount:
    'If you have another account with us, please log in with the email address to which we sent the link. If not, please call us.',
  expired: 'This payment link has expired.',
  withdrawn: 'We have withdrawn this payment link.',
  endedHint:
    'Your albums are in your cart, and you can order them there. Or call us, and we send you a new link.',
  toCart: 'Open My Cart',
  orderedBefore: 'An album of this order has been ordered already. Nothing was charged twice.',
  toOrder: 'See the order',
});

/** Texts of the coupon code in the payment step; the keys of the reasons are those of the API. */
export const couponMessages = messageCatalogue('checkoutCoupon', {
  open: 'Have a coupon code?',
  code: 'Coupon code',
  apply: 'Apply',
  checking: 'Checking...',
  missing: 'Please enter a coupon code.',
  applied: params('{name} is applied.'),
  remove: 'Remove',
  removeNamed: params('Remove {name}'),
  too_many_tries: 'You have tried too many codes. Please try again in an hour.',
  unknown: 'We do not know this code. Please check it and try again.',
  expired: 'This coupon has ended.',
  not_yet: params('This coupon can be used from {date}.'),
  used_up: 'This coupon has been used up.',
  used_by_you: 'You have already used this coupon.',
  with_referral:
    'A coupon cannot be used together with your referral discount, which is already taken off.',
  other_products: 'This coupon is not for the albums in this order.',
  below_minimum: params('This coupon is for orders of {amount} or more, before shipping.'),
  no_saving: 'This coupon would not make your order any cheaper.',
  better_offer: 'A better offer is already taken off, so we have kept that one.',
});

/** Texts of /checkout/confirmation (docs/rules.md#pages-9). */
export const orderConfirmationMessages = messageCatalogue('checkoutConfirmation', {
  pageTitle: `Your order · ${SHOP_NAME}`,
  loading: 'Loading your order...',
  loadFailed: params('Your order could not be loaded: {message}'),
  notFoundHeading: 'Order not found',
  notFound: 'We could not find this order in your account.',
  confirmed: 'Order Confirmed!',
  thanks: 'Thank you for your purchase',
  confirming: 'Confirming your payment',
  confirmingText: 'Your order is placed. This takes a moment.',
  waiting: 'Waiting for your bank',
  waitingText:
    'Your order is placed. Your bank has not confirmed the payment yet: we ask again every few seconds, and nothing is charged twice.',
  stillWaiting:
    'Your order is placed, and your bank is taking some time. You can close this page: the order shows as paid in My Orders once the payment is confirmed.',
  checkAgain: 'Check again',
  checking: 'Checking...',
  unpaid: 'Order placed, not paid yet',
  unpaidText: 'Your order is placed. We start making it as soon as it is paid.',
  failedText: 'The payment did not go through, and nothing was charged. You can try again.',
  pay: 'Pay now',
  cancelled: 'Order cancelled',
  cancelledText: 'This order was cancelled. What you had paid for it is refunded.',
  number: 'Order number',
  numbers: 'Order numbers',
  total: 'Total',
  emailSent: params('A confirmation email was sent to {email}.'),
  detailsSent: params('We have sent the details of your order to {email}.'),
  delivery: 'Estimated delivery',
  address: 'Shipping address',
  untitled: 'Untitled album',
  albums: 'Your albums',
  paidNow: 'Paid now',
  paidBefore: 'Paid before',
  printedBy: 'Printed by',
  arrivesBy: 'Arrives by',
  next: 'What happens next',
  nextPrint:
    'We prepare the print files, and a person looks at them before we print. Until then you can cancel in My Orders.',
  nextSend: 'We pack it and send you a mail with the tracking number.',
  nextSendGift:
    'We pack it without any price, with your message, and send you a mail with the tracking number.',
  nextArrive: 'If the parcel is ever late, My Orders tells you and gives the number to call.',
  shopOn: 'Continue Shopping',
  viewOrders: 'View Orders',
});
