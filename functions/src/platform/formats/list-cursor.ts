import { recordId } from '@smriti/shared/base/ids';
import { isoTime } from '@smriti/shared/base/time';
import * as z from 'zod/mini';
import { invalidFieldsError } from '../invalid-fields';
import { parseJsonOrUndefined } from './parse-json';

/** Position of a record in a list that is sorted by creation time, or by a value first. */
export interface ListPosition {
  /** The value that the list is sorted by first; undefined if there is none. */
  value?: string | number | undefined;
  created_at: string;
  id: string;
}

/** A section of a list, newest first; null for the whole list, for counting. */
export type ListSection = { after: ListPosition | undefined; limit: number } | null;

/** Maximum length of a text that a list is sorted by. */
const MAX_SORTED_TEXT_LENGTH = 60;

const text = z.string().check(z.maxLength(MAX_SORTED_TEXT_LENGTH));
const content = z.tuple([isoTime, recordId, z.optional(z.union([text, z.int()]))]);

/** Encodes a position as base64url of [created_at, id] or [created_at, id, value]. */
export function encodeListCursor({ created_at, id, value }: ListPosition): string {
  const position = value === undefined ? [created_at, id] : [created_at, id, value];
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * @param isSortedByValue whether the list is sorted by a value first
 * @throws AppError invalid_input for an invalid cursor, or one of a list that is sorted differently.
 */
export function decodeListCursor(cursor: string, isSortedByValue = false): ListPosition {
  const parsed = content.safeParse(
    parseJsonOrUndefined(Buffer.from(cursor, 'base64url').toString()),
  );
  if (parsed.success) {
    const [created_at, id, value] = parsed.data;
    const position = { created_at, id, value };
    const isOfList = isSortedByValue === (value !== undefined);
    if (isOfList && encodeListCursor(position) === cursor) return position;
  }
  throw invalidFieldsError(
    [{ field: 'cursor', message: 'is not a cursor' }],
    'The cursor is not a cursor.',
  );
}
