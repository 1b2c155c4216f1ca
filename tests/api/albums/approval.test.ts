import { randomUUID } from 'node:crypto';
import {
  getApprovalProduct,
  handOverApprovalProduct,
  listApprovalProducts,
  releaseApprovalProduct,
  saveRemarks,
  takeApprovalProduct,
  ASSIGNMENT_MINUTES,
} from '@smriti/shared/album/approval';
import { illegalAlbumMove, updateAlbum } from '@smriti/shared/album/albums';
import { listAudit } from '@smriti/shared/staff/audit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AlbumRecord } from '../../../functions/src/features/albums/album.records';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import {
  STORED_DUE_PAISE,
  storeAlbum,
  readDocument,
  storeRequestedAlbum,
} from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { trackQueuedAlbums } from '../support/review-queue';

const SAVED = 'Descriptions saved successfully!';

let customer: Account;
let reviewer: Account;
let colleague: Account;
let admin: Account;

beforeAll(async () => {
  [customer, reviewer, colleague, admin] = await Promise.all([
    createTestCustomer(),
    createTestAccountWithRole('reviewer'),
    createTestAccountWithRole('reviewer'),
    createTestAccountWithRole('admin'),
  ]);
});

const queued = trackQueuedAlbums();

/** A request time in the year 2000, which puts an album at the front of the queue. */
const longAgo = (minute: number) => new Date(Date.UTC(2000, 0, 1, 0, minute)).toISOString();

async function storeInQueue(changes: Partial<AlbumRecord> = {}): Promise<AlbumRecord> {
  const album = await storeRequestedAlbum(customer, { requested_at: longAgo(0), ...changes });
  queued.push(album.id);
  return album;
}

const queueEntry = (id: string) => readDocument(`reviewQueue/${id}`);

const list = (query = '', caller = reviewer) =>
  callApi('GET', `/approval-products${query}`, { token: caller.idToken });
/** The albums of this test on the first page of the queue. */
const listedAlbums = async (query = '', caller = reviewer) => {
  const { items } = expectAnswer(await list(query, caller), listApprovalProducts.response);
  return items.filter(({ id }) => queued.includes(id));
};
const get = (id: string, caller: Account) =>
  callApi('GET', `/approval-products/${id}`, { token: caller.idToken });
const take = (id: string, caller = reviewer) =>
  callApi('POST', `/approval-products/${id}/take`, { token: caller.idToken });
const taken = async (id: string, caller = reviewer) =>
  expectAnswer(await take(id, caller), takeApprovalProduct.response).taken;
const release = async (id: string, caller = reviewer) => {
  const path = `/approval-products/${id}/release`;
  const answer = await callApi('POST', path, { token: caller.idToken });
  return expectAnswer(answer, releaseApprovalProduct.response).taken;
};
type Descriptions = { sequence: number; description: string; cartId?: string }[];
const remark = (cartId: string, descriptions: Descriptions, caller = reviewer) =>
  callApi('POST', '/approval-products/remark', {
    token: caller.idToken,
    json: { cartId, descriptions },
  });
const remarked = async (cartId: string, descriptions: Descriptions, caller = reviewer) =>
  expectAnswer(await remark(cartId, descriptions, caller), saveRemarks.response);

/** Sets the time until which a reviewer has the album to the past. */
const expireTaking = (id: string) =>
  firestore.doc(`reviewQueue/${id}`).update({ taken_until: new Date(Date.now() - 1000) });

