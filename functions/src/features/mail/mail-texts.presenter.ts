import { EXPORT_DAYS } from '@smriti/shared/account/leaving';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop';
import { formatDay, formatPaise } from '../../platform/formats';
import type {
  AlbumResponded,
  ChangesRequested,
  ExportReady,
  FriendJoined,
  MailEvent,
  OrderPlaced,
  OriginalsExpire,
  PaymentFailed,
  PaymentReceived,
} from './mail-events.domain';
import type { MailContent, PageUrl } from './mail-layout.presenter';
import {
  orderRefunded,
  orderReplaced,
  orderShipped,
  orderTracked,
} from './order-mail-texts.presenter';

const ORDERS_PATH = '/my-account/account-orders';

function copies(quantity: number): string {
  return quantity === 1 ? '1 copy' : `${quantity.toLocaleString('en-IN')} copies`;
}

function orderPlaced(event: OrderPlaced, page: PageUrl): MailContent {
  const { orders, duePaise, deductedPaise, shippingPaise } = event;
  const numbers = orders.map(({ id }) => id).join(', ');
  const isDue = duePaise > 0;
  return {
    subject: `Your order ${numbers}`,
    firstName: event.to.firstName,
    paragraphs: [
      orders.length === 1
        ? 'Thank you for your order. We have it, and this is what you chose:'
        : 'Thank you for your orders. We have them, and this is what you chose:',
      ...(isDue ? ['We start printing when it is paid.'] : []),
    ],
    facts: [
      ...orders.map(
        ({ id, title, quantity, subtotalPaise }) =>
          [`${id} · ${title} (${copies(quantity)})`, formatPaise(subtotalPaise)] as const,
      ),
      ['Shipping', shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise)],
      ...(deductedPaise > 0
        ? [['Already paid and taken off', `−${formatPaise(deductedPaise)}`] as const]
        : []),
      ['To pay', formatPaise(duePaise)],
    ],
    link: { label: isDue ? 'See and pay your orders' : 'See your orders', url: page(ORDERS_PATH) },
  };
}

/** What money was for, in the middle of a sentence. */
const PURPOSES: Readonly<Record<PaymentReceived['paymentType'], string>> = {
  initial: 'the initial payment of your album',
  order: 'your order',
  reorder: 'your reorder',
  credits: 'your points',
};

function paymentFacts({ reference, amountPaise }: PaymentReceived | PaymentFailed) {
  return [
    ['Amount', formatPaise(amountPaise)],
    ['Reference', reference],
  ] as const;
}

function paymentReceived(event: PaymentReceived, page: PageUrl): MailContent {
  return {
    subject: `We received your payment of ${formatPaise(event.amountPaise)}`,
    firstName: event.to.firstName,
    paragraphs: [`Your payment for ${PURPOSES[event.paymentType]} has arrived. Thank you.`],
    facts: paymentFacts(event),
    link: { label: 'See your payments', url: page('/payments') },
  };
}

function paymentFailed(event: PaymentFailed, page: PageUrl): MailContent {
  return {
    subject: `Your payment of ${formatPaise(event.amountPaise)} did not go through`,
    firstName: event.to.firstName,
    paragraphs: [
      `Your payment for ${PURPOSES[event.paymentType]} did not go through, so nothing was paid.`,
      ...(event.failure === '' ? [] : [`The reason we were given: ${event.failure}`]),
      'What you chose is kept. You can pay again whenever it suits you.',
    ],
    facts: paymentFacts(event),
    link: { label: 'See your orders', url: page(ORDERS_PATH) },
  };
}

function albumResponded(event: AlbumResponded, page: PageUrl): MailContent {
  return {
    subject: 'We have looked at your album',
    firstName: event.to.firstName,
    paragraphs: [
      `Your album “${event.title}” has been reviewed. Please look at the proof and our remarks: ` +
        'you can approve it, or ask us for changes.',
    ],
    quote: event.note,
    link: {
      label: 'Look at the proof',
      url: page(`/final-checkout/${encodeURIComponent(event.albumId)}`),
    },
  };
}

