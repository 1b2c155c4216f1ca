import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRequestAllowed } from '../../../../tests/rules/personas.ts';
import {
  clearBucket,
  RUNTIME_BUCKET,
  createStorageEnvironment,
  storageOrigin,
  type RulesTestStorage,
} from '../../../../tests/rules/rules-environment.ts';
import {
  CREATE_RULE_CASES,
  GET_RULE_CASES,
  grants,
  type RulesCaller,
  type RulesRow,
  type RulesUpload,
} from './storage-runtime.cases.ts';

/**
 * Tests the installed rules engine of the Storage emulator with a permitted and a refused request for each
 * feature of the rules language that storage.rules may need.
 */

/** Reads and writes regardless of the rules. */
const adminApp = initializeApp();
const unrestricted = getFirestore(adminApp);
const bucket = getStorage(adminApp).bucket(RUNTIME_BUCKET);

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await createStorageEnvironment();
});
beforeEach(async () => {
  await clearBucket(bucket);
  await writeGrants();
});
afterAll(async () => {
  await removeGrants();
  await Promise.all([environment.cleanup(), deleteApp(adminApp)]);
});

const grantDocument = (id: string) => unrestricted.doc(`rulesRuntimeGrants/${id}`);

async function writeGrants(): Promise<void> {
  const batch = unrestricted.batch();
  for (const [id, grant] of Object.entries(grants)) batch.set(grantDocument(id), { ...grant });
  await batch.commit();
}

async function removeGrants(): Promise<void> {
  await Promise.all(Object.keys(grants).map((id) => grantDocument(id).delete()));
}

function storageOf(caller: RulesCaller): RulesTestStorage {
  const context =
    caller === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(caller, tokenOf(caller));
  return context.storage(`gs://${RUNTIME_BUCKET}`);
}

function tokenOf(caller: Exclude<RulesCaller, 'nobody'>) {
  const isRole = caller === 'reviewer' || caller === 'admin' || caller === 'customer';
  const provider = caller === 'anonymous' ? 'anonymous' : 'password';
  return {
    firebase: { sign_in_provider: provider, identities: {} },
    ...(isRole && { role: caller }),
  } as const;
}

async function upload(
  storage: RulesTestStorage,
  path: string,
  { size = 3, ...metadata }: RulesUpload = {},
) {
  await storage.ref(path).put(new Uint8Array(size), metadata);
}

async function store(
  path: string,
  { size = 3, customMetadata }: Pick<RulesUpload, 'size' | 'customMetadata'> = {},
): Promise<void> {
  await bucket.file(path).save(Buffer.alloc(size), { metadata: { metadata: customMetadata } });
}

describe('get', () => {
  test.each(GET_RULE_CASES)('%s: %s, %s', async (_feature, caller, path, allowed) => {
    await store(path);

    expect(await isRequestAllowed(storageOf(caller).ref(path).getMetadata())).toBe(allowed);
  });

  test('an object that does not exist is refused or missing, as the rule defines', async () => {
    const nobody = storageOf('nobody');

    await expect(nobody.ref('anyone/missing').getMetadata()).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
    expect(await isRequestAllowed(nobody.ref('elsewhere/missing').getMetadata())).toBe(false);
  });

  test('metadata', async () => {
    await store('metadata/a.png', { customMetadata: { visibility: 'public' } });
    await store('metadata/b.png', { customMetadata: { visibility: 'private' } });
    await store('metadata/c.png');
    const get = (path: string) => isRequestAllowed(storageOf('nobody').ref(path).getMetadata());

    expect(await get('metadata/a.png')).toBe(true);
    expect(await get('metadata/b.png')).toBe(false);
    expect(await get('metadata/c.png')).toBe(false);
  });
});

