import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { useStartSession } from './use-start-session';

const startSession = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#lib/session/session.ts', () => ({ startSession }));

function App({ isHeaded = false }) {
  useStartSession();
  return <main>{isHeaded && <h1>My Cart</h1>}</main>;
}

beforeEach(() => {
  vi.useFakeTimers();
  startSession.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useSession.setState({ user: null, isAuthenticated: false });
});

it('loads the heading of the page first, and then checks the session', async () => {
  useSession.setState({ user: ASHA, isAuthenticated: true });
  const { rerender } = render(<App />);
  await vi.advanceTimersByTimeAsync(2500);
  expect(startSession).not.toHaveBeenCalled();
  rerender(<App isHeaded />);
  await vi.advanceTimersByTimeAsync(100);
  expect(startSession).toHaveBeenCalledOnce();
});

it('checks the session after a while if no heading appears', async () => {
  useSession.setState({ user: ASHA, isAuthenticated: true });
  render(<App />);
  await vi.advanceTimersByTimeAsync(3200);
  expect(startSession).toHaveBeenCalledOnce();
});

it('does not check the session of visitors for some seconds', async () => {
  render(<App isHeaded />);
  await vi.advanceTimersByTimeAsync(4900);
  expect(startSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(startSession).toHaveBeenCalledOnce();
});
