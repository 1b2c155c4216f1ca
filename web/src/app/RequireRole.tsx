import type { Role } from '@smriti/shared/account/roles';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth, useSigninCheck } from 'reactfire';
import { OptionalPartBoundary } from '#lib/loading/OptionalPartBoundary.tsx';
import { logFailure } from '#lib/log.ts';

type RequireRoleProps = PropsWithChildren<{ role: Role }>;

const FAILURE = 'The role in the token was not read';
/**
 * Sign-in state until the token has been read: the session already has the role from the server.
 */
const HAS_ROLE = { signedIn: true, hasRequiredClaims: true, errors: {} };

function RoleOfToken({ role, children }: RequireRoleProps) {
  const auth = useAuth();
  const { data } = useSigninCheck({ requiredClaims: { role }, initialData: HAS_ROLE });
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (data.hasRequiredClaims || !data.signedIn) return;
    async function checkRenewedToken(): Promise<void> {
      const renewed = await auth.currentUser?.getIdTokenResult(true);
      setIsRefused(renewed?.claims.role !== role);
    }
    // A token issued before the role was granted lacks the claim, so it is renewed once.
    checkRenewedToken().catch((error: unknown) => logFailure(FAILURE, error));
  }, [data.hasRequiredClaims, data.signedIn, auth, role]);
  return isRefused ? <Navigate to="/" replace /> : children;
}

/**
 * Shows the console to staff whose ID token contains the required role, and redirects others to the
 * home page. If the token cannot be read, e.g. offline, the console opens, and the API authorises
 * each call.
 */
export default function RequireRole({ role, children }: RequireRoleProps) {
  return (
    <OptionalPartBoundary failure={FAILURE} fallback={children}>
      <RoleOfToken role={role}>{children}</RoleOfToken>
    </OptionalPartBoundary>
  );
}
