// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { useLiveStatus } from './use-live-status';
import type { StatusChange, watchStatuses } from './watch-statuses';

/** Firestore stub: callbacks by listening customer. */
const listeners = new Map<string, (latest: StatusChange | null) => void>();

vi.mock('./watch-statuses', () => ({
  watchStatuses: ((owner, onChange) => {
    listeners.set(owner, onChange);
    return Promise.resolve(() => listeners.delete(owner));
  }) satisfies typeof watchStatuses,
}));

const LONG_AGO = Date.now() - 3_600_000;
let customers = 0;
let uid: string;
let queries: QueryClient;

function open(isReady = true) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useLiveStatus(isReady), { wrapper });
}

/** Advances the time after the paint, until the listener is loaded. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
}

function tell(key: string, at = LONG_AGO): void {
  const listener = listeners.get(uid);
  if (!listener) throw new Error('nobody listens');
  listener({ key, at });
}

const isAskedAnew = () => queries.getQueryState(keys.albums.list(uid))?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  customers += 1;
  uid = `customer-${customers}`;
  useSession.setState({ user: { ...ASHA, id: uid, uid } });
  queries = new QueryClient();
  queries.setQueryData(keys.albums.list(uid), []);
});

afterEach(() => {
  vi.useRealTimers();
  listeners.clear();
});

describe('useLiveStatus', () => {
  it('listens only once the page is there', async () => {
    open(false);
    await settle();
    expect(listeners.size).toBe(0);
  });

  it('leaves what is shown alone until something changes', async () => {
    open();
    await settle();
    tell('album 1');
    expect(isAskedAnew()).toBe(false);
    tell('album 2');
    expect(isAskedAnew()).toBe(true);
  });

  it('asks anew for a change that came while the listener was fetched', async () => {
    open();
    await settle();
    tell('album 1', Date.now() - 1000);
    expect(isAskedAnew()).toBe(true);
  });

  it('catches up on what changed while no page listened', async () => {
    const first = open();
    await settle();
    tell('album 1');
    first.unmount();
    open();
    await settle();
    tell('album 2');
    expect(isAskedAnew()).toBe(true);
  });

  it('stops with the page', async () => {
    const { unmount } = open();
    await settle();
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('does not begin for a page that is left before', async () => {
    const { unmount } = open();
    unmount();
    await settle();
    expect(listeners.size).toBe(0);
  });
});
