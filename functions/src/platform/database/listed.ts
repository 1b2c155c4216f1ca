import * as z from 'zod/mini';
import type { ListPosition } from '../formats/list-cursor';
import { requestContext } from '../request-context';
import type { StoredDocument } from './database';
import { storedTime } from './stored-fields';

/*
 * One record that does not match its schema hides none of the others (docs/rules.md#console-5): a list
 * leaves it out, its answer counts it, and the log names it. What is summed up, or asked for by its id,
 * is read by `allOf` or parsed, and fails.
 */

/** A record of a list, as far as it can be read. */
export interface Listed<R> {
  id: string;
  path: string;
  /** undefined: it does not match its schema. */
  record: R | undefined;
  /** Why not. */
  cause?: unknown;
  /** Where a list goes on after it; undefined where it does not say when it was. */
  position: ListPosition | undefined;
}

function readBy<T, R>(read: (value: T) => R, value: T): Pick<Listed<R>, 'record' | 'cause'> {
  try {
    return { record: read(value) };
  } catch (cause) {
    if (cause instanceof z.core.$ZodError) return { record: undefined, cause };
    throw cause;
  }
}

function fieldOf(data: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined),
      data,
    );
}

/**
 * The documents of a list, each as far as it can be read.
 * @param read parses one, and fails as schemas do
 * @param sortedBy the moment that the list is sorted by, e.g. 'attention.at'
 */
export function listed<R>(
  documents: readonly StoredDocument[],
  read: (document: StoredDocument) => R,
  sortedBy = 'created_at',
): Listed<R>[] {
  return documents.map((document) => {
    const { id, path, data } = document;
    const moment = storedTime.safeParse(fieldOf(data, sortedBy));
    const position = moment.success ? { created_at: moment.data, id } : undefined;
    return { id, path, position, ...readBy(read, document) };
  });
}

/** The same rows as something else, which some of them may not be. */
export function listedAs<R, S>(rows: readonly Listed<R>[], read: (record: R) => S): Listed<S>[] {
  return rows.map(({ record, ...row }): Listed<S> =>
    record === undefined ? { ...row, record: undefined } : { ...row, ...readBy(read, record) },
  );
}

function note({ path, cause }: Pick<Listed<unknown>, 'path' | 'cause'>, isLeftOut: boolean): void {
  const context = requestContext();
  // nobody would be told outside of a request
  if (!context) throw new Error(`${path} cannot be read`, { cause });
  const issues = cause instanceof z.core.$ZodError ? cause.issues : [];
  const fields = issues.map((issue) => issue.path.join('.'));
  context.unreadable ??= new Map();
  const wasLeftOut = context.unreadable.get(path)?.isLeftOut ?? false;
  context.unreadable.set(path, { fields, isLeftOut: isLeftOut || wasLeftOut });
}

/** The rows that can be read. The others are counted in the request's answer, and named in the log. */
export function readable<R>(rows: readonly Listed<R>[]): R[] {
  return rows.flatMap((row) => {
    if (row.record !== undefined) return [row.record];
    note(row, true);
    return [];
  });
}

/**
 * The rows of a list that is read whole for each of its pages: the first page tells of those that cannot
 * be read, and a reader who adds the pages up would count them again with every further one.
 */
export function readableOnPage<R>(rows: readonly Listed<R>[], isFirst: boolean): R[] {
  return readable(isFirst ? rows : rows.filter(({ record }) => record !== undefined));
}

/** Every row. @throws Error that names the first which cannot be read: sums, tables and jobs need all. */
export function allOf<R>(rows: readonly Listed<R>[]): R[] {
  return rows.map(({ path, record, cause }) => {
    if (record === undefined) throw new Error(`${path} cannot be read`, { cause });
    return record;
  });
}

/**
 * A record that a list shows something of beside its own, such as a cover or a name; null where there
 * is none, or it cannot be read, which only the log says.
 */
export function beside<R>(
  document: StoredDocument | null,
  read: (document: StoredDocument) => R,
): R | null {
  if (!document) return null;
  const { record, cause } = readBy(read, document);
  if (record === undefined) note({ path: document.path, cause }, false);
  return record ?? null;
}
