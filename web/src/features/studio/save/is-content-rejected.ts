import { ApiError } from '#lib/api/api.ts';

/** HTTP statuses that a retry does not change: invalid input, forbidden, too large. */
const REFUSALS: readonly number[] = [400, 403, 413];

/** Whether the server rejected the content, so that a retry without changes is pointless. */
export function isContentRejected(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}
