import type { Role } from '@smriti/shared/account/roles';
import type { AUTH_PROVIDERS } from '@smriti/shared/account/users';

/** The caller according to the verified token (docs/rules.md#roles-2). */
export interface Caller {
  uid: string;
  /** Role of the caller; null for a sign-in without a role, e.g. an anonymous one. */
  role: Role | null;
  email: string;
  /** Other token data, for calls that create a profile or session. */
  identity: {
    token: string;
    /** Whether the role comes from the token; false when derived from the sign-in provider. */
    hasRoleClaim: boolean;
    name: string;
    picture: string | null;
    /** 'google' only with a confirmed address: any Google account can be linked to an unconfirmed one. */
    provider: (typeof AUTH_PROVIDERS)[number];
    /** Whether the owner of the e-mail address signed in by Google. */
    isGoogleSignIn: boolean;
  };
}

/** A caller with a role allowed to make the call. */
export type SignedInCaller = Caller & { role: Role };

/** The acting staff member and request, for the audit log. */
export interface StaffMember {
  uid: string;
  role: Role;
  requestId: string;
}
