import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Clock, systemClock } from './clock';

/** What triggers and schedules work with: no request is counted, and no caller known. */
export interface TriggerDeps {
  firestore: Firestore;
  clock: Clock;
}

/** Initialises the Admin SDK with what the platform provides, once for the process. */
export function createTriggerDeps(): TriggerDeps {
  const [app = initializeApp()] = getApps();
  return { firestore: getFirestore(app), clock: systemClock };
}
