import { EXPORT_RETENTION_DAYS } from '@smriti/shared/account/account-data';
import { STAFF_INVITATION_DAYS } from '@smriti/shared/account/staff-invitations';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import { ERROR_REASON_TEXTS } from '@smriti/shared/base/error-reasons';
import type { Paise } from '@smriti/shared/base/money';
import type { Language } from '@smriti/shared/language';
import { findErrorReason } from '../../platform/error-reason';
import { formatDay, formatPaise } from '../../platform/formats/formats';
import { formatNumber, fillTemplate, fillPluralTemplate, loadTexts } from '../../platform/texts';
import type {
  AlbumResponded,
  ChangesRequested,
  ExportReady,
  FriendJoined,
  MailEvent,
  OrderPlaced,
  OriginalsExpiryNotice,
  PaymentFailed,
  PaymentReceived,
  StaffInvited,
} from './mail-events.domain';
import { type MailContent, mailTexts, greetingName, type PageUrl } from './mail-layout.presenter';
import {
  orderAddressChangedMail,
  orderCancelledMail,
  orderRefundedMail,
  orderReplacedMail,
  orderShippedMail,
  orderTrackedMail,
  paymentLinkMail,
} from './order-mail-texts.presenter';

const ORDERS_PATH = '/my-account/account-orders';

function orderPlaced(event: OrderPlaced, page: PageUrl): MailContent {
  const { orders, duePaise, deductedPaise, shippingPaise } = event;
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  const amount = (paise: Paise) => formatPaise(paise, language);
  const isDue = duePaise > 0;
  return {
    language,
    firstName,
    hasCovers: true,
    subject: fillTemplate(texts.orderSubject, { orders: orders.map(({ id }) => id).join(', ') }),
    paragraphs: [
      orders.length === 1 ? texts.orderThanks : texts.ordersThanks,
      ...(isDue ? [texts.printWhenPaid] : []),
    ],
    facts: [
      ...orders.map(({ id, title, quantity, subtotalPaise }) => {
        const copies = fillPluralTemplate(language, texts.copies, quantity);
        return [`${id} · ${title} (${copies})`, amount(subtotalPaise)] as const;
      }),
      [texts.shipping, shippingPaise === 0 ? texts.free : amount(shippingPaise)],
      ...(deductedPaise > 0 ? [[texts.takenOff, `−${amount(deductedPaise)}`] as const] : []),
      [texts.toPay, amount(duePaise)],
    ],
    link: { label: isDue ? texts.seeAndPay : texts.seeOrders, url: page(ORDERS_PATH) },
  };
}

function paymentFacts({ to, reference, amountPaise }: PaymentReceived | PaymentFailed) {
  const texts = mailTexts(to.language);
  return [
    [texts.amount, formatPaise(amountPaise, to.language)],
    [texts.reference, reference],
  ] as const;
}

function paymentReceived(event: PaymentReceived, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  return {
    language,
    firstName,
    subject: fillTemplate(texts.receivedSubject, {
      amount: formatPaise(event.amountPaise, language),
    }),
    paragraphs: [texts[`received_${event.paymentType}`]],
    facts: paymentFacts(event),
    link: { label: texts.seePayments, url: page('/payments') },
  };
}

/** Reason of a failed payment, translated where the sentence is known. */
function failureIn(language: Language, failure: string): string {
  const texts: Readonly<Record<string, string>> = loadTexts(language, 'errors', ERROR_REASON_TEXTS);
  const text = texts[findErrorReason(failure)?.reason ?? ''];
  return text === undefined ? failure : fillTemplate(text, {});
}

function paymentFailed(event: PaymentFailed, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  const reason = failureIn(language, event.failure);
  return {
    language,
    firstName,
    subject: fillTemplate(texts.failedSubject, {
      amount: formatPaise(event.amountPaise, language),
    }),
    paragraphs: [
      texts[`failed_${event.paymentType}`],
      ...(event.failure === '' ? [] : [fillTemplate(texts.failedReason, { reason })]),
      texts.failedKept,
    ],
    facts: paymentFacts(event),
    link: { label: texts.seeOrders, url: page(ORDERS_PATH) },
  };
}

function albumResponded(event: AlbumResponded, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  return {
    language,
    firstName,
    subject: texts.respondedSubject,
    paragraphs: [fillTemplate(texts.responded, { title: event.title })],
    quote: event.note,
    link: {
      label: texts.seeProof,
      url: page(`/final-checkout/${encodeURIComponent(event.albumId)}`),
    },
  };
}

