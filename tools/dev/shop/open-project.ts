import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import {
  adminSdkVariables,
  ENVIRONMENT_NAMES,
  getEnvironment,
  environmentOrigins,
  portVariable,
} from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';

const EMULATORS = { auth: 'Auth', firestore: 'Firestore' } as const;

/**
 * The Admin SDK for a real project, with application default credentials, or for the emulators that
 * serve a demo project.
 * @param service emulator that the caller needs
 * @throws ToolFailure when the emulators do not run
 */
export async function openProject(
  projectId: string,
  service: keyof typeof EMULATORS,
): Promise<App> {
  if (!projectId.startsWith('demo-')) {
    return initializeApp({ projectId, credential: applicationDefault() });
  }
  const local = ENVIRONMENT_NAMES.map((name) => getEnvironment(name)).find(
    (known) => known.projectId === projectId,
  );
  if (!local) throw new ToolFailure(`There is no local project '${projectId}'.`);
  try {
    await fetch(environmentOrigins(local)[service]);
  } catch {
    throw new ToolFailure(
      `The ${EMULATORS[service]} emulator of ${projectId} does not answer on port ${local.ports[service]}: open the shop with 'npm start' first, set ${portVariable(local.name, service)} if it is on another port, or name a real project with --project.`,
    );
  }
  Object.assign(process.env, adminSdkVariables(local));
  return initializeApp({ projectId });
}
