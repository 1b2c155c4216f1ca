import type { Role } from '@smriti/shared/account/roles';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { Account } from '../../support/accounts';

/** Accounts and cleanup for the test of one management call. */
export interface ManagementAccounts {
  customer: Account;
  /** Account with the first of the call's roles, which makes the call. */
  staff: Account;
  /** Another account with the same role. */
  colleague: Account;
  /** Registers a document for deletion after the test. */
  deleteAfterTest: (path: string) => void;
}

/** A request; `params` are the path parameters. */
export interface RequestParts {
  params?: Record<string, string>;
  query?: string;
  json?: unknown;
  form?: FormData;
}

export type RequestFactory = (accounts: ManagementAccounts) => RequestParts | Promise<RequestParts>;

export interface ManagementCall {
  endpoint: Endpoint;
  /** Roles that may make the call; only admins if left out. */
  roles?: readonly [Role, ...Role[]];
  /** Prepares a request that succeeds. */
  validRequest: RequestFactory;
  /** Prepares a request that is refused with 400; derived from the contract if left out. */
  invalidRequest?: RequestFactory;
  /** Prepares a request that is refused with 409, or the reason why none is. */
  conflict: RequestFactory | { none: string };
  /** Reason why the call writes no audit entry. */
  noAuditReason?: string;
}
