import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import { call, type CallInput } from './api';
import { sendOnce } from './send-once';

/**
 * Calls the API for an action that must not happen twice: repeating the call after a lost response
 * has no further effect and returns the first result (docs/rules.md#api-3).
 */
export function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return sendOnce([endpoint.method, endpoint.path, input], (idempotencyKey) =>
    call(endpoint, { ...input, idempotencyKey }),
  );
}
