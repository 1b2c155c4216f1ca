import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { findProcessTree } from './function-memory.ts';

/** A write that must take effect exactly once, even if its process is killed. */
export interface WriteCall {
  method: string;
  path: string;
  token: string;
  json: unknown;
}

interface Answer {
  status: number;
  text: string;
}

/** Outcome of a call that was repeated until it was answered. */
export interface AnsweredWrite {
  /** Whether the connection ended before an answer. */
  isInterrupted: boolean;
  /** Answer of the last try with the same key. */
  answer: Answer;
  /** Statuses of the earlier tries; 0 without an answer. */
  refusals: number[];
}

const MAX_TRIES = 40;
const PAUSE_MILLISECONDS = 500;
const SERVER_ERROR = 500;
const CHANGED_MEANWHILE = 'changed_meanwhile';
const REQUEST_TIMEOUT = 30_000;

/** Kills every process that serves a function with SIGKILL. @returns their number */
export function killFunction(emulators: number, name: string): number {
  const serving = findProcessTree(emulators).filter((one) => one.isFunction && one.name === name);
  for (const { pid } of serving) process.kill(pid, 'SIGKILL');
  return serving.length;
}

/** Sends one attempt; null if the connection ended or the time ran out. */
async function sendOnce(
  origin: string,
  { method, path, token, json }: WriteCall,
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

/**
 * Sends a write and repeats it with the same idempotency key until it is answered, as our pages do.
 */
export async function sendUntilAnswered(origin: string, wanted: WriteCall): Promise<AnsweredWrite> {
  const key = randomUUID();
  const refusals: number[] = [];
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const answer = await sendOnce(origin, wanted, key);
    // the locks of the killed process last for a while, and other requests are refused as busy
    const isBusy = answer?.text.includes(CHANGED_MEANWHILE) ?? false;
    if (answer !== null && answer.status < SERVER_ERROR && !isBusy) {
      return { isInterrupted: tries > 1, answer, refusals };
    }
    refusals.push(answer === null ? 0 : answer.status);
    await setTimeout(PAUSE_MILLISECONDS);
  }
  throw new Error(`${wanted.method} ${wanted.path} was never answered`);
}
