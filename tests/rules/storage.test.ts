import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDocumentedPaths } from './data-model.ts';
import {
  createPersonaClients,
  ALL_PERSONAS,
  isRequestAllowed,
  NO_PERSONAS,
  uidOfPersona,
  findAllowedPersonas,
  type Persona,
} from './personas.ts';
import {
  clearBucket,
  RULES_BUCKET,
  createStorageEnvironment,
  storageOrigin,
  type RulesTestStorage,
} from './rules-environment.ts';
import {
  storageCases,
  NEW_PHOTO_ID,
  NEW_PHOTO_IDS,
  PHOTO_ID,
  type StorageCase,
  type StorageOperation,
} from './storage.cases.ts';

const JPEG = { contentType: 'image/jpeg' };
const MIB = 1024 * 1024;

/** Reads and writes regardless of the rules. */
const adminApp = initializeApp();
const unrestricted = getFirestore(adminApp);
const bucket = getStorage(adminApp).bucket(RULES_BUCKET);

let environment: RulesTestEnvironment;
let storageOf: (persona: Persona) => RulesTestStorage;

beforeAll(async () => {
  environment = await createStorageEnvironment();
  const clientOf = createPersonaClients(environment);
  storageOf = (persona) => clientOf(persona).storage(`gs://${RULES_BUCKET}`);
});
beforeEach(async () => {
  await clearBucket(bucket);
  await setTicket(ticketFor([PHOTO_ID, ...NEW_PHOTO_IDS]));
});
afterAll(async () => {
  await setTicket(null);
  await Promise.all([environment.cleanup(), deleteApp(adminApp)]);
});

const store = (path: string) => bucket.file(path).save(Buffer.alloc(3), JPEG);

interface Ticket {
  expires_at: Date;
  files: Record<string, number>;
  /** Missing in tickets of earlier releases. */
  needs_second_factor?: boolean;
}

