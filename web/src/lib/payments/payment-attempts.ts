import { PAYMENT_METHODS, type PaymentMethod } from '@smriti/shared/payment/payments';
import * as z from 'zod/mini';
import { deviceStorage } from '#lib/device/device-storage.ts';

/**
 * Payment attempt. Its transaction id survives retries and reloads, so that nothing is paid twice;
 * `isLate` while the payment is pending at the bank.
 */
const attempt = z.object({
  transactionId: z.string(),
  amount: z.number(),
  method: z.enum(PAYMENT_METHODS),
  isLate: z.boolean(),
});
type Attempt = z.infer<typeof attempt>;

/** Customer and subject that identify an attempt (see `subjectKey`). */
export interface AttemptKey {
  uid: string;
  subject: string;
}

function storageKey({ uid, subject }: AttemptKey): string {
  return `paymentAttempt:${uid}:${subject}`;
}

/** Exclusive upper bound of the random number in transaction ids. */
const RANDOM_LIMIT = 1_000_000;

/** Creates a transaction id: TXN_, the time and a random number (docs/rules.md#payments-6). */
function newTransactionId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `TXN_${Date.now()}_${random % RANDOM_LIMIT}`;
}

function read(key: AttemptKey): Attempt | null {
  const stored = deviceStorage.get(storageKey(key));
  if (stored === null) return null;
  try {
    return attempt.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

function write(key: AttemptKey, value: Attempt): void {
  deviceStorage.set(storageKey(key), JSON.stringify(value));
}

/** Payment attempts without a result, stored in this browser. */
export const paymentAttempts = {
  /** Returns the transaction id of the open attempt, or a new one if amount or method differ. */
  transactionId(key: AttemptKey, amount: number, method: PaymentMethod): string {
    const open = read(key);
    if (open?.amount === amount && open.method === method) return open.transactionId;
    const transactionId = newTransactionId();
    write(key, { transactionId, amount, method, isLate: false });
    return transactionId;
  },

  /** Continues an earlier payment, which the server reuses for the same amount due. */
  adopt(key: AttemptKey, { transaction_id: transactionId }: { transaction_id: string }): void {
    const open = read(key);
    if (open) write(key, { ...open, transactionId });
  },

  markLate(key: AttemptKey): void {
    const open = read(key);
    if (open) write(key, { ...open, isLate: true });
  },

  /** Returns the transaction id of a payment that is pending at the bank; null if none. */
  late(key: AttemptKey): string | null {
    const open = read(key);
    return open?.isLate ? open.transactionId : null;
  },

  /** Removes an attempt that has a result; the next attempt gets a new id. */
  close(key: AttemptKey): void {
    deviceStorage.remove(storageKey(key));
  },
};