describe('GET /approval-products', () => {
  it('lists requested albums, the oldest first, with the data for filters', async () => {
    const number = { pending_order_id: 'ORDNEWER22' };
    const newer = await storeInQueue({ requested_at: longAgo(2), title: 'Newer', ...number });
    const older = await storeInQueue({
      requested_at: longAgo(1),
      initial_paid_paise: STORED_DUE_PAISE,
    });
    await storeAlbum(customer);
    const items = await listedAlbums();
    expect(items.map(({ id }) => id)).toEqual([older.id, newer.id]);
    expect(items[1]).toEqual({
      id: newer.id,
      title: 'Newer',
      status: 'Requested',
      product_type: 'album',
      order_number: 'ORDNEWER22',
      photos: 2,
      round: 1,
      requested_at: newer.requested_at,
      since: newer.requested_at,
      is_unpaid: true,
      open_remarks: 0,
      cover_url: null,
      taken: null,
    });
    expect(items[0]?.is_unpaid).toBe(false);
    expect(await listedAlbums('', admin)).toHaveLength(2);
  });

  it('lists responded albums for that filter, in any case', async () => {
    await storeInQueue();
    const responded = await storeInQueue({ status: 'Responded' });
    expect((await listedAlbums('?status=responded')).map(({ id }) => id)).toEqual([responded.id]);
    expect(await listedAlbums('?status=Draft')).toEqual([]);
    expectError(await list('?status=Lost'), 400);
  });

  it('pages through albums with equal times without gaps or repeats', async () => {
    const moments = [1, 1, 1, 2, 3].map(longAgo);
    const all: string[] = [];
    for (const requested_at of moments) all.push((await storeInQueue({ requested_at })).id);
    const seen: string[] = [];
    let query = '?limit=2';
    while (seen.length < all.length) {
      const answer = await list(query);
      const { items } = expectAnswer(answer, listApprovalProducts.response);
      seen.push(...items.map(({ id }) => id));
      query = `?limit=2&cursor=${answer.headers.get('x-next-cursor') ?? ''}`;
    }
    const [tied, rest] = [seen.slice(0, 3), seen.slice(3, 5)];
    expect(tied.toSorted()).toEqual(all.slice(0, 3).toSorted());
    expect(rest).toEqual(all.slice(3));
    expectError(await list('?cursor=abc'), 400);
  });

  it('returns no cursor on the last page', async () => {
    await storeInQueue();
    const { headers } = await list('?status=Cart');
    expect(headers.get('x-next-cursor')).toBeNull();
  });

  it('reads one page, one more entry and the covers', async () => {
    await Promise.all([storeInQueue(), storeInQueue(), storeInQueue(), storeInQueue()]);
    const answer = await list('?limit=3');
    expect(Number(answer.headers.get('x-firestore-reads'))).toBe(4 + 3);
  });

  it('is for reviewers and admins only', async () => {
    expectError(await list('', customer), 403);
    expectError(await list('', await createTestAccountWithRole('guest')), 403);
    expectError(await callApi('GET', '/approval-products'), 401);
  });
});

