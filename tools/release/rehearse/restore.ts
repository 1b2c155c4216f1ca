import { join } from 'node:path';
import { originsOf } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { signedInAs } from '../../dev/shop/shop-client.ts';
import { countsOf, differencesOf, takeInventory } from './inventory.ts';
import { demoShop, suite, withFolder, withShop } from './shop.ts';

/** Somebody who signs in by password before and after. */
const CUSTOMER = 'customer@smriti.test';
const MOST_NAMED = 20;
const NOTHING = { documents: {}, accounts: {}, files: {} };

/**
 * Exports the demo shop, wipes it and imports the export: every document, account and file has to be
 * what it was, and a customer to be let in by the old password.
 * @throws ToolFailure that names what differs
 */
export function rehearseRestore(say: (line: string) => void): Promise<void> {
  return withFolder(async (folder) => {
    const backup = join(folder, 'backup');
    const importFrom = await demoShop(folder);
    const signIn = () => signedInAs(originsOf(suite), CUSTOMER);
    const before = await withShop({ importFrom, exportTo: backup }, async (project) => {
      // not only what is seeded: a record, a file and a claim of now
      const { uid } = await signIn();
      await project.firestore.doc('rehearsals/now').set({ at: new Date(), by: uid });
      await project.bucket.file('rehearsals/now.txt').save('kept', { contentType: 'text/plain' });
      const { uid: colleague } = await project.auth.createUser({ email: 'now@smriti.test' });
      await project.auth.setCustomUserClaims(colleague, { role: 'reviewer' });
      return takeInventory(project);
    });
    say(`exported: ${countsOf(before)}`);
    const wiped = await withShop({}, takeInventory);
    if (differencesOf(NOTHING, wiped).length > 0) {
      throw new ToolFailure(`The shop is not empty after it was wiped: ${countsOf(wiped)}`);
    }
    say('wiped: nothing is left');
    const after = await withShop({ importFrom: backup }, async (project) => {
      await signIn();
      return takeInventory(project);
    });
    const differences = differencesOf(before, after);
    if (differences.length > 0) {
      const named = differences.slice(0, MOST_NAMED).join('\n');
      throw new ToolFailure(`${differences.length} things differ after the import:\n${named}`);
    }
    say(`imported: ${countsOf(after)}, all of them as before; ${CUSTOMER} can sign in`);
  });
}
