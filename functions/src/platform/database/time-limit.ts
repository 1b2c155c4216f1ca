import { setTimeout } from 'node:timers/promises';

/*
 * Firestore's client tries again for a minute where nobody answers. Whoever sent a request is told
 * before that the shop is not available (docs/rules.md#api-2).
 */

const MILLISECONDS = {
  /** After which a request that waits finds out whether Firestore answers at all. */
  answer: 6_000,
  /** How long a small read takes at most where it does, on a machine that is busy too. */
  probe: 4_000,
};
/** What gRPC calls a deadline that has passed; `isUnanswered` knows it. */
const DEADLINE_EXCEEDED = 4;

function notAnswered(milliseconds: number): Error {
  const error = new Error(`Firestore has not answered in ${milliseconds} ms`);
  return Object.assign(error, { code: DEADLINE_EXCEEDED });
}

/** @throws what `isUnanswered` knows, where nothing comes within the time; whatever comes later is lost. */
async function answeredInTime<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  const waiting = new AbortController();
  const late = setTimeout(milliseconds, null, { signal: waiting.signal }).then(() => {
    throw notAnswered(milliseconds);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}

/** What a piece of work is told of the time that it has. */
export interface Patience {
  /** @throws what `isUnanswered` knows, once whoever waited has been told that nobody answers. */
  assertWaitedFor: () => void;
}

/** Of what nobody waits for. */
export const ANY_TIME: Patience = { assertWaitedFor: () => undefined };

/**
 * Does what may have to wait for long, such as a transaction for its locks, but not for a Firestore
 * that is away: whenever it takes its time, `probe` finds out whether Firestore answers.
 * @param work asserts that somebody still waits for it, before it commits
 */
export async function whileAnswered<T>(
  work: (patience: Patience) => Promise<T>,
  probe: () => Promise<unknown>,
  { answer, probe: patience } = MILLISECONDS,
): Promise<T> {
  let isOver = false;
  const assertWaitedFor = () => {
    if (isOver) throw new Error('The request was answered before its transaction was committed.');
  };
  const done = new AbortController();
  async function untilAway(): Promise<never> {
    for (;;) {
      await setTimeout(answer, null, { signal: done.signal });
      try {
        await answeredInTime(probe(), patience);
      } catch (cause) {
        isOver = true;
        throw Object.assign(notAnswered(answer), { cause });
      }
    }
  }
  const away = untilAway();
  away.catch(() => undefined);
  try {
    return await Promise.race([work({ assertWaitedFor }), away]);
  } finally {
    done.abort();
  }
}