describe('GET /approval-products/:id', () => {
  const shown = async (id: string, caller: Account) =>
    expectAnswer(await get(id, caller), getApprovalProduct.response);

  // proves review-2
  it('shows photos, rounds and remarks to its owner and, in review, to staff', async () => {
    const album = await storeInQueue();
    await remarked(album.id, [{ sequence: 2, description: 'Too dark.' }]);
    for (const caller of [customer, reviewer, admin]) {
      const product = await shown(album.id, caller);
      expect(product.images.map(({ id }) => id)).toEqual(album.photo_ids);
      expect(product.is_unpaid).toBe(true);
      expect(product.remarks).toMatchObject([
        { round: 1, sequence: 2, photo_id: album.photo_ids[1], description: 'Too dark.' },
      ]);
      const [round] = product.rounds;
      expect(round?.images.map(({ id }) => id)).toEqual(album.photo_ids);
    }
  });

  it('tells only staff who has taken it', async () => {
    const album = await storeInQueue();
    await taken(album.id);
    expect((await shown(album.id, reviewer)).taken).toMatchObject({ is_mine: true });
    const toOthers = (await shown(album.id, colleague)).taken;
    expect(toOthers).toMatchObject({ by: 'Ravi Menon', is_mine: false });
    expect((await shown(album.id, customer)).taken).toBeNull();
  });

  // proves review-2
  it('stays open to its owner and is closed to reviewers outside of review', async () => {
    for (const status of ['Cart', 'Draft', 'Approved'] as const) {
      const album = await storeAlbum(customer, { status });
      expect((await shown(album.id, customer)).status).toBe(status);
      expectError(await get(album.id, reviewer), 404);
      if (status !== 'Approved') expectError(await get(album.id, admin), 404);
    }
    expect((await shown((await storeInQueue({ status: 'Responded' })).id, reviewer)).round).toBe(1);
  });

  it('keeps the photos of a round that the album has dropped since', async () => {
    const album = await storeInQueue();
    const photo_ids = album.photo_ids.slice(1);
    await firestore.doc(`albums/${album.id}`).update({ photo_ids });
    const product = await shown(album.id, customer);
    expect(product.images).toHaveLength(1);
    expect(product.rounds[0]?.images.map(({ id }) => id)).toEqual(album.photo_ids);
  });

  it('is closed to everybody else', async () => {
    const album = await storeInQueue();
    expectError(await get(album.id, await createTestCustomer()), 404);
    expectError(await get('nothing', reviewer), 404);
    expectError(await get(album.id, await createTestAccountWithRole('guest')), 403);
    expectError(await callApi('GET', `/approval-products/${album.id}`), 401);
  });
});

describe('taking an album', () => {
  it('lasts half an hour, renewed at each call', async () => {
    const album = await storeInQueue();
    const before = Date.now();
    const first = await taken(album.id);
    expect(first).toMatchObject({ by: 'Ravi Menon', is_mine: true });
    const until = Date.parse(first?.until ?? '');
    expect(until - before).toBeGreaterThanOrEqual(ASSIGNMENT_MINUTES * 60_000);
    expect(until - Date.now()).toBeLessThanOrEqual(ASSIGNMENT_MINUTES * 60_000);
    const again = await taken(album.id);
    expect(Date.parse(again?.until ?? '')).toBeGreaterThan(until);
    expect((await listedAlbums('', colleague))[0]?.taken).toMatchObject({ is_mine: false });
  });

  it('answers 409 with a name while another reviewer has the album', async () => {
    const album = await storeInQueue();
    await taken(album.id);
    expect(expectError(await take(album.id, colleague), 409).message).toContain('Ravi Menon');
    expectError(await take(album.id, admin), 409);
  });

  it('ends after its time', async () => {
    const album = await storeInQueue();
    await taken(album.id);
    await expireTaking(album.id);
    expect((await listedAlbums())[0]?.taken).toBeNull();
    expect(await taken(album.id, colleague)).toMatchObject({ is_mine: true });
    expectError(await take(album.id), 409);
  });

  it('ends when the reviewer releases the album', async () => {
    const album = await storeInQueue();
    await taken(album.id);
    expect(await release(album.id, colleague)).toMatchObject({ is_mine: false });
    expectError(await take(album.id, colleague), 409);
    expect(await release(album.id)).toBeNull();
    expect(await release(album.id)).toBeNull();
    expect(await taken(album.id, colleague)).toMatchObject({ is_mine: true });
  });

  it('succeeds for one of 20 concurrent reviewers', async () => {
    const album = await storeInQueue();
    const reviewers = await Promise.all(
      Array.from({ length: 20 }, () => createTestAccountWithRole('reviewer')),
    );
    const answers = await Promise.all(reviewers.map((one) => take(album.id, one)));
    const winners = reviewers.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
    const taken_by: unknown = (await queueEntry(album.id))?.['taken_by'];
    expect(taken_by).toMatchObject({ uid: winners[0]?.uid });
  });

  it('is refused outside of review and to customers', async () => {
    const draft = await storeAlbum(customer);
    for (const id of [draft.id, 'nothing']) {
      expectError(await take(id), 404);
      const path = `/approval-products/${id}/release`;
      expectError(await callApi('POST', path, { token: reviewer.idToken }), 404);
    }
    const album = await storeInQueue();
    expectError(await take(album.id, customer), 403);
    expectError(await callApi('POST', `/approval-products/${album.id}/take`), 401);
  });
});

