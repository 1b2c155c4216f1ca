import * as z from 'zod/mini';

/** A moment on the wire: ISO-8601 in UTC. */
export const isoTime = z.iso.datetime();
