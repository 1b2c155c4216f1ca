import type { Role } from '@smriti/shared/account/roles';
import { type SigninCheckResult, useSigninCheck } from 'reactfire';
import { Chip } from '#ui/actions/Chip.tsx';

/** Sign-in state until the token has been read. */
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

interface StaffChipProps {
  names: Readonly<Record<'admin' | 'printer' | 'support' | 'reviewer', string>>;
}

/**
 * Chip with the role of a signed-in staff member (docs/rules.md#roles-1). Loaded after the page, together
 * with the code that reads the token.
 */
export function StaffChip({ names }: StaffChipProps) {
  const isAdmin = useHasRole('admin');
  const isReviewer = useHasRole('reviewer');
  const isPrinter = useHasRole('printer');
  const isSupport = useHasRole('support');
  if (isAdmin) return <Chip>{names.admin}</Chip>;
  if (isPrinter) return <Chip>{names.printer}</Chip>;
  if (isSupport) return <Chip>{names.support}</Chip>;
  return isReviewer ? <Chip>{names.reviewer}</Chip> : null;
}
