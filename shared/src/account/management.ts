import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { uid } from '../base/ids';
import { MAX_RUPEES, rupees } from '../base/money';
import { isoTime } from '../base/time';
import { MAX_POINTS } from '../payment/credits';
import { staffListQuery } from '../base/lists';
import { address } from './addresses';
import { ROLES } from './roles';
import { user } from './users';

/** Accounts as admins see and change them; the customer's own view is in users.ts. */

/** Roles that an admin can assign: guests have no account. */
export const GRANTABLE_ROLES = ROLES.filter((name) => name !== 'guest');
const grantableRole = z.enum(GRANTABLE_ROLES);
export type GrantableRole = z.infer<typeof grantableRole>;
export const STAFF_ROLES = GRANTABLE_ROLES.filter((name) => name !== 'customer');

const balances = z.object({ gift: rupees, points: z.int() });

/** An account as the console shows it. */
export const managedUser = z.object({
  ...user.shape,
  balances,
});
export type ManagedUser = z.infer<typeof managedUser>;

export const listedUser = z.pick(user, {
  uid: true,
  displayName: true,
  email: true,
  phone: true,
  role: true,
  created_at: true,
});
export type ListedUser = z.infer<typeof listedUser>;

/** Sequences of the list of accounts: by creation and by name, in both directions. */
export const USER_SORTS = ['newest', 'oldest', 'name', '-name'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/**
 * Accounts, newest first by default. `q` is a phone number, with or without the country code, its last four digits,
 * the beginning of an email address, or beginnings of words of the name and of the email address in any order. With
 * several words, an answer examines a bounded number of accounts: it may be short, even empty, although
 * X-Next-Cursor leads on, and has no total.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  query: z.strictObject({
    ...staffListQuery,
    q: z.optional(boundedText(80, 2)),
    role: z.optional(z.enum(STAFF_ROLES)),
    sort: z.optional(z.enum(USER_SORTS)),
  }),
  response: z.object({ users: z.array(listedUser) }),
});

const params = z.object({ uid });
const answer = z.object({ user: managedUser });

/** An account, with its saved addresses: the default first, then the newest. */
export const getUser = endpoint({
  method: 'GET',
  path: '/users/:uid',
  params,
  response: z.object({ user: managedUser, addresses: z._default(z.array(address), []) }),
});

/**
 * Assigns a role, or removes it and ends all sessions of the account; 409 for the last admin. Assigning the
 * current role changes nothing.
 */
export const changeRole = endpoint({
  method: 'PUT',
  path: '/users/:uid/role',
  params,
  body: z.strictObject({ role: grantableRole }),
  response: answer,
});

export const LEDGER_ACCOUNTS = ['points', 'gift'] as const;
const ledgerAccount = z.enum(LEDGER_ACCOUNTS);
export type LedgerAccount = z.infer<typeof ledgerAccount>;
export const MAX_REASON_LENGTH = 300;
/** Reason that staff give for a discretionary decision. */
export const reasonText = boundedText(MAX_REASON_LENGTH, 3);

const ledgerEntry = z.object({
  id: z.string(),
  account: ledgerAccount,
  kind: z.string(),
  /** Rupees of the gift balance, or points; negative for a debit. */
  amount: z.number(),
  balance_after: z.number(),
  /** Human-readable reference: a payment's reference or an order's number; '' without one. */
  reference: z.string(),
  /** Reason given by an admin for a manual entry; '' for all other entries. */
  reason: z.string(),
  at: isoTime,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** Entries of a customer's gift balance and points, newest first. */
export const listLedger = endpoint({
  method: 'GET',
  path: '/users/:uid/ledger',
  params,
  query: z.strictObject({
    cursor: z.optional(z.string().check(z.maxLength(20))),
    limit: staffListQuery.limit,
  }),
  response: z.object({ balances, entries: z.array(ledgerEntry) }),
});

const isNotZero = z.refine((value) => value !== 0, { error: 'must not be 0' });
const points = z.int({ error: 'must be a whole number of points' });
const amountOf = {
  points: points.check(z.gte(0 - MAX_POINTS), z.lte(MAX_POINTS), isNotZero),
  gift: z.number().check(
    z.gte(0 - MAX_RUPEES),
    z.lte(MAX_RUPEES),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'must have at most two decimals',
    }),
    isNotZero,
  ),
};

/**
 * Adds a manual entry in rupees or points, negative for a debit; 409 when the balance is too low. The
 * customer can read the reason.
 */
export const addLedgerEntry = endpoint({
  method: 'POST',
  path: '/users/:uid/ledger',
  params,
  body: z.discriminatedUnion('account', [
    z.strictObject({ account: z.literal('points'), amount: amountOf.points, reason: reasonText }),
    z.strictObject({ account: z.literal('gift'), amount: amountOf.gift, reason: reasonText }),
  ]),
  response: z.object({ balances, entry: ledgerEntry }),
});
