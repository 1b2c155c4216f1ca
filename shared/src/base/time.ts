import * as z from 'zod/mini';

/** A point in time in the API: ISO-8601 in UTC. */
export const isoTime = z.iso.datetime();
