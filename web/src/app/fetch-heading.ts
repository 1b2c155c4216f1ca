import { isStaff } from '@smriti/shared/account/roles';
import { withTexts } from '#lib/language/texts.ts';
import { useSession } from '#lib/session/session-store.ts';

const IN_ACCOUNT = /^\/(my-account|cart|orders|create-album)\b/;
const IN_CONSOLE = /^\/admin\b/;

/**
 * Loads the heading of an account or console page in parallel with the route table
 * (docs/rules.md#budgets-1). Only staff load the code of the console (docs/rules.md#console-1).
 * Errors are ignored here, because the page loads its heading again when it is shown.
 */
export async function fetchHeading(path: string): Promise<void> {
  const role = useSession.getState().user?.role;
  try {
    if (IN_ACCOUNT.test(path))
      await withTexts(() => import('#features/account/AwaitedAccount.tsx'), 'account');
    if (IN_CONSOLE.test(path) && role && isStaff(role))
      await import('#features/admin/AdminRoutes.tsx');
  } catch {
    // The route loads the module again and reports the failure.
  }
}
