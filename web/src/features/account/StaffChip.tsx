import type { Role } from '@smriti/shared/account/roles';
import {
  AuthProvider,
  FirebaseAppProvider,
  type SigninCheckResult,
  useSigninCheck,
} from 'reactfire';
import { Chip } from '../../components/actions/Chip';
import { useMessages } from '../../lib/language/i18n';
import { app, auth } from '../../lib/session/identity-provider';
import { accountMessages } from './messages';

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

function RoleOfToken() {
  const t = useMessages(accountMessages);
  const isAdmin = useHasRole('admin');
  const isReviewer = useHasRole('reviewer');
  const isPrinter = useHasRole('printer');
  if (isAdmin) return <Chip>{t.admin}</Chip>;
  if (isPrinter) return <Chip>{t.printer}</Chip>;
  return isReviewer ? <Chip>{t.reviewer}</Chip> : null;
}

/**
 * Tells members of staff what their token lets them do (docs/rules.md#roles-1). It comes after the page
 * that it stands in, with all that reads the token.
 */
export function StaffChip() {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <RoleOfToken />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
