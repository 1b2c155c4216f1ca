// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { type PropsWithChildren, type ReactNode, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryKeys } from '#lib/queries/keys.ts';
import { LiveUpdates } from '#lib/session/FirebaseProviders.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { useLiveReview } from './use-live-review';
import { useLiveStatus } from './use-live-status';

/** Firestore stub: the data of each listener, and the callbacks for changes. */
const firestore = vi.hoisted(() => ({
  data: new Map<string, unknown>(),
  listeners: new Map<string, Set<() => void>>(),
  isOpen: false,
}));

function useListener(name: string) {
  const data: unknown = useSyncExternalStore(
    (onChange) => {
      const others = firestore.listeners.get(name) ?? new Set();
      firestore.listeners.set(name, others.add(onChange));
      return () => {
        if (others.delete(onChange) && others.size === 0) firestore.listeners.delete(name);
      };
    },
    () => firestore.data.get(name),
  );
  return { status: firestore.data.has(name) ? 'success' : 'loading', data };
}

vi.mock('firebase/firestore', async (original) => ({
  Timestamp: (await original<{ Timestamp: unknown }>()).Timestamp,
  collection: (_firestore: unknown, name: string) => name,
  doc: (_firestore: unknown, ...path: string[]) => path.join('/'),
  query: (name: string, ...parts: string[]) => [name, ...parts].filter(Boolean).join(' '),
  where: (field: string, _is: string, value: string) => `${field}=${value}`,
  orderBy: () => '',
  limit: () => '',
}));
vi.mock('reactfire', () => ({
  FirestoreProvider: ({ children }: PropsWithChildren) => children,
  useFirestore: () => ({}),
  useFirestoreCollection: useListener,
  useFirestoreCollectionData: useListener,
  useFirestoreDocData: useListener,
}));
vi.mock('./firestore', () => ({
  startFirestoreAppCheck: () => Promise.resolve(),
  openFirestore: () => {
    firestore.isOpen = true;
    return {};
  },
  closeFirestore: () => {
    firestore.isOpen = false;
    return Promise.resolve();
  },
}));

let queries: QueryClient;

/** Renders a page that subscribes to changes. */
function open(useLive: () => void) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      {children}
      <LiveUpdates />
    </QueryClientProvider>
  );
  return renderHook(useLive, { wrapper });
}

/** Advances the timers after the paint, until the listener is loaded. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
  });
}

function tell(name: string, data: unknown): void {
  if (!firestore.listeners.has(name)) throw new Error(`nobody listens to ${name}`);
  firestore.data.set(name, data);
  act(() => firestore.listeners.get(name)?.forEach((onChange) => onChange()));
}

beforeEach(() => {
  vi.useFakeTimers();
  firestore.data.clear();
  queries = new QueryClient();
});

afterEach(() => vi.useRealTimers());

describe('useLiveStatus', () => {
  const LONG_AGO = Date.now() - 3_600_000;
  let customers = 0;
  let uid: string;

  const follow = (isReady = true) => open(() => useLiveStatus(isReady));
  const isListening = () => firestore.listeners.has(`statuses owner=${uid}`);
  const lists = () => [queryKeys.albums.list(uid), queryKeys.orders.list(uid)];
  /** Whether the lists of albums and orders are stale; fails if only one is. */
  const isStale = () => {
    const [albums, orders] = lists().map((key) => queries.getQueryState(key)?.isInvalidated);
    expect(orders).toBe(albums);
    return albums;
  };
  const tellLatest = (id: string, at = LONG_AGO) =>
    tell(`statuses owner=${uid}`, [{ id, updated_at: Timestamp.fromMillis(at) }]);

  beforeEach(() => {
    customers += 1;
    uid = `customer-${customers}`;
    useSession.setState({ user: { ...ASHA, id: uid, uid } });
    for (const key of lists()) queries.setQueryData(key, []);
  });

  it('does not listen until the page is ready', async () => {
    follow(false);
    await settle();
    expect(isListening()).toBe(false);
  });

  it('keeps the queries fresh until a status changes', async () => {
    follow();
    await settle();
    tellLatest('album 1');
    expect(isStale()).toBe(false);
    tellLatest('album 2');
    expect(isStale()).toBe(true);
  });

  it('keeps the queries fresh while there is no status', async () => {
    follow();
    await settle();
    tell(`statuses owner=${uid}`, []);
    expect(isStale()).toBe(false);
    tellLatest('album 1');
    expect(isStale()).toBe(true);
  });

  it('invalidates the queries after a change during the loading of the listener', async () => {
    follow();
    await settle();
    tellLatest('album 1', Date.now() - 1000);
    expect(isStale()).toBe(true);
  });

  it('invalidates the queries after a change while no page listened', async () => {
    const first = follow();
    await settle();
    tellLatest('album 1');
    first.unmount();
    firestore.data.clear();
    follow();
    await settle();
    tellLatest('album 2');
    expect(isStale()).toBe(true);
  });

  it('stops listening on unmount', async () => {
    const { unmount } = follow();
    await settle();
    expect(isListening()).toBe(true);
    unmount();
    expect(isListening()).toBe(false);
    expect(firestore.isOpen).toBe(false);
  });

  it('does not start listening after an early unmount', async () => {
    const { unmount } = follow();
    unmount();
    await settle();
    expect(isListening()).toBe(false);
  });
});

describe('useLiveReview', () => {
  const key = queryKeys['approval-products'].one('a1');
  const isStale = () => queries.getQueryState(key)?.isInvalidated;
  const follow = (albumId: string | null) =>
    open(() => useLiveReview({ albumId, status: 'Requested' }));
  const album = { status: 'Requested', round: 1, is_unpaid: true, taken_by: null };

  beforeEach(() => queries.setQueryData(key, {}));

  it('invalidates the album when its payment arrives, but not for new remarks', async () => {
    follow('a1');
    await settle();
    tell('reviewQueue/a1', album);
    tell('reviewQueue/a1', { ...album, remarks: 2 });
    expect(isStale()).toBe(false);
    tell('reviewQueue/a1', { ...album, is_unpaid: false });
    expect(isStale()).toBe(true);
  });

  it('invalidates the review when the queue changes, and stops listening on unmount', async () => {
    const page = follow(null);
    await settle();
    tell('reviewQueue status=Requested', { size: 1 });
    expect(isStale()).toBe(false);
    tell('reviewQueue status=Requested', { size: 2 });
    expect(isStale()).toBe(true);
    page.unmount();
    expect(firestore.listeners.size).toBe(0);
  });
});
