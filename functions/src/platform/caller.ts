import type { Role } from '@smriti/shared/account/roles';
import type { AUTH_PROVIDERS } from '@smriti/shared/account/users';

/** Who makes a call, from the verified token alone (docs/rules.md#roles-2). */
export interface Caller {
  uid: string;
  /** null: signed in, but in a way that gives no role, e.g. anonymously. */
  role: Role | null;
  email: string;
  /** What else the token says, for the calls that make a profile or a session. */
  identity: {
    token: string;
    /** Whether the token carries the role, or it follows from the way of signing in. */
    hasRoleClaim: boolean;
    name: string;
    picture: string | null;
    /** 'google' only with a confirmed address: any Google account can be linked to an unconfirmed one. */
    provider: (typeof AUTH_PROVIDERS)[number];
    /** Whether the owner of the e-mail address signed in by Google. */
    isGoogleSignIn: boolean;
  };
}

/** A caller whose role allows the call. */
export type SignedInCaller = Caller & { role: Role };

/** Who of the staff does something, and by which request: what the audit notes. */
export interface Staff {
  uid: string;
  role: Role;
  requestId: string;
}
