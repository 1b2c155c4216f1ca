import {
  addLedgerEntry,
  type LedgerEntry,
  type listLedger,
} from '@smriti/shared/account/management';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import type { Deps } from '../../platform/deps';
import { runOnce } from '../../platform/database/idempotency';
import { readableRows } from '../../platform/database/list-rows';
import type { StaffCall } from '../../platform/staff-call';
import { recordStaffAction } from '../audit/audit.service';
import type { LedgerState } from '../ledger/ledger.domain';
import { parseLedgerCursor } from '../ledger/ledger-cursor.domain';
import type { LedgerEntryRecord } from '../ledger/ledger.records';
import { findLedgerEntries, findLedgerState } from '../ledger/ledger.repository';
import { planPostings } from '../ledger/ledger.service';
import { userNotFoundError } from './profile.service';
import { findProfile } from './user.repository';

const toUnits = (account: LedgerEntry['account'], amount: number) =>
  account === 'gift' ? toRupees(paise(amount)) : amount;
const balancesOf = ({ gift, points }: LedgerState) => ({ gift: toRupees(paise(gift)), points });

function present(entry: Omit<LedgerEntryRecord, 'number'>): LedgerEntry {
  const { id, account, kind, reference, reason, at } = entry;
  const [amount, balance_after] = [entry.amount, entry.balance_after].map((value) =>
    toUnits(account, value),
  );
  return {
    id,
    account,
    kind,
    amount: amount ?? 0,
    balance_after: balance_after ?? 0,
    reference,
    reason,
    at,
  };
}

interface LedgerPage extends AnswerOf<typeof listLedger> {
  /** Cursor of the next page; undefined on the last one. */
  cursor: string | undefined;
}

/**
 * A customer's balances and ledger entries, newest first.
 * @throws AppError not_found; invalid_input for an invalid cursor.
 */
export async function getLedgerPage(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  { cursor, limit = STAFF_PAGE_SIZE }: OutputOf<(typeof listLedger)['query']>,
): Promise<LedgerPage> {
  const below = parseLedgerCursor(cursor);
  if (!(await findProfile(db, uid))) throw userNotFoundError();
  const [standing, entries] = await Promise.all([
    findLedgerState(db, uid),
    findLedgerEntries(db, uid, { below, limit: limit + 1 }),
  ]);
  const shown = entries.slice(0, limit);
  const last = entries.length > limit ? shown.at(-1) : undefined;
  return {
    balances: balancesOf(standing),
    entries: readableRows(shown).map(present),
    cursor: last && String(last.number),
  };
}

/** The error of a too low balance, worded for admins instead of customers. */
function lowBalanceError(cause: unknown): AppError {
  return new AppError('conflict', 'There is less than that in the account now.', { cause });
}

/**
 * Adds a manual entry with its reason to a customer's ledger (docs/rules.md#rewards-6).
 * @throws AppError not_found; conflict when the balance is too low; business_rule when it would be too
 * high.
 */
export async function addManualEntry(
  deps: Deps,
  { by, uid, form, idempotency }: StaffCall<typeof addLedgerEntry>,
): Promise<AnswerOf<typeof addLedgerEntry>> {
  const { account, reason } = form;
  const amount = account === 'gift' ? Number(toPaise(form.amount)) : form.amount;
  const id = `by-hand-${deps.ids.id()}`;
  return runOnce(deps, idempotency, addLedgerEntry.response, async (tx) => {
    if (!(await findProfile(tx, uid))) throw userNotFoundError();
    const byHand = { kind: 'by_hand', reference: '', reason, is_reason_shown: true } as const;
    const posting = { id, account, amount, ...byHand };
    const postings = await planPostings(tx, deps, uid, [posting]).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'conflict' ? lowBalanceError(error) : error;
    });
    const balances = balancesOf(postings.standing);
    postings.write();
    recordStaffAction(tx, deps, {
      by,
      action: 'user.ledger',
      record: { kind: 'user', id: uid },
      after: { account, amount: form.amount, balance: balances[account] },
    });
    const at = deps.clock.now().toISOString();
    const entry = present({ ...posting, balance_after: postings.standing[account], at });
    return { balances, entry };
  });
}