describe('POST /approval-products/remark', () => {
  // proves review-6
  it('saves remarks by the sequence of their photo, and counts them', async () => {
    const album = await storeInQueue();
    const { message, remarks } = await remarked(album.id, [
      { sequence: 2, description: '  Too dark.  ', cartId: album.id },
      { sequence: 1, description: 'नमस्ते 🙏 "quoted"' },
    ]);
    expect(message).toBe(SAVED);
    expect(remarks).toMatchObject([
      { sequence: 1, photo_id: album.photo_ids[0], description: 'नमस्ते 🙏 "quoted"' },
      { sequence: 2, photo_id: album.photo_ids[1], description: 'Too dark.' },
    ]);
    expect(await queueEntry(album.id)).toMatchObject({ open_remarks: 2 });
  });

  it('keeps remarks of photos that are left out, and removes empty ones', async () => {
    const album = await storeInQueue();
    await remarked(album.id, [
      { sequence: 1, description: 'One' },
      { sequence: 2, description: 'Two' },
    ]);
    const changed = await remarked(album.id, [{ sequence: 1, description: 'Other' }]);
    expect(changed.remarks.map(({ description }) => description)).toEqual(['Other', 'Two']);
    const { remarks } = await remarked(album.id, [{ sequence: 2, description: '  ' }]);
    expect(remarks.map(({ description }) => description)).toEqual(['Other']);
    expect(await queueEntry(album.id)).toMatchObject({ open_remarks: 1 });
  });

  it('takes the album for its author, and renews the taking', async () => {
    const album = await storeInQueue();
    await remarked(album.id, [{ sequence: 1, description: 'One' }]);
    expectError(await take(album.id, colleague), 409);
    const until = async () => (await listedAlbums())[0]?.taken?.until ?? '';
    const first = await until();
    await remarked(album.id, [{ sequence: 1, description: 'One more' }]);
    expect(Date.parse(await until())).toBeGreaterThan(Date.parse(first));
  });

  it('answers 409 and saves nothing while another reviewer has the album', async () => {
    const album = await storeInQueue();
    await taken(album.id, colleague);
    expectError(await remark(album.id, [{ sequence: 1, description: 'One' }]), 409);
    expect(await readDocument(`albums/${album.id}/rounds/0001`)).toMatchObject({ remarks: {} });
  });

  it('answers 409 with the allowed moves after the response', async () => {
    const album = await storeInQueue({ status: 'Responded' });
    const error = expectError(await remark(album.id, [{ sequence: 1, description: 'One' }]), 409);
    expect(illegalAlbumMove.parse(error.details)).toEqual({ status: 'Responded', allowed: [] });
  });

  // proves review-6
  it('refuses photos that are unknown, repeated or of another album', async () => {
    const album = await storeInQueue();
    const refused = async (...descriptions: Descriptions) =>
      expectError(await remark(album.id, descriptions), 400).details;
    expect(await refused({ sequence: 3, description: 'x' })).toMatchObject([
      { field: 'descriptions.0.sequence' },
    ]);
    const [one, again] = [
      { sequence: 1, description: 'x' },
      { sequence: 1, description: 'y' },
    ];
    expect(await refused(one, again)).toMatchObject([{ field: 'descriptions.1.sequence' }]);
    expect(await refused({ ...one, cartId: randomUUID() })).toMatchObject([
      { field: 'descriptions.0.cartId' },
    ]);
    expect(await refused({ ...one, description: 'x'.repeat(501) })).toMatchObject([
      { field: 'descriptions.0.description' },
    ]);
    expect(await queueEntry(album.id)).toMatchObject({ open_remarks: 0, taken_by: null });
  });

  // proves review-6
  it('is for staff, and for albums in review', async () => {
    const album = await storeInQueue();
    const one = [{ sequence: 1, description: 'x' }];
    expectError(await remark(album.id, one, customer), 403);
    expectError(await remark('nothing', one), 404);
    expectError(await remark((await storeAlbum(customer)).id, one), 404);
    expect((await remarked(album.id, one, admin)).message).toBe(SAVED);
  });

  it('stores every concurrent remark of one reviewer', async () => {
    const photo_ids = Array.from({ length: 5 }, (_, index) => `${index}`.repeat(43));
    const album = await storeInQueue({ photo_ids });
    await taken(album.id);
    const sequences = photo_ids.map((_, index) => index + 1);
    const answers = await Promise.all(
      sequences.map((sequence) => remark(album.id, [{ sequence, description: `No. ${sequence}` }])),
    );
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
    const saved = answers.filter(({ status }) => status === 200).length;
    expect(saved).toBeGreaterThan(0);
    expect(await queueEntry(album.id)).toMatchObject({ open_remarks: saved });
  });
});

