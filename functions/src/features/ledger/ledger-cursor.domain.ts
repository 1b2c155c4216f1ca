import * as z from 'zod/mini';
import { invalidFieldsError } from '../../platform/invalid-fields';

const cursorText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));

/** The entry number that a list continues after. @throws AppError invalid_input. */
export function parseLedgerCursor(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  const parsed = cursorText.safeParse(cursor);
  if (parsed.success) return parsed.data;
  const problem = { field: 'cursor', message: 'is not a cursor' };
  throw invalidFieldsError([problem], 'The cursor is not a cursor.');
}
