import type { AppOptions } from 'firebase-admin/app';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { SeededProject } from './fill-project.ts';

/** Runs `work` with the services of a project and closes the app afterwards. */
export async function withAdminApp<T>(
  options: AppOptions,
  work: (project: SeededProject) => Promise<T>,
): Promise<T> {
  const app = initializeApp(options);
  try {
    return await work({
      auth: getAuth(app),
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(),
    });
  } finally {
    await deleteApp(app);
  }
}
