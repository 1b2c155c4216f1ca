import { getCredits } from '@smriti/shared/payment/credits';
import { AppError } from '@smriti/shared/base/errors';
import { applyReferral, getInvitation } from '@smriti/shared/account/invitation';
import { paise } from '@smriti/shared/base/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { isAlreadyExists } from '../../../functions/src/platform/database/database';
import { SHOP_DEFAULTS } from '../../../functions/src/platform/parameters/shop-parameters';
import {
  findBalances,
  planBalanceUse,
  planPostings,
  planBalanceReturn,
} from '../../../functions/src/features/ledger/ledger.service';
import {
  planDeliveredReward,
  planPendingReward,
  planCancelledReward,
  grantDueRewards,
} from '../../../functions/src/features/ledger/referral-reward.service';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { callApi, expectAnswer } from '../../support/http';
import { fetchLedgerEntries, fetchVerifiedBalance } from '../support/ledger';

/** Tests of the balance changes that orders make, each in a transaction. */

const { db } = jobDeps;

let customer: Account;

beforeEach(async () => {
  customer = await createTestCustomer();
});

const give = ({ uid }: Account, gift: number, points: number) =>
  db.transaction(async (tx) => {
    const plan = await planPostings(tx, jobDeps, uid, [
      { id: 'given-gift', account: 'gift', kind: 'gift_card', amount: gift, reference: '' },
      { id: 'given-points', account: 'points', kind: 'bought', amount: points, reference: '' },
    ]);
    plan.write();
  });

interface Use {
  gift?: number;
  points?: number;
  referralDiscount?: boolean;
}

const hold = (placementId: string, { gift = 0, points = 0, referralDiscount = false }: Use) =>
  db.transaction(async (tx) => {
    const { uid } = customer;
    const amounts = { giftPaise: paise(gift), points, referralDiscount };
    const plan = await planBalanceUse(tx, jobDeps, { uid, placementId, ...amounts });
    plan.write();
  });

const release = (placementId: string, use: Use & { orderId?: string }) =>
  db.transaction(async (tx) => {
    const { gift = 0, points = 0, referralDiscount = false, orderId } = use;
    const plan = await planBalanceReturn(tx, jobDeps, {
      uid: customer.uid,
      placementId,
      giftPaise: paise(gift),
      points,
      isReferralReturned: referralDiscount,
      orderId,
    });
    plan.write();
  });

const ORDER = 'ORD23456789';
/** Referral reward of the orders in these tests, independent of the shop's settings. */
const REFERRAL_POINTS = 750;
const settings = { ...SHOP_DEFAULTS, referral_points: REFERRAL_POINTS };
const paidFirst = ({ uid }: Account, orderId = ORDER) =>
  db.transaction(async (tx) => {
    const order = { uid, orderId, points: settings.referral_points };
    (await planPendingReward(tx, order)).write();
  });

async function rewardDelivery({ uid }: Account, orderId = ORDER): Promise<void> {
  const plan = await db.transaction(async (tx) => {
    const planned = await planDeliveredReward(tx, jobDeps, { uid, orderId, settings });
    planned.write();
    return planned;
  });
  await plan.afterCommit?.();
}

const cancelledBy = ({ uid }: Account, isByShop: boolean, otherId: string | null = null) =>
  db.transaction(async (tx) => {
    const order = { uid, orderId: ORDER, otherId, isByShop };
    (await planCancelledReward(tx, jobDeps, order)).write();
  });

/** Marks the email addresses of accounts as verified. */
const confirmAddresses = (...accounts: Account[]) =>
  Promise.all(accounts.map(({ uid }) => jobDeps.auth.updateUser(uid, { emailVerified: true })));

async function invite(inviter: Account, friend: Account): Promise<void> {
  const own = await callApi('GET', getInvitation.path, { token: inviter.idToken });
  const { code } = expectAnswer(own, getInvitation.response);
  const answer = await callApi('PUT', applyReferral.path, {
    token: friend.idToken,
    json: { code, uid: friend.uid },
  });
  expect(expectAnswer(answer, applyReferral.response).applied).toBe(true);
}

const isDiscountOpen = async () =>
  (await findBalances(jobDeps, customer.uid)).isReferralDiscountOpen;

