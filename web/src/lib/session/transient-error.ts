import * as z from 'zod/mini';
import { ApiError } from '#lib/api/api.ts';

const providerFailure = z.object({ code: z.string() });

/** Whether an error is unrelated to the session: no connection, rate limit or server error. */
export function isTransientError(error: unknown): boolean {
  if (providerFailure.safeParse(error).data?.code === 'auth/network-request-failed') return true;
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === 'network' ||
    error.code === 'not_attested' ||
    error.status === 429 ||
    error.status >= 500
  );
}
