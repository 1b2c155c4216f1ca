import { listAlbums } from '@smriti/shared/album/albums';
import {
  createDraft,
  deleteDraft,
  type DraftForm,
  getDraft,
  listDrafts,
  MAX_DRAFTS,
  staleDraft,
  updateDraft,
} from '@smriti/shared/album/drafts';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import { spreadPhotoIds } from '@smriti/shared/book/scene';
import { claimGuest, getGuestDesign, updateGuestDesign } from '@smriti/shared/account/guests';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeExpiredDrafts } from '../../../functions/src/features/drafts/draft-sweep.service';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import { readDocument } from '../../support/albums';
import {
  ALBUM_FORM,
  toSequencedPhotos,
  expectCreatedAlbum,
  callCreateAlbum,
  storePhotoRecords,
  uploadPhotos,
} from '../../support/designs';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { createTestGuestWithPhotos, createTestGuest } from '../support/guests';
import { EMPTY_DRAFT_FORM } from '../../support/draft-forms';

const FORM: DraftForm = {
  ...EMPTY_DRAFT_FORM,
  title: 'Goa, in the rain',
  album_size_id: 4,
  frame_id: 1,
};

let owner: Account;
let other: Account;
beforeAll(async () => {
  [owner, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
});

/** Adds the names of the customer's files, as the studio sends them. */
const withFileNames = <P extends object>(images: readonly P[]) =>
  images.map((image, index) => ({ ...image, name: `IMG_${index + 1}.jpg` }));

const newDraft = ({ idToken: token }: Account, ids: readonly string[] = [], form = FORM) =>
  callEndpoint(createDraft, { token, body: { form, images: toSequencedPhotos(ids) } });
const save = (
  { idToken: token }: Account,
  id: string,
  { base_rev, ids = [], form = FORM }: { base_rev: number; ids?: string[]; form?: DraftForm },
) =>
  callApi('PUT', `/drafts/${id}`, {
    token,
    json: { base_rev, form, images: toSequencedPhotos(ids) },
  });
const read = ({ idToken: token }: Account, id: string) =>
  callApi('GET', `/drafts/${id}`, { token });
const listOwnDrafts = ({ idToken: token }: Account) => callEndpoint(listDrafts, { token });
const usersOf = async (id: string) => (await readDocument(`photos/${id}`))?.['used_by'] as unknown;

describe('an unsaved design', () => {
  it('is stored with its photos, is updated by its revision, and is no album', async () => {
    const [one = '', two = ''] = await uploadPhotos(owner, 2);
    const { id, rev } = await newDraft(owner, [one]);
    expect(rev).toBe(0);
    const form = { ...FORM, title: 'Goa' };
    const saved = await save(owner, id, { base_rev: 0, ids: [two, one], form });
    expect(expectAnswer(saved, updateDraft.response)).toEqual({ rev: 1 });

    const { draft } = expectAnswer(await read(owner, id), getDraft.response);
    expect(draft).toMatchObject({ id, rev: 1, form });
    expect(draft.images.map((image) => [image.id, image.sequence])).toEqual([
      [two, 1],
      [one, 2],
    ]);
    const days = (Date.parse(draft.expires_at) - Date.parse(draft.updated_at)) / 86_400_000;
    expect(days).toBe(30);
    const { drafts } = await listOwnDrafts(owner);
    expect(drafts[0]).toMatchObject({ id, form, photo_count: 2, cover: { id: two } });
    const albums = await callApi('GET', `/albums?user_id=${owner.uid}`, { token: owner.idToken });
    expect(expectAnswer(albums, listAlbums.response).albums).toEqual([]);
  });

  it('returns its file names on another device', async () => {
    const [one = '', two = ''] = await storePhotoRecords(owner, 2);
    const [first, second] = toSequencedPhotos([one, two]);
    const images = [{ photo_id: one, sequence: 1, name: 'IMG_1041.jpg' }];
    const token = owner.idToken;
    const { id } = await callEndpoint(createDraft, { token, body: { form: FORM, images } });
    const json = { base_rev: 0, form: FORM, images: [first, { ...second, name: 'IMG_1042.jpg' }] };
    expectAnswer(await callApi('PUT', `/drafts/${id}`, { token, json }), updateDraft.response);
    const { draft } = expectAnswer(await read(owner, id), getDraft.response);
    expect(draft.images.map(({ name }) => name)).toEqual(['IMG_1041.jpg', 'IMG_1042.jpg']);
  });

  it('uses its photos until they are removed', async () => {
    const [one = '', two = ''] = await storePhotoRecords(owner, 2);
    const { id } = await newDraft(owner, [one, two]);
    expect(await usersOf(one)).toEqual([id]);
    expectAnswer(await save(owner, id, { base_rev: 0, ids: [two] }), updateDraft.response);
    expect(await usersOf(one)).toEqual([]);
    await callEndpoint(deleteDraft, { token: owner.idToken, params: { id } });
    expect(await usersOf(two)).toEqual([]);
    expectError(await read(owner, id), 404);
  });

  it('refuses photos that are not uploaded or belong to others', async () => {
    const [theirs = ''] = await storePhotoRecords(other, 1);
    const { id } = await newDraft(owner);
    const refused = await save(owner, id, { base_rev: 0, ids: [theirs] });
    expect(expectError(refused, 422).details).toEqual({ missing: [theirs] });
    expect(expectAnswer(await read(owner, id), getDraft.response).draft.rev).toBe(0);
  });

  it('refuses a book with photos of others, in a frame or in the tray', async () => {
    const [own = ''] = await storePhotoRecords(owner, 1);
    const [theirs = ''] = await storePhotoRecords(other, 1);
    const token = owner.idToken;
    const { id } = await newDraft(owner, [own]);
    const shown = createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: theirs })] });
    const framed = createTestBook({ cover: null, spreads: [shown] });
    const aside = createTestBook({
      cover: null,
      spreads: [],
      tray: [{ photo: theirs, why: null }],
    });
    for (const design of [framed, aside]) {
      const content = { form: FORM, images: toSequencedPhotos([own]), design };
      const kept = await callApi('PUT', `/drafts/${id}`, {
        token,
        json: { base_rev: 0, ...content },
      });
      expect(expectError(kept, 422).details).toEqual({ missing: [theirs] });
      const made = await callApi('POST', '/drafts', { token, json: content });
      expect(expectError(made, 422).details).toEqual({ missing: [theirs] });
    }
    const { token: guestToken } = await createTestGuest();
    const json = { form: FORM, images: [], design: framed };
    const kept = await callApi('PUT', '/guest-users/design', { token: guestToken, json });
    expect(expectError(kept, 422).details).toEqual({ missing: [theirs] });
  });

  it('accepts a photo of the owner that is only in the book', async () => {
    const [own = '', removed = ''] = await storePhotoRecords(owner, 2);
    const { id } = await newDraft(owner, [own, removed]);
    const shown = createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: removed })] });
    const design = createTestBook({ cover: null, spreads: [shown] });
    const json = { base_rev: 0, form: FORM, images: toSequencedPhotos([own]), design };
    const kept = await callApi('PUT', `/drafts/${id}`, { token: owner.idToken, json });
    expectAnswer(kept, updateDraft.response);
    expect(await usersOf(removed)).toEqual([]);
  });

  it('answers 404 to other users', async () => {
    const { id } = await newDraft(owner);
    const answers = [
      await read(other, id),
      await save(other, id, { base_rev: 0 }),
      await callApi('DELETE', `/drafts/${id}`, { token: other.idToken }),
      await callCreateAlbum(other, { ...ALBUM_FORM, images: [], draft_id: id, status: 'Cart' }),
      await read(other, 'nothing'),
    ];
    const messages = answers.map((answer) => expectError(answer, 404).message);
    expect(new Set(messages).size).toBe(1);
    expect(expectAnswer(await read(owner, id), getDraft.response).draft.rev).toBe(0);
    expectError(await callApi('GET', '/drafts', { token: (await createTestGuest()).idToken }), 403);
  });

  it('returns the current draft for an outdated change, but accepts a repeated one', async () => {
    const { id } = await newDraft(owner);
    const mine = { ...FORM, title: 'Mine' };
    const first = await save(owner, id, { base_rev: 0, form: mine });
    expect(expectAnswer(first, updateDraft.response).rev).toBe(1);
    const again = await save(owner, id, { base_rev: 0, form: mine });
    expect(expectAnswer(again, updateDraft.response).rev).toBe(1);

    const stale = expectError(await save(owner, id, { base_rev: 0 }), 409);
    expect(staleDraft.parse(stale.details).draft).toMatchObject({ rev: 1, form: mine });
  });

  it('is limited to 20, also for concurrent calls', async () => {
    const customer = await createTestCustomer();
    const body = { form: FORM, images: [] };
    const ask = () => callApi('POST', '/drafts', { token: customer.idToken, json: body });
    for (let count = 1; count < MAX_DRAFTS; count += 1) await newDraft(customer);
    const answers = await Promise.all([ask(), ask(), ask()]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(expectError(await ask(), 422).message).toContain('20 unsaved designs');
    expect((await listOwnDrafts(customer)).drafts).toHaveLength(MAX_DRAFTS);
  });

  it('is deleted 30 days after its last change, and releases its photos', async () => {
    const [photo = ''] = await storePhotoRecords(owner, 1);
    const { id } = await newDraft(owner, [photo]);
    await removeExpiredDrafts(jobDepsInDays(29.9));
    expect(await usersOf(photo)).toEqual([id]);
    await firestore.doc(`drafts/${id}`).update({ expires_at: new Date(Date.now() - 1000) });
    expectError(await read(owner, id), 404);
    await removeExpiredDrafts(jobDeps);
    expect(await usersOf(photo)).toEqual([]);
    expect(await readDocument(`drafts/${id}`)).toBeUndefined();
  });
});

