import type { Role } from '@smriti/shared/account/roles';
import type { PropsWithChildren } from 'react';
import { Navigate } from 'react-router-dom';
import { useSigninCheck } from 'reactfire';
import { QuietBoundary } from '#lib/loading/QuietBoundary.tsx';

type StaffDoorProps = PropsWithChildren<{ role: Role }>;

/** Until the token is read, the role of the session counts, which the server has named. */
const ADMITTED = { signedIn: true, hasRequiredClaims: true, errors: {} };

function CheckedDoor({ role, children }: StaffDoorProps) {
  // a token from before the role was granted does not carry it yet
  const options = { requiredClaims: { role }, forceRefresh: true, initialData: ADMITTED };
  const { data } = useSigninCheck(options);
  return data.hasRequiredClaims ? children : <Navigate to="/" replace />;
}

/**
 * Shows the console to staff whose sign-in token carries their role; redirects others to home. Offline, the
 * token may be unreadable: the console then opens, and the API decides.
 */
export default function StaffDoor({ role, children }: StaffDoorProps) {
  return (
    <QuietBoundary failure="The role in the token was not read" fallback={children}>
      <CheckedDoor role={role}>{children}</CheckedDoor>
    </QuietBoundary>
  );
}
