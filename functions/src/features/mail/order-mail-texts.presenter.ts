import { formatPaise } from '../../platform/formats';
import type {
  OrderRefunded,
  OrderReplaced,
  OrderShipped,
  OrderTracked,
} from './mail-events.domain';
import type { MailContent, PageUrl } from './mail-layout.presenter';

const orderPath = (id: string) => `/view-order?id=${encodeURIComponent(id)}`;

/** That an order is on its way, and how it is found on it. */
export function orderShipped(event: OrderShipped, page: PageUrl): MailContent {
  return {
    subject: `Your order ${event.orderId} is on its way`,
    firstName: event.to.firstName,
    paragraphs: [`“${event.title}” has left us and is on its way to you.`],
    facts: [
      ['Order', event.orderId],
      ...(event.carrier === '' ? [] : [['Sent with', event.carrier] as const]),
      ...(event.trackingNumber === '' ? [] : [['Tracking number', event.trackingNumber] as const]),
    ],
    link: { label: 'See your order', url: page(orderPath(event.orderId)) },
  };
}

/** Under which number an order goes that is on its way already. */
export function orderTracked(event: OrderTracked, page: PageUrl): MailContent {
  return {
    ...orderShipped({ ...event, type: 'order_shipped' }, page),
    subject: `The tracking number of your order ${event.orderId}`,
    paragraphs: [`“${event.title}” is on its way to you. This is how you can follow it.`],
  };
}

/** That money comes back, and where to; why is said on the order's page. */
export function orderRefunded(event: OrderRefunded, page: PageUrl): MailContent {
  const amount = formatPaise(event.amountPaise);
  return {
    subject: `Your refund of ${amount}`,
    firstName: event.to.firstName,
    paragraphs: [
      event.target === 'gift'
        ? `We have added ${amount} to your gift card balance. You can use it at once.`
        : `We are sending ${amount} back to what you paid with. Your bank may take a few days.`,
      'The credit note is on the page of your order.',
    ],
    facts: [
      ['Order', event.orderId],
      ['Refund', amount],
    ],
    link: { label: 'See your order', url: page(orderPath(event.orderId)) },
  };
}

/** That the shop makes an album again. */
export function orderReplaced(event: OrderReplaced, page: PageUrl): MailContent {
  return {
    subject: `We are making your order ${event.replaces} again`,
    firstName: event.to.firstName,
    paragraphs: [
      `We are printing “${event.title}” again for you, free of charge. It goes to the same address.`,
    ],
    facts: [['New order', event.orderId]],
    link: { label: 'See your order', url: page(orderPath(event.orderId)) },
  };
}
