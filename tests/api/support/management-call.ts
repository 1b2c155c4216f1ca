import type { Role } from '@smriti/shared/account/roles';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { Account } from '../../support/accounts';

/** Accounts of a row's test, and its cleanup. */
export interface ManagementAccounts {
  customer: Account;
  /** Has the first role of the row and makes its calls. */
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
  /** Prepares a request that is refused with 409, or says why there is none. */
  conflict: RequestFactory | { none: string };
  /** Why the call writes no audit entry. */
  noAuditReason?: string;
}
