import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { openBucket } from '../../functions/src/platform/bucket';
import { bucket, projectId } from './environment';

/** The project on the emulators, as its own functions see it. */
export const adminApp = initializeApp({ projectId, storageBucket: bucket });

/** Admin access to the emulators, without API and rules: for setting up scenes and checking effects. */
export const firestore = getFirestore(adminApp);
export const auth = getAuth(adminApp);
export const storage = openBucket(adminApp);