/** Stores the same upload ticket for each persona; null deletes the tickets. */
async function setTicket(ticket: Ticket | null): Promise<void> {
  const batch = unrestricted.batch();
  for (const uid of new Set(ALL_PERSONAS.map(uidOfPersona))) {
    const document = unrestricted.doc(`uploads/${uid}`);
    if (ticket) batch.set(document, { ...ticket });
    else batch.delete(document);
  }
  await batch.commit();
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** An upload ticket for these photos, each of `size` bytes. */
function ticketFor(ids: readonly string[], size = 3): Ticket {
  return {
    expires_at: inMinutes(30),
    files: Object.fromEntries(ids.map((id) => [id, size])),
  };
}

/** Uploads a file and waits for it; the SDK's upload task is not a plain promise. */
async function upload(storage: RulesTestStorage, path: string, size = 3, metadata: object = JPEG) {
  await storage.ref(path).put(new Uint8Array(size), metadata);
}

async function attempt(
  operation: StorageOperation,
  { path, newPath }: StorageCase,
  persona: Persona,
) {
  const storage = storageOf(persona);
  switch (operation) {
    case 'get':
      return storage.ref(path).getMetadata();
    case 'list':
      return storage.ref(path).parent?.list();
    case 'create':
      return upload(storage, `${newPath}${String(ALL_PERSONAS.indexOf(persona)).padStart(2, '0')}`);
    case 'replace':
      return upload(storage, path);
    case 'update':
      return storage.ref(path).updateMetadata({ cacheControl: 'no-store' });
    case 'delete':
      return storage.ref(path).delete();
  }
}

describe.each(storageCases)('$name: $path', (of) => {
  test.each<StorageOperation>(['get', 'list', 'create', 'replace', 'update', 'delete'])(
    '%s',
    async (operation) => {
      await store(of.path);

      const allowed = await findAllowedPersonas((persona) => attempt(operation, of, persona));

      expect(allowed).toEqual(of.allowed?.[operation] ?? NO_PERSONAS);
    },
  );
});

test('covers every path of the data model', () => {
  const covered = storageCases.map(({ documented }) => documented);

  expect(covered).toEqual(expect.arrayContaining(readDocumentedPaths('Cloud Storage')));
});

describe('uploads of an owner', () => {
  const path = `photos/${uidOfPersona('customer')}/${NEW_PHOTO_ID}`;

  test.each([
    ['image/jpeg', true],
    ['image/png', true],
    ['image/webp', true],
    ['image/gif', true],
    ['image/heic', false],
    ['image/svg+xml', false],
    ['image/jpeg; charset=utf-8', false],
    ['image/jpegx', false],
    ['IMAGE/JPEG', false],
    ['text/html', false],
    ['application/octet-stream', false],
    [undefined, false],
  ])('of type %s: %s', async (contentType, expected) => {
    const request = upload(storageOf('customer'), path, 3, contentType ? { contentType } : {});

    expect(await isRequestAllowed(request)).toBe(expected);
  });

  test.each([
    [undefined, true],
    ['identity', true],
    ['', true],
    ['gzip', false],
    ['GZIP', false],
    ['br', false],
    ['deflate', false],
    ['gzip, gzip', false],
    ['identity, gzip', false],
  ])('with content encoding %j: %s', async (contentEncoding, expected) => {
    const metadata = contentEncoding === undefined ? JPEG : { ...JPEG, contentEncoding };

    expect(await isRequestAllowed(upload(storageOf('customer'), path, 3, metadata))).toBe(expected);
  });

  test.each([
    [0, false],
    [1, true],
    [30 * MIB, true],
    [30 * MIB + 1, false],
  ])('of %i bytes: %s', async (size, expected) => {
    await setTicket(ticketFor([NEW_PHOTO_ID], size));

    expect(await isRequestAllowed(upload(storageOf('customer'), path, size))).toBe(expected);
  });

  test.each([
    ['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', true],
    [PHOTO_ID, true],
    ['a'.repeat(42), false],
    ['a'.repeat(44), false],
    ['0f'.repeat(32), false],
    ['3b241101-e2bb-4255-8caf-4136c566a962', false],
    [`${'a'.repeat(42)}=`, false],
    [`${'a'.repeat(42)}+`, false],
    [`${'holiday-in-goa-'.repeat(2)}at-the-sea.jpg`, false],
    [`${'holiday in goa '.repeat(2)}at the sea 24`, false],
    ['..-'.repeat(15).slice(0, 43), false],
    ['ａ'.repeat(43), false],
    [`${'a'.repeat(42)}\n`, false],
    [`${'a'.repeat(43)}\n`, false],
  ])('with name %j: %s', async (photoId, expected) => {
    await setTicket(ticketFor([photoId]));

    const request = upload(storageOf('customer'), `photos/${uidOfPersona('customer')}/${photoId}`);

    expect(await isRequestAllowed(request)).toBe(expected);
  });
});

test('refuses listing photos without a delimiter', async () => {
  const owner = uidOfPersona('customer');
  await store(`photos/${owner}/${PHOTO_ID}`);

  for (const prefix of ['', 'photos/', `photos/${owner}/`, 'catalogue/']) {
    const url = `${storageOrigin()}/v0/b/${RULES_BUCKET}/o?prefix=${encodeURIComponent(prefix)}`;

    expect((await fetch(url)).status).toBe(403);
  }
});

test('allows public reads of pictures, but not of photos', async () => {
  await store('catalogue/products/1.webp');
  await store(`photos/${uidOfPersona('customer')}/${PHOTO_ID}`);
  const read = (path: string) =>
    fetch(`${storageOrigin()}/v0/b/${RULES_BUCKET}/o/${encodeURIComponent(path)}?alt=media`);

  expect((await read('catalogue/products/1.webp')).status).toBe(200);
  expect((await read(`photos/${uidOfPersona('customer')}/${PHOTO_ID}`)).status).toBe(403);
});

test('refuses replacing an existing photo or changing its type', async () => {
  const path = `photos/${uidOfPersona('customer')}/${PHOTO_ID}`;
  await store(path);
  const owner = storageOf('customer');

  expect(await isRequestAllowed(upload(owner, path))).toBe(false);
  expect(await isRequestAllowed(upload(owner, path, 3, { contentType: 'image/png' }))).toBe(false);
  expect(await isRequestAllowed(owner.ref(path).updateMetadata({ contentType: 'image/png' }))).toBe(
    false,
  );
  expect(await owner.ref(path).getMetadata()).toMatchObject({ size: 3, contentType: 'image/jpeg' });
});

describe('the bytes of a rendition', () => {
  const path = `renditions/${uidOfPersona('customer')}/${PHOTO_ID}_400.webp`;
  const read = (token?: string) => {
    const url = `${storageOrigin()}/v0/b/${RULES_BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
    return fetch(token === undefined ? url : `${url}&token=${token}`);
  };

  beforeEach(async () => {
    await store(path);
  });

  test('are readable by its download token', async () => {
    let url = '';
    await environment.withSecurityRulesDisabled(async (context) => {
      url = await context.storage(`gs://${RULES_BUCKET}`).ref(path).getDownloadURL();
    });
    const token = new URL(url).searchParams.get('token') ?? '';

    expect((await read(token)).status).toBe(200);
  });

  test('are refused without a token or with another one', async () => {
    expect((await read()).status).toBe(403);
    expect((await read('00000000-0000-4000-8000-000000000000')).status).toBe(403);
  });
});

