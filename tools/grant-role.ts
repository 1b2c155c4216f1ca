import { parseArgs } from 'node:util';
import { role as roleSchema } from '@smriti/shared/roles';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import {
  ENVIRONMENT_NAMES,
  adminVariables,
  environment,
  originsOf,
  portVariable,
} from './environment.ts';
import { ToolFailure, messageOf, runTool } from './failure.ts';

const USAGE = 'npm run grant-role -- <email> <role> [--project <id>]';
const GRANTABLE = roleSchema.options.filter((role) => role !== 'guest');

/**
 * `npm run grant-role -- <email> <role> [--project ID]`: gives a registered person a role, in the
 * emulators of `npm start` or, with application default credentials, in a real project. Sessions
 * with the old role end.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: environment('start').projectId } },
    allowPositionals: true,
  });
  const [email, name] = positionals;
  if (!email || !name || positionals.length > 2) throw new ToolFailure(`Usage: ${USAGE}`);
  const role = GRANTABLE.find((known) => known === name);
  if (!role) {
    throw new ToolFailure(`There is no role '${name}' to grant: ${GRANTABLE.join(', ')}.`);
  }
  const auth = await authOf(values.project);
  const user = await userWith(email, auth, values.project);
  if (user.customClaims?.role === role) {
    console.log(`${email} already is ${role} in ${values.project}.`);
    return;
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role });
  await auth.revokeRefreshTokens(user.uid);
  console.log(`${email} is ${role} in ${values.project} from the next sign-in on.`);
});

async function authOf(projectId: string): Promise<Auth> {
  if (!projectId.startsWith('demo-')) {
    return getAuth(initializeApp({ projectId, credential: applicationDefault() }));
  }
  const local = ENVIRONMENT_NAMES.map((name) => environment(name)).find(
    (known) => known.projectId === projectId,
  );
  if (!local) throw new ToolFailure(`There is no local project '${projectId}'.`);
  try {
    await fetch(originsOf(local).auth);
  } catch {
    throw new ToolFailure(
      `The Auth emulator of ${projectId} does not answer on port ${local.ports.auth}: open the shop with 'npm start' first, set ${portVariable(local.name, 'auth')} if it is on another port, or name a real project with --project.`,
    );
  }
  Object.assign(process.env, adminVariables(local));
  return getAuth(initializeApp({ projectId }));
}

async function userWith(email: string, auth: Auth, projectId: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'auth/user-not-found') {
      throw new ToolFailure(
        `Nobody has registered as ${email} in ${projectId}: register in the shop first.`,
      );
    }
    if (code === 'auth/invalid-email') throw new ToolFailure(`'${email}' is not an email address.`);
    throw new ToolFailure(`${projectId} could not be asked for ${email}: ${messageOf(error)}`);
  }
}
