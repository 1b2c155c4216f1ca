import * as z from 'zod/mini';

const origin = z.optional(z.url());

const environment = z.object({
  VITE_FIREBASE_API_KEY: z.string(),
  VITE_FIREBASE_AUTH_DOMAIN: z.string(),
  VITE_FIREBASE_PROJECT_ID: z.string(),
  VITE_FIREBASE_STORAGE_BUCKET: z.string(),
  VITE_FIREBASE_APP_ID: z.optional(z.string()),
  VITE_AUTH_EMULATOR: origin,
  VITE_FIRESTORE_EMULATOR: origin,
  VITE_STORAGE_EMULATOR: origin,
  VITE_GOOGLE_MAPS_API_KEY: z.optional(z.string()),
});

const parsed = environment.parse(import.meta.env);

/**
 * Settings of this build: Firebase project, its emulators in local builds, and the key of the map.
 */
export const config = {
  firebase: {
    apiKey: parsed.VITE_FIREBASE_API_KEY,
    authDomain: parsed.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: parsed.VITE_FIREBASE_PROJECT_ID,
    storageBucket: parsed.VITE_FIREBASE_STORAGE_BUCKET,
    appId: parsed.VITE_FIREBASE_APP_ID,
  },
  authEmulator: parsed.VITE_AUTH_EMULATOR,
  storageEmulator: parsed.VITE_STORAGE_EMULATOR,
  firestoreEmulator: parsed.VITE_FIRESTORE_EMULATOR,
  /** '' if the shop has no map; addresses are then typed without one. */
  mapsApiKey: parsed.VITE_GOOGLE_MAPS_API_KEY ?? '',
  storageOrigin: parsed.VITE_STORAGE_EMULATOR ?? 'https://firebasestorage.googleapis.com',
};
