import { type ListRow, readableRows } from './database/list-rows';
import type { ListPosition } from './formats/list-cursor';

/** Maximum records read per answer when the list is filtered after the query. */
const MAX_RECORDS_READ = 300;

interface FilteredSource<R> {
  find: (page: { limit: number; after: ListPosition | undefined }) => Promise<ListRow<R>[]>;
}

interface FilteredPage<R> {
  records: R[];
  /** Position of the next page; undefined on the last one. */
  next: ListPosition | undefined;
}

/**
 * Collects matching records of a source from `after` on, until the page is full, the source ends or the
 * read limit is reached: a page may be short, even empty, although there is a next one.
 */
export async function loadFilteredPage<R>(
  source: FilteredSource<R>,
  { limit, after }: { limit: number; after: ListPosition | undefined },
  isWanted: (record: R) => boolean,
): Promise<FilteredPage<R>> {
  const records: R[] = [];
  let position = after;
  let looked = 0;
  for (;;) {
    const stretch = await source.find({ limit: limit + 1, after: position });
    for (const row of stretch.slice(0, limit)) {
      if (records.length === limit) return { records, next: position };
      records.push(...readableRows([row]).filter(isWanted));
      position = row.position ?? position;
    }
    looked += stretch.length;
    if (stretch.length <= limit) return { records, next: undefined };
    if (records.length === limit || looked >= MAX_RECORDS_READ) return { records, next: position };
  }
}
