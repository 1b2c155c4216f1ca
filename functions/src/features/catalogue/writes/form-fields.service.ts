import { isPictureField, isListField } from '@smriti/shared/catalogue/management-fields';
import * as z from 'zod/mini';
import type { WritableRecord } from './catalogue-writes.repository';
import type { WritableKind } from './writable-kind.service';

/** Reads the fields of a kind's form from its contract. */

function entriesOf<Form extends object, Shown, R extends WritableRecord>({
  calls,
  alternativeFields = [],
}: WritableKind<Form, Shown, R>): [string, z.core.$ZodType][] {
  const { body } = calls.create;
  const others: readonly string[] = alternativeFields;
  const fields = body instanceof z.ZodMiniObject ? Object.entries(body.shape) : [];
  return fields.filter(([field]) => !others.includes(field));
}

/** Field names of a form, without aliases of other fields (`alternativeFields`). */
export function formFieldNames<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
): string[] {
  return entriesOf(writable).map(([name]) => name);
}

export function multiValueFieldNames<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
): string[] {
  return entriesOf(writable).flatMap(([name, field]) => (isListField(field) ? [name] : []));
}

export function pictureFieldNames<Form extends object, Shown, R extends WritableRecord>(
  writable: WritableKind<Form, Shown, R>,
): string[] {
  return entriesOf(writable).flatMap(([name, field]) => (isPictureField(field) ? [name] : []));
}
