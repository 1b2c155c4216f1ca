// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#lib/queries/keys.ts';
import { useLiveReview } from './use-live-review';
import type { ReviewTarget, watchReview } from './watch-review';

/** Firestore stub: callbacks by listener target. */
const listeners = new Map<string, (state: string) => void>();
const nameOf = (target: ReviewTarget) => JSON.stringify(target);

vi.mock('./watch-review', () => ({
  watchReview: ((target, onState) => {
    listeners.set(nameOf(target), onState);
    return Promise.resolve(() => listeners.delete(nameOf(target)));
  }) satisfies typeof watchReview,
}));

const key = keys['approval-products'].one('a1');
let queries: QueryClient;

async function open(albumId: string | null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => useLiveReview({ albumId, status: 'Requested' }), { wrapper });
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  return page;
}

const isStale = () => queries.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  queries = new QueryClient();
  queries.setQueryData(key, {});
});

afterEach(() => {
  vi.useRealTimers();
  listeners.clear();
});

describe('useLiveReview', () => {
  it('asks again for an album once its payment is in, and only for news', async () => {
    await open('a1');
    const tell = listeners.get(nameOf({ albumId: 'a1' }));
    tell?.('unpaid');
    tell?.('unpaid');
    expect(isStale()).toBe(false);
    tell?.('paid');
    expect(isStale()).toBe(true);
  });

  it('follows the queue, and stops with the page', async () => {
    const page = await open(null);
    const tell = listeners.get(nameOf({ status: 'Requested' }));
    tell?.('1');
    tell?.('2');
    expect(isStale()).toBe(true);
    page.unmount();
    expect(listeners.size).toBe(0);
  });
});
