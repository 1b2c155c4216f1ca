import { PAYMENT_METHODS, type PaymentMethod } from '@smriti/shared/payment/payments';
import * as z from 'zod/mini';
import { deviceStorage } from '../device/device-storage';

/**
 * An attempt to pay. Its transaction id stays the same over retries and reloads, so that nothing
 * is paid twice; `isLate` once the bank has it and has not answered yet.
 */
const attempt = z.object({
  transactionId: z.string(),
  amount: z.number(),
  method: z.enum(PAYMENT_METHODS),
  isLate: z.boolean(),
});
type Attempt = z.infer<typeof attempt>;

/** Whose attempt it is, and to pay what (see `subjectKey`). */
export interface AttemptKey {
  uid: string;
  subject: string;
}

function storageKey({ uid, subject }: AttemptKey): string {
  return `paymentAttempt:${uid}:${subject}`;
}

/** Random numbers of transaction ids are below this. */
const RANDOM_LIMIT = 1_000_000;

/** TXN_, the time and a random number (docs/rules.md#payments-6). */
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

/** The attempts to pay that have no outcome yet, in this browser. */
export const attempts = {
  /** The transaction id of the open attempt; of a new one when something else is paid, or otherwise. */
  transactionId(key: AttemptKey, amount: number, method: PaymentMethod): string {
    const open = read(key);
    if (open?.amount === amount && open.method === method) return open.transactionId;
    const transactionId = newTransactionId();
    write(key, { transactionId, amount, method, isLate: false });
    return transactionId;
  },

  /** The server uses an earlier payment of the same due again: that one is what is going on. */
  adopt(key: AttemptKey, { transaction_id: transactionId }: { transaction_id: string }): void {
    const open = read(key);
    if (open) write(key, { ...open, transactionId });
  },

  markLate(key: AttemptKey): void {
    const open = read(key);
    if (open) write(key, { ...open, isLate: true });
  },

  /** The transaction id of a payment that waits for the bank's word. */
  late(key: AttemptKey): string | null {
    const open = read(key);
    return open?.isLate ? open.transactionId : null;
  },

  /** The attempt has its outcome: the next one is another. */
  close(key: AttemptKey): void {
    deviceStorage.remove(storageKey(key));
  },
};
