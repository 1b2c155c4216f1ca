import { recordId } from '@smriti/shared/base/ids';
import { isoTime } from '@smriti/shared/base/time';
import * as z from 'zod/mini';
import { refusedFields } from '../refused-fields';

/** The place of a record in a list by when it was made. */
export interface ListPosition {
  created_at: string;
  id: string;
}

/** A part of a list, newest first; null: all of it, to be counted. */
export type ListPart = { after: ListPosition | undefined; limit: number } | null;

const content = z.tuple([isoTime, recordId]);

/** A place in a list: base64url of [created_at, id]. */
export function encodeCursor({ created_at, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws AppError invalid_input when the text is no cursor. */
export function decodeCursor(cursor: string): ListPosition {
  const parsed = content.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success) {
    const [created_at, id] = parsed.data;
    if (encodeCursor({ created_at, id }) === cursor) return { created_at, id };
  }
  throw refusedFields(
    [{ field: 'cursor', message: 'is not a cursor' }],
    'The cursor is not a cursor.',
  );
}
