import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import { createAddress } from '../../../shared/src/account/addresses.ts';
import { updateUser } from '../../../shared/src/account/users.ts';
import {
  ADDRESS_FORM,
  callEndpointAs,
  createCustomer,
  signInDemoAccount,
} from '../../dev/shop/shop-client.ts';
import { withAdminSdk } from '../../dev/shop/with-admin.ts';
import { buildFunctions } from '../build/build-steps.ts';
import { functionParameters } from '../../dev/emulators/emulator-config.ts';
import { copyExport } from '../../dev/emulators/emulator-export.ts';
import { startEmulators } from '../../dev/emulators/start.ts';
import {
  adminSdkVariables,
  environmentBucket,
  environmentOrigins,
  getEnvironment,
} from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../../shared/local/paths.ts';
import { readAllPaths, type RehearsalReader, findReadProblems } from './api-reads.ts';
import { withEarlierBuild } from './earlier-build.ts';
import {
  editRecordsWithEarlierApi,
  findLostStoredFields,
  readStoredRecords,
} from './earlier-edits.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';

/** Environment of `npm run seed`, which stores no data of its own. */
const seedEnvironment = getEnvironment('seed');
const PROJECT = {
  projectId: seedEnvironment.projectId,
  storageBucket: environmentBucket(seedEnvironment),
};

function variables(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...adminSdkVariables(seedEnvironment),
    ...functionParameters(seedEnvironment),
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_CONFIG: JSON.stringify(PROJECT),
  };
}

async function withApi<T>(folder: string, work: (api: FunctionsServer) => Promise<T>): Promise<T> {
  const api = await startFunctionsServer(folder, variables());
  try {
    return await work(api);
  } finally {
    await api.stop();
  }
}

/** Creates a customer and an address with today's API, and reads all records. */
async function writeAndRead({ origin }: FunctionsServer) {
  const origins = { ...environmentOrigins(seedEnvironment), hosting: origin.replace(/\/api$/, '') };
  const newcomer = await createCustomer(origins);
  await callEndpointAs(origins, newcomer, updateUser, { body: { language: 'hi' } });
  const { address } = await callEndpointAs(origins, newcomer, createAddress, {
    body: ADDRESS_FORM,
  });
  const [customer, admin] = await Promise.all([
    signInDemoAccount(origins, 'customer@smriti.test'),
    signInDemoAccount(origins, 'admin@smriti.test'),
  ]);
  const people: Record<RehearsalReader, typeof admin> = { customer, newcomer, admin };
  return { people, addressId: address.id, today: await readAllPaths(origin, people) };
}

/** @throws ToolFailure with `problem` and the list, if there is anything in it */
function requireNone(problem: string, found: readonly string[]): void {
  if (found.length > 0) throw new ToolFailure(`${problem}:\n${found.join('\n')}`);
}

async function withDemoShop(
  folder: string,
  work: (project: SeededProject) => Promise<void>,
): Promise<void> {
  const importFrom = join(folder, 'demo');
  await copyExport(EMULATOR_DATA_FOLDER, importFrom, seedEnvironment);
  const only = ['auth', 'firestore', 'storage'] as const;
  const emulators = await startEmulators({ environment: seedEnvironment, only, importFrom });
  try {
    await withAdminSdk(seedEnvironment, work);
  } finally {
    await emulators.stop();
  }
}

/**
 * Rehearses a rollback. The API of an earlier commit must read the records of today's API: the demo
 * shop, and a new customer with an address. It then edits these two, and today's API must find all
 * other fields unchanged.
 * @param ref the commit to go back to; default: the last tag
 * @throws ToolFailure with each call that fails or returns other records, and each lost field
 */
export async function rehearseRollback(
  ref: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'smriti-rehearsal-'));
  try {
    await withEarlierBuild({ ref, folder: join(folder, 'earlier') }, async (functions, commit) => {
      say(`built: the functions of ${commit}, with their own packages`);
      await buildFunctions();
      await withDemoShop(folder, (project) => compareBuilds(project, { functions, commit }, say));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareBuilds(
  project: SeededProject,
  { functions, commit }: { functions: string; commit: string },
  say: (line: string) => void,
): Promise<void> {
  const ofToday = join(ROOT, 'functions');
  const { people, addressId, today } = await withApi(ofToday, writeAndRead);
  const edited = { newcomer: people.newcomer, addressId };
  const stored = await readStoredRecords(project, edited);
  say(`today's API has stored a customer and an address, and answers ${today.size} reads`);
  const edits = await withApi(functions, async ({ origin }) => {
    const earlier = await readAllPaths(origin, people, today);
    requireNone(
      `The API of ${commit} cannot go on with what today's has stored`,
      findReadProblems(today, earlier),
    );
    say(`the API of ${commit} answers all of them with the same records`);
    return editRecordsWithEarlierApi(origin, edited, ADDRESS_FORM);
  });
  const after = await withApi(ofToday, ({ origin }) => readAllPaths(origin, people, today));
  const storedAfter = await readStoredRecords(project, edited);
  requireNone(`What the API of ${commit} has edited is not what today's had stored`, [
    ...findReadProblems(today, after),
    ...findLostStoredFields(stored, storedAfter, edits),
  ]);
  say(`what it has edited today's API reads as it was, but for the edits`);
}
