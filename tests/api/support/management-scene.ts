import type { Role } from '@smriti/shared/account/roles';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { Account } from '../../support/accounts';

/** Accounts of a row's test, and its cleanup. */
export interface Scene {
  customer: Account;
  /** Has the first role of the row and makes its calls. */
  staff: Account;
  /** Another account with the same role. */
  colleague: Account;
  /** Registers a document for deletion after the test. */
  made: (path: string) => void;
}

/** A request; `params` are the path parameters. */
export interface Asked {
  params?: Record<string, string>;
  query?: string;
  json?: unknown;
  form?: FormData;
}

export type Preparing = (scene: Scene) => Asked | Promise<Asked>;

export interface ManagementCall {
  endpoint: Endpoint;
  /** Roles that may make the call; only admins if left out. */
  roles?: readonly [Role, ...Role[]];
  /** Prepares a request that succeeds. */
  right: Preparing;
  /** Prepares a request that is refused with 400; derived from the contract if left out. */
  bad?: Preparing;
  /** Prepares a request that is refused with 409, or says why there is none. */
  conflict: Preparing | { none: string };
  /** Why the call writes no audit entry. */
  unnoted?: string;
}
