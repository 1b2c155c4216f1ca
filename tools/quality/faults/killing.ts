import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { processesBelow } from './function-memory.ts';

/** A write that must happen once, whatever becomes of the process that does it. */
export interface OnceCall {
  method: string;
  path: string;
  token: string;
  json: unknown;
}

interface Answer {
  status: number;
  text: string;
}

/** What became of one call whose process was killed under it. */
export interface Struck {
  /** Whether it was cut off, and not answered before. */
  isCut: boolean;
  /** The answer of the last try, by the same key. */
  answer: Answer;
  /** What the tries before were answered; 0 where they were not. */
  refusals: number[];
}

const MOST_TRIES = 40;
const PAUSE_MILLISECONDS = 500;
const SERVER_ERROR = 500;
const CHANGED_MEANWHILE = 'changed_meanwhile';
const REQUEST_TIMEOUT = 30_000;

/** Ends every process that serves a function, at once and without a word to it. @returns how many */
export function killFunction(emulators: number, name: string): number {
  const serving = processesBelow(emulators).filter((one) => one.isFunction && one.name === name);
  for (const { pid } of serving) process.kill(pid, 'SIGKILL');
  return serving.length;
}

/** One try; null where the connection ended with the process, or nothing came. */
async function once(
  origin: string,
  { method, path, token, json }: OnceCall,
  key: string,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** Sends a write, and again by the same key until it is answered, as our pages do. */
export async function sendUntilAnswered(origin: string, wanted: OnceCall): Promise<Struck> {
  const key = randomUUID();
  const refusals: number[] = [];
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answer = await once(origin, wanted, key);
    // what the process held is locked for a while: whoever comes is asked to try again
    const isBusy = answer?.text.includes(CHANGED_MEANWHILE) ?? false;
    if (answer !== null && answer.status < SERVER_ERROR && !isBusy) {
      return { isCut: tries > 1, answer, refusals };
    }
    refusals.push(answer === null ? 0 : answer.status);
    await setTimeout(PAUSE_MILLISECONDS);
  }
  throw new Error(`${wanted.method} ${wanted.path} was never answered`);
}
