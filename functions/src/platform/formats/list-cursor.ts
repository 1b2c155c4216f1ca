import { recordId } from '@smriti/shared/base/ids';
import { isoTime } from '@smriti/shared/base/time';
import * as z from 'zod/mini';
import { invalidFieldsError } from '../invalid-fields';
import { parseJsonOrUndefined } from './parse-json';

/** Position of a record in a list sorted by creation time. */
export interface ListPosition {
  created_at: string;
  id: string;
}

/** A section of a list, newest first; null for the whole list, for counting. */
export type ListSection = { after: ListPosition | undefined; limit: number } | null;

const content = z.tuple([isoTime, recordId]);

/** Encodes a position as base64url of [created_at, id]. */
export function encodeListCursor({ created_at, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

/** @throws AppError invalid_input for an invalid cursor. */
export function decodeListCursor(cursor: string): ListPosition {
  const parsed = content.safeParse(
    parseJsonOrUndefined(Buffer.from(cursor, 'base64url').toString()),
  );
  if (parsed.success) {
    const [created_at, id] = parsed.data;
    if (encodeListCursor({ created_at, id }) === cursor) return { created_at, id };
  }
  throw invalidFieldsError(
    [{ field: 'cursor', message: 'is not a cursor' }],
    'The cursor is not a cursor.',
  );
}
