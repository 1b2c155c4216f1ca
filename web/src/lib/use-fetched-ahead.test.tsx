import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFetchedAhead } from './use-fetched-ahead';

const load = vi.fn<() => Promise<unknown>>();
const loads = [load];

function Page() {
  useFetchedAhead(loads);
  return null;
}

beforeEach(() => {
  vi.unstubAllGlobals(); // not earlier: leaving the page before still needs them
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

it('fetches when the page is idle, and once', () => {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => asked.push(work));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const { rerender } = render(<Page />);
  expect(load).not.toHaveBeenCalled();
  asked[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  rerender(<Page />);
  expect(asked).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches a little later where the browser does not tell, unless the page is left', () => {
  const { unmount } = render(<Page />);
  unmount();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  render(<Page />);
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

it('only logs what could not be fetched: it is asked for again when it is needed', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const error = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValue(error);
  render(<Page />);
  await vi.runAllTimersAsync();
  expect(log).toHaveBeenCalledWith('A part could not be fetched ahead', error);
});
