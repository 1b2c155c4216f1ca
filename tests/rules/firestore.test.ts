import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishStaffSignIn } from '../../functions/src/features/auth/staff-sign-in.service.ts';
import { createDatabase } from '../../functions/src/platform/database/database.ts';
import { documentedPaths } from './data-model.ts';
import { clients, isAllowed, nobody, uidOf, whoMay, type Persona } from './personas.ts';
import { type Case, cases, type Operation, staff } from './firestore.cases.ts';
import { firestoreEnvironment, RULES_PROJECT } from './rules-environment.ts';

type Firestore = ReturnType<RulesTestContext['firestore']>;

let environment: RulesTestEnvironment;
let firestoreOf: (persona: Persona) => Firestore;

beforeAll(async () => {
  environment = await firestoreEnvironment();
  const clientOf = clients(environment);
  const instances = new Map<Persona, Firestore>();
  firestoreOf = (persona) => {
    const instance = instances.get(persona) ?? clientOf(persona).firestore();
    instances.set(persona, instance);
    return instance;
  };
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

async function seed(documents: Record<string, Record<string, unknown>>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore();
    for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);
  });
}

function attempt(operation: Operation, { path, data = {} }: Case, persona: Persona) {
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

describe.each(cases)('$path', (of) => {
  test.each<Operation>(['get', 'list', 'create', 'update', 'delete'])('%s', async (operation) => {
    await seed({ [of.path]: of.data ?? {} });

    const allowed = await whoMay((persona) => attempt(operation, of, persona));

    expect(allowed).toEqual(of.allowed?.[operation] ?? nobody);
  });
});

test('every path of the data model has a case', () => {
  const covered = cases.map(({ documented }) => documented);

  expect(covered).toEqual(expect.arrayContaining(documentedPaths('Firestore')));
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
      await seed({ [`statuses/${uidOf(owner)}`]: { owner: uidOf(owner), status: 'Requested' } });
    }
  });

  test.each(owners)('are allowed when bound to the caller, a %s', async (owner) => {
    const statuses = firestoreOf(owner).collection('statuses');

    const own = await statuses.where('owner', '==', uidOf(owner)).get();

    expect(own.docs.map(({ id }) => id)).toEqual([uidOf(owner)]);
  });

  test('are refused when bound to someone else', async () => {
    const allowed = await whoMay((persona) =>
      firestoreOf(persona).collection('statuses').where('owner', '==', uidOf('customer')).get(),
    );

    expect(allowed).toEqual(['customer']);
  });

  test('are refused when bound to several owners, the caller among them', async () => {
    const uids = owners.map(uidOf);

    const allowed = await whoMay((persona) =>
      firestoreOf(persona).collection('statuses').where('owner', 'in', uids).get(),
    );

    expect(allowed).toEqual(nobody);
  });

  test('can be listened to', async () => {
    const statuses = firestoreOf('customer').collection('statuses');

    const first = await new Promise<number>((resolve, reject) => {
      const stop = statuses.where('owner', '==', uidOf('customer')).onSnapshot((snapshot) => {
        stop();
        resolve(snapshot.size);
      }, reject);
    });

    expect(first).toBe(1);
  });
});

test('a role that was taken away opens nothing, whatever the token says', async () => {
  const open = () => whoMay((persona) => firestoreOf(persona).doc('reviewQueue/album-1').get());
  await seed({
    'reviewQueue/album-1': {},
    [`users/${uidOf('reviewer')}`]: { staff_role: 'customer' },
    [`users/${uidOf('admin')}`]: { staff_role: 'admin' },
  });
  expect(await open()).toEqual(['admin']);
  await seed({ [`users/${uidOf('reviewer')}`]: { displayName: 'Of an earlier release' } });
  expect(await open()).toEqual(staff);
});

