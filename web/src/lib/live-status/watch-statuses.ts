import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import { startAttestation } from '../api/attestation';
import { config } from '../config';
import { logFailure } from '../log';
import { app } from '../session/identity-provider';

/* Firestore is heavy: import this file lazily only, after the page is painted. */

const firestore = getFirestore(app);
if (config.firestoreEmulator) {
  const { hostname, port } = new URL(config.firestoreEmulator);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

/** Firestore, which sends the token of App Check from its first request on. */
export async function openFirestore() {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(app);
  return firestore;
}

const statusTime = z.object({ updated_at: z.instanceof(Timestamp) });

/** A change of an album or an order: which one it was, and when in milliseconds since 1970. */
export interface StatusChange {
  key: string;
  at: number;
}

/**
 * Tells the latest change of the albums and orders of `owner`, now and at each further one; null
 * when there is none yet. It reads one small document for each, however many there are, and goes
 * on by itself after a lost connection. Returns what stops it.
 */
export async function watchStatuses(
  owner: string,
  onChange: (latest: StatusChange | null) => void,
): Promise<() => void> {
  const newest = query(
    collection(await openFirestore(), 'statuses'),
    where('owner', '==', owner),
    orderBy('updated_at', 'desc'),
    limit(1),
  );
  return onSnapshot(
    newest,
    ({ docs: [latest] }) => {
      if (!latest) {
        onChange(null);
        return;
      }
      const at = statusTime.parse(latest.data()).updated_at.toMillis();
      onChange({ key: `${latest.id} ${at}`, at });
    },
    (error) => {
      logFailure('Changes made elsewhere are not followed', error);
    },
  );
}
