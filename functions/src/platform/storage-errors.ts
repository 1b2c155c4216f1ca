import * as z from 'zod/mini';

/** Error of the Cloud Storage client for an error response. */
const storageError = z.object({ code: z.number() });

function hasStatus(error: unknown, status: number): boolean {
  return storageError.safeParse(error).data?.code === status;
}

/** Whether the object does not exist. */
export function isObjectMissing(error: unknown): boolean {
  return hasStatus(error, 404);
}

/** Whether a write failed because the object exists already. */
export function isObjectAlreadyStored(error: unknown): boolean {
  return hasStatus(error, 412);
}
