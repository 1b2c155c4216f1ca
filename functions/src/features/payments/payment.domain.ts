import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { isContentOpen } from '@smriti/shared/album/album-states';
import { type Paise, paise } from '@smriti/shared/base/money';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';

/**
 * Time in which a submitted payment blocks other payments of the same amount due, in minutes. A provider that
 * takes longer is considered silent.
 */
const CONFIRMATION_MINUTES = 15;

interface Submission {
  payment_status: PaymentStatus;
  submitted_at: string | null;
  attention?: unknown;
}

/** Whether the outcome of a payment is still expected from its provider or an admin. */
export function isPaymentBeingConfirmed(payment: Submission, now: Date): boolean {
  const { payment_status, submitted_at, attention = null } = payment;
  if (payment_status !== 'pending') return false;
  if (attention !== null) return true;
  if (submitted_at === null) return false;
  return now.getTime() - Date.parse(submitted_at) < CONFIRMATION_MINUTES * 60_000;
}

/** Fields of an open payment that identify its amount due, as of its start. */
interface OpenPayment extends Begun, Submission {
  provider: string;
  livemode: boolean;
  order_ids: readonly string[];
  paid_before_paise: Paise;
}

/**
 * Whether an open payment can be reused instead of a new one: same amount due, same provider, and no proof
 * submitted yet. The method may differ.
 */
export function isPaymentReusable(
  open: OpenPayment,
  wanted: Omit<OpenPayment, 'payment_status' | 'submitted_at' | 'attention'>,
): boolean {
  const isUntouched = open.submitted_at === null && (open.attention ?? null) === null;
  return (
    isUntouched &&
    open.payment_status === 'pending' &&
    open.provider === wanted.provider &&
    open.livemode === wanted.livemode &&
    open.paid_before_paise === wanted.paid_before_paise &&
    open.order_ids.length === wanted.order_ids.length &&
    open.order_ids.every((id) => wanted.order_ids.includes(id)) &&
    isSamePaymentCall({ ...open, payment_method: wanted.payment_method }, wanted)
  );
}

interface Begun {
  payment_type: string;
  payment_method: string;
  amount_paise: Paise;
  cart_id: string | null;
  order_id: string | null;
  placement_id: string | null;
  points: number;
}

/** Whether two calls with the same transaction id are identical. */
export function isSamePaymentCall(a: Begun, b: Begun): boolean {
  return (
    a.payment_type === b.payment_type &&
    a.payment_method === b.payment_method &&
    a.amount_paise === b.amount_paise &&
    a.cart_id === b.cart_id &&
    a.order_id === b.order_id &&
    a.placement_id === b.placement_id &&
    a.points === b.points
  );
}

interface DueAlbum {
  status: AlbumStatus;
  is_placed: boolean;
  initial_due_paise: Paise;
  initial_paid_paise: Paise;
}

/**
 * Amount still to pay of the initial payment of an album. `dueNow` prices its current content: used
 * while the content can change; afterwards the price at the request applies. A placed album owes what
 * its order says.
 */
export function remainingInitialPayment(album: DueAlbum, dueNow: () => Paise): Paise {
  if (album.is_placed) return paise(0);
  const due = isContentOpen(album.status) ? dueNow() : album.initial_due_paise;
  return paise(Math.max(0, due - album.initial_paid_paise));
}

interface CreditedAlbum {
  is_placed: boolean;
  initial_paid_paise: Paise;
}

/**
 * Whether money can be credited to the initial payment of an album: the album exists, is not placed, and
 * nothing was paid since this payment began.
 */
export function isInitialPaymentCreditable(
  album: CreditedAlbum | null,
  paidBefore: Paise,
): boolean {
  return album !== null && !album.is_placed && album.initial_paid_paise === paidBefore;
}
