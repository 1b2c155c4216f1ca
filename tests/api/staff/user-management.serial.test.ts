import { afterEach, expect, it } from 'vitest';
import { createTestStaff } from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { callApi, expectError } from '../../support/http';

/** Paths of other tests' admins, who are reviewers while a test of this file runs. */
const others: string[] = [];

async function leaveAlone(uid: string): Promise<void> {
  const admins = await firestore.collection('users').where('staff_role', '==', 'admin').get();
  others.push(...admins.docs.map(({ ref }) => ref.path).filter((path) => path !== `users/${uid}`));
  await Promise.all(others.map((path) => firestore.doc(path).update({ staff_role: 'reviewer' })));
}

afterEach(async () => {
  const paths = others.splice(0);
  await Promise.all(paths.map((path) => firestore.doc(path).update({ staff_role: 'admin' })));
});

it('keeps the last admin, who cannot lose the role or be erased', async () => {
  const [last, second] = [
    await createTestStaff('Uma', 'admin'),
    await createTestStaff('Tara', 'admin'),
  ];
  await leaveAlone(last.uid);
  const token = last.idToken;
  const give = (uid: string, role: string) =>
    callApi('PUT', `/users/${uid}/role`, { token, json: { role } });
  expect(expectError(await give(last.uid, 'customer'), 409).message).toContain('last admin');
  expectError(await callApi('DELETE', `/users/${last.uid}`, { token }), 409);
  expect((await auth.getUser(last.uid)).customClaims).toEqual({ role: 'admin' });

  expect((await give(second.uid, 'admin')).status).toBe(200);
  expect((await give(last.uid, 'customer')).status).toBe(200);
});
