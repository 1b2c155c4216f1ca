import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';

/** The most of a text that an entry holds: what a long description said stands in the record. */
const MAX_TEXT = 500;

const scalar = z.union([z.number(), z.boolean(), z.null(), z.string()]);
const value = z.union([scalar, z.array(scalar)]);
type Value = z.output<typeof value>;

const short = (text: Value): Value => (typeof text === 'string' ? text.slice(0, MAX_TEXT) : text);

/** What `after` says otherwise than `before`, field by field, as an audit entry holds it. */
export function changedValues(before: object, after: object): AuditValues<'catalogue.changed'> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, now]) =>
      now === undefined || isDeepStrictEqual(was.get(field), now)
        ? []
        : [[field, short(value.parse(now))]],
    ),
  );
}
