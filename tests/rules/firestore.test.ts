import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentedPaths } from './data-model.ts';
import { clients, isAllowed, nobody, uidOf, whoMay, type Persona } from './personas.ts';
import { firestoreEnvironment } from './rules-environment.ts';

type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';
type Allowed = Partial<Record<Operation, readonly Persona[]>>;

interface Case {
  /** What docs/data-model.md calls the path; none: a path that the data model does not have. */
  documented?: string;
  /** The document that exists. */
  path: string;
  data?: Record<string, unknown>;
  /** Who may do what; an operation that is not named is for nobody. */
  allowed?: Allowed;
}

const staff: readonly Persona[] = ['reviewer', 'admin'];

const cases: Case[] = [
  { documented: 'catalogue/{kind}/items/{id}', path: 'catalogue/products/items/1' },
  { path: 'catalogue/products' },
  { path: 'catalogue/products/drafts/1' },
  { path: 'catalogue/products/items/1/history/1' },
  { documented: 'catalogueState/current', path: 'catalogueState/current' },
  { documented: 'catalogueState/orders', path: 'catalogueState/orders' },
  { documented: 'cataloguePieces/{key}', path: 'cataloguePieces/products-7' },
  { documented: 'catalogueChanges/{kind}_{id}', path: 'catalogueChanges/products_7' },
  { documented: 'catalogueSnapshots/{version}/chunks/{n}', path: 'catalogueSnapshots/7/chunks/0' },
  { path: 'catalogueSnapshots/7' },
  { documented: 'productRatings/{productId}', path: 'productRatings/1' },
  { path: 'productRatings/1/drafts/1' },
  {
    documented: 'ratings/{productId}_{uid}',
    path: 'ratings/1_customer-1',
    data: { user_id: 'customer-1' },
  },
  { documented: 'users/{uid}', path: 'users/customer-1' },
  { path: 'users/guest-1' },
  {
    documented: 'referralCodes/{code}',
    path: 'referralCodes/K7MPQ2XD',
    data: { uid: 'customer-1' },
  },
  {
    documented: 'erasures/{uid}',
    path: 'erasures/customer-1',
    data: { uid: 'customer-1', stage: 'personal' },
  },
  {
    documented: 'exports/{uid}',
    path: 'exports/customer-1',
    data: { uid: 'customer-1', state: 'ready' },
  },
  {
    documented: 'printFiles/{albumId}',
    path: 'printFiles/album-1',
    data: { user_id: 'customer-1', state: 'ready' },
  },
  {
    documented: 'printArchives/{id}',
    path: 'printArchives/7f3a',
    data: { uid: 'printer-1', state: 'ready' },
  },
  {
    documented: 'referrals/{inviteeUid}',
    path: 'referrals/customer-1',
    data: { inviter_uid: 'customer-2' },
  },
  {
    documented: 'ledgers/{uid}',
    path: 'ledgers/customer-1',
    data: { owner: 'customer-1', points: 1000 },
  },
  {
    documented: 'ledgers/{uid}/entries/{id}',
    path: 'ledgers/customer-1/entries/referral-customer-2',
    data: { account: 'points', amount: 1000 },
  },
  {
    documented: 'giftCards/{hash}',
    path: 'giftCards/5d41402a',
    data: { worth_paise: 50_000, redeemed_by: 'customer-1' },
  },
  {
    documented: 'giftCardTries/{uid}_{hour}',
    path: 'giftCardTries/customer-1_490000',
    data: { failed: 1 },
  },
  {
    documented: 'quotas/{kind}_{subject}_{window}',
    path: 'quotas/guests_5d41402a_490000',
    data: { used: 1 },
  },
  ...albumOf('customer'),
  ...albumOf('another customer'),
  ...albumOf('password user without claim'),
  ...photoOf('customer'),
  ...photoOf('guest'),
  {
    documented: 'guests/{id}',
    path: `guests/${uidOf('guest')}`,
    data: { id: uidOf('guest'), token_hash: 'd8e8fca2' },
  },
  {
    documented: 'cataloguePictures/{id}',
    path: 'cataloguePictures/5d41402a',
    data: { state: 'ready' },
  },
  { documented: 'shares/{id}', path: 'shares/share-1', data: { user_id: 'customer-1' } },
  { documented: 'drafts/{id}', path: 'drafts/draft-1', data: { user_id: 'customer-1' } },
  { documented: 'retention/{albumId}', path: 'retention/a1', data: { user_id: 'customer-1' } },
  { documented: 'payments/{id}', path: 'payments/payment-1', data: { user_id: 'customer-1' } },
  { documented: 'paymentReferences/{reference}', path: 'paymentReferences/PAY23456789' },
  { documented: 'paymentAliases/{id}', path: 'paymentAliases/alias-1' },
  { documented: 'orders/{id}', path: 'orders/order-1', data: { user_id: 'customer-1' } },
  {
    documented: 'placements/{id}',
    path: 'placements/placement-1',
    data: { user_id: 'customer-1', order_ids: ['order-1'] },
  },
  { documented: 'addresses/{id}', path: 'addresses/address-1', data: { user_id: 'customer-1' } },
  { documented: 'settings/pause', path: 'settings/pause', data: { orders: null } },
  { documented: 'settings/shop', path: 'settings/shop', data: { changed_by: 'admin' } },
  {
    documented: 'settingsVersions/{n}',
    path: 'settingsVersions/1',
    data: { changed_by: 'admin' },
  },
  { documented: 'audit/{id}', path: 'audit/entry-1', data: { by_uid: 'customer-1' } },
  { documented: 'dailyFigures/{day}', path: 'dailyFigures/2026-01-21', data: { orders: 3 } },
  { documented: 'idempotency/{hash}', path: 'idempotency/5d41402a', data: { owner: 'customer-1' } },
  { documented: 'invoices/{orderId}', path: 'invoices/order-1', data: { user_id: 'customer-1' } },
  { documented: 'invoicesDue/{orderId}', path: 'invoicesDue/order-1' },
  {
    documented: 'creditNotes/{orderId}-{n}',
    path: 'creditNotes/order-1-1',
    data: { user_id: 'customer-1' },
  },
  { documented: 'creditNotesDue/{orderId}', path: 'creditNotesDue/order-1' },
  { documented: 'creditNoteCounters/{year}', path: 'creditNoteCounters/26-27' },
  { documented: 'invoiceCounters/{year}', path: 'invoiceCounters/26-27', data: { last: 1 } },
  { documented: 'mail/{id}', path: 'mail/order_shipped-1', data: { to: 'customer-1@smriti.test' } },
  statusOf('customer'),
  statusOf('guest'),
  statusOf('password user without claim'),
  { path: 'statuses/no-owner', data: { status: 'Requested' } },
  { path: 'statuses/no-one', data: { owner: null } },
  {
    documented: 'reviewQueue/{albumId}',
    path: 'reviewQueue/album-1',
    data: { owner: 'customer-1' },
    allowed: { get: staff, list: staff },
  },
  { path: 'reviewQueue/album-1/remarks/1' },
  ticketOf('customer'),
  ticketOf('guest'),
  photoSheetOf('customer'),
  photoSheetOf('guest'),
  releaseOf('customer'),
  releaseOf('guest'),
  { path: 'notInTheDataModel/1', data: { owner: 'customer-1' } },
];

