import { AppError } from '@smriti/shared/errors';
import { type Paise, sumPaise } from '@smriti/shared/money';
import type { Payment } from '@smriti/shared/payments';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum } from '../albums/album.repository';
import { writeAlbumInPlace } from '../albums/album.transaction';
import type { QueueRecord } from '../approval/approval.records';
import { findQueueEntry, writeQueueEntry } from '../approval/approval.repository';
import { isCreditable, statusAfter } from './payment.domain';
import { type PaymentRecord, presentPayment } from './payment.records';
import { findPayment, writePayment } from './payment.repository';
import type { ProviderWord } from './providers/payment-provider';
import { providerNamed } from './providers/providers';
import { sendRefund } from './refund.service';

const NOT_NEEDED = 'This payment was not needed any more, so you get the money back.';

function missing(): AppError {
  return new AppError('not_found', 'There is no such payment.');
}

function isSettled({ payment_status }: PaymentRecord): boolean {
  return payment_status === 'paid' || payment_status === 'refunded';
}

/** What a payment is for, read before anything is written. */
interface Purpose {
  album: AlbumRecord | null;
  queueEntry: QueueRecord | null;
}

async function findPurpose(tx: DatabaseTransaction, payment: PaymentRecord): Promise<Purpose> {
  const albumId = payment.cart_id;
  if (albumId === null) return { album: null, queueEntry: null };
  return {
    album: await findAlbum(tx, albumId),
    queueEntry: await findQueueEntry(tx, albumId),
  };
}

/** Puts money down to an album; in the review queue it may be paid for then. */
function credit(
  tx: DatabaseTransaction,
  { album, queueEntry }: { album: AlbumRecord; queueEntry: QueueRecord | null },
  amount: Paise,
  now: string,
): void {
  const paid = sumPaise(album.initial_paid_paise, amount);
  writeAlbumInPlace(tx, { ...album, initial_paid_paise: paid, updated_at: now });
  if (!queueEntry) return;
  writeQueueEntry(tx, { ...queueEntry, is_unpaid: paid < album.initial_due_paise });
}

/** Paid: counts for its album, or else is given back. */
function settlePaid(
  tx: DatabaseTransaction,
  payment: PaymentRecord,
  { album, queueEntry }: Purpose,
): PaymentRecord {
  if (album && isCreditable(album, payment.paid_before_paise)) {
    credit(tx, { album, queueEntry }, payment.amount_paise, payment.updated_at);
    return payment;
  }
  return { ...payment, payment_status: 'refunded', refund: 'owed', failure: NOT_NEEDED };
}

interface Confirmation {
  word: ProviderWord;
  /** Whether the customer has handed in a proof. */
  isSubmitted: boolean;
}

/** Writes down a provider's word, once however often it is heard. */
async function settle(
  tx: DatabaseTransaction,
  id: string,
  { word, isSubmitted }: Confirmation,
  now: Date,
): Promise<PaymentRecord> {
  const payment = await findPayment(tx, id);
  if (!payment) throw missing();
  if (isSettled(payment)) return payment;
  const status = statusAfter(payment.payment_status, word.status);
  const heard: PaymentRecord = {
    ...payment,
    payment_status: status,
    failure: status === 'failed' ? word.failure || payment.failure : '',
    provider_state: word.state,
    submitted_at: payment.submitted_at ?? (isSubmitted ? now.toISOString() : null),
    updated_at: now.toISOString(),
  };
  const settled = status === 'paid' ? settlePaid(tx, heard, await findPurpose(tx, payment)) : heard;
  writePayment(tx, settled);
  return settled;
}

/** After the commit: has money that is owed given back, also where that broke off before. */
async function finish(deps: Deps, payment: PaymentRecord): Promise<Payment> {
  if (payment.refund === 'owed') await sendRefund(deps, payment);
  return presentPayment(payment);
}

/**
 * Asks the provider what became of a payment, with the proof of its page or without one, and does
 * what follows from it: a paid one counts for its album in the same transaction.
 * @throws AppError not_found for anyone else's payment, invalid_input for a proof that is none.
 */
export async function confirm(
  deps: Deps,
  callerUid: string,
  { id, proof }: { id: string; proof: string | null },
): Promise<Payment> {
  const payment = await findPayment(deps.db, id);
  if (payment?.user_id !== callerUid) throw missing();
  if (isSettled(payment)) return finish(deps, payment);
  const charge = { id, amountPaise: payment.amount_paise, state: payment.provider_state };
  const word = await providerNamed(deps, payment.provider).verify(charge, proof);
  if (word === null) return presentPayment(payment);
  const confirmation = { word, isSubmitted: proof !== null };
  const settled = await deps.db.transaction((tx) => settle(tx, id, confirmation, deps.clock.now()));
  return finish(deps, settled);
}