/** English only, like all mail to staff. */
function changesRequested(event: ChangesRequested, page: PageUrl): MailContent {
  return {
    language: 'en',
    subject: 'Changes requested',
    firstName: '',
    paragraphs: [
      'A customer asks for changes to an album. You will find their remarks in the album.',
    ],
    link: {
      label: 'Open the album',
      url: page(`/preview-product?id=${encodeURIComponent(event.albumId)}`),
    },
  };
}

const ROLE_NAMES: Readonly<Record<StaffInvited['role'], string>> = {
  reviewer: 'review albums',
  printer: 'print and ship orders',
  support: 'help customers',
  admin: 'run the shop as an admin',
};

/** English only, like all mail to staff. */
function staffInvited({ role, path }: StaffInvited, page: PageUrl): MailContent {
  return {
    language: 'en',
    subject: `${SHOP_NAME} invites you to its staff`,
    firstName: '',
    paragraphs: [
      `An admin of ${SHOP_NAME} invites you to ${ROLE_NAMES[role]}.`,
      'Open the invitation, and log in or register with this e-mail address.',
      `The link works once, within ${STAFF_INVITATION_DAYS} days. If you do not know the shop, please ignore this mail.`,
    ],
    link: { label: 'Open the invitation', url: page(path) },
  };
}

function friendJoined(event: FriendJoined, page: PageUrl): MailContent {
  const { language, firstName } = event.to;
  const texts = mailTexts(language);
  return {
    language,
    firstName,
    subject: fillTemplate(texts.joinedSubject, { shop: SHOP_NAME }),
    paragraphs: [
      fillTemplate(texts.joined, { friend: greetingName(event.friendFirstName) || texts.aFriend }),
      fillTemplate(texts.joinedPoints, { points: formatNumber(event.points, language) }),
    ],
    link: { label: texts.seeInvitations, url: page('/my-account/account-refer') },
  };
}

function exportReady({ to: { language, firstName } }: ExportReady, page: PageUrl): MailContent {
  const texts = mailTexts(language);
  return {
    language,
    firstName,
    subject: texts.exportSubject,
    paragraphs: [fillTemplate(texts.export, { days: EXPORT_RETENTION_DAYS }), texts.exportUnasked],
    link: { label: texts.seeAccount, url: page('/my-account/account-information') },
  };
}

function originalsExpire({ to, title, until }: OriginalsExpiryNotice, page: PageUrl): MailContent {
  const { language, firstName } = to;
  const texts = mailTexts(language);
  const day = formatDay(until, language);
  return {
    language,
    firstName,
    subject: fillTemplate(texts.expireSubject, { day }),
    paragraphs: [fillTemplate(texts.expire, { title, day }), texts.expireAfter],
    link: { label: texts.goToOrders, url: page(ORDERS_PATH) },
  };
}

export function mailContent(event: MailEvent, page: PageUrl): MailContent {
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
      return orderShippedMail(event, page);
    case 'order_tracked':
      return orderTrackedMail(event, page);
    case 'order_address_changed':
      return orderAddressChangedMail(event, page);
    case 'order_cancelled':
      return orderCancelledMail(event, page);
    case 'order_refunded':
      return orderRefundedMail(event, page);
    case 'order_replaced':
      return orderReplacedMail(event, page);
    case 'payment_link':
      return paymentLinkMail(event);
    case 'friend_joined':
      return friendJoined(event, page);
    case 'export_ready':
      return exportReady(event, page);
    case 'staff_invited':
      return staffInvited(event, page);
    case 'originals_expire':
      return originalsExpire(event, page);
  }
}

/** Id of the message of an event: the same event always has the same id. */
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
    case 'order_cancelled':
    case 'order_replaced':
      return `${event.type}-${event.orderId}`;
    case 'order_address_changed':
      return `${event.type}-${event.orderId}-${event.change}`;
    case 'order_refunded':
      return `${event.type}-${event.orderId}-${event.refundId}`;
    case 'payment_link':
      return `${event.type}-${event.linkId}-${event.mail}`;
    case 'friend_joined':
      return `${event.type}-${event.friendUid}`;
    case 'export_ready':
      return `${event.type}-${event.exportId}`;
    case 'staff_invited':
      return `${event.type}-${event.invitationId}-${event.mail}`;
    case 'originals_expire':
      return `${event.type}-${event.albumId}-${event.until.toISOString().slice(0, 10)}`;
  }
}
