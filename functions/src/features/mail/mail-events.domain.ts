import type { Paise } from '@smriti/shared/base/money';
import type { Language } from '@smriti/shared/language';
import type { Payment } from '@smriti/shared/payment/payments';

/** Whom a message goes to; callers read the profile before they write. */
export interface Recipient {
  uid: string;
  email: string;
  /** '' where the profile has none. */
  firstName: string;
  /** What the message is written in: English where nobody said so. */
  language: Language;
}

/** An order that was placed: a checkout of several albums is one event, a reorder too. */
export interface OrderPlaced {
  type: 'order_placed';
  to: Recipient;
  /** Of the placement, or of the order where it has none: one message for each. */
  placementId: string;
  orders: readonly { id: string; title: string; quantity: number; subtotalPaise: Paise }[];
  shippingPaise: Paise;
  /** What discounts, initial payments, gift balance and points take off, in all. */
  deductedPaise: Paise;
  /** What is left to pay; 0 when nothing is. */
  duePaise: Paise;
}

interface PaymentEvent {
  to: Recipient;
  paymentId: string;
  /** PAY and 8 characters. */
  reference: string;
  amountPaise: Paise;
  paymentType: Payment['payment_type'];
}

export interface PaymentReceived extends PaymentEvent {
  type: 'payment_received';
}

export interface PaymentFailed extends PaymentEvent {
  type: 'payment_failed';
  /** Why, in words for the customer; '' when nobody knows. */
  failure: string;
}

/** A round of an album's review; each round is answered at most once by each side. */
interface ReviewEvent {
  albumId: string;
  /** Whether the album's initial payment was made. */
  isPaid: boolean;
  title: string;
  /** The number of the round that is answered. */
  round: number;
  /** '' without one. */
  note: string;
}

/** The shop has looked at an album: its owner is to look at the remarks. */
export interface AlbumResponded extends ReviewEvent {
  type: 'album_responded';
  to: Recipient;
}

/** The owner asks the shop for changes; goes to the reviewers' mailbox. */
export interface ChangesRequested extends ReviewEvent {
  type: 'changes_requested';
  ownerUid: string;
}

export interface OrderShipped {
  type: 'order_shipped';
  to: Recipient;
  orderId: string;
  title: string;
  /** Who carries it and under which number; '' where nobody said so. */
  carrier: string;
  trackingNumber: string;
}

/** The number of an order that left before it was known. */
export interface OrderTracked extends Omit<OrderShipped, 'type'> {
  type: 'order_tracked';
}

/** An order is cancelled, and what was paid for it is given back. */
export interface OrderCancelled {
  type: 'order_cancelled';
  to: Recipient;
  orderId: string;
  title: string;
  by: 'owner' | 'shop' | 'unpaid';
  /** To the card or account, by the payment company. */
  amountPaise: Paise;
  /** Paid outside of the shop, and given back there by hand. */
  outsidePaise: Paise;
  giftPaise: Paise;
  points: number;
  /** When the amount has arrived. */
  until: Date;
}

/** A part of what was paid for an order is given back. */
export interface OrderRefunded {
  type: 'order_refunded';
  to: Recipient;
  orderId: string;
  refundId: string;
  amountPaise: Paise;
  target: 'payment' | 'gift';
  /** When the amount has arrived. */
  until: Date;
}

/** The shop makes an order again, free of charge. */
export interface OrderReplaced {
  type: 'order_replaced';
  to: Recipient;
  /** Of the new one. */
  orderId: string;
  replaces: string;
  title: string;
}

/** A friend has opened an account by somebody's invitation. */
export interface FriendJoined {
  type: 'friend_joined';
  /** Who invited. */
  to: Recipient;
  friendUid: string;
  friendFirstName: string;
  /** What the friend's first order brings. */
  points: number;
}

/** The archive of an account's data can be downloaded; the message holds no link to it. */
export interface ExportReady {
  type: 'export_ready';
  to: Recipient;
  exportId: string;
}

/** The originals of an album that was delivered long ago are deleted soon. */
export interface OriginalsExpire {
  type: 'originals_expire';
  to: Recipient;
  albumId: string;
  title: string;
  until: Date;
}

/** Everything that people are told by mail (docs/rules.md#mail-1). */
export type MailEvent =
  | OrderPlaced
  | PaymentReceived
  | PaymentFailed
  | AlbumResponded
  | ChangesRequested
  | OrderShipped
  | OrderTracked
  | OrderCancelled
  | OrderRefunded
  | OrderReplaced
  | FriendJoined
  | ExportReady
  | OriginalsExpire;

/** uids of the accounts whose data the message holds. The message is deleted with any of them. */
export function accountsIn(event: MailEvent): string[] {
  switch (event.type) {
    case 'changes_requested':
      return [event.ownerUid];
    case 'friend_joined':
      return [event.to.uid, event.friendUid];
    default:
      return [event.to.uid];
  }
}

function isAnythingGivenBack(event: OrderCancelled): boolean {
  const { amountPaise, outsidePaise, giftPaise, points } = event;
  return amountPaise > 0 || outsidePaise > 0 || giftPaise > 0 || points > 0;
}

/**
 * The account whose address has to be confirmed before the message of an event is sent to it, or null:
 * anybody can register an address, but nobody pays to have a stranger mailed (docs/rules.md#mail-5).
 */
export function uidToConfirm(event: MailEvent): string | null {
  switch (event.type) {
    case 'order_placed':
      return event.duePaise > 0 ? event.to.uid : null;
    case 'album_responded':
      return event.isPaid ? null : event.to.uid;
    case 'payment_failed':
    case 'friend_joined':
    case 'export_ready':
      return event.to.uid;
    case 'order_cancelled':
      return isAnythingGivenBack(event) ? null : event.to.uid;
    case 'payment_received':
    case 'changes_requested':
    case 'order_shipped':
    case 'order_tracked':
    case 'order_refunded':
    case 'order_replaced':
    case 'originals_expire':
      return null;
  }
}