describe('a response', () => {
  it('ends the taking and removes the album from the requested ones', async () => {
    const album = await storeInQueue({ initial_paid_paise: STORED_DUE_PAISE });
    await remarked(album.id, [{ sequence: 1, description: 'Lovely.' }]);
    const answer = await callApi('PUT', `/albums/${album.id}`, {
      token: reviewer.idToken,
      json: { status: 'Responded', note: 'Please look at photo 1.' },
    });
    expect(expectAnswer(answer, updateAlbum.response).data.album.status).toBe('Responded');
    expect(await listedAlbums()).toEqual([]);
    const [item] = await listedAlbums('?status=Responded');
    expect(item).toMatchObject({ id: album.id, open_remarks: 1, taken: null });
    const { docs } = await firestore
      .collection('audit')
      .where('keys', 'array-contains', `album/${album.id}`)
      .get();
    const noted = new Map(docs.map((entry) => [entry.get('action') as string, entry.data()]));
    expect([...noted.keys()].toSorted()).toEqual([
      'album.remarked',
      'album.responded',
      'album.taken',
    ]);
    expect(noted.get('album.responded')).toMatchObject({
      by_uid: reviewer.uid,
      state: 'done',
      before: { status: 'Requested', round: album.round },
      after: { status: 'Responded', round: album.round },
    });
    expect(noted.get('album.remarked')).toMatchObject({
      by_uid: reviewer.uid,
      after: { round: album.round, photos: [1] },
    });
    expect(noted.get('album.taken')).toMatchObject({ after: { taken_by: reviewer.uid } });
    expect(JSON.stringify([...noted.values()])).not.toContain('Lovely');
  });
});

it('shows the canvas options to a reviewer, but not the customer', async () => {
  const canvas = {
    edge_style: 'wrapped' as const,
    instructions: 'Leave room at the top.',
    name: 'Nina Rao',
    email: 'nina.rao@example.in',
  };
  const { id } = await storeInQueue({ product_type: 'canvas', canvas });
  const { text } = await get(id, reviewer);
  expect(text).toContain('Leave room at the top.');
  expect(text).not.toMatch(/Nina|nina\.rao/);
  expect((await get(id, customer)).text).toContain('nina.rao@example.in');
});

