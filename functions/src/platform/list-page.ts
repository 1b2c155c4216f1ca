import { STAFF_PAGE } from '@smriti/shared/base/lists';
import { type Listed, readable } from './database/listed';
import { decodeCursor, encodeCursor, type ListPosition } from './formats/list-cursor';

/** What a list is asked for, parsed (`staffList` of shared, for those of staff). */
export interface ListQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
  total?: '1' | undefined;
}

/** The headers that lead on, and tell how many there are. */
export type ListHeaders = Partial<Record<'X-Next-Cursor' | 'X-Total-Count', string>>;

interface ListSource<R> {
  find: (page: { after: ListPosition | undefined; limit: number }) => Promise<Listed<R>[]>;
  /** Left out where nobody may ask how many there are. */
  count?: () => Promise<number>;
}

/**
 * A page of a list: one record more than it shows tells whether there is another. Counting is asked
 * for, because it costs reads. A record that cannot be read is left out and counted (`readable`), and
 * the page goes on after it.
 * @throws AppError invalid_input for a wrong cursor.
 */
export async function listPage<R>(
  { cursor, limit = STAFF_PAGE, total }: ListQuery,
  { find, count }: ListSource<R>,
): Promise<{ records: R[]; headers: ListHeaders }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const found = await find({ after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.map(({ position }) => position).findLast(Boolean) : null;
  return {
    records: readable(rows),
    headers: {
      ...(last && { 'X-Next-Cursor': encodeCursor(last) }),
      ...(total && count && { 'X-Total-Count': String(await count()) }),
    },
  };
}
