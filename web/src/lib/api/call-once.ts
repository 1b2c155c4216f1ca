import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import { callApi, type CallInput } from './api';

/** Idempotency keys of writes that have not succeeded yet. */
const open = new Map<string, string>();

/**
 * Sends a write with an idempotency key and reuses the key until the write has succeeded, so that a
 * write whose response was lost has an effect once.
 * @param about identifies the write and the state that the user saw; equal values count as the same
 * write
 */
export async function sendOnce<T>(
  about: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const write = JSON.stringify(about);
  const key = open.get(write) ?? crypto.randomUUID();
  open.set(write, key);
  const answer = await send(key);
  open.delete(write);
  return answer;
}

/**
 * Calls the API for an action that must not happen twice: repeating the call after a lost response
 * has no further effect and returns the first result (docs/rules.md#api-3).
 */
export function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return sendOnce([endpoint.method, endpoint.path, input], (idempotencyKey) =>
    callApi(endpoint, { ...input, idempotencyKey }),
  );
}
