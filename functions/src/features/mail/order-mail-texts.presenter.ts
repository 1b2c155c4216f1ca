import type { Paise } from '@smriti/shared/base/money';
import { REFUND_WORKING_DAYS } from '@smriti/shared/order/refund-days';
import { formatDay, formatPaise } from '../../platform/formats/formats';
import { formatNumber, fillPluralTemplate, fillTemplate } from '../../platform/texts';
import type {
  OrderAddressChanged,
  OrderCancelled,
  OrderRefunded,
  OrderReplaced,
  OrderShipped,
  OrderTracked,
  PaymentLinkMade,
} from './mail-events.domain';
import { type MailContent, mailTexts, type PageUrl } from './mail-layout.presenter';

/** Fields of every message about orders: it is in the customer's language, greets them, and shows the covers. */
const toCustomer = ({ to: { language, firstName } }: Pick<OrderShipped, 'to'>) => ({
  language,
  firstName,
  hasCovers: true,
});

const orderPath = (id: string) => `/view-order?id=${encodeURIComponent(id)}`;

export function orderShippedMail(event: OrderShipped, page: PageUrl): MailContent {
  const texts = mailTexts(event.to.language);
  return {
    ...toCustomer(event),
    subject: fillTemplate(texts.shippedSubject, { order: event.orderId }),
    paragraphs: [fillTemplate(texts.shipped, { title: event.title })],
    facts: [
      [texts.order, event.orderId],
      ...(event.carrier === '' ? [] : [[texts.sentWith, event.carrier] as const]),
      ...(event.trackingNumber === ''
        ? []
        : [[texts.trackingNumber, event.trackingNumber] as const]),
    ],
    link: { label: texts.seeOrder, url: page(orderPath(event.orderId)) },
    ...(event.trackingUrl !== null && {
      secondLink: { label: texts.track, url: event.trackingUrl },
    }),
  };
}

/** Message with the tracking number of an order shipped earlier. */
export function orderTrackedMail(event: OrderTracked, page: PageUrl): MailContent {
  const texts = mailTexts(event.to.language);
  return {
    ...orderShippedMail({ ...event, type: 'order_shipped' }, page),
    subject: fillTemplate(texts.trackedSubject, { order: event.orderId }),
    paragraphs: [fillTemplate(texts.tracked, { title: event.title })],
  };
}

/** Message that an order, or several in one parcel, go to another address. */
export function orderAddressChangedMail(event: OrderAddressChanged, page: PageUrl): MailContent {
  const { to, orderId, orders, address } = event;
  const texts = mailTexts(to.language);
  const place = `${address.city}, ${address.state} ${address.postal_code}`;
  return {
    ...toCustomer(event),
    subject: fillTemplate(texts.addressSubject, { orders: orders.map(({ id }) => id).join(', ') }),
    paragraphs: [orders.length === 1 ? texts.address : texts.addresses],
    facts: [
      ...orders.map(({ id, title }) => [id, title] as const),
      [texts.recipient, address.contact_name],
      [texts.deliveredTo, `${address.shipping_address_line1}, ${place}`],
      [texts.phone, address.contact_phone],
    ],
    link: { label: texts.seeOrder, url: page(orderPath(orderId)) },
  };
}

const CANCELLED_BY = {
  owner: 'cancelledByOwner',
  shop: 'cancelledByShop',
  unpaid: 'cancelledUnpaid',
} as const;

/** Message that an order is cancelled, with amount, destination and date of the refund. */
export function orderCancelledMail(event: OrderCancelled, page: PageUrl): MailContent {
  const { to, orderId: order, title, amountPaise, outsidePaise, giftPaise, points } = event;
  const { language } = to;
  const texts = mailTexts(language);
  const amount = (paise: Paise) => formatPaise(paise, language);
  const until = formatDay(event.until, language);
  const { least, most } = REFUND_WORKING_DAYS;
  const days = { least: String(least), most: String(most) };
  const back = [
    amountPaise > 0 &&
      fillTemplate(texts.backMoney, { amount: amount(amountPaise), until, ...days }),
    outsidePaise > 0 && fillTemplate(texts.backOutside, { amount: amount(outsidePaise) }),
    giftPaise > 0 && fillTemplate(texts.backGift, { amount: amount(giftPaise) }),
    points > 0 && fillTemplate(texts.backPoints, { points: formatNumber(points, language) }),
  ].filter((line) => line !== false);
  return {
    ...toCustomer(event),
    subject: fillTemplate(texts.cancelledSubject, { order }),
    paragraphs: [
      fillTemplate(texts[CANCELLED_BY[event.by]], { title }),
      ...(back.length > 0 ? back : [texts.backNothing]),
    ],
    facts: [[texts.order, order]],
    link: { label: texts.seeOrder, url: page(orderPath(order)) },
  };
}

/** Message about a refund and its destination; the reason is on the page of the order. */
export function orderRefundedMail(event: OrderRefunded, page: PageUrl): MailContent {
  const { language } = event.to;
  const texts = mailTexts(language);
  const amount = formatPaise(event.amountPaise, language);
  const how = event.target === 'gift' ? texts.refundGift : texts.refundPayment;
  const until = formatDay(event.until, language);
  return {
    ...toCustomer(event),
    subject: fillTemplate(texts.refundSubject, { amount }),
    paragraphs: [fillTemplate(how, { amount, until }), texts.creditNote],
    facts: [
      [texts.order, event.orderId],
      [texts.refund, amount],
    ],
    link: { label: texts.seeOrder, url: page(orderPath(event.orderId)) },
  };
}

export function orderReplacedMail(event: OrderReplaced, page: PageUrl): MailContent {
  const texts = mailTexts(event.to.language);
  return {
    ...toCustomer(event),
    subject: fillTemplate(texts.replacedSubject, { order: event.replaces }),
    paragraphs: [fillTemplate(texts.replaced, { title: event.title })],
    facts: [[texts.newOrder, event.orderId]],
    link: { label: texts.seeOrder, url: page(orderPath(event.orderId)) },
  };
}

/** Message with the link by which its customer pays a prepared order. */
export function paymentLinkMail(event: PaymentLinkMade): MailContent {
  const { orders, duePaise, until, url } = event;
  const { language } = event.to;
  const texts = mailTexts(language);
  return {
    ...toCustomer(event),
    subject: fillTemplate(texts.linkSubject, { orders: orders.map(({ id }) => id).join(', ') }),
    paragraphs: [fillTemplate(texts.link, { day: formatDay(until, language) }), texts.linkAccount],
    facts: [
      ...orders.map(
        ({ id, title, quantity }) =>
          [id, `${title} (${fillPluralTemplate(language, texts.copies, quantity)})`] as const,
      ),
      [texts.toPay, formatPaise(duePaise, language)],
    ],
    link: { label: texts.linkOpen, url },
  };
}
