import type { InvitedRole } from '@smriti/shared/account/staff-invitations';
import type { Paise } from '@smriti/shared/base/money';
import type { Language } from '@smriti/shared/language';
import type { DeliveryAddress } from '@smriti/shared/order/orders';
import type { Payment } from '@smriti/shared/payment/payments';

/** Recipient of a message; callers read the profile before they write. */
export interface Recipient {
  uid: string;
  email: string;
  /** First name in the profile; '' if none. */
  firstName: string;
  /** Language of the message; English by default. */
  language: Language;
}

/** Placed orders: one event per checkout of one or several albums, or per reorder. */
export interface OrderPlaced {
  type: 'order_placed';
  to: Recipient;
  /** Id of the placement, or of the order if it has no placement: one message per id. */
  placementId: string;
  orders: readonly { id: string; title: string; quantity: number; subtotalPaise: Paise }[];
  shippingPaise: Paise;
  /** Sum of discounts, initial payments, gift balance and points. */
  deductedPaise: Paise;
  duePaise: Paise;
}

interface PaymentEvent {
  to: Recipient;
  paymentId: string;
  /** PAY and 8 characters. */
  reference: string;
  amountPaise: Paise;
  paymentType: Payment['payment_type'];
  /** Ids of the orders that it pays; empty for initial payments and points. */
  orderIds: readonly string[];
}

export interface PaymentReceived extends PaymentEvent {
  type: 'payment_received';
}

export interface PaymentFailed extends PaymentEvent {
  type: 'payment_failed';
  /** Reason for the customer; '' when unknown. */
  failure: string;
}

/** A round of an album's review; each side answers a round at most once. */
interface ReviewEvent {
  albumId: string;
  /** Whether the initial payment of the album was made. */
  isPaid: boolean;
  title: string;
  /** Number of the answered round. */
  round: number;
  /** Note of the side that has answered; '' if none. */
  note: string;
}

/** The shop has reviewed an album: the owner should look at its comments. */
export interface AlbumResponded extends ReviewEvent {
  type: 'album_responded';
  to: Recipient;
}

/** The owner requests changes; sent to the mailbox of the reviewers. */
export interface ChangesRequested extends ReviewEvent {
  type: 'changes_requested';
  ownerUid: string;
}

export interface OrderShipped {
  type: 'order_shipped';
  to: Recipient;
  orderId: string;
  title: string;
  /** Carrier and tracking number; '' when unknown. */
  carrier: string;
  trackingNumber: string;
  /** Page of the carrier that tracks the parcel; null when unknown. */
  trackingUrl: string | null;
}

/** A tracking number that became known after shipping. */
export interface OrderTracked extends Omit<OrderShipped, 'type'> {
  type: 'order_tracked';
}

/** Staff have changed the delivery address of one order, or of several in one parcel. */
export interface OrderAddressChanged {
  type: 'order_address_changed';
  to: Recipient;
  orderId: string;
  /** Number of this change of the order's address: one message per change. */
  change: number;
  /** All orders that go to the new address, the named one first. */
  orders: readonly { id: string; title: string }[];
  isPaid: boolean;
  address: DeliveryAddress;
}

export interface OrderCancelled {
  type: 'order_cancelled';
  to: Recipient;
  orderId: string;
  title: string;
  by: 'owner' | 'shop' | 'unpaid';
  /** Refund by the payment provider, to the card or account. */
  amountPaise: Paise;
  /** Payment outside of the shop, refunded there by hand. */
  outsidePaise: Paise;
  giftPaise: Paise;
  points: number;
  /** Time by which the amount arrives. */
  until: Date;
}

export interface OrderRefunded {
  type: 'order_refunded';
  to: Recipient;
  orderId: string;
  refundId: string;
  amountPaise: Paise;
  target: 'payment' | 'gift';
  /** Time by which the amount arrives. */
  until: Date;
}