/** A list of all statuses is for nobody; lists bound to an owner have tests of their own below. */
function statusOf(owner: Persona): Case {
  return {
    documented: 'statuses/{id}',
    path: `statuses/album-of-${uidOf(owner)}`,
    data: { owner: uidOf(owner), status: 'Requested' },
    allowed: { get: [owner] },
  };
}

/** An album with its history and rounds, in review and not: clients see the queue's entry alone. */
function albumOf(owner: Persona): Case[] {
  const uid = uidOf(owner);
  return ['Draft', 'Requested', 'Responded', 'Approved'].flatMap((status) => {
    const path = `albums/${status}-of-${uid}`;
    return [
      { documented: 'albums/{id}', path, data: { user_id: uid, owner: uid, status } },
      {
        documented: 'albums/{id}/history/{n}',
        path: `${path}/history/000001`,
        data: { by_uid: uid, to: status },
      },
      {
        documented: 'albums/{id}/rounds/{n}',
        path: `${path}/rounds/0001`,
        data: { round: 1, photo_ids: ['photo-1'], owner: uid },
      },
      {
        documented: 'albums/{id}/design/current',
        path: `${path}/design/current`,
        data: { rev: 1, owner: uid },
      },
      {
        documented: 'albums/{id}/design/{n}',
        path: `${path}/design/0001`,
        data: { round: 1, owner: uid },
      },
    ];
  });
}

/** A photo's record, used by an album and by nothing. */
function photoOf(owner: Persona): Case[] {
  const uid = uidOf(owner);
  return [['album-1'], []].map((used_by) => ({
    documented: 'photos/{id}',
    path: `photos/${used_by.length}-uses-of-${uid}`,
    data: { owner: uid, used_by },
  }));
}

function ticketOf(owner: Persona): Case {
  const uid = uidOf(owner);
  const data = { owner: uid, expires_at: new Date(Date.now() + 60_000), files: { photo: 3 } };
  return { documented: 'uploads/{uid}', path: `uploads/${uid}`, data };
}

function photoSheetOf(owner: Persona): Case {
  return {
    documented: 'photoSheets/{albumId}',
    path: `photoSheets/album-of-${uidOf(owner)}`,
    data: { owner: uidOf(owner), photos: {} },
  };
}

function releaseOf(owner: Persona): Case {
  return {
    documented: 'photoReleases/{id}',
    path: `photoReleases/release-of-${uidOf(owner)}`,
    data: { owner: uidOf(owner), album_id: 'album-1', photo_ids: [] },
  };
}

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
