import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishStaffSignInPolicy } from '../../functions/src/features/auth/staff-sign-in.service.ts';
import { createDatabase } from '../../functions/src/platform/database/database.ts';
import { readDocumentedPaths } from './data-model.ts';
import {
  createPersonaClients,
  isRequestAllowed,
  NO_PERSONAS,
  uidOfPersona,
  findAllowedPersonas,
  type Persona,
} from './personas.ts';
import {
  type FirestoreCase,
  firestoreCases,
  type Operation,
  STAFF_PERSONAS,
} from './firestore.cases.ts';
import { createFirestoreEnvironment, RULES_PROJECT } from './rules-environment.ts';

type Firestore = ReturnType<RulesTestContext['firestore']>;

/** Reads and writes regardless of the rules. */
const adminApp = initializeApp({ projectId: RULES_PROJECT });
const unrestricted = getFirestore(adminApp);

let environment: RulesTestEnvironment;
let firestoreOf: (persona: Persona) => Firestore;

beforeAll(async () => {
  environment = await createFirestoreEnvironment();
  const clientOf = createPersonaClients(environment);
  const instances = new Map<Persona, Firestore>();
  firestoreOf = (persona) => {
    const instance = instances.get(persona) ?? clientOf(persona).firestore();
    instances.set(persona, instance);
    return instance;
  };
});
beforeEach(() => environment.clearFirestore());
afterAll(() => Promise.all([environment.cleanup(), deleteApp(adminApp)]));

async function seed(documents: Record<string, Record<string, unknown>>): Promise<void> {
  const batch = unrestricted.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(unrestricted.doc(path), data);
  await batch.commit();
}

function attempt(operation: Operation, { path, data = {} }: FirestoreCase, persona: Persona) {
  const document = firestoreOf(persona).doc(path);
  switch (operation) {
    case 'get':
      return document.get();
    case 'list':
      return document.parent.get();
    case 'create':
      return document.parent.doc('new').set(data);
    case 'update':
      return document.update({ status: 'Approved' });
    case 'delete':
      return document.delete();
  }
}

describe.each(firestoreCases)('$path', (of) => {
  test.each<Operation>(['get', 'list', 'create', 'update', 'delete'])('%s', async (operation) => {
    await seed({ [of.path]: of.data ?? {} });

    const allowed = await findAllowedPersonas((persona) => attempt(operation, of, persona));

    expect(allowed).toEqual(of.allowed?.[operation] ?? NO_PERSONAS);
  });
});

test('covers every path of the data model', () => {
  const covered = firestoreCases.map(({ documented }) => documented);

  expect(covered).toEqual(expect.arrayContaining(readDocumentedPaths('Firestore')));
});

describe('lists of statuses', () => {
  const owners: Persona[] = [
    'guest',
    'another guest',
    'customer',
    'another customer',
    'password user without claim',
  ];

  beforeEach(async () => {
    for (const owner of owners) {
      await seed({
        [`statuses/${uidOfPersona(owner)}`]: { owner: uidOfPersona(owner), status: 'Requested' },
      });
    }
  });

  test.each(owners)('are allowed if filtered by the caller, a %s', async (owner) => {
    const statuses = firestoreOf(owner).collection('statuses');

    const own = await statuses.where('owner', '==', uidOfPersona(owner)).get();

    expect(own.docs.map(({ id }) => id)).toEqual([uidOfPersona(owner)]);
  });

  test('are refused if filtered by another user', async () => {
    const allowed = await findAllowedPersonas((persona) =>
      firestoreOf(persona)
        .collection('statuses')
        .where('owner', '==', uidOfPersona('customer'))
        .get(),
    );

    expect(allowed).toEqual(['customer']);
  });

  test('are refused if filtered by several owners, including the caller', async () => {
    const uids = owners.map(uidOfPersona);

    const allowed = await findAllowedPersonas((persona) =>
      firestoreOf(persona).collection('statuses').where('owner', 'in', uids).get(),
    );

    expect(allowed).toEqual(NO_PERSONAS);
  });

  test('can be listened to', async () => {
    const statuses = firestoreOf('customer').collection('statuses');

    const first = await new Promise<number>((resolve, reject) => {
      const stop = statuses
        .where('owner', '==', uidOfPersona('customer'))
        .onSnapshot((snapshot) => {
          stop();
          resolve(snapshot.size);
        }, reject);
    });

    expect(first).toBe(1);
  });
});

test('refuses a removed role, regardless of the token', async () => {
  const open = () =>
    findAllowedPersonas((persona) => firestoreOf(persona).doc('reviewQueue/album-1').get());
  await seed({
    'reviewQueue/album-1': {},
    [`users/${uidOfPersona('reviewer')}`]: { staff_role: 'customer' },
    [`users/${uidOfPersona('admin')}`]: { staff_role: 'admin' },
  });
  expect(await open()).toEqual(['support', 'admin']);
  await seed({ [`users/${uidOfPersona('reviewer')}`]: { displayName: 'Of an earlier release' } });
  expect(await open()).toEqual(STAFF_PERSONAS);
});

