/** English texts of mails to customers; `server/mail` in shared/locales has the translations. */
export const ENGLISH_MAIL = {
  hello: 'Hello,',
  helloName: 'Hello {name},',

  copies: { one: '{count} copy', other: '{count} copies' },
  orderSubject: 'Your order {orders}',
  orderThanks: 'Thank you for your order. We have it. What you chose is listed below.',
  ordersThanks: 'Thank you for your orders. We have them. What you chose is listed below.',
  printWhenPaid: 'We start printing when it is paid.',
  shipping: 'Shipping',
  free: 'Free',
  takenOff: 'Already paid and taken off',
  toPay: 'To pay',
  seeAndPay: 'See and pay your orders',
  seeOrders: 'See your orders',

  amount: 'Amount',
  reference: 'Reference',
  receivedSubject: 'We received your payment of {amount}',
  received_initial: 'Your payment for the initial payment of your album has arrived. Thank you.',
  received_order: 'Your payment for your order has arrived. Thank you.',
  received_reorder: 'Your payment for your reorder has arrived. Thank you.',
  received_credits: 'Your payment for your points has arrived. Thank you.',
  seePayments: 'See your payments',
  failedSubject: 'Your payment of {amount} did not go through',
  failed_initial:
    'Your payment for the initial payment of your album did not go through, so nothing was paid.',
  failed_order: 'Your payment for your order did not go through, so nothing was paid.',
  failed_reorder: 'Your payment for your reorder did not go through, so nothing was paid.',
  failed_credits: 'Your payment for your points did not go through, so nothing was paid.',
  failedReason: 'The reason we were given: {reason}',
  failedKept: 'What you chose is kept. You can pay again whenever it suits you.',

  respondedSubject: 'We have looked at your album',
  responded:
    'Your album “{title}” has been reviewed. Please look at the proof and our remarks: ' +
    'you can approve it, or ask us for changes.',
  seeProof: 'Look at the proof',

  aFriend: 'A friend',
  joinedSubject: 'A friend has joined {shop}',
  joined: '{friend} has opened an account with your invitation. Thank you for bringing a friend.',
  joinedPoints:
    'When their first order is paid, {points} points wait for you. They are yours to spend once ' +
    'that order is delivered and both of you have confirmed your emails.',
  seeInvitations: 'See your invitations',

  exportSubject: 'Your data is ready to download',
  export:
    'The copy of your data that you asked for is ready. It stands in your account for {days} days.',
  exportUnasked: 'If you did not ask for it, please change your password.',
  seeAccount: 'Go to your account',

  expireSubject: 'The photos of your album are kept until {day}',
  expire:
    'We keep the photos of “{title}” in full size until {day}. Reorder or download until then: ' +
    'after that day the album cannot be printed again.',
  expireAfter: 'You can see it as before, and download all your photos under Account Information.',
  goToOrders: 'Go to your orders',

  order: 'Order',
  newOrder: 'New order',
  shippedSubject: 'Your order {order} is on its way',
  shipped: '“{title}” has left us and is on its way to you.',
  sentWith: 'Sent with',
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
  seeOrder: 'See your order',
  trackedSubject: 'The tracking number of your order {order}',
  tracked: '“{title}” is on its way to you. This is how you can follow it.',
  addressSubject: 'The delivery address of your order {orders}',
  address:
    'We have changed the delivery address of your order. If it is not right, please call us before your ' +
    'order is printed. This is where it goes now:',
  addresses:
    'We have changed the delivery address of your orders. If it is not right, please call us before they ' +
    'are printed. This is where they go now:',
  recipient: 'Recipient',
  deliveredTo: 'Address',
  phone: 'Phone',
  refund: 'Refund',
  refundSubject: 'Your refund of {amount}',
  refundGift: 'We have added {amount} to your gift card balance. You can use it at once.',
  refundPayment:
    'We are sending {amount} back to what you paid with. It arrives by {until} at the latest.',
  creditNote: 'The credit note is on the page of your order.',
  cancelledSubject: 'Your order {order} is cancelled',
  cancelledByOwner: 'We have cancelled your order of “{title}”, as you asked.',
  cancelledByShop:
    'We have cancelled your order of “{title}”. Please call us if you have questions.',
  cancelledUnpaid:
    'Your order of “{title}” was not paid in time, so it is cancelled. You can order the album again ' +
    'at any time.',
  backMoney:
    '{amount} goes back to the card or account that you paid with. It arrives in {least} to {most} ' +
    'working days, by {until} at the latest.',
  backOutside: 'We will write to you about the {amount} that you paid outside our shop.',
  backGift: '{amount} is back in your gift card balance. You can use it at once.',
  backPoints: '{points} points are back in your account. You can use them at once.',
  backNothing: 'Nothing was paid for it, so there is nothing to give back.',
  linkSubject: 'Your order {orders} is ready to pay',
  link:
    'As we discussed on the phone, we have prepared your order. Please check it and pay by {day}. After ' +
    'that, the link no longer works.',
  linkAccount: 'Please log in with this e-mail address to open it.',
  linkOpen: 'Check and pay',
  linkMessage: 'your order from {shop} is ready. Please check it and pay {amount} by {day}:',
  replacedSubject: 'We are making your order {order} again',
  replaced: 'We are printing “{title}” again for you, free of charge. It goes to the same address.',
} as const;
