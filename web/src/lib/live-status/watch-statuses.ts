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
import { startAttestation } from '#lib/api/attestation.ts';
import { config } from '#lib/config.ts';
import { logFailure } from '#lib/log.ts';
import { app } from '#lib/session/identity-provider.ts';

/* Firestore is large: import this file only lazily, after the page is painted. */

const firestore = getFirestore(app);
if (config.firestoreEmulator) {
  const { hostname, port } = new URL(config.firestoreEmulator);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

/** Opens Firestore after App Check has started, so that the first request has its token. */
export async function openFirestore() {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(app);
  return firestore;
}

const statusTime = z.object({ updated_at: z.instanceof(Timestamp) });

/** A change of an album or order: its id, and the time in ms since 1970. */
export interface StatusChange {
  key: string;
  at: number;
}

/**
 * Reports the latest change of the albums and orders of `owner`, now and after each change; null when there
 * is none. Each report reads one small document. Reconnects automatically. Returns a function that stops it.
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
