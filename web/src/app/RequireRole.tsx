import type { Role } from '@smriti/shared/account/roles';
import type { PropsWithChildren } from 'react';
import { Navigate } from 'react-router-dom';
import { useSigninCheck } from 'reactfire';
import { QuietBoundary } from '#lib/loading/QuietBoundary.tsx';

type RequireRoleProps = PropsWithChildren<{ role: Role }>;

/** Assumed until the token is read: the session has the role from the server. */
const HAS_ROLE = { signedIn: true, hasRequiredClaims: true, errors: {} };

function RoleOfToken({ role, children }: RequireRoleProps) {
  // a token issued before the role was granted does not have its claim
  const options = { requiredClaims: { role }, forceRefresh: true, initialData: HAS_ROLE };
  const { data } = useSigninCheck(options);
  return data.hasRequiredClaims ? children : <Navigate to="/" replace />;
}

/**
 * Shows the console to staff whose ID token has the claim of their role; redirects others to home. If the
 * token cannot be read, e.g. offline, the console opens, and the API checks each call.
 */
export default function RequireRole({ role, children }: RequireRoleProps) {
  return (
    <QuietBoundary failure="The role in the token was not read" fallback={children}>
      <RoleOfToken role={role}>{children}</RoleOfToken>
    </QuietBoundary>
  );
}