describe('create', () => {
  test.each(CREATE_RULE_CASES)('%s: %s', async (_feature, path, of, allowed) => {
    expect(await isRequestAllowed(upload(storageOf('nobody'), path, of))).toBe(allowed);
  });

  test('keeps the existing object after a refused upload', async () => {
    await store('new/a.png', { size: 7 });

    expect(await isRequestAllowed(upload(storageOf('nobody'), 'new/a.png', { size: 3 }))).toBe(
      false,
    );
    expect(await sizeOf('new/a.png')).toBe(7);
  });

  test.each([
    ['full', 5, true],
    ['full', 6, false],
    ['ended', 5, false],
  ] as const)('%s, whose document defines the limit: %i bytes', async (caller, size, allowed) => {
    expect(await isRequestAllowed(upload(storageOf(caller), 'documents/size/a', { size }))).toBe(
      allowed,
    );
  });

  test('is allowed in the own folder only', async () => {
    expect(await isRequestAllowed(upload(storageOf('customer'), 'owners/customer/a.png'))).toBe(
      true,
    );
    expect(await isRequestAllowed(upload(storageOf('customer'), 'owners/admin/a.png'))).toBe(false);
  });
});

async function sizeOf(path: string): Promise<number> {
  const [{ size }] = await bucket.file(path).getMetadata();
  return Number(size);
}

describe('update', () => {
  const rows: [feature: string, path: string, album: string, allowed: boolean][] = [
    ['as the old and the new metadata allow', 'metadata/a', '1', true],
    ['where they differ', 'metadata/a', '2', false],
    ['no matching method', 'anyone/a', '1', false],
  ];

  test.each(rows)('%s', async (_feature, path, album, allowed) => {
    await store(path, { customMetadata: { album: '1' } });
    const change = { customMetadata: { album, visibility: 'public' } };

    expect(await isRequestAllowed(storageOf('nobody').ref(path).updateMetadata(change))).toBe(
      allowed,
    );
  });
});

describe('delete', () => {
  const rows: [feature: string, path: string, size: number, allowed: boolean][] = [
    ['as the stored object allows', 'limits/a', 9, true],
    ['as it does not', 'limits/a', 10, false],
    ['no matching method', 'anyone/a', 3, false],
  ];

  test.each(rows)('%s', async (_feature, path, size, allowed) => {
    await store(path, { size });

    expect(await isRequestAllowed(storageOf('nobody').ref(path).delete())).toBe(allowed);
  });
});

describe('list', () => {
  const withDelimiter: RulesRow[] = [
    ['one segment', 'nobody', 'lists/segment', true],
    ['one segment, from further up', 'nobody', 'lists', false],
    ['many segments', 'nobody', 'lists/tree', true],
    ['many segments, from further down', 'nobody', 'lists/tree/folder', true],
    ['a rule on the caller', 'customer', 'lists/signed-in', true],
    ['a rule on the caller', 'nobody', 'lists/signed-in', false],
    ['no matching method', 'nobody', 'lists/get-only', false],
    ['the root', 'nobody', '', false],
  ];

  test.each(withDelimiter)('of one folder, %s: %s, %j', async (_feature, caller, path, allowed) => {
    await store(`${path}/a.png`);

    expect(await isRequestAllowed(storageOf(caller).ref(path).list())).toBe(allowed);
  });

  const withoutDelimiter: [feature: string, prefix: string, allowed: boolean][] = [
    ['one segment', 'lists/segment/', false],
    ['many segments', 'lists/tree/', true],
    ['many segments, from further down', 'lists/tree/folder/', true],
    ['a rule on the caller', 'lists/signed-in/', false],
    ['the root', '', false],
  ];

  test.each(withoutDelimiter)(
    'of everything below a folder, %s: %j',
    async (_feature, prefix, allowed) => {
      const url = `${storageOrigin()}/v0/b/${RUNTIME_BUCKET}/o?prefix=${encodeURIComponent(prefix)}`;

      expect((await fetch(url)).status).toBe(allowed ? 200 : 403);
    },
  );
});
