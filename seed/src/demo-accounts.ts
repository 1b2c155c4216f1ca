import type { Auth } from 'firebase-admin/auth';
import type { DemoPerson } from './data/people.ts';
import { DEMO_PASSWORD } from './data/people.ts';
import { displayNameOf } from './people-documents.ts';

/** Makes the sign-in of a demo person, or sets it back to what it was made as. */
export async function writeAccount(auth: Auth, person: DemoPerson): Promise<void> {
  const { uid, email, role } = person;
  const account = {
    email,
    emailVerified: true,
    password: DEMO_PASSWORD,
    displayName: displayNameOf(person),
  };
  const { notFound } = await auth.getUsers([{ uid }]);
  if (notFound.length > 0) await auth.createUser({ uid, ...account });
  else await auth.updateUser(uid, account);
  await auth.setCustomUserClaims(uid, { role });
}
