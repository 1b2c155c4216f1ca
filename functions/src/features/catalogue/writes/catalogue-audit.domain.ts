import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';

/** Maximum length of a text in an audit entry; the record itself contains the full text. */
const MAX_TEXT_LENGTH = 500;

const scalar = z.union([z.number(), z.boolean(), z.null(), z.string()]);
const value = z.union([scalar, z.array(scalar)]);
type Value = z.output<typeof value>;

const truncate = (text: Value): Value =>
  typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH) : text;

/** Changed fields with their values in `after`, in the form of an audit entry. */
export function toAuditValues(before: object, after: object): AuditValues<'catalogue.changed'> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, now]) =>
      now === undefined || isDeepStrictEqual(was.get(field), now)
        ? []
        : [[field, truncate(value.parse(now))]],
    ),
  );
}
