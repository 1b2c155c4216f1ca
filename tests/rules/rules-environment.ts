import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The project whose Firestore these tests fill and clear; no other test uses it. */
export const RULES_PROJECT = 'demo-smriti-rules';

/** The bucket under storage.rules, and the one under tools/dev/offline/rules/storage-runtime.rules. */
export const RULES_BUCKET = 'demo-smriti-rules';
export const RUNTIME_BUCKET = 'demo-smriti-rules-runtime';

const FIRESTORE_RULES = fromRoot('firestore.rules');
const STORAGE_RULES = fromRoot('storage.rules');
const RUNTIME_RULES = fromRoot('tools/dev/offline/rules/storage-runtime.rules');

/** A Firestore of its own under the repository's firestore.rules. */
export async function firestoreEnvironment(): Promise<RulesTestEnvironment> {
  requiredVariable('FIRESTORE_EMULATOR_HOST');
  setLogLevel('silent'); // the SDK prints every refused write, and most are refused here
  return initializeTestEnvironment({
    projectId: RULES_PROJECT,
    firestore: { rules: await readFile(FIRESTORE_RULES, 'utf8') },
  });
}

/**
 * Clients for both test buckets. Their project is the emulators' own, because Storage rules look
 * documents up there and nowhere else: what a test seeds in it, it has to remove itself.
 */
export async function storageEnvironment(): Promise<RulesTestEnvironment> {
  requiredVariable('FIRESTORE_EMULATOR_HOST');
  const projectId = requiredVariable('GCLOUD_PROJECT');
  await loadStorageRules(projectId);
  return initializeTestEnvironment({ projectId });
}

/**
 * Gives each bucket its rules. initializeTestEnvironment would give one ruleset to every bucket of
 * the emulator, the application's too; this is the same call with a bucket named for each file.
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

/** Removes every object of a test bucket; clearStorage of the library leaves folders alone. */
export async function clearBucket(environment: RulesTestEnvironment, bucket: string) {
  await environment.withSecurityRulesDisabled(async (context) => {
    const clear = async (folder: StorageReference): Promise<void> => {
      const { items, prefixes } = await folder.listAll();
      await Promise.all([...items.map((item) => item.delete()), ...prefixes.map(clear)]);
    };
    await clear(context.storage(`gs://${bucket}`).ref());
  });
}

export type Storage = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']
>;
export type StorageReference = ReturnType<Storage['ref']>;

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