describe('the second factor of staff', () => {
  const whoReadsQueue = (hasSecondFactor: boolean) => {
    const clientOf = clients(environment, { hasSecondFactor });
    return whoMay((persona) => clientOf(persona).firestore().collection('reviewQueue').get());
  };
  const publish = async (isSecondFactorRequired: boolean) => {
    const app = initializeApp({ projectId: RULES_PROJECT }, 'staff-sign-in');
    try {
      const db = createDatabase(getFirestore(app));
      await publishStaffSignIn({ db, config: { isSecondFactorRequired } });
    } finally {
      await deleteApp(app);
    }
  };

  beforeEach(() => seed({ 'reviewQueue/album-1': {} }));

  test('is asked for once the API is deployed with that setting', async () => {
    await publish(true);

    expect(await whoReadsQueue(false)).toEqual(nobody);
    expect(await whoReadsQueue(true)).toEqual(staff);
  });

  test('is not asked for any more once the API is deployed without it', async () => {
    await publish(true);
    await publish(false);

    expect(await whoReadsQueue(false)).toEqual(staff);
    expect(await whoReadsQueue(true)).toEqual(staff);
  });

  test('is not asked for by a shop that never required it, whose settings stay as they are', async () => {
    await publish(false);

    expect(await whoReadsQueue(false)).toEqual(staff);
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.firestore().doc('settings/staffSignIn').get()).exists).toBe(false);
    });
  });

  test('is never asked of customers', async () => {
    await publish(true);
    const status = `statuses/${uidOf('customer')}`;
    await seed({ [status]: { owner: uidOf('customer'), status: 'Requested' } });

    expect(await isAllowed(firestoreOf('customer').doc(status).get())).toBe(true);
  });
});

test('a missing document is as closed as an existing one', async () => {
  const customer = firestoreOf('customer');

  expect(await isAllowed(customer.doc('catalogue/products/items/404').get())).toBe(false);
  expect(await isAllowed(customer.doc('statuses/404').get())).toBe(false);
  expect(await isAllowed(customer.doc('users/404').get())).toBe(false);
});

test.each(['items', 'history', 'rounds', 'albums', 'photos'])(
  'a collection group of %s does not reach around the paths',
  async (group) => {
    await seed({
      'catalogue/products/items/1': {},
      'albums/album-1': { user_id: 'customer-1', status: 'Requested' },
      'albums/album-1/history/000001': { by_uid: 'customer-1' },
      'albums/album-1/rounds/0001': { round: 1 },
      'photos/photo-1': { owner: 'customer-1' },
    });

    const allowed = await whoMay((persona) => firestoreOf(persona).collectionGroup(group).get());

    expect(allowed).toEqual(nobody);
  },
);

describe('a client', () => {
  const own = { user_id: uidOf('customer'), owner: uidOf('customer') };

  test('finds its own records of no closed collection by a query that is bound to it', async () => {
    await seed({ 'albums/album-1': own, 'orders/album-1': own, 'photos/photo-1': own });

    for (const [collection, field] of [
      ['albums', 'user_id'],
      ['orders', 'user_id'],
      ['payments', 'user_id'],
      ['photos', 'owner'],
      ['photoSheets', 'owner'],
    ] as const) {
      const allowed = await whoMay((persona) =>
        firestoreOf(persona).collection(collection).where(field, '==', uidOf(persona)).get(),
      );
      expect([collection, allowed]).toEqual([collection, nobody]);
    }
  });

  test('puts nothing into the queue, the statuses or the sheets under its own name', async () => {
    for (const path of ['reviewQueue/mine', 'statuses/mine', 'photoSheets/mine']) {
      const allowed = await whoMay((persona) =>
        firestoreOf(persona)
          .doc(path)
          .set({ owner: uidOf(persona), status: 'Approved', photos: {} }),
      );
      expect([path, allowed]).toEqual([path, nobody]);
    }
  });
});

test('the queue is filtered and ordered by those who review, and by nobody else', async () => {
  await seed({
    'reviewQueue/album-1': { status: 'Requested', requested_at: new Date('2026-10-01') },
    'reviewQueue/album-2': { status: 'Responded', requested_at: new Date('2026-10-02') },
  });

  const allowed = await whoMay((persona) =>
    firestoreOf(persona)
      .collection('reviewQueue')
      .where('status', '==', 'Requested')
      .orderBy('requested_at')
      .get(),
  );

  expect(allowed).toEqual(staff);
});

test('a role that is not one word opens nothing', async () => {
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

    expect(await isAllowed(firestore.doc('reviewQueue/album-1').get())).toBe(false);
  }
});
