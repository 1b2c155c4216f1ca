import { parseArgs } from 'node:util';
import { role as roleSchema } from '@smriti/shared/account/roles';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getEnvironment } from '../../shared/local/environment.ts';
import { errorMessage, runTool, ToolFailure } from '../../shared/local/failure.ts';
import { openProject } from '../dev/shop/open-project.ts';

const USAGE = 'npm run grant-role -- <email> <role> [--project <id>]';
const GRANTABLE = roleSchema.options.filter((role) => role !== 'guest');

/**
 * `npm run grant-role -- <email> <role> [--project ID]`: gives a registered person a role, in the
 * emulators of `npm start` or, with application default credentials, in a real project. Sessions
 * with the old role end.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: getEnvironment('start').projectId } },
    allowPositionals: true,
  });
  const [email, name] = positionals;
  if (!email || !name || positionals.length > 2) throw new ToolFailure(`Usage: ${USAGE}`);
  const role = GRANTABLE.find((known) => known === name);
  if (!role) {
    throw new ToolFailure(`There is no role '${name}' to grant: ${GRANTABLE.join(', ')}.`);
  }
  const auth = getAuth(await openProject(values.project, 'auth'));
  const user = await userWith(email, auth, values.project);
  if (user.customClaims?.role === role) {
    await noteRole(user.uid, role);
    console.log(`${email} already is ${role} in ${values.project}.`);
    return;
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role });
  await auth.revokeRefreshTokens(user.uid);
  await noteRole(user.uid, role);
  console.log(`${email} is ${role} in ${values.project} from the next sign-in on.`);
});

/**
 * Writes the role into the profile, if there is one: the console's list of staff reads profiles.
 */
async function noteRole(uid: string, role: string): Promise<void> {
  const profile = getFirestore().doc(`users/${uid}`);
  if ((await profile.get()).exists) await profile.update({ staff_role: role });
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
    throw new ToolFailure(`${projectId} could not be asked for ${email}: ${errorMessage(error)}`);
  }
}
