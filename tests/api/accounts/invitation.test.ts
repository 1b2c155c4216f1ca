import { applyReferral, checkReferral, getInvitation } from '@smriti/shared/account/invitation';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { callApi, expectAnswer, expectError } from '../../support/http';

const DAY = 24 * 3_600_000;

async function codeOf({ uid }: Account): Promise<string> {
  return String((await firestore.doc(`users/${uid}`).get()).get('referral_code'));
}

const refer = ({ uid, idToken }: Account, code: string, headers?: Record<string, string>) =>
  callApi('PUT', applyReferral.path, { token: idToken, json: { code, uid }, headers });

const isApplied = async (account: Account, code: string) =>
  expectAnswer(await refer(account, code), applyReferral.response).applied;

const referralOf = async ({ uid }: Account) =>
  (await firestore.doc(`referrals/${uid}`).get()).data();

/** Subjects of the mails queued for an account. */
async function mailTo({ email }: Account): Promise<unknown[]> {
  const { docs } = await firestore.collection('mail').where('to', '==', email).get();
  return docs.map((document) => document.get('message.subject') as unknown);
}

const makeOlder = ({ uid }: Account, age: number) =>
  firestore.doc(`users/${uid}`).update({ created_at: Timestamp.fromMillis(Date.now() - age) });

describe('GET /invitation/codes/:code', () => {
  it('tells any caller whether a code exists, and nothing else', async () => {
    const known = await codeOf(await createTestCustomer());
    for (const [code, answer] of [
      [known, true],
      [known.toLowerCase(), true],
      ['ZZZZZZZZ', false],
      ['short', false],
    ] as const) {
      const { known: isKnown } = expectAnswer(
        await callApi('GET', `/invitation/codes/${code}`, {}),
        checkReferral.response,
      );
      expect(isKnown).toBe(answer);
    }
  });
});

describe('PUT /invitation/refer', () => {
  // proves referral-3
  it('stores the inviter of the caller, also for a code in lower case', async () => {
    const [inviter, friend] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const code = await codeOf(inviter);
    expect(await isApplied(friend, ` ${code.toLowerCase()} `)).toBe(true);
    expect(await referralOf(friend)).toEqual({
      code,
      inviter_uid: inviter.uid,
      invitee_uid: friend.uid,
      invitee_name: 'Asha',
      created_at: expect.any(Timestamp) as Timestamp,
      discount_placement_id: null,
      rewarded_at: null,
      rewarded_order_id: null,
    });
  });

  // proves referral-3
  it('stores the first code only', async () => {
    const [first, second, friend] = await Promise.all([
      createTestCustomer(),
      createTestCustomer(),
      createTestCustomer(),
    ]);
    expect(await isApplied(friend, await codeOf(first))).toBe(true);
    expect(await isApplied(friend, await codeOf(second))).toBe(false);
    expect(await isApplied(friend, await codeOf(first))).toBe(false);
    expect(await referralOf(friend)).toMatchObject({ inviter_uid: first.uid });
  });

  it('has no effect for the own code and for unknown codes', async () => {
    const friend = await createTestCustomer();
    for (const code of [await codeOf(friend), 'ZZZZZZZZ', 'short', '../users/x', 'O0I1O0I1']) {
      expect(await isApplied(friend, code)).toBe(false);
    }
    expect(await referralOf(friend)).toBeUndefined();
  });

  it('is limited to accounts younger than 7 days', async () => {
    const [inviter, young, old] = await Promise.all([
      createTestCustomer(),
      createTestCustomer(),
      createTestCustomer(),
    ]);
    await Promise.all([makeOlder(young, 7 * DAY - 60_000), makeOlder(old, 7 * DAY)]);
    const code = await codeOf(inviter);
    expect(await isApplied(young, code)).toBe(true);
    expect(await isApplied(old, code)).toBe(false);
  });

  it('has no effect after the first order', async () => {
    const [inviter, friend] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const order = firestore.doc(`orders/referral-test-${friend.uid}`);
    await order.set({ user_id: friend.uid });
    try {
      expect(await isApplied(friend, await codeOf(inviter))).toBe(false);
    } finally {
      await order.delete();
    }
  });

  it('stores one invitation for 20 concurrent calls with different codes', async () => {
    const [a, b, friend] = await Promise.all([
      createTestCustomer(),
      createTestCustomer(),
      createTestCustomer(),
    ]);
    const codes = [await codeOf(a), await codeOf(b)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => isApplied(friend, codes[index % 2] ?? '')),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(codes).toContain((await referralOf(friend))?.['code']);
  });

  it('returns the first answer again for the same Idempotency-Key', async () => {
    const [inviter, friend] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const headers = { 'idempotency-key': 'refer-1' };
    const code = await codeOf(inviter);
    const answers = [await refer(friend, code, headers), await refer(friend, code, headers)];
    for (const answer of answers) {
      expect(expectAnswer(answer, applyReferral.response).applied).toBe(true);
    }
    expectError(await refer(friend, 'ZZZZZZZZ', headers), 409);
  });

  it('answers 404 for another uid, 401 to visitors and 403 to guests', async () => {
    const [inviter, friend, guest] = await Promise.all([
      createTestCustomer(),
      createTestCustomer(),
      createTestAccountWithRole('guest'),
    ]);
    const code = await codeOf(inviter);
    expectError(await refer({ ...friend, uid: inviter.uid }, code), 404);
    expectError(await refer(guest, code), 403);
    expectError(await callApi('PUT', applyReferral.path, { json: { code, uid: friend.uid } }), 401);
    expect(await referralOf(friend)).toBeUndefined();
  });
});

