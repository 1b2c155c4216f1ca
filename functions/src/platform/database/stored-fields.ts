import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Whether a stored value is a moment. */
export function isTimestamp(value: unknown): value is Timestamp {
  return value instanceof Timestamp;
}

/** A Firestore Timestamp, read as ISO-8601 in UTC. Written as a Date. */
export const storedTime = z.pipe(
  z.custom<Timestamp>(isTimestamp, { error: 'must be a Timestamp' }),
  z.transform((time) => time.toDate().toISOString()),
);

/** The fields of a document with its moments as ISO-8601 in UTC. */
export function withIsoTimes(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isTimestamp(value) ? value.toDate().toISOString() : value,
    ]),
  );
}
