import type { Query } from 'firebase-admin/firestore';

/** Position of a record in a list that is sorted by time and id, or by a value first. */
type Position = { id: string; value?: string | number | undefined } & (
  | { at: string }
  | { created_at: string }
);

interface QueryPage {
  /** The last record of the previous page; none for the first page. */
  after?: Position | null | undefined;
  limit: number;
}

/** The documents of a page of a query that is sorted by time and id, or by a value first. */
export function limitToPage(sorted: Query, { after, limit }: QueryPage): Query {
  if (!after) return sorted.limit(limit);
  const time = 'at' in after ? after.at : after.created_at;
  const values = after.value === undefined ? [] : [after.value];
  return sorted.startAfter(...values, new Date(time), after.id).limit(limit);
}
