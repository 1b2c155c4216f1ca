import * as users from '@smriti/shared/account/management';
import * as audit from '@smriti/shared/staff/audit';
import { newCustomer } from '../../support/accounts';
import type { ManagementCall } from './management-scene';

/** The rows of accounts, gift cards, ratings, settings and the audit. */

const READ = { none: 'it only reads' };
const nothing = () => ({});
const somebody = async () => ({ uid: (await newCustomer()).uid });
const gift = (amount: number) => ({ account: 'gift', amount, reason: 'A page was torn.' });

export const PEOPLE_CALLS: readonly ManagementCall[] = [
  { endpoint: audit.listAudit, right: nothing, conflict: READ },
  { endpoint: audit.exportAudit, right: nothing, conflict: READ },
  { endpoint: users.listUsers, right: nothing, conflict: READ },
  {
    endpoint: users.getUser,
    right: async () => ({ params: await somebody() }),
    conflict: READ,
  },
  {
    endpoint: users.changeRole,
    right: async () => ({ params: await somebody(), json: { role: 'reviewer' } }),
    conflict: { none: 'user-management.serial.test.ts leaves one admin alone' },
  },
  {
    endpoint: users.listLedger,
    right: async () => ({ params: await somebody() }),
    conflict: READ,
  },
  {
    endpoint: users.addLedgerEntry,
    right: async () => ({ params: await somebody(), json: gift(100) }),
    conflict: async () => ({ params: await somebody(), json: gift(-100) }),
  },
];
