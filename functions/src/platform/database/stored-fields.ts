import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { withUnknownFields } from '@smriti/shared/base/unknown-fields';

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

/**
 * A stored record, or a part of one: every schema of what Firestore keeps is made by this. Fields that it
 * does not name, of a newer release that was here before, are read along at any depth, so that a record
 * comes through a change with all that it had (docs/rules.md#api-10). Its type names its own fields alone.
 */
export function storedObject<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodMiniObject<z.core.util.Writeable<Shape>> {
  return withUnknownFields(z.object(shape));
}
