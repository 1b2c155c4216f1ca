import * as z from 'zod/mini';

/** What the client of Cloud Storage throws when an answer is an error. */
const storageError = z.object({ code: z.number() });

function hasStatus(error: unknown, status: number): boolean {
  return storageError.safeParse(error).data?.code === status;
}

/** Whether there is no such object. */
export function isNoObject(error: unknown): boolean {
  return hasStatus(error, 404);
}

/** Whether an object was not written because one of that name is there. */
export function isStoredAlready(error: unknown): boolean {
  return hasStatus(error, 412);
}