describe('the second factor of staff', () => {
  const whoReadsQueue = (hasSecondFactor: boolean) => {
    const clientOf = createPersonaClients(environment, { hasSecondFactor });
    return findAllowedPersonas((persona) =>
      clientOf(persona).firestore().collection('reviewQueue').get(),
    );
  };
  const publish = (isSecondFactorRequired: boolean) =>
    publishStaffSignInPolicy({
      db: createDatabase(unrestricted),
      config: { isSecondFactorRequired },
    });

  beforeEach(() => seed({ 'reviewQueue/album-1': {} }));

  test('is required once the API is deployed with the setting', async () => {
    await publish(true);

    expect(await whoReadsQueue(false)).toEqual(NO_PERSONAS);
    expect(await whoReadsQueue(true)).toEqual(STAFF_PERSONAS);
  });

  test('is not required if the API is deployed without the setting', async () => {
    await publish(true);
    await publish(false);

    expect(await whoReadsQueue(false)).toEqual(STAFF_PERSONAS);
    expect(await whoReadsQueue(true)).toEqual(STAFF_PERSONAS);
  });

  test('is not required in a shop that never set it', async () => {
    await publish(false);

    expect(await whoReadsQueue(false)).toEqual(STAFF_PERSONAS);
    expect((await unrestricted.doc('settings/staffSignIn').get()).exists).toBe(false);
  });

  test('is never required of customers', async () => {
    await publish(true);
    const status = `statuses/${uidOfPersona('customer')}`;
    await seed({ [status]: { owner: uidOfPersona('customer'), status: 'Requested' } });

    expect(await isRequestAllowed(firestoreOf('customer').doc(status).get())).toBe(true);
  });
});

test('refuses a missing document like an existing one', async () => {
  const customer = firestoreOf('customer');

  expect(await isRequestAllowed(customer.doc('catalogue/products/items/404').get())).toBe(false);
  expect(await isRequestAllowed(customer.doc('statuses/404').get())).toBe(false);
  expect(await isRequestAllowed(customer.doc('users/404').get())).toBe(false);
});

test.each(['items', 'history', 'rounds', 'albums', 'photos'])(
  'refuses the collection group of %s',
  async (group) => {
    await seed({
      'catalogue/products/items/1': {},
      'albums/album-1': { user_id: 'customer-1', status: 'Requested' },
      'albums/album-1/history/000001': { by_uid: 'customer-1' },
      'albums/album-1/rounds/0001': { round: 1 },
      'photos/photo-1': { owner: 'customer-1' },
    });

    const allowed = await findAllowedPersonas((persona) =>
      firestoreOf(persona).collectionGroup(group).get(),
    );

    expect(allowed).toEqual(NO_PERSONAS);
  },
);

describe('a client', () => {
  const own = { user_id: uidOfPersona('customer'), owner: uidOfPersona('customer') };

  test('cannot query its own records of a closed collection', async () => {
    await seed({ 'albums/album-1': own, 'orders/album-1': own, 'photos/photo-1': own });

    for (const [collection, field] of [
      ['albums', 'user_id'],
      ['orders', 'user_id'],
      ['payments', 'user_id'],
      ['photos', 'owner'],
      ['photoSheets', 'owner'],
    ] as const) {
      const allowed = await findAllowedPersonas((persona) =>
        firestoreOf(persona).collection(collection).where(field, '==', uidOfPersona(persona)).get(),
      );
      expect([collection, allowed]).toEqual([collection, NO_PERSONAS]);
    }
  });

  test('cannot write to the queue, the statuses or the sheets', async () => {
    for (const path of ['reviewQueue/mine', 'statuses/mine', 'photoSheets/mine']) {
      const allowed = await findAllowedPersonas((persona) =>
        firestoreOf(persona)
          .doc(path)
          .set({ owner: uidOfPersona(persona), status: 'Approved', photos: {} }),
      );
      expect([path, allowed]).toEqual([path, NO_PERSONAS]);
    }
  });
});

test('can filter and order the queue only as a reviewer', async () => {
  await seed({
    'reviewQueue/album-1': { status: 'Requested', requested_at: new Date('2026-10-01') },
    'reviewQueue/album-2': { status: 'Responded', requested_at: new Date('2026-10-02') },
  });

  const allowed = await findAllowedPersonas((persona) =>
    firestoreOf(persona)
      .collection('reviewQueue')
      .where('status', '==', 'Requested')
      .orderBy('requested_at')
      .get(),
  );

  expect(allowed).toEqual(STAFF_PERSONAS);
});

test('is refused for a role that is not a single word', async () => {
  await seed({ 'reviewQueue/album-1': {} });
  const claims: Record<string, unknown>[] = [
    { role: ['reviewer'] },
    { role: { reviewer: true } },
    { role: 'reviewer,admin' },
    { role: null },
    { role: '' },
    { roles: 'reviewer' },
    { reviewer: true },
  ];
  for (const claim of claims) {
    const firestore = environment.authenticatedContext('customer-1', claim).firestore();

    expect(await isRequestAllowed(firestore.doc('reviewQueue/album-1').get())).toBe(false);
  }
});
