import { ApiError } from '#lib/api/api.ts';

/** HTTP statuses that a retry cannot change: bad input, forbidden, too large. */
const REFUSALS: readonly number[] = [400, 403, 413];

/** Whether the content was refused, so that only a change of it can help. */
export function isRefusedAsItIs(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}