describe('POST /albums with draft_id', () => {
  it('creates the album and removes the draft; the album uses the photos', async () => {
    const [one = '', two = ''] = await storePhotoRecords(owner, 2);
    const { id: draft_id } = await newDraft(owner, [one, two]);
    const album = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...ALBUM_FORM, images: toSequencedPhotos([two]), draft_id }),
    );
    expect(await usersOf(two)).toEqual([album.id]);
    expect(await usersOf(one)).toEqual([]);
    expectError(await read(owner, draft_id), 404);
  });

  it('changes nothing when the album is refused', async () => {
    const ids = await storePhotoRecords(owner, 1);
    const { id: draft_id } = await newDraft(owner, ids);
    const body = { ...ALBUM_FORM, images: toSequencedPhotos(ids), draft_id, total_price: 1 };
    expectError(await callCreateAlbum(owner, body), 409);
    expectAnswer(await read(owner, draft_id), getDraft.response);
    expect(await usersOf(ids[0] ?? '')).toEqual([draft_id]);
  });

  it('creates one album from a draft for concurrent calls', async () => {
    const customer = await createTestCustomer();
    const ids = await storePhotoRecords(customer, 1);
    const { id: draft_id } = await newDraft(customer, ids);
    const body = { ...ALBUM_FORM, images: toSequencedPhotos(ids), draft_id };
    const answers = await Promise.all([1, 2, 3, 4].map(() => callCreateAlbum(customer, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expectError(await callCreateAlbum(customer, body), 404);
    const { id: again } = await newDraft(customer, ids);
    const keyed = () =>
      callCreateAlbum(customer, { ...body, draft_id: again }, { 'idempotency-key': again });
    expect(expectCreatedAlbum(await keyed()).id).toBe(expectCreatedAlbum(await keyed()).id);
  });
});

describe('a design of a guest', () => {
  const design = { ...FORM, product_type: 'product', product_id: 2, photo_goal: 20 } as const;

  it('is stored with its photos, and read again', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(2);
    const { token } = guest;
    expect(await callEndpoint(getGuestDesign, { token })).toEqual({ design: null });
    const images = withFileNames(toSequencedPhotos(ids.toReversed()));
    await callEndpoint(updateGuestDesign, { token, body: { form: design, images } });
    const kept = (await callEndpoint(getGuestDesign, { token })).design;
    expect(kept?.form).toEqual(design);
    expect(kept?.images.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(kept?.images.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
    expectError(await callApi('GET', '/guest-users/design', { token: owner.idToken }), 401);
  });

  it('becomes a draft of the customer who claims it, with its photos', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(2);
    const items = ids.map((photo, index) => createTestPhotoItem(index, { photo }));
    const book = createTestBook({
      cover: null,
      spreads: [createTestSpread('s1', { locked: true, items })],
    });
    const body = { form: design, images: withFileNames(toSequencedPhotos(ids)), design: book };
    await callEndpoint(updateGuestDesign, { token: guest.token, body });
    const customer = await createTestCustomer();
    const claim = () =>
      callEndpoint(claimGuest, { token: customer.idToken, body: { token: guest.token } });
    const { draft, moved } = await claim();
    const kept = expectAnswer(await read(customer, draft?.id ?? ''), getDraft.response).draft;
    expect(kept).toMatchObject({ rev: 0, form: design });
    const movedIds = moved.map(({ photo }) => photo.id);
    expect(kept.images.map(({ id }) => id)).toEqual(movedIds);
    expect(kept.images.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
    expect(kept.design?.spreads.map(spreadPhotoIds)).toEqual([movedIds]);
    expect(await usersOf(moved[0]?.photo.id ?? '')).toEqual([draft?.id]);
    expect((await claim()).draft).toEqual(draft);
  });

  it('is moved without a draft if the limit is reached', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(1);
    const body = { form: design, images: withFileNames(toSequencedPhotos(ids)) };
    await callEndpoint(updateGuestDesign, { token: guest.token, body });
    const customer = await createTestCustomer();
    const { id } = await newDraft(customer);
    const one = await readDocument(`drafts/${id}`);
    const batch = firestore.batch();
    for (let count = 1; count < MAX_DRAFTS; count += 1) {
      batch.set(firestore.doc(`drafts/${id}-${count}`), { ...one, id: `${id}-${count}` });
    }
    await batch.commit();
    const token = customer.idToken;
    const claimed = await callEndpoint(claimGuest, { token, body: { token: guest.token } });
    expect(claimed).toMatchObject({
      draft: null,
      moved: [{ from: ids[0], photo: { name: 'IMG_1.jpg' } }],
    });
  });
});