describe('catalogue uploads of an admin', () => {
  const path = `catalogue-uploads/${NEW_PHOTO_ID}`;

  test.each([
    ['identity', true],
    ['gzip', false],
  ])('with content encoding %s: %s', async (contentEncoding, expected) => {
    const request = upload(storageOf('admin'), path, 3, { ...JPEG, contentEncoding });

    expect(await isRequestAllowed(request)).toBe(expected);
  });
});

describe('a ticket', () => {
  const path = `photos/${uidOfPersona('customer')}/${NEW_PHOTO_ID}`;
  const mayUpload = (size = 3) => isRequestAllowed(upload(storageOf('customer'), path, size));

  test('is required', async () => {
    await setTicket(null);

    expect(await mayUpload()).toBe(false);
  });

  test.each([
    ['of exactly its size', 3, true],
    ['of a byte less', 2, false],
    ['of a byte more', 4, false],
  ])('allows a file %s', async (_, size, expected) => {
    await setTicket(ticketFor([NEW_PHOTO_ID], 3));

    expect(await mayUpload(size)).toBe(expected);
  });

  test('allows only the named photos', async () => {
    await setTicket(ticketFor([PHOTO_ID]));

    expect(await mayUpload()).toBe(false);
  });

  test.each([
    [1, true],
    [-1, false],
  ])('that expires in %i minutes allows uploads: %s', async (minutes, expected) => {
    await setTicket({ ...ticketFor([NEW_PHOTO_ID]), expires_at: inMinutes(minutes) });

    expect(await mayUpload()).toBe(expected);
  });

  test('opens the folder of its owner only', async () => {
    await setTicket(ticketFor([NEW_PHOTO_ID]));
    const other = `photos/${uidOfPersona('another customer')}/${NEW_PHOTO_ID}`;

    expect(await isRequestAllowed(upload(storageOf('customer'), other))).toBe(false);
    expect(await mayUpload()).toBe(true);
  });
});

describe('a ticket for catalogue pictures', () => {
  const mayUpload = async (hasSecondFactor: boolean, needs_second_factor?: boolean) => {
    await setTicket({
      ...ticketFor([NEW_PHOTO_ID]),
      ...(needs_second_factor !== undefined && { needs_second_factor }),
    });
    const admin = createPersonaClients(environment, { hasSecondFactor })('admin');
    const storage = admin.storage(`gs://${RULES_BUCKET}`);
    return isRequestAllowed(upload(storage, `catalogue-uploads/${NEW_PHOTO_ID}`));
  };

  test.each([
    ['that needs a second factor', true, { without: false, with: true }],
    ['that needs none', false, { without: true, with: true }],
    ['of an earlier release', undefined, { without: true, with: true }],
  ])('%s allows the intended sign-ins only', async (_, needs, expected) => {
    expect(await mayUpload(false, needs)).toBe(expected.without);
    await clearBucket(bucket);
    expect(await mayUpload(true, needs)).toBe(expected.with);
  });
});

test('refuses a role that is not a single word', async () => {
  const photo = `photos/${uidOfPersona('customer')}/${PHOTO_ID}`;
  await store(photo);
  const claims = [{ role: ['reviewer'] }, { role: 'reviewer,admin' }, { role: null }, { role: '' }];

  for (const claim of claims) {
    for (const uid of ['reviewer-1', uidOfPersona('customer')]) {
      const context = environment.authenticatedContext(uid, claim);
      const photos = context.storage(`gs://${RULES_BUCKET}`);

      expect(await isRequestAllowed(photos.ref(photo).getMetadata())).toBe(false);
    }
  }
});
