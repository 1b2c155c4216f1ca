import { describe, expect, it, vi } from 'vitest';
import { combineQueries } from './combine-queries';

type Part = Parameters<typeof combineQueries>[0][number];

function part(changes: Partial<Part> = {}): Part {
  return { data: undefined, error: null, isFetching: false, refetch: vi.fn(), ...changes };
}
const there = () => part({ data: null });
const lost = (isFetching = false) => part({ error: new Error('No.'), isFetching });

describe('combineQueries', () => {
  it('is not loading once all data is there, even if a part is refetched after a failure', () => {
    const stale = part({ data: 1, error: new Error('No.'), isFetching: true });
    const rest = { failure: null, isLoading: false, isRetrying: false };
    expect(combineQueries([there(), stale])).toMatchObject(rest);
  });

  it('is loading while a part is missing', () => {
    expect(combineQueries([there(), part()])).toMatchObject({ failure: null, isLoading: true });
  });

  it('fails with a failed part, and retries only that part', () => {
    const parts = [there(), part(), lost()];
    const { failure, isLoading, isRetrying, retry } = combineQueries(parts);
    expect([failure?.message, isLoading, isRetrying]).toEqual(['No.', false, false]);
    retry();
    expect(parts.map(({ refetch }) => vi.mocked(refetch).mock.calls.length)).toEqual([0, 0, 1]);
  });

  it('is retrying while a failed part is refetched', () => {
    expect(combineQueries([lost(true)])).toMatchObject({ isRetrying: true, isLoading: false });
    expect(combineQueries([lost(), part({ isFetching: true })]).isRetrying).toBe(false);
  });
});
