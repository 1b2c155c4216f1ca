import {
  acceptStaffInvitation,
  createStaffInvitation,
  getStaffInvitation,
  type InvitedRole,
  listStaffInvitations,
  STAFF_INVITATION_DAYS,
  type StaffInvitation,
} from '@smriti/shared/account/staff-invitations';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAccountData } from '../../../functions/src/features/privacy/exports/export.repository';
import { findStaffInvitationPaths } from '../../../functions/src/features/privacy/erasure/erasure.repository';
import {
  type Account,
  createTestCustomer,
  createTestEmail,
  createTestStaff,
  type Member,
} from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { callApi, expectAnswer, expectError } from '../../support/http';

let admin: Account;

beforeAll(async () => {
  admin = await createTestStaff('Meera', 'admin');
});

const asAdmin = (method: 'GET' | 'POST' | 'DELETE', path: string, json?: unknown) =>
  callApi(method, path, { token: admin.idToken, ...(json !== undefined && { json }) });

const callInvite = (email: string, role: InvitedRole = 'printer') =>
  asAdmin('POST', '/staff-invitations', { email, role });
async function invite(email: string, role?: InvitedRole): Promise<StaffInvitation> {
  return expectAnswer(await callInvite(email, role), createStaffInvitation.response).invitation;
}

/** The token in the newest mail of an invitation. */
async function mailedToken(id: string): Promise<string> {
  const mails = await firestore.collection('mail').where('event', '==', 'staff_invited').get();
  const texts = mails.docs
    .filter((mail) => mail.id.startsWith(`staff_invited-${id}-`))
    .map((mail) => String(mail.get('message.text')));
  expect(texts).toHaveLength(1);
  return /\/staff-invitation\/([\w-]+)/.exec(texts[0] ?? '')?.[1] ?? '';
}

const callLink = ({ idToken: token }: Account, link: string) =>
  callApi('GET', `/staff-invitation/${link}`, { token });
const stateFor = async (account: Account, link: string) =>
  expectAnswer(await callLink(account, link), getStaffInvitation.response).state;
const callAccept = ({ idToken: token }: Account, link: string) =>
  callApi('POST', '/staff-invitation/accept', { token, json: { token: link } });

/** A customer whose address is confirmed. */
async function createConfirmedCustomer(): Promise<Member> {
  const customer = await createTestCustomer();
  await auth.updateUser(customer.uid, { emailVerified: true });
  return customer;
}

const claimOf = async (uid: string) => (await auth.getUser(uid)).customClaims?.['role'] as unknown;