/** Whether `work` succeeds; false if it is refused as a conflict or as done before. */
async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false;
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}

const twenty = (work: (index: number) => Promise<void>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => isDone(work(index))));

describe('the balances that a placement uses', () => {
  it('are subtracted from gift balance and points', async () => {
    await give(customer, 10_000, 400);
    await hold('p1', { gift: 2_500, points: 400 });
    expect(await findBalances(jobDeps, customer.uid)).toEqual({
      giftPaise: 7_500,
      points: 0,
      isReferralDiscountOpen: false,
    });
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 7_500, points: 0 });
  });

  it('are refused as a conflict if they are too low, and nothing is subtracted', async () => {
    await give(customer, 10_000, 400);
    expect(await isDone(hold('p1', { gift: 5_000, points: 401 }))).toBe(false);
    expect(await isDone(hold('p1', { gift: 10_001 }))).toBe(false);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 10_000, points: 400 });
  });

  it('leave no entry if they are zero', async () => {
    await hold('p1', {});
    expect(await fetchLedgerEntries(customer)).toEqual([]);
  });

  it('are subtracted once for 20 concurrent tries', async () => {
    await give(customer, 10_000, 400);
    const done = await twenty(() => hold('p1', { gift: 100, points: 10 }));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 9_900, points: 390 });
  });

  it('never exceed the available balance for 20 concurrent placements', async () => {
    await give(customer, 1_000, 0);
    const done = await twenty((index) => hold(`p${index}`, { gift: 300 }));
    const placed = done.filter(Boolean).length;
    expect(placed).toBeLessThanOrEqual(3);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 1_000 - 300 * placed, points: 0 });
  });
});

describe('the balances of a cancelled order', () => {
  it('are returned, with the number of the order', async () => {
    await give(customer, 10_000, 400);
    await hold('p1', { gift: 3_000, points: 100 });
    await release('p1', { gift: 1_000, points: 40, orderId: 'ORD23456789' });
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 8_000, points: 340 });
    expect((await fetchLedgerEntries(customer)).slice(-2)).toMatchObject([
      { account: 'gift', kind: 'returned', amount: 1_000, reference: 'ORD23456789' },
      { account: 'points', kind: 'returned', amount: 40, reference: 'ORD23456789' },
    ]);
  });

  it('are returned once for each order of a placement', async () => {
    await give(customer, 10_000, 0);
    await hold('p1', { gift: 3_000 });
    const parts = await twenty((index) =>
      release('p1', { gift: 1_500, orderId: index % 2 ? 'ORDAAAAAAAA' : 'ORDBBBBBBBB' }),
    );
    expect(parts.filter(Boolean)).toHaveLength(2);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 10_000, points: 0 });
  });

  it('are returned at once for a whole placement, and only once', async () => {
    await give(customer, 0, 400);
    await hold('p1', { points: 400 });
    await release('p1', { points: 400 });
    expect(await isDone(release('p1', { points: 400 }))).toBe(false);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 0, points: 400 });
  });
});

