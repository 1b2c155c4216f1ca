import type { Query } from 'firebase-admin/firestore';

/** Time and id of a record, by which its list is sorted, in some lists after another value. */
type Position = { id: string; value?: string | number | undefined } & (
  | { at: string }
  | { created_at: string }
);

interface QueryPage {
  /** The last record of the previous page; none for the first page. */
  after?: Position | null | undefined;
  limit: number;
}

/** The documents of a page of a query that is sorted by time and id, in some lists after another value. */
export function limitToPage(sorted: Query, { after, limit }: QueryPage): Query {
  if (!after) return sorted.limit(limit);
  const time = 'at' in after ? after.at : after.created_at;
  const values = after.value === undefined ? [] : [after.value];
  return sorted.startAfter(...values, new Date(time), after.id).limit(limit);
}
