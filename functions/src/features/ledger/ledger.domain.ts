import { AppError } from '@smriti/shared/base/errors';
import { CREDIT_KINDS, MAX_POINTS } from '@smriti/shared/payment/credits';
import { MAX_RUPEES } from '@smriti/shared/base/money';

/** What a customer has with the shop: gift balance in paise, points by the piece. */
export const ACCOUNTS = ['gift', 'points'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Why a balance changed. */
export const ENTRY_KINDS = ['gift_card', ...CREDIT_KINDS] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

/** A change that is to happen once: its id is made of what it is for. */
export interface Posting {
  id: string;
  account: Account;
  kind: EntryKind;
  /** Paise or points, below 0 when they are taken. */
  amount: number;
  /** What people read out: a payment's reference, an order's number; '' without one. */
  reference: string;
  /** Why an admin makes it; of entries by hand alone. */
  reason?: string;
  /** Whether the customer may read the reason. */
  is_reason_shown?: boolean;
}

/** A posting as it was made. */
export interface Entry extends Posting {
  /** Its place in the customer's ledger, from 1. */
  number: number;
  /** What was in the account then. */
  balance_after: number;
}

/** All that was posted for a customer. */
export interface Standing {
  gift: number;
  points: number;
  /** How many entries there are. */
  entries: number;
}

export const NOTHING: Standing = { gift: 0, points: 0, entries: 0 };

const MOST: Record<Account, number> = { gift: MAX_RUPEES * 100, points: MAX_POINTS };

const TOO_LITTLE: Record<Account, string> = {
  gift: 'Your gift card balance is smaller than that now.',
  points: 'You have fewer points than that now.',
};

const TOO_MUCH: Record<Account, string> = {
  gift: 'Your gift card balance cannot take so much.',
  points: 'Your credits cannot take so many points.',
};

function postOne(standing: Standing, posting: Posting): { standing: Standing; entry: Entry } {
  const { account, amount } = posting;
  const balance = standing[account] + amount;
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`);
  if (balance < 0) throw new AppError('conflict', TOO_LITTLE[account]);
  if (balance > MOST[account]) throw new AppError('business_rule', TOO_MUCH[account]);
  const number = standing.entries + 1;
  return {
    standing: { ...standing, [account]: balance, entries: number },
    entry: { ...posting, number, balance_after: balance },
  };
}

/**
 * Posts changes to a customer's accounts, in their order; those of nothing leave no entry.
 * @throws AppError conflict when an account would fall below nothing, business_rule when it would
 *   grow beyond what it may hold.
 */
export function post(
  before: Standing,
  postings: readonly Posting[],
): { standing: Standing; entries: Entry[] } {
  const entries: Entry[] = [];
  let standing = before;
  for (const posting of postings.filter(({ amount }) => amount !== 0)) {
    const posted = postOne(standing, posting);
    entries.push(posted.entry);
    standing = posted.standing;
  }
  return { standing, entries };
}
