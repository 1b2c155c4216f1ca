import { MAX_POINTS } from '@smriti/shared/payment/credits';
import { paiseField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { LEDGER_ACCOUNTS, LEDGER_ENTRY_KINDS } from './ledger.domain';

/** ledgers/{uid}: the sums of all entries below it. */
export const ledgerRecord = storedObject({
  gift_paise: paiseField,
  points: z.int().check(z.gte(0), z.lte(MAX_POINTS)),
  /** Number of entries; the next entry gets the next number. */
  entries: z.int().check(z.gte(0)),
  updated_at: storedTime,
});

/** ledgers/{uid}/entries/{id}: immutable; the id is derived from the cause. */
export const ledgerEntryRecord = storedObject({
  id: z.string(),
  number: z.int().check(z.gte(1)),
  account: z.enum(LEDGER_ACCOUNTS),
  kind: z.enum(LEDGER_ENTRY_KINDS),
  /** Paise of the gift balance, or points; negative for debits. */
  amount: z.int(),
  balance_after: z.int().check(z.gte(0)),
  reference: z.string(),
  reason: z._default(z.string(), ''),
  /** false in entries of earlier releases, whose admins expected the reason to be internal. */
  is_reason_shown: z._default(z.boolean(), false),
  at: storedTime,
});
export type LedgerEntryRecord = z.output<typeof ledgerEntryRecord>;
