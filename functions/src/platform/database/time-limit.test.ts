import { describe, expect, it, vi } from 'vitest';
import { type TimeLimit, runWithTimeLimit } from './time-limit';
import { isFirestoreUnavailable } from './transactions';

const never = () => new Promise<never>(() => undefined);
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));
const LIMITS = { answer: 60, probe: 30 };

describe('a read', () => {
  it('returns its result', async () => {
    expect(await runWithTimeLimit(() => after(5, 'read'), never, LIMITS)).toBe('read');
  });

  it('fails in time if Firestore does not respond', async () => {
    const failure: unknown = await runWithTimeLimit(never, never, LIMITS).catch(
      (error: unknown) => error,
    );
    expect(isFirestoreUnavailable(failure)).toBe(true);
  });

  it('continues while Firestore is slow but responds', async () => {
    expect(
      await runWithTimeLimit(
        () => after(150, 'read'),
        () => after(5, null),
        LIMITS,
      ),
    ).toBe('read');
  });
});

describe('a transaction', () => {
  it('waits for its locks as long as Firestore responds', async () => {
    const probe = vi.fn(() => Promise.resolve());
    expect(await runWithTimeLimit(() => after(200, 'committed'), probe, LIMITS)).toBe('committed');
    expect(probe.mock.calls.length).toBeGreaterThan(1);
  });

  it('is aborted if Firestore is unavailable, and commits nothing afterwards', async () => {
    let limit: TimeLimit | undefined;
    const work = (given: TimeLimit) => {
      limit = given;
      given.assertCallerWaiting();
      return never();
    };
    const failure: unknown = await runWithTimeLimit(work, never, LIMITS).catch(
      (error: unknown) => error,
    );
    expect(isFirestoreUnavailable(failure)).toBe(true);
    expect(() => limit?.assertCallerWaiting()).toThrow('answered before');
  });

  it('fails with the error of its work, and stops probing', async () => {
    const probe = vi.fn(() => Promise.resolve());
    const work = () => Promise.reject(new Error('conflict'));
    await expect(runWithTimeLimit(work, probe, LIMITS)).rejects.toThrow('conflict');
    await after(100, null);
    expect(probe).not.toHaveBeenCalled();
  });
});
