import { ApiError } from '../../../lib/api/api';

/** Bad input, not allowed, too large: answers that another try does not change. */
const REFUSALS: readonly number[] = [400, 403, 413];

/** Whether the design is refused as it is, which passes only when it changes. */
export function isRefusedAsItIs(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}
