import { AppError } from '@smriti/shared/base/errors';
import { CREDIT_KINDS, MAX_POINTS } from '@smriti/shared/payment/credits';
import { MAX_RUPEES } from '@smriti/shared/base/money';

/** Accounts of a customer: gift balance in paise, points as a count. */
export const LEDGER_ACCOUNTS = ['gift', 'points'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const LEDGER_ENTRY_KINDS = ['gift_card', ...CREDIT_KINDS] as const;
type EntryKind = (typeof LEDGER_ENTRY_KINDS)[number];

/** A change to post once: its id is derived from its cause. */
export interface Posting {
  id: string;
  account: LedgerAccount;
  kind: EntryKind;
  /** Paise or points; negative for debits. */
  amount: number;
  /** Human-readable number, e.g. of a payment or order; '' if none. */
  reference: string;
  /** An admin's reason; only for manual entries. */
  reason?: string;
  /** Whether the customer can see the reason. */
  is_reason_shown?: boolean;
}

export interface PostedEntry extends Posting {
  /** Position in the customer's ledger, from 1. */
  number: number;
  /** Balance of the account after this entry. */
  balance_after: number;
}

export interface LedgerState {
  gift: number;
  points: number;
  entries: number;
}

export const EMPTY_LEDGER: LedgerState = { gift: 0, points: 0, entries: 0 };

const MOST: Record<LedgerAccount, number> = { gift: MAX_RUPEES * 100, points: MAX_POINTS };

const TOO_LITTLE: Record<LedgerAccount, string> = {
  gift: 'Your gift card balance is smaller than that now.',
  points: 'You have fewer points than that now.',
};

const TOO_MUCH: Record<LedgerAccount, string> = {
  gift: 'Your gift card balance cannot take so much.',
  points: 'Your credits cannot take so many points.',
};

function postOne(
  standing: LedgerState,
  posting: Posting,
): { standing: LedgerState; entry: PostedEntry } {
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
 * Posts changes to a customer's accounts in order; zero amounts leave no entry.
 * @throws AppError conflict when a balance would become negative, business_rule when it would exceed its
 * maximum.
 */
export function applyPostings(
  before: LedgerState,
  postings: readonly Posting[],
): { standing: LedgerState; entries: PostedEntry[] } {
  const entries: PostedEntry[] = [];
  let standing = before;
  for (const posting of postings.filter(({ amount }) => amount !== 0)) {
    const posted = postOne(standing, posting);
    entries.push(posted.entry);
    standing = posted.standing;
  }
  return { standing, entries };
}
