import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import {
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
  useFirestoreCollectionData,
  useFirestoreDocData,
} from 'reactfire';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { closeFirestore, openFirestore, startFirestoreAppCheck } from './firestore';
import type { LiveSubscription } from './live-subscriptions';

/* Firestore is large, so this file must be imported lazily, after the page has been painted. */

/**
 * Maximum age in ms of the first reported change; an older one is already part of the page's data.
 */
const RECENT_MS = 60_000;
/** Maximum number of queue albums to listen to, equal to the maximum page size of the API. */
const MAX_WATCHED_ALBUMS = 100;

/** Schema of the latest change of a customer's albums and orders. */
const latestStatuses = z.array(z.object({ id: z.string(), updated_at: z.instanceof(Timestamp) }));

/** Fields of an album that its page reacts to, without the reviewer's own remarks. */
const albumState = z.object({
  status: z.string(),
  round: z.number(),
  is_unpaid: z.boolean(),
  taken_by: z.nullable(z.object({ uid: z.string() })),
});

/** Latest known change in this tab, by the customer's uid; '' if none. */
const latestChanges = new Map<string, string>();

/**
 * Listens only to the newest status document of `owner`, so that each change reads one small
 * document.
 */
function StatusListener({ owner, onChange }: { owner: string; onChange: () => void }) {
  const newest = query(
    collection(useFirestore(), 'statuses'),
    where('owner', '==', owner),
    orderBy('updated_at', 'desc'),
    limit(1),
  );
  const { status, data } = useFirestoreCollectionData(newest, { idField: 'id' });
  useEffect(() => {
    if (status !== 'success') return;
    const [latest] = latestStatuses.parse(data);
    const at = latest?.updated_at.toMillis() ?? 0;
    const key = latest ? `${latest.id} ${at}` : '';
    const last = latestChanges.get(owner);
    latestChanges.set(owner, key);
    const isNews = last === undefined ? Date.now() - at < RECENT_MS : last !== key;
    if (isNews) onChange();
  }, [status, data, owner, onChange]);
  return null;
}

/** Calls `onChange` when `state` changes; it is undefined while loading. */
function useOnChange(state: unknown, onChange: () => void): void {
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (state === undefined || state === last.current) return;
    if (last.current !== undefined) onChange();
    last.current = state;
  }, [state, onChange]);
}

function AlbumListener({ albumId, onChange }: { albumId: string; onChange: () => void }) {
  const album = doc(useFirestore(), 'reviewQueue', albumId);
  const { status, data } = useFirestoreDocData(album);
  const { data: now = null } = albumState.safeParse(data);
  useOnChange(status === 'success' ? JSON.stringify(now) : undefined, onChange);
  return null;
}

function QueueListener({ queue, onChange }: { queue: string; onChange: () => void }) {
  const part = query(
    collection(useFirestore(), 'reviewQueue'),
    where('status', '==', queue),
    limit(MAX_WATCHED_ALBUMS),
  );
  useOnChange(useFirestoreCollection(part).data, onChange);
  return null;
}

function Listener({ subscription }: { subscription: LiveSubscription }) {
  if ('owner' in subscription) return <StatusListener {...subscription} />;
  if ('albumId' in subscription) return <AlbumListener {...subscription} />;
  return <QueueListener {...subscription} />;
}

/** Listens to Firestore while the component is mounted; Firestore reconnects automatically. */
export function LiveListeners({ subscriptions }: { subscriptions: readonly LiveSubscription[] }) {
  const [firestore, setFirestore] = useState<Firestore | null>(null);
  useEffect(() => {
    let isOver = false;
    let opened: Firestore | undefined;
    async function open(): Promise<void> {
      await startFirestoreAppCheck();
      if (isOver) return;
      opened = openFirestore();
      setFirestore(opened);
    }
    open().catch((error: unknown) => logFailure('Changes made elsewhere are not followed', error));
    return () => {
      isOver = true;
      if (opened) void closeFirestore(opened);
    };
  }, []);
  if (!firestore) return null;
  return (
    <FirestoreProvider sdk={firestore}>
      {subscriptions.map((subscription) => (
        <Listener key={JSON.stringify(subscription)} subscription={subscription} />
      ))}
    </FirestoreProvider>
  );
}
