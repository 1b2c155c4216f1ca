import * as z from 'zod/mini';
import type { ListPosition } from '../formats/list-cursor';
import { currentRequestContext } from '../request-context';
import type { StoredDocument } from './database';
import { storedTime } from './stored-fields';

/**
 * A record that does not match its schema must not hide the others (docs/rules.md#console-5): a list
 * omits it, its answer counts it, and the log names it. Sums and single records are read by
 * `requireAllRows` or parsed, and fail.
 */

/** A list record, perhaps unreadable. */
export interface ListRow<R> {
  id: string;
  path: string;
  /** The parsed record; undefined when it does not match its schema. */
  record: R | undefined;
  /** The schema error of an unreadable record. */
  cause?: unknown;
  /** Cursor position of the record; undefined when its time is missing. */
  position: ListPosition | undefined;
}

function readBy<T, R>(read: (value: T) => R, value: T): Pick<ListRow<R>, 'record' | 'cause'> {
  try {
    return { record: read(value) };
  } catch (cause) {
    if (cause instanceof z.core.$ZodError) return { record: undefined, cause };
    throw cause;
  }
}

/** The value of a field, by its path such as `attention.at`. */
export function readField(data: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined),
      data,
    );
}

const sortedValue = z.optional(z.union([z.string(), z.number()]));

/**
 * Parses the documents of a list one by one.
 * @param read parses one, and throws as schemas do
 * @param sortedBy the time field that the list is sorted by, e.g. 'attention.at'
 * @param valueField the field that the list is sorted by first, before the time
 */
export function parseListRows<R>(
  documents: readonly StoredDocument[],
  read: (document: StoredDocument) => R,
  sortedBy = 'created_at',
  valueField?: string,
): ListRow<R>[] {
  return documents.map((document) => {
    const { id, path, data } = document;
    const moment = storedTime.safeParse(readField(data, sortedBy));
    const value = valueField && z.parse(sortedValue, readField(data, valueField));
    const position = moment.success ? { created_at: moment.data, id, value } : undefined;
    return { id, path, position, ...readBy(read, document) };
  });
}

/** Converts the rows; those that cannot be converted become unreadable. */
export function mapListRows<R, S>(
  rows: readonly ListRow<R>[],
  read: (record: R) => S,
): ListRow<S>[] {
  return rows.map(({ record, ...row }): ListRow<S> =>
    record === undefined ? { ...row, record: undefined } : { ...row, ...readBy(read, record) },
  );
}

function note({ path, cause }: Pick<ListRow<unknown>, 'path' | 'cause'>, isLeftOut: boolean): void {
  const context = currentRequestContext();
  // outside of a request the omission would go unnoticed
  if (!context) throw new Error(`${path} cannot be read`, { cause });
  const issues = cause instanceof z.core.$ZodError ? cause.issues : [];
  const fields = issues.map((issue) => issue.path.join('.'));
  context.unreadable ??= new Map();
  const wasLeftOut = context.unreadable.get(path)?.isLeftOut ?? false;
  context.unreadable.set(path, { fields, isLeftOut: isLeftOut || wasLeftOut });
}

/** The readable rows. Others are counted in the request's answer and named in the log. */
export function readableRows<R>(rows: readonly ListRow<R>[]): R[] {
  return rows.flatMap((row) => {
    if (row.record !== undefined) return [row.record];
    note(row, true);
    return [];
  });
}

/**
 * The readable rows of a list that is read completely for each of its pages: only the first page reports
 * unreadable ones, so that they are not counted repeatedly.
 */
export function readableRowsOnPage<R>(rows: readonly ListRow<R>[], isFirst: boolean): R[] {
  return readableRows(isFirst ? rows : rows.filter(({ record }) => record !== undefined));
}

/** All rows. @throws Error naming the first unreadable one: sums, tables and jobs need all. */
export function requireAllRows<R>(rows: readonly ListRow<R>[]): R[] {
  return rows.map(({ path, record, cause }) => {
    if (record === undefined) throw new Error(`${path} cannot be read`, { cause });
    return record;
  });
}

/**
 * A related record that a list shows part of, e.g. a cover or a name; null when missing or unreadable,
 * which is only logged.
 */
export function parseRelatedRecord<R>(
  document: StoredDocument | null,
  read: (document: StoredDocument) => R,
): R | null {
  if (!document) return null;
  const { record, cause } = readBy(read, document);
  if (record === undefined) note({ path: document.path, cause }, false);
  return record ?? null;
}
