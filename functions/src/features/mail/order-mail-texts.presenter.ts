import { formatPaise } from '../../platform/formats/formats';
import { say } from '../../platform/texts';
import type {
  OrderRefunded,
  OrderReplaced,
  OrderShipped,
  OrderTracked,
} from './mail-events.domain';
import { type MailContent, mailTexts, type PageUrl } from './mail-layout.presenter';

const orderPath = (id: string) => `/view-order?id=${encodeURIComponent(id)}`;

/** That an order is on its way, and how it is found on it. */
export function orderShipped(event: OrderShipped, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  return {
    ...{ language, firstName },
    subject: say(texts.shippedSubject, { order: event.orderId }),
    paragraphs: [say(texts.shipped, { title: event.title })],
    facts: [
      [texts.order, event.orderId],
      ...(event.carrier === '' ? [] : [[texts.sentWith, event.carrier] as const]),
      ...(event.trackingNumber === ''
        ? []
        : [[texts.trackingNumber, event.trackingNumber] as const]),
    ],
    link: { label: texts.seeOrder, url: page(orderPath(event.orderId)) },
  };
}

/** Under which number an order goes that is on its way already. */
export function orderTracked(event: OrderTracked, page: PageUrl): MailContent {
  const texts = mailTexts(event.to.language);
  return {
    ...orderShipped({ ...event, type: 'order_shipped' }, page),
    subject: say(texts.trackedSubject, { order: event.orderId }),
    paragraphs: [say(texts.tracked, { title: event.title })],
  };
}

/** That money comes back, and where to; why is said on the order's page. */
export function orderRefunded(event: OrderRefunded, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  const amount = formatPaise(event.amountPaise, language);
  const how = event.target === 'gift' ? texts.refundGift : texts.refundPayment;
  return {
    ...{ language, firstName },
    subject: say(texts.refundSubject, { amount }),
    paragraphs: [say(how, { amount }), texts.creditNote],
    facts: [
      [texts.order, event.orderId],
      [texts.refund, amount],
    ],
    link: { label: texts.seeOrder, url: page(orderPath(event.orderId)) },
  };
}

/** That the shop makes an album again. */
export function orderReplaced(event: OrderReplaced, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  return {
    ...{ language, firstName },
    subject: say(texts.replacedSubject, { order: event.replaces }),
    paragraphs: [say(texts.replaced, { title: event.title })],
    facts: [[texts.newOrder, event.orderId]],
    link: { label: texts.seeOrder, url: page(orderPath(event.orderId)) },
  };
}
