import { setTimeout } from 'node:timers/promises';

/**
 * Limits the time that requests wait for Firestore: its client retries for a minute without an answer, but
 * clients of the API get 'unavailable' earlier (docs/rules.md#api-2).
 */

const MILLISECONDS = {
  /** Time after which a waiting request tests whether Firestore answers, in ms. */
  answer: 6_000,
  /** Maximum time of the test read, also on a busy machine, in ms. */
  probe: 4_000,
};
/** gRPC code of an exceeded deadline; recognized by `isFirestoreUnavailable`. */
const DEADLINE_EXCEEDED = 4;

function timeoutError(milliseconds: number): Error {
  const error = new Error(`Firestore has not answered in ${milliseconds} ms`);
  return Object.assign(error, { code: DEADLINE_EXCEEDED });
}

/** @throws an error recognized by `isFirestoreUnavailable` after the time limit; later results are dropped. */
async function withTimeout<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  const waiting = new AbortController();
  const late = setTimeout(milliseconds, null, { signal: waiting.signal }).then(() => {
    throw timeoutError(milliseconds);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}

/** Lets work check whether its caller is still waiting. */
export interface TimeLimit {
  /** @throws when the request was already answered as unavailable. */
  assertCallerWaiting: () => void;
}

/** No time limit, for background work. */
export const NO_TIME_LIMIT: TimeLimit = { assertCallerWaiting: () => undefined };

/**
 * Runs work that may wait long, e.g. for locks, but not for an unavailable Firestore: while it runs
 * long, `probe` tests whether Firestore answers.
 * @param work checks before its commit that the caller still waits
 */
export async function runWithTimeLimit<T>(
  work: (limit: TimeLimit) => Promise<T>,
  probe: () => Promise<unknown>,
  { answer, probe: probeLimit } = MILLISECONDS,
): Promise<T> {
  let isOver = false;
  const assertCallerWaiting = () => {
    if (isOver) throw new Error('The request was answered before its transaction was committed.');
  };
  const done = new AbortController();
  async function untilAway(): Promise<never> {
    for (;;) {
      await setTimeout(answer, null, { signal: done.signal });
      try {
        await withTimeout(probe(), probeLimit);
      } catch (cause) {
        isOver = true;
        throw Object.assign(timeoutError(answer), { cause });
      }
    }
  }
  const away = untilAway();
  away.catch(() => undefined);
  try {
    return await Promise.race([work({ assertCallerWaiting }), away]);
  } finally {
    done.abort();
  }
}
