import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** A Firestore Timestamp, read as ISO-8601 in UTC. Written as a Date. */
export const storedTime = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp, { error: 'must be a Timestamp' }),
  z.transform((time) => time.toDate().toISOString()),
);
