import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { isContentOpen } from '@smriti/shared/album/album-states';
import { type Paise, paise } from '@smriti/shared/base/money';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';

/**
 * How long a payment that the provider is still thinking about keeps others for the same due from
 * being begun. A provider that is later than that has forgotten it.
 */
const CONFIRMATION_MINUTES = 15;

interface Submission {
  payment_status: PaymentStatus;
  submitted_at: string | null;
  attention?: unknown;
}

/** Whether the provider, or a person, is about to say what becomes of a payment. */
export function isBeingConfirmed(payment: Submission, now: Date): boolean {
  const { payment_status, submitted_at, attention = null } = payment;
  if (payment_status !== 'pending') return false;
  if (attention !== null) return true;
  if (submitted_at === null) return false;
  return now.getTime() - Date.parse(submitted_at) < CONFIRMATION_MINUTES * 60_000;
}

/** What of a payment says what it is for, as it was to be paid then. */
interface OpenPayment extends Begun, Submission {
  provider: string;
  livemode: boolean;
  order_ids: readonly string[];
  paid_before_paise: Paise;
}

/**
 * Whether an open payment can be used in place of a new one: of the same due, with the same provider,
 * and nobody has handed in a proof for it. The method may be another one.
 */
export function isReusable(
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
    isSameCall({ ...open, payment_method: wanted.payment_method }, wanted)
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

/** Whether two calls with one transaction id are the same call. */
export function isSameCall(a: Begun, b: Begun): boolean {
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
 * What is still to be paid of an album's initial payment. `dueNow` is what its content would be
 * asked for today: it counts while the content is open, what was asked at the request from then on.
 * A placed album owes what its order says.
 */
export function remainingInitial(album: DueAlbum, dueNow: () => Paise): Paise {
  if (album.is_placed) return paise(0);
  const due = isContentOpen(album.status) ? dueNow() : album.initial_due_paise;
  return paise(Math.max(0, due - album.initial_paid_paise));
}

interface CreditedAlbum {
  is_placed: boolean;
  initial_paid_paise: Paise;
}

/**
 * Whether money for an album's initial payment can be put down to it: the album is there and not
 * placed, and nothing has been paid since this payment began.
 */
export function isCreditable(album: CreditedAlbum | null, paidBefore: Paise): boolean {
  return album !== null && !album.is_placed && album.initial_paid_paise === paidBefore;
}