describe('GET /invitation', () => {
  const invitation = ({ idToken: token }: Account) => callApi('GET', getInvitation.path, { token });
  const own = async (account: Account) =>
    expectAnswer(await invitation(account), getInvitation.response);

  it('returns a link with the own code, and no friends at first', async () => {
    const customer = await createTestCustomer();
    const { code, link, invitees } = await own(customer);
    expect(code).toBe(await codeOf(customer));
    expect(new URL(link).pathname + new URL(link).search).toBe(`/refer?code=${code}`);
    expect(invitees).toEqual([]);
  });

  // proves referral-8
  it('lists friends by first name only, newest first', async () => {
    const inviter = await createTestCustomer();
    const friends = [await createTestCustomer('Kabir Rao'), await createTestCustomer('Tara Nair')];
    for (const friend of friends) expect(await isApplied(friend, await codeOf(inviter))).toBe(true);
    const answer = await invitation(inviter);
    const { invitees } = expectAnswer(answer, getInvitation.response);
    const joined_at = expect.any(String) as string;
    const joined = { state: 'joined', joined_at, points: 0, missing: [], until: null };
    expect(invitees).toEqual([
      { ...joined, name: 'Tara' },
      { ...joined, name: 'Kabir' },
    ]);
    for (const { email, uid } of friends) {
      expect(answer.text).not.toContain(email);
      expect(answer.text).not.toContain(uid);
    }
  });

  it('mails the inviter that a friend has joined, only to a confirmed address', async () => {
    const [inviter, friend, late] = await Promise.all([
      createTestCustomer(),
      createTestCustomer('Claim Rs 5000: http://evil.example/x'),
      createTestCustomer(),
    ]);
    const code = await codeOf(inviter);
    expect(await isApplied(friend, code)).toBe(true);
    expect(await mailTo(inviter)).toEqual([]);
    await auth.updateUser(inviter.uid, { emailVerified: true });
    expect(await isApplied(late, code)).toBe(true);
    expect(await mailTo(inviter)).toEqual(['A friend has joined Smriti']);
  });

  it('mails about ten friends a day, and counts all of them', async () => {
    const inviter = await createTestCustomer();
    await auth.updateUser(inviter.uid, { emailVerified: true });
    const code = await codeOf(inviter);
    for (let count = 0; count < 11; count += 1) {
      expect(await isApplied(await createTestCustomer(), code)).toBe(true);
    }
    expect(await mailTo(inviter)).toHaveLength(10);
  });

  it('is closed to visitors and guests', async () => {
    expectError(await callApi('GET', getInvitation.path), 401);
    expectError(await invitation(await createTestAccountWithRole('guest')), 403);
  });
});
