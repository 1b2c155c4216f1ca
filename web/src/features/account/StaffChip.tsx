import type { Role } from '@smriti/shared/account/roles';
import {
  AuthProvider,
  FirebaseAppProvider,
  type SigninCheckResult,
  useSigninCheck,
} from 'reactfire';
import { Chip } from '../../ui/actions/Chip';
import { app, auth } from '../../lib/session/identity-provider';

/**
 * What holds until the token has been read. It also keeps a token that cannot be read, say without
 * a network, from being thrown at the page.
 */
const UNKNOWN: SigninCheckResult = {
  signedIn: false,
  hasRequiredClaims: false,
  errors: {},
  user: null,
};

function useHasRole(role: Role): boolean {
  const check = useSigninCheck({ requiredClaims: { role }, initialData: UNKNOWN });
  return check.data.hasRequiredClaims;
}

/** What each role is called, in the page's language. */
interface StaffChipProps {
  names: Readonly<Record<'admin' | 'printer' | 'reviewer', string>>;
}

function RoleOfToken({ names }: StaffChipProps) {
  const isAdmin = useHasRole('admin');
  const isReviewer = useHasRole('reviewer');
  const isPrinter = useHasRole('printer');
  if (isAdmin) return <Chip>{names.admin}</Chip>;
  if (isPrinter) return <Chip>{names.printer}</Chip>;
  return isReviewer ? <Chip>{names.reviewer}</Chip> : null;
}

/**
 * Tells members of staff what their token lets them do (docs/rules.md#roles-1). It comes after the page
 * that it stands in, with all that reads the token.
 */
export function StaffChip({ names }: StaffChipProps) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <RoleOfToken names={names} />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
