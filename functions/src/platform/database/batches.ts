/** Works on `items` in their order, at most `size` at once; stops at the first batch that fails. */
export async function inBatches<T, R>(
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
  /** Of those that succeeded, in their order. */
  done: R[];
  failed: number;
}

/**
 * Works on all of `items`, at most `size` at once: one that fails is told to `report` and left out,
 * so that it does not keep the others from their turn.
 */
export async function attemptAll<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
  report: (error: unknown, item: T) => void,
): Promise<Attempts<R>> {
  const attempts = await inBatches(items, size, async (item) => {
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

/** A record that waits for a schedule's work: its id, and the moment by which the query sorts. */
export interface DueRecord {
  id: string;
  at: string;
}

/** A page of the records that are due, sorted by moment and id. */
export interface DuePage {
  /** Where the page before ended. */
  after: DueRecord | null;
  limit: number;
}

interface Walk<R> {
  find: (page: DuePage) => Promise<DueRecord[]>;
  pageSize: number;
  atOnce: number;
  work: (record: DueRecord) => Promise<R>;
  report: (error: unknown, record: DueRecord) => void;
}

/**
 * Works on all records that are due, page by page. It goes on from where a page ended, never from
 * the start: what could not be worked on this time would come first again and again.
 * @returns what the work on each returned
 */
export async function workThrough<R>(walk: Walk<R>): Promise<R[]> {
  const results: R[] = [];
  let after: DueRecord | null = null;
  for (;;) {
    const page: DueRecord[] = await walk.find({ after, limit: walk.pageSize });
    results.push(...(await attemptAll(page, walk.atOnce, walk.work, walk.report)).done);
    after = page.at(-1) ?? null;
    if (page.length < walk.pageSize) return results;
  }
}
