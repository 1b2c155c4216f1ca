import {
  CREDIT_KINDS,
  type CreditTransaction,
  type getCredits,
  POINT_PACKS,
  pointsValue,
} from '@smriti/shared/payment/credits';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { toRupees } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { mapListRows, readableRows, readableRowsOnPage } from '../../platform/database/list-rows';
import type { Deps } from '../../platform/deps';
import { parseLedgerCursor } from './ledger-cursor.domain';
import { isDiscountOpen } from './ledger.service';
import type { LedgerEntryRecord } from './ledger.records';
import { findAccountEntries, findLedgerState } from './ledger.repository';
import { findInvitees, findReferral } from '../referrals/referral.repository';
import { presentInvitees, presentInviterReward } from '../referrals/reward.service';
import { getCurrentSettings } from '../settings/settings.service';

const DEFAULT_LIMIT = 20;
const MAX_INVITEES = 100;

const kindOfPoints = z.enum(CREDIT_KINDS);

function presentEntry(entry: LedgerEntryRecord): CreditTransaction {
  return {
    id: entry.id,
    kind: z.parse(kindOfPoints, entry.kind),
    points: entry.amount,
    balance_after: entry.balance_after,
    created_at: entry.at,
    reference: entry.reference,
    reason: entry.is_reason_shown ? entry.reason : '',
  };
}

/** Points of friends' first orders that are not yet usable. */
async function findPendingRewards(
  deps: Deps,
  uid: string,
  isFirstPage: boolean,
): Promise<AnswerOf<typeof getCredits>['pending_rewards']> {
  const found = await findInvitees(deps.db, uid, MAX_INVITEES);
  const referrals = readableRowsOnPage(found, isFirstPage);
  const invitees = await presentInvitees(deps, referrals);
  return invitees.flatMap(({ name, state, missing, until }, index) => {
    const points = referrals[index]?.reward_points ?? 0;
    return state === 'pending' ? [{ name, missing, until, points }] : [];
  });
}

interface CreditsPage {
  credits: AnswerOf<typeof getCredits>;
  /** Cursor of the next page; undefined on the last one. */
  cursor: string | undefined;
}

/**
 * The caller's points, their value and their history, newest first: one read per transaction and per
 * invited friend, and three more.
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function getOwnCredits(
  deps: Deps,
  uid: string,
  { cursor, limit = DEFAULT_LIMIT }: OutputOf<(typeof getCredits)['query']>,
): Promise<CreditsPage> {
  const { point_paise: pointPaise, referral_percent } = await getCurrentSettings(deps);
  const page = { account: 'points', below: parseLedgerCursor(cursor), limit: limit + 1 } as const;
  const [{ points }, entries, pendingRewards, ownReferral] = await Promise.all([
    findLedgerState(deps.db, uid),
    findAccountEntries(deps.db, uid, page),
    findPendingRewards(deps, uid, cursor === undefined),
    findReferral(deps.db, uid),
  ]);
  const shown = entries.slice(0, limit);
  const last = entries.length > limit ? shown.at(-1) : undefined;
  return {
    credits: {
      balance: points,
      pending: pendingRewards.reduce((sum, reward) => sum + reward.points, 0),
      pending_rewards: pendingRewards,
      inviter_reward: await presentInviterReward(deps, ownReferral),
      first_order_percent: isDiscountOpen(ownReferral) ? referral_percent : 0,
      worth: toRupees(pointsValue(points, pointPaise)),
      packs: POINT_PACKS.map((pack) => ({
        points: pack,
        price: toRupees(pointsValue(pack, pointPaise)),
      })),
      transactions: readableRows(mapListRows(shown, presentEntry)),
    },
    cursor: last && String(last.number),
  };
}
