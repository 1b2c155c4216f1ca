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

/** A database value cached per instance for a short time. */
export interface CachedValue<T> {
  /** The value, read at most the cache time ago. */
  current: (reads: Reads) => Promise<T>;
  /** Clears the cache after a change by this instance. */
  forget: (reads: Pick<Reads, 'db'>) => void;
}

/**
 * Caches the result of `load` for `milliseconds` per database, for values needed by every customer
 * action.
 */
export function createCachedValue<T>(
  milliseconds: number,
  load: (db: Database) => Promise<T>,
): CachedValue<T> {
  const known = new WeakMap<Database, Known<T>>();
  return {
    current({ db, clock }) {
      const now = clock.now().getTime();
      const last = known.get(db);
      if (last && Math.abs(now - last.readAt) < milliseconds) return last.value;
      const value = load(db);
      known.set(db, { value, readAt: now });
      // errors are not cached: the next call tries again
      value.catch(() => known.delete(db));
      return value;
    },
    forget({ db }) {
      known.delete(db);
    },
  };
}