describe('the discount of an invited friend', () => {
  const shownPercent = async () => {
    const credits = await callApi('GET', getCredits.path, { token: customer.idToken });
    return expectAnswer(credits, getCredits.response).first_order_percent;
  };

  it('is open until it is used, and again after a return', async () => {
    expect(await isDiscountOpen()).toBe(false);
    await invite(await createTestCustomer(), customer);
    expect(await isDiscountOpen()).toBe(true);
    expect(await shownPercent()).toBe(10);
    await hold('p1', { referralDiscount: true });
    expect(await isDiscountOpen()).toBe(false);
    expect(await shownPercent()).toBe(0);
    await release('p1', { referralDiscount: true });
    expect(await isDiscountOpen()).toBe(true);
  });

  it('is refused without an invitation', async () => {
    expect(await isDone(hold('p1', { referralDiscount: true }))).toBe(false);
  });

  it('is used once for 20 concurrent placements', async () => {
    await invite(await createTestCustomer(), customer);
    const done = await twenty((index) => hold(`p${index}`, { referralDiscount: true }));
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  it('is not returned by a placement that has not used it', async () => {
    await invite(await createTestCustomer(), customer);
    await hold('p1', { referralDiscount: true });
    await release('p2', { referralDiscount: true });
    expect(await isDiscountOpen()).toBe(false);
  });
});

describe('the reward for the first order of a friend', () => {
  let friend: Account;
  beforeEach(async () => {
    friend = await createTestCustomer();
    await invite(customer, friend);
  });
  const points = async () => (await fetchVerifiedBalance(customer)).points;
  const inviteeOf = async () => {
    const own = await callApi('GET', getInvitation.path, { token: customer.idToken });
    return expectAnswer(own, getInvitation.response).invitees[0];
  };

  const rewardSeenByFriend = async () => {
    const credits = await callApi('GET', getCredits.path, { token: friend.idToken });
    return expectAnswer(credits, getCredits.response).inviter_reward;
  };

  // proves referral-4
  it('waits for the delivery and for both confirmed addresses', async () => {
    await paidFirst(friend);
    expect(await points()).toBe(0);
    expect(await inviteeOf()).toMatchObject({
      state: 'pending',
      points: 0,
      missing: ['delivery', 'your_email', 'friend_email'],
      until: null,
    });
    const credits = await callApi('GET', getCredits.path, { token: customer.idToken });
    expect(expectAnswer(credits, getCredits.response)).toMatchObject({
      balance: 0,
      pending: REFERRAL_POINTS,
    });
    expect(await rewardSeenByFriend()).toEqual({
      points: REFERRAL_POINTS,
      missing: ['delivery', 'your_email', 'friend_email'],
      until: null,
    });
    await confirmAddresses(customer);
    await rewardDelivery(friend);
    expect(await points()).toBe(0);
    const invitee = await inviteeOf();
    expect(invitee).toMatchObject({ state: 'pending', missing: ['friend_email'] });
    expect(await rewardSeenByFriend()).toEqual({
      points: REFERRAL_POINTS,
      missing: ['your_email'],
      until: invitee?.until,
    });
    await confirmAddresses(friend);
    await grantDueRewards(jobDeps);
    expect(await points()).toBe(REFERRAL_POINTS);
    expect(await inviteeOf()).toMatchObject({ state: 'rewarded', points: REFERRAL_POINTS });
    expect(await rewardSeenByFriend()).toBeNull();
  });

  // proves referral-4
  it('is given once, for the order that is paid first', async () => {
    await confirmAddresses(customer, friend);
    await paidFirst(friend);
    await paidFirst(friend, 'ORD23456782');
    await rewardDelivery(friend, 'ORD23456782');
    expect(await points()).toBe(0);
    await twenty(() => rewardDelivery(friend));
    await grantDueRewards(jobDeps);
    expect(await points()).toBe(REFERRAL_POINTS);
  });

  it('expires when the friend cancels, and when addresses stay unconfirmed', async () => {
    await confirmAddresses(customer, friend);
    await paidFirst(friend);
    await cancelledBy(friend, false);
    await paidFirst(friend, 'ORD23456782');
    await rewardDelivery(friend, 'ORD23456782');
    expect(await points()).toBe(0);
    expect(await inviteeOf()).toMatchObject({ state: 'voided' });

    const late = await createTestCustomer();
    await invite(customer, late);
    await paidFirst(late);
    await rewardDelivery(late);
    await firestore.doc(`referrals/${late.uid}`).update({ reward_until: new Date(1) });
    await grantDueRewards(jobDeps);
    await confirmAddresses(late);
    await grantDueRewards(jobDeps);
    expect(await points()).toBe(0);
  });

  it('waits for another order when the shop cancels, or for the other one of the placement', async () => {
    await confirmAddresses(customer, friend);
    await paidFirst(friend);
    await cancelledBy(friend, true);
    await paidFirst(friend);
    await cancelledBy(friend, false, 'ORD23456782');
    await rewardDelivery(friend, 'ORD23456782');
    expect(await points()).toBe(REFERRAL_POINTS);
  });

  it('is zero without an inviter', async () => {
    await paidFirst(customer);
    await rewardDelivery(customer);
    expect(await fetchLedgerEntries(customer)).toEqual([]);
  });
});
