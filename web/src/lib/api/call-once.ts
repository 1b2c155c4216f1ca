import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import { call, type CallInput } from './api';
import { attempted } from './attempted';

/**
 * Calls the API for what must not happen twice: made again because no answer came, the same call has one
 * effect and gets the first answer (docs/rules.md#api-3).
 */
export function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return attempted([endpoint.method, endpoint.path, input], (idempotencyKey) =>
    call(endpoint, { ...input, idempotencyKey }),
  );
}
