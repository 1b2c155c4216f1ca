import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestCustomer, sharedReviewer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import {
  ALBUM_FORM,
  fetchAlbum,
  toSequencedPhotos,
  expectCreatedAlbum,
  markInitialPaymentPaid,
  createTestAlbum,
  callCreateAlbum,
  callUpdateAlbum,
  createTestRespondedAlbum,
  storePhotoRecords,
} from '../../support/designs';
import { type ApiAnswer, callApi, expectError } from '../../support/http';

let owner: Account;

beforeAll(async () => {
  owner = await createTestCustomer();
});

const AT_ONCE = 20;

/** Sends the same call 20 times at once. Some have to succeed, the others to be conflicts. */
async function atOnce(send: (n: number) => Promise<ApiAnswer>): Promise<ApiAnswer[]> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)));
  const [won, lost] = [200, 409].map((status) => answers.filter((one) => one.status === status));
  for (const answer of answers) {
    if (answer.status !== 200) expectError(answer, 409);
  }
  expect(won?.length).toBeGreaterThan(0);
  expect((won?.length ?? 0) + (lost?.length ?? 0)).toBe(AT_ONCE);
  return won ?? [];
}

const countOf = async (collection: string, albumId: string) =>
  (await firestore.collection(collection).where('album_id', '==', albumId).get()).size;

// Transactions that wait for each other take long on a busy machine.
describe('20 concurrent calls', () => {
  it('of one creation with one key create one album', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 2));
    const headers = { 'idempotency-key': 'create-at-once' };
    const before = (await firestore.collection('albums').where('user_id', '==', owner.uid).get())
      .size;
    const won = await atOnce(() => callCreateAlbum(owner, { ...ALBUM_FORM, images }, headers));
    expect(new Set(won.map((answer) => expectCreatedAlbum(answer).id)).size).toBe(1);
    const after = await firestore.collection('albums').where('user_id', '==', owner.uid).get();
    expect(after.size).toBe(before + 1);
    expect((await readDocument(`photos/${images[0]?.photo_id}`))?.['used_by']).toHaveLength(1);
  });

  it('of one request start one round and one order', async () => {
    const { id } = await createTestAlbum(owner);
    await atOnce(() => callUpdateAlbum(owner, id, { status: 'Requested' }));
    expect(await fetchAlbum(owner, id)).toMatchObject({ status: 'Requested', round: 1 });
    expect((await fetchAlbum(owner, id)).history).toHaveLength(2);
    expect(await countOf('orders', id)).toBe(1);
    expect((await firestore.collection(`albums/${id}/rounds`).get()).size).toBe(1);
  });

  it('of one response store one response', async () => {
    const album = await createTestAlbum(owner, { status: 'Requested' });
    await markInitialPaymentPaid(album);
    const reviewer = await sharedReviewer();
    await atOnce(() => callUpdateAlbum(reviewer, album.id, { status: 'Responded', note: 'Done.' }));
    expect((await fetchAlbum(owner, album.id)).history).toHaveLength(2);
  });

  it('that accept the proof or edit again succeed once', async () => {
    const { id } = await createTestRespondedAlbum(owner);
    await atOnce((n) =>
      callUpdateAlbum(owner, id, { status: n % 2 === 0 ? 'Approved' : 'Requested' }),
    );
    const { status, history } = await fetchAlbum(owner, id);
    // Only one move happens: neither is legal after the other.
    expect(['Approved', 'Requested']).toContain(status);
    expect(history).toHaveLength(3);
  });

  it('of one edit increment one version', async () => {
    const { id } = await createTestAlbum(owner);
    await atOnce((n) => callUpdateAlbum(owner, id, { title: `Title ${n}`, version: 1 }));
    expect((await fetchAlbum(owner, id)).version).toBe(2);
  });

  it('of one deletion with one key delete once', async () => {
    const { id } = await createTestAlbum(owner, { status: 'Requested' });
    const headers = { 'idempotency-key': `delete-${id}` };
    await atOnce(() => callApi('DELETE', `/albums/${id}`, { token: owner.idToken, headers }));
    expect(await readDocument(`albums/${id}`)).toBeUndefined();
  });
});
