import { setTimeout } from 'node:timers/promises';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const grpcError = z.object({ code: z.number(), details: z.optional(z.string()) });
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const ABORTED = 10;
const UNAVAILABLE = 14;
/** Error messages of Firestore and its emulator for transactions that waited too long for locks. */
const CLOSED = /transaction (is invalid or (closed|expired)|has expired)/i;
/** Maximum attempts; the client makes as many for aborted transactions. */
const MAX_ATTEMPTS = 5;
const PAUSE_MILLISECONDS = 300;
/**
 * Maximum time between a timestamp in a write and its commit, in ms: readers of writes by time stay this
 * far behind the clock.
 */
export const MAX_COMMIT_LAG_MILLISECONDS = 120_000;

function isClosed(error: unknown): boolean {
  const { code, details = '' } = grpcError.safeParse(error).data ?? {};
  return code === INVALID_ARGUMENT && CLOSED.test(details);
}

/** Whether a transaction lost to concurrent ones in all its attempts. */
export function isTransactionConflict(error: unknown): boolean {
  return grpcError.safeParse(error).data?.code === ABORTED || isClosed(error);
}

/** Whether Firestore did not answer, even after the retries of its client. */
export function isFirestoreUnavailable(error: unknown): boolean {
  const { code } = grpcError.safeParse(error).data ?? {};
  return code === DEADLINE_EXCEEDED || code === UNAVAILABLE;
}

/**
 * Runs `work` in a transaction, with retries on contention. The client retries aborted transactions, but
 * not closed ones: of two that wait for the same lock, one is aborted and the other closed.
 */
export function runTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return retryWhenClosed(() => firestore.runTransaction(work));
}

/** Retries work whose transaction was closed, at most 5 attempts in total. */
export async function retryWhenClosed<T>(
  attempt: () => Promise<T>,
  pause = () => setTimeout(Math.random() * PAUSE_MILLISECONDS),
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !isClosed(error)) throw error;
      await pause();
    }
  }
}
