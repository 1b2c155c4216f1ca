import { EXPORT_PART_ROWS, EXPORT_QUERY_ROWS } from '@smriti/shared/base/lists';
import { type CsvCell, toCsvHeader, toCsvLines } from './formats/csv';
import { requireAllRows, type ListRow } from './database/list-rows';
import { decodeListCursor, encodeListCursor, type ListPosition } from './formats/list-cursor';

interface ExportSource<R> {
  header: readonly string[];
  rowOf: (record: R) => readonly CsvCell[];
  /** Whether a found record belongs to the table; all do by default. */
  isWanted?: (record: R) => boolean;
  find: (page: { after: ListPosition | undefined; limit: number }) => Promise<ListRow<R>[]>;
  /** Whether the records are sorted by a value first, before the time. */
  isSortedByValue?: boolean;
}

/** A part of a table with the cursor of the next one. */
export interface ExportPart {
  bytes: Buffer;
  headers: { 'X-Next-Cursor'?: string };
}

/**
 * One part of a list as CSV. Keeps only the CSV lines of the records already read, which bounds the
 * memory to a query and its text.
 * @throws AppError invalid_input for an invalid cursor; Error for an unreadable record, because a table
 * must be complete.
 */
export async function exportCsvPart<R>(
  cursor: string | undefined,
  { header, rowOf, isWanted = () => true, find, isSortedByValue }: ExportSource<R>,
): Promise<ExportPart> {
  let after = cursor === undefined ? undefined : decodeListCursor(cursor, isSortedByValue);
  let text = cursor === undefined ? toCsvHeader(header) : '';
  for (let left = EXPORT_PART_ROWS; left > 0; left -= EXPORT_QUERY_ROWS) {
    const found = await find({ after, limit: EXPORT_QUERY_ROWS });
    text += toCsvLines(requireAllRows(found).filter(isWanted).map(rowOf));
    const last = found.at(-1);
    if (!last || found.length < EXPORT_QUERY_ROWS) return { bytes: Buffer.from(text), headers: {} };
    after = last.position;
  }
  const headers = after ? { 'X-Next-Cursor': encodeListCursor(after) } : {};
  return { bytes: Buffer.from(text), headers };
}
