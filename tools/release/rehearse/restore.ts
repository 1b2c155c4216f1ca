import { join } from 'node:path';
import { environmentOrigins } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { signInDemoAccount } from '../../dev/shop/shop-client.ts';
import { formatCounts, compareInventories, takeInventory } from './inventory.ts';
import { copyDemoExport, seedEnvironment, withTemporaryFolder, withShopEmulators } from './shop.ts';

/** Email of a customer who signs in with a password before and after the restore. */
const CUSTOMER = 'customer@smriti.test';
const MAX_LISTED_DIFFERENCES = 20;
const NOTHING = { documents: {}, accounts: {}, files: {} };

/**
 * Exports the demo shop, deletes it and imports the export. All documents, accounts and files must
 * be unchanged, and a customer must be able to sign in with the old password.
 * @throws ToolFailure with the differences
 */
export function rehearseRestore(say: (line: string) => void): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const backup = join(folder, 'backup');
    const importFrom = await copyDemoExport(folder);
    const signIn = () => signInDemoAccount(environmentOrigins(seedEnvironment), CUSTOMER);
    const before = await withShopEmulators({ importFrom, exportTo: backup }, async (project) => {
      // adds a record, a file and a claim that are not seeded
      const { uid } = await signIn();
      await project.firestore.doc('rehearsals/now').set({ at: new Date(), by: uid });
      await project.bucket.file('rehearsals/now.txt').save('kept', { contentType: 'text/plain' });
      const { uid: colleague } = await project.auth.createUser({ email: 'now@smriti.test' });
      await project.auth.setCustomUserClaims(colleague, { role: 'reviewer' });
      return takeInventory(project);
    });
    say(`exported: ${formatCounts(before)}`);
    const wiped = await withShopEmulators({}, takeInventory);
    if (compareInventories(NOTHING, wiped).length > 0) {
      throw new ToolFailure(`The shop is not empty after it was wiped: ${formatCounts(wiped)}`);
    }
    say('wiped: nothing is left');
    const after = await withShopEmulators({ importFrom: backup }, async (project) => {
      await signIn();
      return takeInventory(project);
    });
    const differences = compareInventories(before, after);
    if (differences.length > 0) {
      const named = differences.slice(0, MAX_LISTED_DIFFERENCES).join('\n');
      throw new ToolFailure(`${differences.length} things differ after the import:\n${named}`);
    }
    say(`imported: ${formatCounts(after)}, all of them as before; ${CUSTOMER} can sign in`);
  });
}
