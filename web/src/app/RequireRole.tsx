import type { Role } from '@smriti/shared/account/roles';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth, useSigninCheck } from 'reactfire';
import { QuietBoundary } from '#lib/loading/QuietBoundary.tsx';
import { logFailure } from '#lib/log.ts';

type RequireRoleProps = PropsWithChildren<{ role: Role }>;

const FAILURE = 'The role in the token was not read';
/** Assumed until the token is read: the session has the role from the server. */
const HAS_ROLE = { signedIn: true, hasRequiredClaims: true, errors: {} };

function RoleOfToken({ role, children }: RequireRoleProps) {
  const auth = useAuth();
  const { data } = useSigninCheck({ requiredClaims: { role }, initialData: HAS_ROLE });
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (data.hasRequiredClaims) return;
    async function checkRenewedToken(): Promise<void> {
      const renewed = await auth.currentUser?.getIdTokenResult(true);
      setIsRefused(renewed?.claims.role !== role);
    }
    // a token issued before the role was granted does not have its claim
    checkRenewedToken().catch((error: unknown) => logFailure(FAILURE, error));
  }, [data.hasRequiredClaims, auth, role]);
  return isRefused ? <Navigate to="/" replace /> : children;
}

/**
 * Shows the console to staff whose ID token has the claim of their role; redirects others to home. If the
 * token cannot be read, e.g. offline, the console opens, and the API checks each call.
 */
export default function RequireRole({ role, children }: RequireRoleProps) {
  return (
    <QuietBoundary failure={FAILURE} fallback={children}>
      <RoleOfToken role={role}>{children}</RoleOfToken>
    </QuietBoundary>
  );
}
