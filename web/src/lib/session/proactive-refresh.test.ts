import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProactiveRefresh } from './proactive-refresh';

const MINUTE = 60_000;

describe('startProactiveRefresh', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // proves session-4
  it('renews five minutes before expiry, and again before the next expiry', async () => {
    let expiry = 60 * MINUTE;
    const refresh = vi.fn(() => {
      expiry += 60 * MINUTE;
      return Promise.resolve();
    });
    const stop = startProactiveRefresh({ expiresAt: () => expiry, refresh });
    await vi.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
  });

  // proves session-9
  it('retries after 30 s, doubling up to 16 minutes', async () => {
    const calls: number[] = [];
    const refresh = vi.fn(() => {
      calls.push(Date.now());
      return Promise.reject(new Error('offline'));
    });
    const stop = startProactiveRefresh({ expiresAt: () => 5 * MINUTE, refresh });
    await vi.advanceTimersByTimeAsync(90 * MINUTE);
    const gaps = calls.slice(1).map((time, index) => time - (calls[index] ?? 0));
    expect(gaps.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960].map((s) => s * 1000));
    stop();
  });

  it('pauses 30 s after a success even when the new token looks stale', async () => {
    const outcomes = [false, false, true, true];
    const calls: number[] = [];
    const refresh = () => {
      calls.push(Date.now());
      return outcomes.shift() ? Promise.resolve() : Promise.reject(new Error('offline'));
    };
    const stop = startProactiveRefresh({ expiresAt: () => Date.now() + 5 * MINUTE, refresh });
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(calls.slice(0, 4)).toEqual([0, 30_000, 90_000, 120_000]);
    stop();
  });

  it('does nothing after it is stopped, or without a token', async () => {
    const refresh = vi.fn(() => Promise.resolve());
    startProactiveRefresh({ expiresAt: () => 6 * MINUTE, refresh })();
    startProactiveRefresh({ expiresAt: () => null, refresh });
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(refresh).not.toHaveBeenCalled();
  });
});
