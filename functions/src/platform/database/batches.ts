import * as z from 'zod/mini';
import type { StoredDocument } from './database';
import { readField } from './list-rows';
import { storedTime } from './stored-fields';

/** Processes `items` in order, at most `size` concurrently; stops at the first failing batch. */
export async function mapInBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return results;
}

interface Attempts<R> {
  /** Results of the successful items, in order. */
  done: R[];
  failed: number;
}

/**
 * Processes all `items`, at most `size` concurrently. A failure is passed to `report` and does not stop
 * the others.
 */
export async function attemptAll<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
  report: (error: unknown, item: T) => void,
): Promise<Attempts<R>> {
  const attempts = await mapInBatches(items, size, async (item) => {
    try {
      return { result: await work(item) };
    } catch (error) {
      report(error, item);
      return null;
    }
  });
  const done = attempts.flatMap((attempt) => (attempt ? [attempt.result] : []));
  return { done, failed: items.length - done.length };
}

/** A record due for scheduled work: id, and the time by which the query sorts. */
export interface DueRecord {
  id: string;
  at: string;
}

/** Query for a page of due records, sorted by time and id. */
export interface DuePage {
  /** Last record of the previous page; null for the first page. */
  after: DueRecord | null;
  limit: number;
}

/**
 * The due records of a query. @param timeField the field that the query sorts by
 * @throws ZodError for a record without it
 */
export function toDueRecords(documents: readonly StoredDocument[], timeField: string): DueRecord[] {
  return documents.map(({ id, data }) => ({
    id,
    at: z.parse(storedTime, readField(data, timeField)),
  }));
}

interface Walk<R> {
  find: (page: DuePage) => Promise<DueRecord[]>;
  pageSize: number;
  atOnce: number;
  work: (record: DueRecord) => Promise<R>;
  report: (error: unknown, record: DueRecord) => void;
}

/**
 * Processes all due records page by page. Continues after the last record of a page, so that records
 * that fail are not read again in the same run.
 * @returns the result for each record
 */
export async function processDueRecords<R>(walk: Walk<R>): Promise<R[]> {
  const results: R[] = [];
  let after: DueRecord | null = null;
  for (;;) {
    const page: DueRecord[] = await walk.find({ after, limit: walk.pageSize });
    results.push(...(await attemptAll(page, walk.atOnce, walk.work, walk.report)).done);
    after = page.at(-1) ?? null;
    if (page.length < walk.pageSize) return results;
  }
}
