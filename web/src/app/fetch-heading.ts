import { isStaff } from '@smriti/shared/account/roles';
import { withTexts } from '../lib/language/texts';
import { useSession } from '../lib/session/session-store';

const IN_ACCOUNT = /^\/(my-account|cart|orders|create-album)\b/;
const IN_CONSOLE = /^\/admin\b/;

/**
 * Fetches what heads a page of the account or of the console beside its table of routes, not after it
 * (docs/rules.md#budgets-1). Staff alone get the code of the console (docs/rules.md#console-1). What
 * fails is asked for again when the page is shown.
 */
export async function fetchHeading(path: string): Promise<void> {
  const role = useSession.getState().user?.role;
  try {
    if (IN_ACCOUNT.test(path))
      await withTexts(() => import('../features/account/AwaitedAccount'), 'account');
    if (IN_CONSOLE.test(path) && role && isStaff(role))
      await import('../features/admin/AdminRoutes');
  } catch {
    // the routes fetch it themselves, and say so where it does not come
  }
}
