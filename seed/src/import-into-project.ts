import { applicationDefault } from 'firebase-admin/app';
import { snapshotPaths } from '../../functions/src/features/catalogue/snapshot/catalogue-snapshot.records.ts';
import {
  ENVIRONMENT_NAMES,
  adminSdkVariables,
  getEnvironment,
} from '../../shared/local/environment.ts';
import { ToolFailure, errorMessage } from '../../shared/local/failure.ts';
import { withAdminApp } from './admin-app.ts';
import type { SeedCounts, SeededProject } from './fill-project.ts';
import { fillProject } from './fill-project.ts';
import type { ProjectOptions } from './seed-options.ts';
import { isDemoProject } from './seed-options.ts';
import type { ShopFiles } from './shop-files.ts';

/**
 * Imports the catalogue into a project: into a real project with the application default credentials, into a
 * demo project through its running emulators. `files` is called only if the import can start.
 * @throws ToolFailure when the project already has a catalogue and `isOverwriting` is false, when the project
 *   cannot be reached, when the demo project does not exist, or when emulator variables are set for a real
 *   project
 */
export async function importIntoProject(
  options: ProjectOptions,
  files: () => Promise<ShopFiles>,
): Promise<SeedCounts> {
  const { projectId, bucket, isOverwriting, withDemoAccounts } = options;
  const variables = emulatorHostVariables(projectId, process.env);
  if (variables.FIRESTORE_EMULATOR_HOST) {
    await requireEmulator(projectId, `http://${variables.FIRESTORE_EMULATOR_HOST}`);
  }
  Object.assign(process.env, variables);
  const credential = isDemoProject(projectId) ? {} : { credential: applicationDefault() };
  return withAdminApp({ projectId, storageBucket: bucket, ...credential }, async (project) => {
    if ((await hasCatalogue(project, projectId)) && !isOverwriting) {
      throw new ToolFailure(
        `${projectId} has a catalogue already. To replace its records of the same ids, and what customers have rated since, say --overwrite.`,
      );
    }
    return fillProject(project, { files: await files(), withDemoPeople: withDemoAccounts });
  });
}

async function requireEmulator(projectId: string, origin: string): Promise<void> {
  try {
    await fetch(origin);
  } catch (error) {
    throw new ToolFailure(
      `The Firestore emulator of ${projectId} does not answer on ${origin}: start its emulators first.`,
      { cause: error },
    );
  }
}

/** First call to the project: fails when credentials or permissions are missing. */
async function hasCatalogue({ firestore }: SeededProject, projectId: string): Promise<boolean> {
  try {
    return (await firestore.doc(snapshotPaths.state).get()).exists;
  } catch (error) {
    throw new ToolFailure(
      `${projectId} cannot be read (${errorMessage(error)}): sign in with 'gcloud auth application-default login' as someone who may write to its Firestore and Storage.`,
      { cause: error },
    );
  }
}

/**
 * Environment variables that connect the Admin SDK to the emulators of a demo project; none for a
 * real project.
 * @throws ToolFailure if the shell has such variables for a real project, or the demo project has
 * no emulators
 */
export function emulatorHostVariables(
  projectId: string,
  variables: NodeJS.ProcessEnv,
): Record<string, string> {
  const suites = ENVIRONMENT_NAMES.map((name) => getEnvironment(name, variables));
  if (!isDemoProject(projectId)) {
    const left = suites
      .flatMap((suite) => Object.keys(adminSdkVariables(suite)))
      .find((name) => name.endsWith('_EMULATOR_HOST') && variables[name]);
    if (left) throw new ToolFailure(`${projectId} is a real project: unset ${left} first.`);
    return {};
  }
  const local = suites.find((suite) => suite.projectId === projectId);
  if (local) return { ...adminSdkVariables(local), METADATA_SERVER_DETECTION: 'none' };
  const known = suites.map((suite) => suite.projectId).join(', ');
  throw new ToolFailure(`There is no local project '${projectId}': ${known}.`);
}
