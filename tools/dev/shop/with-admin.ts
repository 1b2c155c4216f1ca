import { withAdminApp } from '../../../seed/src/admin-app.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import {
  adminSdkVariables,
  environmentBucket,
  type Environment,
} from '../../../shared/local/environment.ts';

/** Calls `work` with the Admin SDK of a suite, connected to its emulators by environment variables. */
export async function withAdminSdk<T>(
  suite: Environment,
  work: (project: SeededProject) => Promise<T>,
): Promise<T> {
  const kept = process.env;
  process.env = { ...kept, ...adminSdkVariables(suite) };
  try {
    const { projectId } = suite;
    return await withAdminApp({ projectId, storageBucket: environmentBucket(suite) }, work);
  } finally {
    process.env = kept; // restored, because the next emulators may be of another suite
  }
}
