import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucket, projectId } from './environment';

const app = initializeApp({ projectId, storageBucket: bucket });

/** The emulators from behind, past the API and the rules: to set scenes and to look at effects. */
export const firestore = getFirestore(app);
export const auth = getAuth(app);
export const storage = getStorage(app).bucket();
