import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { keepUnknownFields } from '@smriti/shared/base/unknown-fields';

export function isTimestamp(value: unknown): value is Timestamp {
  return value instanceof Timestamp;
}

/** A Firestore Timestamp, parsed to ISO-8601 in UTC. Written as a Date. */
export const storedTime = z.pipe(
  z.custom<Timestamp>(isTimestamp, { error: 'must be a Timestamp' }),
  z.transform((time) => time.toDate().toISOString()),
);

/** Converts the Timestamps among the fields to ISO-8601 in UTC. */
export function convertTimestampsToIso(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isTimestamp(value) ? value.toDate().toISOString() : value,
    ]),
  );
}

/**
 * Schema of a stored record or a part of one; required for everything stored in Firestore. Keeps unknown
 * fields at any depth, e.g. of a newer release before a rollback, so that updates do not lose them
 * (docs/rules.md#api-10). The type has only the known fields.
 */
export function storedObject<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodMiniObject<z.core.util.Writeable<Shape>> {
  return keepUnknownFields(z.object(shape));
}