// docs/rules.md#roles-10
describe('an invitation', () => {
  it('gives the role once, at acceptance, to the confirmed account with its address', async () => {
    const invited = await createTestCustomer();
    const { id, ...shown } = await invite(invited.email.toUpperCase());
    expect(shown).toMatchObject({
      email: invited.email,
      role: 'printer',
      is_expired: false,
      invited_by: 'Meera',
    });
    const record = (await firestore.doc(`staffInvitations/${id}`).get()).data();
    const link = await mailedToken(id);
    expect(JSON.stringify(record)).not.toContain(link.slice(20));
    expect(await claimOf(invited.uid)).toBe('customer');

    expect(await stateFor(invited, link)).toBe('unconfirmed');
    expect(expectError(await callAccept(invited, link), 422).message).toContain(
      'confirm your e-mail address',
    );
    await auth.updateUser(invited.uid, { emailVerified: true });
    const stranger = await createConfirmedCustomer();
    expect(await stateFor(stranger, link)).toBe('other_account');
    expect(expectError(await callAccept(stranger, link), 422).message).toContain(
      'another e-mail address',
    );
    expect(await stateFor(invited, link)).toBe('open');

    const answers = await Promise.all(Array.from({ length: 5 }, () => callAccept(invited, link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.map((one) => expectAnswer(one, acceptStaffInvitation.response))).toEqual([
      { role: 'printer' },
    ]);
    expect(await claimOf(invited.uid)).toBe('printer');
    const profile = await firestore.doc(`users/${invited.uid}`).get();
    expect(profile.get('staff_role')).toBe('printer');
    expect(await stateFor(invited, link)).toBe('used');
    expect((await firestore.doc(`mail/staff_invited-${id}-1`).get()).exists).toBe(false);

    const entries = await firestore.collection('audit').where('keys', 'array-contains', id).get();
    expect(entries.docs.map((entry) => entry.get('action') as unknown)).toEqual([
      'staff_invitation.sent',
    ]);
    const given = await firestore
      .collection('audit')
      .where('keys', 'array-contains', invited.uid)
      .get();
    expect(given.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'user.role', by_uid: admin.uid, after: { role: 'printer' }, state: 'done' },
    ]);
    expect(JSON.stringify([...entries.docs, ...given.docs].map((one) => one.data()))).not.toContain(
      invited.email,
    );
  });

  it('ends when it expires, is sent again or is withdrawn, and is listed while it is open', async () => {
    const invited = await createConfirmedCustomer();
    const { id } = await invite(invited.email, 'support');
    const first = await mailedToken(id);
    expectError(await callInvite(invited.email), 409);
    await firestore.doc(`staffInvitations/${id}`).update({ expires_at: new Date() });
    expect(await stateFor(invited, first)).toBe('expired');
    expect(expectError(await callAccept(invited, first), 422).message).toContain('has expired');

    const listed = async () => {
      const answer = await asAdmin('GET', '/staff-invitations?limit=100');
      const { invitations } = expectAnswer(answer, listStaffInvitations.response);
      return invitations.find((one) => one.id === id);
    };
    expect((await listed())?.is_expired).toBe(true);
    expect((await asAdmin('POST', `/staff-invitations/${id}/send-again`)).status).toBe(200);
    const second = await mailedToken(id);
    expect(expectError(await callLink(invited, first), 404).message).toContain('not valid');
    expect(await stateFor(invited, second)).toBe('open');
    const left = Date.parse((await listed())?.expires_at ?? '') - Date.now();
    expect(Math.round(left / 86_400_000)).toBe(STAFF_INVITATION_DAYS);

    expect((await asAdmin('DELETE', `/staff-invitations/${id}`)).status).toBe(200);
    expect(await listed()).toBeUndefined();
    expect(await stateFor(invited, second)).toBe('withdrawn');
    expect(expectError(await callAccept(invited, second), 422).message).toContain('was withdrawn');
    expectError(await asAdmin('POST', `/staff-invitations/${id}/send-again`), 404);
    expect(await claimOf(invited.uid)).toBe('customer');
  });

  it('is invalid for staff, and if the inviting admin is no longer one', async () => {
    const colleague = await createTestStaff('Ravi', 'reviewer');
    await auth.updateUser(colleague.uid, { emailVerified: true });
    const forStaff = await mailedToken((await invite(colleague.email)).id);
    expect(await stateFor(colleague, forStaff)).toBe('has_role');
    expect(expectError(await callAccept(colleague, forStaff), 422).message).toContain(
      'a role in the shop already',
    );

    const former = await createTestStaff('Tara', 'admin');
    const invited = await createConfirmedCustomer();
    const json = { email: invited.email, role: 'admin' };
    const answer = await callApi('POST', '/staff-invitations', { token: former.idToken, json });
    const { invitation } = expectAnswer(answer, createStaffInvitation.response);
    const link = await mailedToken(invitation.id);
    await firestore.doc(`users/${former.uid}`).update({ staff_role: 'customer' });
    expect(await stateFor(invited, link)).toBe('withdrawn');
    expectError(await callAccept(invited, link), 422);
  });

  it('is part of the export and the erasure of the account with its address', async () => {
    const invited = await createTestCustomer();
    const { id } = await invite(invited.email);
    const { staff_invitations: exported } = await readAccountData(jobDeps.db, invited.uid);
    expect(exported?.map((one) => one.id)).toEqual([id]);
    const of = { uid: invited.uid, email: invited.email };
    expect(await findStaffInvitationPaths(jobDeps.db, of)).toEqual([`staffInvitations/${id}`]);
    const other = { uid: 'nobody', email: createTestEmail() };
    expect(await findStaffInvitationPaths(jobDeps.db, other)).toEqual([]);
  });

  it('does not exist for a malformed link, and requires a sign-in', async () => {
    const { idToken: token } = await createTestCustomer();
    expectError(await callApi('GET', '/staff-invitation/abc', { token }), 404);
    expectError(await callApi('GET', '/staff-invitation/abc'), 401);
  });
});
