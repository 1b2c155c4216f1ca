import type { Clock } from './clock';
import type { Database } from './database/database';

interface Reads {
  db: Database;
  clock: Clock;
}

interface Known<T> {
  value: Promise<T>;
  readAt: number;
}

/** A value of the database that an instance keeps for a moment. */
export interface RecentValue<T> {
  /** As it was read at most so long ago, whoever asked. */
  current: (reads: Reads) => Promise<T>;
  /** Makes the next one who asks read it again: this instance has changed it. */
  forget: (reads: Pick<Reads, 'db'>) => void;
}

/**
 * Keeps what `load` reads for `milliseconds`, for each database of the process, so that what every
 * customer's action needs is not read for each of them.
 */
export function recentValue<T>(
  milliseconds: number,
  load: (db: Database) => Promise<T>,
): RecentValue<T> {
  const known = new WeakMap<Database, Known<T>>();
  return {
    current({ db, clock }) {
      const now = clock.now().getTime();
      const last = known.get(db);
      if (last && Math.abs(now - last.readAt) < milliseconds) return last.value;
      const value = load(db);
      known.set(db, { value, readAt: now });
      // a failure is not kept: the next call asks again
      value.catch(() => known.delete(db));
      return value;
    },
    forget({ db }) {
      known.delete(db);
    },
  };
}
