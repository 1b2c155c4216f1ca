import type { Role } from '@smriti/shared/roles';

/** Who makes a call, from the verified token alone (design.md section 4). */
export interface Caller {
  uid: string;
  /** null: signed in, but in a way that gives no role, e.g. anonymously. */
  role: Role | null;
  email: string;
}

/**
 * Who may make a call: anyone (`public`; a token is optional, but a bad one is refused), anyone
 * whatever token comes along (`any-token`: calls that are made because the token is no good any
 * more), every role but guests (`signed-in`), or the roles named.
 */
export type Access = 'public' | 'any-token' | 'signed-in' | readonly Role[];
