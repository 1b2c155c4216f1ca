import { STAFF_PAGE } from '@smriti/shared/staff/lists';
import { decodeCursor, encodeCursor, type ListPosition } from './formats/list-cursor';

/** What a list of staff is asked for, parsed (`staffList` of shared). */
export interface StaffListQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
  total?: '1' | undefined;
}

/** The headers that lead on, and tell how many there are. */
export type StaffListHeaders = Partial<Record<'X-Next-Cursor' | 'X-Total-Count', string>>;

interface StaffSource<R> {
  find: (page: { after: ListPosition | undefined; limit: number }) => Promise<R[]>;
  /** undefined for a record that a page cannot end with: the last before it that it can is taken. */
  positionOf: (record: R) => ListPosition | undefined;
  count: () => Promise<number>;
}

/**
 * A page of a list of staff: one record more than it shows tells whether there is another. Counting
 * is asked for, because it costs reads.
 * @throws AppError invalid_input for a wrong cursor.
 */
export async function staffPage<R>(
  { cursor, limit = STAFF_PAGE, total }: StaffListQuery,
  { find, positionOf, count }: StaffSource<R>,
): Promise<{ records: R[]; headers: StaffListHeaders }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const found = await find({ after, limit: limit + 1 });
  const records = found.slice(0, limit);
  const last = found.length > limit ? records.map(positionOf).findLast(Boolean) : undefined;
  return {
    records,
    headers: {
      ...(last && { 'X-Next-Cursor': encodeCursor(last) }),
      ...(total && { 'X-Total-Count': String(await count()) }),
    },
  };
}
