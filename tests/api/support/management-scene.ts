import type { Role } from '@smriti/shared/account/roles';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { Account } from '../../support/accounts';

/** Who is there, and what the test removes when a row is done. */
export interface Scene {
  customer: Account;
  /** Of the row's first role: makes its calls. */
  staff: Account;
  /** Another of that role. */
  colleague: Account;
  /** Deletes a document after the test. */
  made: (path: string) => void;
}

/** What is sent; `params` fill the path. */
export interface Asked {
  params?: Record<string, string>;
  query?: string;
  json?: unknown;
  form?: FormData;
}

export type Preparing = (scene: Scene) => Asked | Promise<Asked>;

export interface ManagementCall {
  endpoint: Endpoint;
  /** Who may; admins alone when left out. */
  roles?: readonly [Role, ...Role[]];
  /** Prepares what a call needs that succeeds. */
  right: Preparing;
  /** What is refused with 400; worked out of the contract when left out. */
  bad?: Preparing;
  /** Prepares what answers 409, or tells why nothing can. */
  conflict: Preparing | { none: string };
  /** Why the audit notes nothing of it. */
  unnoted?: string;
}
