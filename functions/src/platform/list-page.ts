import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { type ListRow, readableRows } from './database/list-rows';
import { decodeListCursor, encodeListCursor, type ListPosition } from './formats/list-cursor';

/** Parsed query of a list (for staff lists: `staffListQuery` of shared). */
export interface ListQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
  total?: '1' | undefined;
}

export type ListHeaders = Partial<Record<'X-Next-Cursor' | 'X-Total-Count', string>>;

interface ListSource<R> {
  find: (page: { after: ListPosition | undefined; limit: number }) => Promise<ListRow<R>[]>;
  /** Counts the list; undefined where no count is offered. */
  count?: () => Promise<number>;
  /** Whether the list is sorted by a value first, before the time. */
  isSortedByValue?: boolean;
}

/**
 * Answers a page of a list. Reads one extra record to tell whether there is a next page. The total is
 * counted only on request, because counting costs reads. Unreadable records are skipped and counted
 * (`readableRows`).
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function loadListPage<R>(
  { cursor, limit = STAFF_PAGE_SIZE, total }: ListQuery,
  { find, count, isSortedByValue }: ListSource<R>,
): Promise<{ records: R[]; headers: ListHeaders }> {
  const after = cursor === undefined ? undefined : decodeListCursor(cursor, isSortedByValue);
  const found = await find({ after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.map(({ position }) => position).findLast(Boolean) : null;
  return {
    records: readableRows(rows),
    headers: {
      ...(last && { 'X-Next-Cursor': encodeListCursor(last) }),
      ...(total && count && { 'X-Total-Count': String(await count()) }),
    },
  };
}
