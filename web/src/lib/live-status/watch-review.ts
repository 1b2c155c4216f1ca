import {
  collection,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { openFirestore } from './watch-statuses';

/* Firestore is large: import this file only lazily, after the page is painted. */

/** An album in review, or the part of the queue with this status. */
export type ReviewTarget = { albumId: string } | { status: string };

/** Maximum number of queue albums to listen to, equal to the maximum page size of the API. */
const MOST = 100;

/** Fields of an album that its page reacts to; the reviewer's own remarks are not among them. */
const standing = z.object({
  status: z.string(),
  round: z.number(),
  is_unpaid: z.boolean(),
  taken_by: z.nullable(z.object({ uid: z.string() })),
});

function onFailure(error: Error): void {
  logFailure('The review queue is not followed', error);
}

type OnState = (state: string) => void;

function watchAlbum(firestore: Firestore, albumId: string, onState: OnState): () => void {
  return onSnapshot(
    doc(firestore, 'reviewQueue', albumId),
    (snapshot) => {
      const known = standing.safeParse(snapshot.data());
      onState(known.success ? JSON.stringify(known.data) : '');
    },
    onFailure,
  );
}

function watchQueue(firestore: Firestore, status: string, onState: OnState): () => void {
  let changes = 0;
  const part = query(
    collection(firestore, 'reviewQueue'),
    where('status', '==', status),
    limit(MOST),
  );
  return onSnapshot(
    part,
    () => {
      changes += 1;
      onState(String(changes));
    },
    onFailure,
  );
}

/** Reports the state of an album or queue, now and after each change. Returns a function that stops that. */
export async function watchReview(target: ReviewTarget, onState: OnState): Promise<() => void> {
  const firestore = await openFirestore();
  return 'albumId' in target
    ? watchAlbum(firestore, target.albumId, onState)
    : watchQueue(firestore, target.status, onState);
}
