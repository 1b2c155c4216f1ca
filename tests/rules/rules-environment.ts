import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import type { Storage } from 'firebase-admin/storage';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Project of the Firestore that only these tests use, fill and clear. */
export const RULES_PROJECT = 'demo-smriti-rules';

/** Buckets with storage.rules and with tools/dev/offline/rules/storage-runtime.rules. */
export const RULES_BUCKET = 'demo-smriti-rules';
export const RUNTIME_BUCKET = 'demo-smriti-rules-runtime';

const FIRESTORE_RULES = fromRoot('firestore.rules');
const STORAGE_RULES = fromRoot('storage.rules');
const RUNTIME_RULES = fromRoot('tools/dev/offline/rules/storage-runtime.rules');

/** A separate Firestore with the repository's firestore.rules. */
export async function createFirestoreEnvironment(): Promise<RulesTestEnvironment> {
  requiredVariable('FIRESTORE_EMULATOR_HOST');
  setLogLevel('silent'); // the SDK logs every refused write, and most are refused here
  return initializeTestEnvironment({
    projectId: RULES_PROJECT,
    firestore: { rules: await readFile(FIRESTORE_RULES, 'utf8') },
  });
}

/**
 * Clients for both test buckets, in the project of the emulators, because Storage rules read
 * documents only there. A test has to remove the documents that it seeds.
 */
export async function createStorageEnvironment(): Promise<RulesTestEnvironment> {
  requiredVariable('FIRESTORE_EMULATOR_HOST');
  const projectId = requiredVariable('GCLOUD_PROJECT');
  await loadStorageRules(projectId);
  return initializeTestEnvironment({ projectId });
}

/**
 * Loads the rules of each bucket. initializeTestEnvironment would load one ruleset for every bucket
 * of the emulator, including the application's; this is the same call with a bucket for each file.
 */
async function loadStorageRules(projectId: string): Promise<void> {
  const [application, runtime] = await Promise.all([
    readFile(STORAGE_RULES, 'utf8'),
    readFile(RUNTIME_RULES, 'utf8'),
  ]);
  const response = await fetch(`${storageOrigin()}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      rules: {
        files: [
          { name: STORAGE_RULES, content: application, resource: `${projectId}.appspot.com` },
          { name: STORAGE_RULES, content: application, resource: RULES_BUCKET },
          { name: RUNTIME_RULES, content: runtime, resource: RUNTIME_BUCKET },
        ],
      },
    }),
  });
  if (!response.ok) throw new Error(`The Storage rules do not load: ${await response.text()}`);
}

/** Deletes all objects of a test bucket. */
export async function clearBucket(bucket: Bucket): Promise<void> {
  const [files] = await bucket.getFiles();
  await Promise.all(files.map((file) => file.delete()));
}

export type Bucket = ReturnType<Storage['bucket']>;
export type RulesTestStorage = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']
>;

export function storageOrigin(): string {
  return `http://${requiredVariable('FIREBASE_STORAGE_EMULATOR_HOST')}`;
}

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the rules tests need running emulators.`);
  return value;
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