describe('PUT /approval-products/:id/taken', () => {
  const handOver = (id: string, uid: string | null, caller = admin) =>
    callApi('PUT', `/approval-products/${id}/taken`, { token: caller.idToken, json: { uid } });
  const shape = handOverApprovalProduct.response;
  const handed = async (id: string, uid: string | null) =>
    expectAnswer(await handOver(id, uid), shape).taken;

  it('assigns a taken album to a colleague or returns it to all, with an audit entry', async () => {
    const { id } = await storeInQueue();
    await taken(id);
    expect(await handed(id, colleague.uid)).toMatchObject({ is_mine: false });
    expect(await readDocument(`reviewQueue/${id}`)).toMatchObject({
      taken_by: { uid: colleague.uid },
    });
    expectError(await take(id), 409);
    expect(await handed(id, null)).toBeNull();
    expect(await taken(id)).toMatchObject({ is_mine: true });
    const { docs } = await firestore.collection('audit').where('keys', 'array-contains', id).get();
    const noted = docs.map((one): unknown[] => [one.get('before'), one.get('after')]);
    expect(noted).toContainEqual([{ taken_by: reviewer.uid }, { taken_by: colleague.uid }]);
    expect(noted).toContainEqual([{ taken_by: colleague.uid }, { taken_by: null }]);
    const nameInAudit = async () => {
      const answer = await callApi('GET', `${listAudit.path}?record=album/${id}`, {
        token: admin.idToken,
      });
      return expectAnswer(answer, listAudit.response).entries[0]?.record.name;
    };
    const album = firestore.doc(`albums/${id}`);
    expect(await nameInAudit()).toBe((await album.get()).get('title'));
    await album.update({ status: 'Draft' });
    expect(await nameInAudit()).toBe('');
    await album.update({ status: 'Requested' });
    const again = [{ taken_by: null }, { taken_by: reviewer.uid }];
    expect(noted.filter((one) => JSON.stringify(one) === JSON.stringify(again))).toHaveLength(2);
    await taken(id);
    await release(id);
    const after = await firestore.collection('audit').where('keys', 'array-contains', id).get();
    expect(after.size).toBe(noted.length + 1); // only the return of the album adds an entry
  });

  it('lets a reviewer release only an album of their own, and an admin any', async () => {
    const { id } = await storeInQueue();
    const holder = async (): Promise<unknown> => (await queueEntry(id))?.taken_by;
    expect(expectAnswer(await handOver(id, null, reviewer), shape).taken).toBeNull(); // it is free
    await taken(id);
    expect(expectError(await handOver(id, null, colleague), 403).code).toBe('forbidden');
    for (const uid of [colleague.uid, reviewer.uid]) {
      expect(expectError(await handOver(id, uid, reviewer), 403).code).toBe('forbidden');
    }
    expectError(await handOver(id, null, customer), 403);
    expect(await holder()).toMatchObject({ uid: reviewer.uid });
    expect(expectAnswer(await handOver(id, null, reviewer), shape).taken).toBeNull();
    expect(await holder()).toBeNull();
    expect(await taken(id, colleague)).toMatchObject({ is_mine: true });
    expect(expectAnswer(await handOver(id, null, admin), shape).taken).toBeNull();
    expect(await holder()).toBeNull();
  });

  it('refuses accounts that do not review, and albums that are not in review', async () => {
    const { id } = await storeInQueue();
    expect(expectError(await handOver(id, customer.uid), 422).code).toBe('business_rule');
    expectError(await handOver(id, 'nobody'), 422);
    const draft = await storeAlbum(customer, { status: 'Draft' });
    expectError(await handOver(draft.id, null), 404);
  });
});

describe('approved albums without an order', () => {
  it('are listed for admins, who open them like reviewers', async () => {
    const updated_at = longAgo(1);
    const { id } = await storeAlbum(customer, { status: 'Approved', updated_at });
    const placed = await storeAlbum(customer, { status: 'Approved', is_placed: true, updated_at });
    const ids = async (caller: Account) => {
      const answer = await list('?status=Approved&limit=100', caller);
      return expectAnswer(answer, listApprovalProducts.response).items;
    };
    const items = await ids(admin);
    expect(items.find((item) => item.id === id)).toMatchObject({ since: updated_at, taken: null });
    expect(items.some((item) => item.id === placed.id)).toBe(false);
    expect(await ids(reviewer)).toEqual([]);
    expectAnswer(await get(id, admin), getApprovalProduct.response);
    expectError(await get(id, reviewer), 404);
  });
});
