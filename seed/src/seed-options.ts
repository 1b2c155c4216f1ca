import { parseArgs } from 'node:util';
import { ToolFailure, errorMessage } from '../../shared/local/failure.ts';

/** Target of `npm run seed`. */
export type SeedOptions = { to: 'emulator-data' } | ({ to: 'project' } & ProjectOptions);

export interface ProjectOptions {
  projectId: string;
  bucket: string;
  /** Whether to replace the catalogue of a project that already has one. */
  isOverwriting: boolean;
  /** Whether to add the demo accounts, whose password is public, and their invented reviews. */
  withDemoAccounts: boolean;
}

/** Whether a project id belongs to a demo project, which exists in emulators only. */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

/**
 * Parses the parameters of `npm run seed`. Outside of demo projects, demo accounts need an explicit
 * option.
 * @throws ToolFailure when the parameters are invalid
 */
export function parseSeedOptions(parameters: readonly string[]): SeedOptions {
  const { project, bucket, ...flags } = parsed(parameters);
  if (project === undefined) {
    if (parameters.length === 0) return { to: 'emulator-data' };
    throw new ToolFailure('These options need a project to apply to: name it with --project ID.');
  }
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new ToolFailure(`'${project}' is not a project id.`);
  }
  const isDemo = isDemoProject(project);
  return {
    to: 'project',
    projectId: project,
    bucket: bucket ?? (isDemo ? `${project}.appspot.com` : `${project}.firebasestorage.app`),
    isOverwriting: flags.overwrite,
    withDemoAccounts: isDemo || flags['with-demo-accounts'],
  };
}

function parsed(parameters: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        project: { type: 'string' },
        bucket: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        'with-demo-accounts': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new ToolFailure(errorMessage(error), { cause: error });
  }
}