/** An order that staff have prepared, with the link by which its customer pays it. */
export interface PaymentLinkMade {
  type: 'payment_link';
  to: Recipient;
  linkId: string;
  /** Number of mails with the link, including this one, which gives each message its own id. */
  mail: number;
  url: string;
  /** Whether an initial payment of an album was made. */
  isPaid: boolean;
  /** Pending orders of its albums. */
  orders: readonly { id: string; title: string; quantity: number }[];
  duePaise: Paise;
  until: Date;
}

export interface OrderReplaced {
  type: 'order_replaced';
  to: Recipient;
  /** Id of the replacement. */
  orderId: string;
  replaces: string;
  title: string;
}

export interface FriendJoined {
  type: 'friend_joined';
  /** The inviter. */
  to: Recipient;
  friendUid: string;
  friendFirstName: string;
  /** Points earned by the friend's first order. */
  points: number;
}

/** The archive of an account's data is ready; the message contains no link to it. */
export interface ExportReady {
  type: 'export_ready';
  to: Recipient;
  exportId: string;
}

/** An admin invites a person to the shop's staff; the address may have no account. */
export interface StaffInvited {
  type: 'staff_invited';
  to: Recipient;
  invitationId: string;
  /** Number of mails of the invitation, including this one. */
  mail: number;
  role: InvitedRole;
  /** Path of the page of the link. */
  path: string;
}

/** The originals of an album delivered long ago will be deleted soon. */
export interface OriginalsExpiryNotice {
  type: 'originals_expire';
  to: Recipient;
  albumId: string;
  title: string;
  until: Date;
}

/** All events with a mail (docs/rules.md#mail-1). */
export type MailEvent =
  | OrderPlaced
  | PaymentReceived
  | PaymentFailed
  | AlbumResponded
  | ChangesRequested
  | OrderShipped
  | OrderTracked
  | OrderAddressChanged
  | OrderCancelled
  | OrderRefunded
  | OrderReplaced
  | PaymentLinkMade
  | FriendJoined
  | ExportReady
  | StaffInvited
  | OriginalsExpiryNotice;

/** uids of the accounts whose data the message holds. The message is deleted with any of them. */
export function affectedAccounts(event: MailEvent): string[] {
  switch (event.type) {
    case 'changes_requested':
      return [event.ownerUid];
    case 'friend_joined':
      return [event.to.uid, event.friendUid];
    case 'staff_invited':
      return [];
    default:
      return [event.to.uid];
  }
}

/** Ids of the orders that a message is about, by which their pages list it. */
export function affectedOrders(event: MailEvent): string[] {
  switch (event.type) {
    case 'order_placed':
    case 'order_address_changed':
    case 'payment_link':
      return event.orders.map(({ id }) => id);
    case 'payment_received':
    case 'payment_failed':
      return [...event.orderIds];
    case 'order_shipped':
    case 'order_tracked':
    case 'order_cancelled':
    case 'order_refunded':
      return [event.orderId];
    case 'order_replaced':
      return [event.orderId, event.replaces];
    case 'album_responded':
    case 'changes_requested':
    case 'friend_joined':
    case 'export_ready':
    case 'staff_invited':
    case 'originals_expire':
      return [];
  }
}

function isAnythingGivenBack(event: OrderCancelled): boolean {
  const { amountPaise, outsidePaise, giftPaise, points } = event;
  return amountPaise > 0 || outsidePaise > 0 || giftPaise > 0 || points > 0;
}

/**
 * uid of the account that must confirm its address before the message is sent, or null: anyone can
 * register any address, and strangers must not get mail because of that (docs/rules.md#mail-5).
 */
export function uidRequiredToConfirm(event: MailEvent): string | null {
  switch (event.type) {
    case 'order_placed':
      return event.duePaise > 0 ? event.to.uid : null;
    case 'album_responded':
    case 'order_address_changed':
    case 'payment_link':
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
    case 'staff_invited':
    case 'originals_expire':
      return null;
  }
}
