import { isStaff } from '@smriti/shared/account/roles';
import { withTexts } from '#lib/language/texts.ts';
import { useSession } from '#lib/session/session-store.ts';

const IN_ACCOUNT = /^\/(my-account|cart|orders|create-album)\b/;
const IN_CONSOLE = /^\/admin\b/;

/**
 * Loads the heading of an account or console page in parallel with its route table
 * (docs/rules.md#budgets-1). Only staff load the code of the console (docs/rules.md#console-1). Failed loads
 * are retried when the page is shown.
 */
export async function fetchHeading(path: string): Promise<void> {
  const role = useSession.getState().user?.role;
  try {
    if (IN_ACCOUNT.test(path))
      await withTexts(() => import('#features/account/AwaitedAccount.tsx'), 'account');
    if (IN_CONSOLE.test(path) && role && isStaff(role))
      await import('#features/admin/AdminRoutes.tsx');
  } catch {
    // the routes load it again and report a failure
  }
}
