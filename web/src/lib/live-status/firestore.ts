import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  terminate,
} from 'firebase/firestore';
import type { ReactFireGlobals } from 'reactfire';
import { startAttestation } from '#lib/api/attestation.ts';
import { config } from '#lib/config.ts';
import { firebaseApp } from '#lib/session/identity-provider.ts';

/**
 * Starts App Check before the first request of Firestore, so that the request includes its token.
 */
export async function startFirestoreAppCheck(): Promise<void> {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(firebaseApp);
}

export function openFirestore(): Firestore {
  const firestore = getFirestore(firebaseApp);
  if (config.firestoreEmulator) {
    const { hostname, port } = new URL(config.firestoreEmulator);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/**
 * Closes the client and clears reactfire's cache, which would keep listeners and their errors until
 * a reload.
 */
export function closeFirestore(firestore: Firestore): Promise<void> {
  const cache = globalThis as Partial<ReactFireGlobals>;
  const observables = cache._reactFirePreloadedObservables;
  for (const id of observables?.keys() ?? [])
    if (id.startsWith('firestore:')) observables?.delete(id);
  cache._reactFireFirestoreQueryCache?.splice(0);
  return terminate(firestore);
}