function changesRequested(event: ChangesRequested, page: PageUrl): MailContent {
  return {
    subject: 'Changes requested',
    firstName: '',
    paragraphs: [
      'A customer asks for changes to an album. What they ask for stands with the album.',
    ],
    link: {
      label: 'Open the album',
      url: page(`/preview-product?id=${encodeURIComponent(event.albumId)}`),
    },
  };
}

/** The first word of a name, where it is a word; whoever opens an account names himself at will. */
const WORD = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,19}$/u;

function shownName(firstName: string): string {
  const [word = ''] = firstName.trim().split(/\s+/);
  return WORD.test(word) ? word : 'A friend';
}

function friendJoined(event: FriendJoined, page: PageUrl): MailContent {
  const friend = shownName(event.friendFirstName);
  return {
    subject: `A friend has joined ${SHOP_NAME}`,
    firstName: event.to.firstName,
    paragraphs: [
      `${friend} has opened an account with your invitation. Thank you for bringing a friend.`,
      `When their first order is paid, ${event.points.toLocaleString('en-IN')} points wait for you. ` +
        'They are yours to spend once that order is delivered and both of you have confirmed your emails.',
    ],
    link: { label: 'See your invitations', url: page('/my-account/account-refer') },
  };
}

function exportReady(event: ExportReady, page: PageUrl): MailContent {
  return {
    subject: 'Your data is ready to download',
    firstName: event.to.firstName,
    paragraphs: [
      `The copy of your data that you asked for is ready. It stands in your account for ${EXPORT_DAYS} days.`,
      'If you did not ask for it, please change your password.',
    ],
    link: { label: 'Go to your account', url: page('/my-account/account-information') },
  };
}

function originalsExpire({ to, title, until }: OriginalsExpire, page: PageUrl): MailContent {
  const day = formatDay(until);
  return {
    subject: `The photos of your album are kept until ${day}`,
    firstName: to.firstName,
    paragraphs: [
      `We keep the photos of “${title}” in full size until ${day}. Reorder or download until then: ` +
        'after that day the album cannot be printed again.',
      'You can see it as before, and download all your photos under Account Information.',
    ],
    link: { label: 'Go to your orders', url: page(ORDERS_PATH) },
  };
}

/** What a message says about an event, in the shop's voice. */
export function contentOf(event: MailEvent, page: PageUrl): MailContent {
  switch (event.type) {
    case 'order_placed':
      return orderPlaced(event, page);
    case 'payment_received':
      return paymentReceived(event, page);
    case 'payment_failed':
      return paymentFailed(event, page);
    case 'album_responded':
      return albumResponded(event, page);
    case 'changes_requested':
      return changesRequested(event, page);
    case 'order_shipped':
      return orderShipped(event, page);
    case 'order_tracked':
      return orderTracked(event, page);
    case 'order_refunded':
      return orderRefunded(event, page);
    case 'order_replaced':
      return orderReplaced(event, page);
    case 'friend_joined':
      return friendJoined(event, page);
    case 'export_ready':
      return exportReady(event, page);
    case 'originals_expire':
      return originalsExpire(event, page);
  }
}

/** Names the one message of an event: the same event always has the same name. */
export function mailId(event: MailEvent): string {
  switch (event.type) {
    case 'order_placed':
      return `${event.type}-${event.placementId}`;
    case 'payment_received':
    case 'payment_failed':
      return `${event.type}-${event.paymentId}`;
    case 'album_responded':
    case 'changes_requested':
      return `${event.type}-${event.albumId}-${event.round}`;
    case 'order_shipped':
    case 'order_tracked':
    case 'order_replaced':
      return `${event.type}-${event.orderId}`;
    case 'order_refunded':
      return `${event.type}-${event.orderId}-${event.refundId}`;
    case 'friend_joined':
      return `${event.type}-${event.friendUid}`;
    case 'export_ready':
      return `${event.type}-${event.exportId}`;
    case 'originals_expire':
      return `${event.type}-${event.albumId}-${event.until.toISOString().slice(0, 10)}`;
  }
}
