import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type ApiAnswer, call } from '../../../tests/support/http.ts';
import { processesBelow } from '../function-memory.ts';

/** A write that must happen once, whatever becomes of the process that does it. */
export interface OnceCall {
  method: string;
  path: string;
  token: string;
  json: unknown;
}

/** What became of one call whose process was killed under it. */
export interface Struck {
  /** Whether it was cut off, and not answered before. */
  isCut: boolean;
  /** The answer of the last try, by the same key. */
  answer: ApiAnswer;
  tries: number;
}

const MOST_TRIES = 40;
const PAUSE_MILLISECONDS = 500;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const REQUEST_TIMEOUT = 30_000;

/** Ends every process that serves a function, at once and without a word to it. @returns how many */
export function killFunction(emulators: number, name: string): number {
  const serving = processesBelow(emulators).filter((one) => one.isFunction && one.name === name);
  for (const { pid } of serving) process.kill(pid, 'SIGKILL');
  return serving.length;
}

async function once({ method, path, token, json }: OnceCall, key: string) {
  const headers = { 'idempotency-key': key };
  const asked = call(method, path, { token, json, headers });
  const late = setTimeout(REQUEST_TIMEOUT, null, { ref: false });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return null; // the connection ended with the process
  }
}

const isAnswer = (answer: ApiAnswer | null): answer is ApiAnswer =>
  answer !== null && answer.status < SERVER_ERROR && answer.status !== TOO_MANY;

/** Sends a write, and again by the same key until it is answered, as our pages do. */
export async function sendUntilAnswered(wanted: OnceCall): Promise<Struck> {
  const key = randomUUID();
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answer = await once(wanted, key);
    if (isAnswer(answer)) return { isCut: tries > 1, answer, tries };
    await setTimeout(PAUSE_MILLISECONDS);
  }
  throw new Error(`${wanted.method} ${wanted.path} was never answered`);
}
