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
}

/** Whether the provider is about to say what becomes of a payment. */
export function isBeingConfirmed({ payment_status, submitted_at }: Submission, now: Date): boolean {
  if (payment_status !== 'pending' || submitted_at === null) return false;
  return now.getTime() - Date.parse(submitted_at) < CONFIRMATION_MINUTES * 60_000;
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
