import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  terminate,
} from 'firebase/firestore';
import type { ReactFireGlobals } from 'reactfire';
import { startAttestation } from '#lib/api/attestation.ts';
import { config } from '#lib/config.ts';
import { app } from '#lib/session/identity-provider.ts';

/** Starts App Check, so that the first request of Firestore has its token. */
export async function attestFirestore(): Promise<void> {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(app);
}

export function openFirestore(): Firestore {
  const firestore = getFirestore(app);
  if (config.firestoreEmulator) {
    const { hostname, port } = new URL(config.firestoreEmulator);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** Ends all listeners. reactfire would keep them, and an error of theirs, until the page is reloaded. */
export function closeFirestore(firestore: Firestore): Promise<void> {
  const kept = globalThis as Partial<ReactFireGlobals>;
  const observables = kept._reactFirePreloadedObservables;
  for (const id of observables?.keys() ?? [])
    if (id.startsWith('firestore:')) observables?.delete(id);
  kept._reactFireFirestoreQueryCache?.splice(0);
  return terminate(firestore);
}
