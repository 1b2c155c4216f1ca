import { setTimeout } from 'node:timers/promises';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const grpcError = z.object({ code: z.number(), details: z.optional(z.string()) });
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const ABORTED = 10;
const UNAVAILABLE = 14;
/** What Firestore and its emulator say of a transaction that waited too long for the others. */
const CLOSED = /transaction (is invalid or (closed|expired)|has expired)/i;
/** As often as the client itself tries again what was aborted. */
const MAX_ATTEMPTS = 5;
const PAUSE_MILLISECONDS = 300;
/**
 * What is written is committed at most this long after the moment that it carries: who goes through
 * writes in the order of their moments stays so far behind the clock.
 */
export const COMMIT_LAG_MILLISECONDS = 120_000;

function isClosed(error: unknown): boolean {
  const { code, details = '' } = grpcError.safeParse(error).data ?? {};
  return code === INVALID_ARGUMENT && CLOSED.test(details);
}

/** Whether a transaction lost against others that wanted the same documents, time and again. */
export function isLost(error: unknown): boolean {
  return grpcError.safeParse(error).data?.code === ABORTED || isClosed(error);
}

/** Whether Firestore did not answer, also after its client had tried again for as long as it does. */
export function isUnanswered(error: unknown): boolean {
  const { code } = grpcError.safeParse(error).data ?? {};
  return code === DEADLINE_EXCEEDED || code === UNAVAILABLE;
}

/**
 * Runs `work` in a transaction, again when others were faster. Firestore's client tries again what
 * was aborted, but not what was closed meanwhile: of two reads at once that wait for a lock, one is
 * told that the transaction is aborted, and the other that it is closed.
 */
export function runTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return againWhenClosed(() => firestore.runTransaction(work));
}

/** Tries something again that failed because its transaction was closed, at most 5 times in all. */
export async function againWhenClosed<T>(
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
