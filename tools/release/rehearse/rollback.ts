import { join } from 'node:path';
import { createAddress } from '../../../shared/src/account/addresses.ts';
import { updateUser } from '../../../shared/src/account/users.ts';
import { callAs, newCustomer, signedInAs } from '../../dev/shop/shop-client.ts';
import { buildFunctions } from '../build/build-steps.ts';
import { functionParameters } from '../../dev/emulators/config.ts';
import { adminVariables, bucketOf, originsOf } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { losses, readAll, type Reader, type Reads, troublesOf } from './api-reads.ts';
import { withEarlierBuild } from './earlier-build.ts';
import { editWith, storedLosses, storedRecords } from './earlier-edits.ts';
import { type FunctionsServer, serveFunctions } from './functions-server.ts';
import { demoShop, suite, withFolder, withShop } from './shop.ts';

const ADDRESS = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.in',
  phone: '9876543210',
  street: '12, Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
  type: 'Home' as const,
};

function variables(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...adminVariables(suite),
    ...functionParameters(suite),
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_CONFIG: JSON.stringify({
      projectId: suite.projectId,
      storageBucket: bucketOf(suite),
    }),
  };
}

/** Calls `work` with the API of a functions folder. */
async function withApi<T>(folder: string, work: (api: FunctionsServer) => Promise<T>): Promise<T> {
  const api = await serveFunctions(folder, variables());
  try {
    return await work(api);
  } finally {
    await api.stop();
  }
}

/** Has today's API store something new, and read it together with what the demo shop holds. */
async function writeAndRead({ origin }: FunctionsServer) {
  const origins = { ...originsOf(suite), hosting: origin.replace(/\/api$/, '') };
  const newcomer = await newCustomer(origins);
  await callAs(origins, newcomer, updateUser, { body: { language: 'hi' } });
  const { answer } = await callAs(origins, newcomer, createAddress, { body: ADDRESS });
  const [customer, admin] = await Promise.all([
    signedInAs(origins, 'customer@smriti.test'),
    signedInAs(origins, 'admin@smriti.test'),
  ]);
  const people: Record<Reader, typeof admin> = { customer, newcomer, admin };
  const today = await readAll(origin, people);
  return {
    people,
    addressId: answer.address.id,
    today,
    again: await readAll(origin, people, today),
  };
}

function requireSame(commit: string, today: Reads, earlier: Reads): void {
  const troubles = troublesOf(today, earlier);
  if (troubles.length === 0) return;
  throw new ToolFailure(
    `The API of ${commit} cannot go on with what today's has stored:\n${troubles.join('\n')}`,
  );
}

/** @throws ToolFailure if the earlier API has lost fields of the records that it edited */
function requireKept(commit: string, lost: readonly string[]): void {
  if (lost.length === 0) return;
  throw new ToolFailure(
    `What the API of ${commit} has edited is not what today's had stored:\n${lost.join('\n')}`,
  );
}

/**
 * Lets the API of an earlier commit read what today's has stored: the demo shop, and a customer and an
 * address of now. What it cannot read would be lost to customers while that build is deployed. Then it
 * edits that customer and address, and today's API reads all as it was but for that.
 * @param ref the commit to go back to; the last tag without one
 * @throws ToolFailure that names each call which fails, or answers with other records, and each field
 *   that is lost
 */
export function rehearseRollback(
  ref: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  return withFolder((folder) =>
    withEarlierBuild({ ref, folder: join(folder, 'earlier') }, async (functions, commit) => {
      say(`built: the functions of ${commit}, with their own packages`);
      await buildFunctions();
      const importFrom = await demoShop(folder);
      await withShop({ importFrom }, async (project) => {
        const ofToday = join(ROOT, 'functions');
        const { people, addressId, today, again } = await withApi(ofToday, writeAndRead);
        const edited = { newcomer: people.newcomer, addressId };
        const stored = await storedRecords(project, edited);
        say(`today's API has stored a customer and an address, and answers ${today.size} reads`);
        const edits = await withApi(functions, async ({ origin }) => {
          requireSame(commit, today, await readAll(origin, people, today));
          say(`the API of ${commit} answers all of them with the same records`);
          return editWith(origin, edited, ADDRESS);
        });
        const after = await withApi(ofToday, ({ origin }) => readAll(origin, people, today));
        const storedAfter = await storedRecords(project, edited);
        requireKept(commit, [
          ...losses([today, again, after], edits),
          ...storedLosses(stored, storedAfter, edits),
        ]);
        say(`what it has edited today's API reads as it was, but for the edits`);
      });
    }),
  );
}
