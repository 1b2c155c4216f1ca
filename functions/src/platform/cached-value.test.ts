import { describe, expect, it } from 'vitest';
import type { Database } from './database/database';
import { createCachedValue } from './cached-value';

/** A cached value that counts its reads, and a fixed clock. */
function scene(load: (count: number) => Promise<number> = (count) => Promise.resolve(count)) {
  let reads = 0;
  const time = { now: 0 };
  const value = createCachedValue(5_000, () => {
    reads += 1;
    return load(reads);
  });
  const deps = { db: {} as Database, clock: { now: () => new Date(time.now) } };
  return { value, time, deps };
}

describe('createCachedValue', () => {
  it('reads once for concurrent calls', async () => {
    const { value, time, deps } = scene();
    await Promise.all([value.current(deps), value.current(deps)]);
    time.now = 4_999;
    expect(await value.current(deps)).toBe(1);
    time.now = 5_000;
    expect(await value.current(deps)).toBe(2);
  });

  it('reads again once it is cleared, and for another database', async () => {
    const { value, deps } = scene();
    await value.current(deps);
    value.forget(deps);
    expect(await value.current(deps)).toBe(2);
    expect(await value.current({ ...deps, db: {} as Database })).toBe(3);
  });

  it('stores no failure', async () => {
    const { value, deps } = scene((count) =>
      count === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(count),
    );
    await expect(value.current(deps)).rejects.toThrow('offline');
    expect(await value.current(deps)).toBe(2);
  });
});
