import { ALBUM_STATUSES, type AlbumStatus } from '@smriti/shared/album/album-states';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
  sharedReviewer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import {
  fetchAlbum,
  createTestApprovedAlbum,
  expectUpdatedAlbum,
  callGetAlbum,
  toSequencedPhotos,
  markInitialPaymentPaid,
  createTestAlbum,
  createTestJpeg,
  callUpdateAlbum,
  createTestRespondedAlbum,
  uploadPhoto,
} from '../../support/designs';
import { expectError } from '../../support/http';

let owner: Account;
let reviewer: Account;

beforeAll(async () => {
  [owner, reviewer] = await Promise.all([createTestCustomer(), sharedReviewer()]);
});

const orderOf = async (id: string) => {
  const orders = await firestore.collection('orders').where('album_id', '==', id).get();
  return orders.docs.map((order) => order.data());
};

/** Stores a reviewer's remark on the first photo in the album's first round. */
const remark = async (id: string) => {
  const { images } = await fetchAlbum(reviewer, id);
  const photoId = images[0]?.id ?? '';
  const description = 'The horizon leans to the left.';
  const entry = { sequence: 1, description, by_uid: reviewer.uid, updated_at: new Date() };
  await firestore.doc(`albums/${id}/rounds/0001`).update({ [`remarks.${photoId}`]: entry });
  return { photoId, description };
};

/** Creates an album and sets its state directly, without the usual moves. */
const newAlbumInState = async (status: AlbumStatus) => {
  const { id } = await createTestAlbum(owner, { photos: 1 });
  await firestore.doc(`albums/${id}`).update({ status });
  return id;
};

describe('a request', () => {
  it('locks the album, and updates queue, reviewers and order', async () => {
    const album = await createTestAlbum(owner, { photos: 2 });
    const requested = expectUpdatedAlbum(
      await callUpdateAlbum(owner, album.id, { status: 'requested', note: 'Soon' }),
    );
    expect(requested).toMatchObject({ status: 'Requested', round: 1, version: 2 });
    const [first, second] = requested.images.map(({ id }) => id);
    expect(await readDocument(`reviewQueue/${album.id}`)).toMatchObject({
      album_id: album.id,
      title: album.title,
      status: 'Requested',
      photos: 2,
      cover_photo_id: first,
      round: 1,
      is_unpaid: true,
      open_remarks: 0,
      taken_by: null,
    });
    expect(await readDocument(`albums/${album.id}/rounds/0001`)).toMatchObject({
      round: 1,
      photo_ids: [first, second],
      remarks: {},
    });
    expect(await readDocument(`statuses/${album.id}`)).toMatchObject({ status: 'Requested' });
    const [order] = await orderOf(album.id);
    expect(order).toMatchObject({
      user_id: owner.uid,
      customer: { name: 'Asha Verma', email: owner.email },
      search_terms: expect.arrayContaining(['verma']) as string[],
      order_status: 'Pending',
      payment_status: 'pending',
      album: { title: album.title, status: 'Requested', total_price_paise: 55_300 },
    });
    expect(String(order?.['id'])).toMatch(/^ORD[2-9A-HJ-NP-Z]{8}$/);
    expect(await readDocument(`statuses/${String(order?.['id'])}`)).toMatchObject({
      status: 'Pending',
    });
  });

  // proves studio-17
  it('can be part of the creation or of a last change', async () => {
    const made = await createTestAlbum(owner, { status: 'Requested' });
    expect((await fetchAlbum(owner, made.id)).history).toMatchObject([
      { from: null, to: 'Requested' },
    ]);
    const draft = await createTestAlbum(owner);
    const last = { title: 'The last word', status: 'Requested', total_price: 553 };
    expect(expectUpdatedAlbum(await callUpdateAlbum(owner, draft.id, last))).toMatchObject({
      title: 'The last word',
      status: 'Requested',
      version: 2,
    });
  });

  it('is refused for an incomplete Cart item, which stays unchanged', async () => {
    const item = await createTestAlbum(owner, { status: 'Cart', title: '' });
    expectError(await callUpdateAlbum(owner, item.id, { status: 'Requested' }), 400);
    expect(await readDocument(`reviewQueue/${item.id}`)).toBeUndefined();
    expect(await orderOf(item.id)).toEqual([]);
    const whole = expectUpdatedAlbum(
      await callUpdateAlbum(owner, item.id, { title: 'Now', status: 'Requested' }),
    );
    expect(whole.status).toBe('Requested');
  });

  it('warns of photos below the required resolution', async () => {
    const tiny = await uploadPhoto(owner, await createTestJpeg(320, 240));
    const fair = await uploadPhoto(owner, await createTestJpeg(1600, 1600));
    const fine = await uploadPhoto(owner, await createTestJpeg(2400, 2400));
    // A page of 8 x 8 inches has room for four photos: each of three gets a place of 4 x 4 inches.
    const images = toSequencedPhotos([tiny, fair, fine]);
    const form = { images, album_size_id: 4, status: 'Requested' };
    const warns = async (size: object, dpi: number) => {
      const { id } = await createTestAlbum(owner, { photos: 0, ...form, ...size });
      const warnings = async () => (await fetchAlbum(owner, id)).print_warnings;
      const expected = [{ photo_id: tiny, dpi, quality: 'poor' }];
      await expect.poll(warnings).toEqual(expected);
    };
    await warns({}, 60);
    await warns({ album_size_id: 6 }, 40);
  });

  it('is refused while a photo cannot be read', async () => {
    const broken = await uploadPhoto(owner, Buffer.from('no picture at all'));
    const good = await uploadPhoto(owner);
    const form = { photos: 0, images: toSequencedPhotos([good]) };
    const album = await createTestAlbum(owner, form);
    await firestore.doc(`albums/${album.id}`).update({ photo_ids: [good, broken] });
    await expect.poll(() => readDocument(`photos/${broken}`)).toMatchObject({ state: 'failed' });
    await firestore.doc(`photos/${broken}`).update({ used_by: [album.id] });
    const error = expectError(await callUpdateAlbum(owner, album.id, { status: 'Requested' }), 422);
    expect(error.details).toEqual({ unreadable: [broken] });
    expect((await fetchAlbum(owner, album.id)).status).toBe('Draft');
  });
});

describe('a requested album', () => {
  // proves studio-23
  it('is locked except for its quantity', async () => {
    const { id, images } = await createTestAlbum(owner, { status: 'Requested' });
    const reversed = toSequencedPhotos(images.map((image) => image.id).reverse());
    for (const form of [{ title: 'x' }, { frame_id: 3 }, { images: reversed }]) {
      const error = expectError(await callUpdateAlbum(owner, id, form), 409);
      expect(error.details).toEqual({ status: 'Requested', allowed: ['Draft'] });
    }
    expect(expectUpdatedAlbum(await callUpdateAlbum(owner, id, { quantity: 7 }))).toMatchObject({
      quantity: 7,
      version: 1,
    });
    const [order] = await orderOf(id);
    expect(order).toMatchObject({ album: { quantity: 7 } });
  });

  it('accepts its current values, and refuses another price', async () => {
    const album = await createTestAlbum(owner, { status: 'Requested' });
    const same = { title: album.title, frame_id: 1, status: 'REQUESTED', total_price: 553 };
    expect(expectUpdatedAlbum(await callUpdateAlbum(owner, album.id, same)).updated_at).toBe(
      album.updated_at,
    );
    expectError(await callUpdateAlbum(owner, album.id, { total_price: 1 }), 409);
  });

  it('returns to Draft, and its order is cancelled', async () => {
    const { id } = await createTestAlbum(owner, { status: 'Requested' });
    await markInitialPaymentPaid(await fetchAlbum(owner, id));
    const draft = expectUpdatedAlbum(
      await callUpdateAlbum(owner, id, { status: 'Draft', title: 'Once more' }),
    );
    expect(draft).toMatchObject({ status: 'Draft', title: 'Once more', initial_paid: 110.6 });
    expect(await readDocument(`reviewQueue/${id}`)).toBeUndefined();
    expect(await orderOf(id)).toMatchObject([
      {
        order_status: 'Cancelled',
        history: [{ to: 'Pending' }, { from: 'Pending', to: 'Cancelled' }],
      },
    ]);
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Requested' }));
    const statuses = (await orderOf(id)).map((order): unknown => order['order_status']);
    expect(statuses.sort()).toEqual(['Cancelled', 'Pending']);
    expect(await readDocument(`reviewQueue/${id}`)).toMatchObject({ round: 2, is_unpaid: false });
  });

  it('is shown to reviewers and admins with every choice, without owner and price', async () => {
    const { id } = await createTestAlbum(owner, { status: 'Requested' });
    for (const staff of [reviewer, await createTestAccountWithRole('admin')]) {
      const seen = await fetchAlbum(staff, id);
      expect(seen).toMatchObject({ id, viewer: 'staff', frame: 'Gallery Black', is_unpaid: true });
      if (seen.viewer === 'staff') expect(seen.order_number).toMatch(/^ORD[2-9A-HJ-NP-Z]{8}$/);
      const secret = ['user_id', 'total_price', 'initial_due', 'initial_paid'];
      expect(Object.keys(seen).filter((field) => secret.includes(field))).toEqual([]);
    }
    expectError(await callGetAlbum(await createTestCustomer(), id), 404);
  });
});

describe('a response', () => {
  const respond = (id: string, form: object = { note: 'Please look again.' }, by = reviewer) =>
    callUpdateAlbum(by, id, { status: 'Responded', ...form });

  const paidRequest = async () => {
    const album = await createTestAlbum(owner, { status: 'Requested' });
    await markInitialPaymentPaid(album);
    return album.id;
  };

  it('requires a remark or a note', async () => {
    const id = await paidRequest();
    expectError(await respond(id, {}), 422);
    expectError(await respond(id, { note: '  ' }), 422);
    const { photoId, description } = await remark(id);
    expect(expectUpdatedAlbum(await respond(id, {})).status).toBe('Responded');
    expect((await fetchAlbum(owner, id)).remarks).toMatchObject([
      { round: 1, photo_id: photoId, sequence: 1, description },
    ]);
  });

  it('requires the initial payment', async () => {
    const { id } = await createTestAlbum(owner, { status: 'Requested' });
    const error = expectError(await respond(id), 422);
    expect(error.message).toBe('The initial payment of this album is not paid yet.');
  });

  it('is refused while another reviewer has taken the album', async () => {
    const id = await paidRequest();
    const queue = firestore.doc(`reviewQueue/${id}`);
    const until = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const taken_by = { uid: 'another', name: 'Tara' };
    await queue.update({ taken_by, taken_until: until(10) });
    expectError(await respond(id), 409);
    await queue.update({ taken_by, taken_until: until(-1) });
    expect(expectUpdatedAlbum(await respond(id)).status).toBe('Responded');
    expect(await readDocument(`reviewQueue/${id}`)).toMatchObject({
      status: 'Responded',
      responded_at: expect.any(Timestamp) as unknown,
      taken_by: null,
    });
  });

  // proves review-3
  it('is the only move of reviewers', async () => {
    const id = await paidRequest();
    expectError(await callUpdateAlbum(reviewer, id, { title: 'Mine' }), 403);
    expectError(
      await callUpdateAlbum(reviewer, id, { status: 'Responded', note: 'x', quantity: 3 }),
      403,
    );
    for (const status of ['Draft', 'Approved']) {
      const { details } = expectError(await callUpdateAlbum(reviewer, id, { status }), 409);
      expect(details).toEqual({ status: 'Requested', allowed: ['Responded'] });
    }
    expectError(await callUpdateAlbum(owner, id, { status: 'Responded', note: 'x' }), 409);
    expect(
      expectUpdatedAlbum(await callUpdateAlbum(reviewer, id, { status: 'Requested' })).status,
    ).toBe('Requested');
  });

  it('is stored with its author and text', async () => {
    const id = await paidRequest();
    expectUpdatedAlbum(await respond(id));
    expect((await fetchAlbum(owner, id)).history).toMatchObject([
      { by: 'owner', from: null, to: 'Requested', note: '', round: 1 },
      { by: 'reviewer', from: 'Requested', to: 'Responded', note: 'Please look again.', round: 1 },
    ]);
  });
});

describe('a proof', () => {
  // proves review-3
  it('is accepted: the album leaves the queue, its order stays Pending', async () => {
    const { id } = await createTestApprovedAlbum(owner);
    expect(await readDocument(`reviewQueue/${id}`)).toBeUndefined();
    expect(await orderOf(id)).toMatchObject([
      { order_status: 'Pending', album: { status: 'Approved' } },
    ]);
    expectError(await callGetAlbum(reviewer, id), 404);
  });

  it('is returned with a note for another round, and the first round is kept', async () => {
    const { id } = await createTestRespondedAlbum(owner);
    expectUpdatedAlbum(
      await callUpdateAlbum(owner, id, { status: 'Requested', note: 'The third one brighter.' }),
    );
    expect(await readDocument(`reviewQueue/${id}`)).toMatchObject({
      status: 'Requested',
      round: 2,
    });
    expect((await fetchAlbum(reviewer, id)).history.at(-1)).toMatchObject({
      from: 'Responded',
      to: 'Requested',
      note: 'The third one brighter.',
      round: 2,
    });
    expect(await orderOf(id)).toHaveLength(1);
  });

  it('is reopened: its order stays Pending, and photos of the round stay in use', async () => {
    const { id, images } = await createTestRespondedAlbum(owner);
    const [kept, dropped] = images.map((image) => image.id);
    const edit = { status: 'Draft', images: toSequencedPhotos([kept ?? '']) };
    expect(expectUpdatedAlbum(await callUpdateAlbum(owner, id, edit))).toMatchObject({
      status: 'Draft',
      total_price: 536,
    });
    expect(await orderOf(id)).toMatchObject([
      { order_status: 'Pending', album: { status: 'Draft', total_price_paise: 53_600 } },
    ]);
    expect(await readDocument(`photos/${dropped}`)).toMatchObject({ used_by: [id] });
  });
});

describe('the moves of an album', () => {
  const LEGAL: Record<AlbumStatus, readonly AlbumStatus[]> = {
    Cart: ['Draft', 'Requested'],
    Draft: ['Requested'],
    Requested: ['Draft'],
    Responded: ['Requested', 'Approved', 'Draft'],
    Approved: ['Draft'],
  };
  const illegal = ALBUM_STATUSES.flatMap((from) =>
    ALBUM_STATUSES.filter((to) => to !== from && !LEGAL[from].includes(to)).map((to) => ({
      from,
      to,
    })),
  );

  // proves cart-6
  it.each(illegal)('refuse its owner the move from $from to $to', async ({ from, to }) => {
    const id = await newAlbumInState(from);
    const { details } = expectError(
      await callUpdateAlbum(owner, id, { status: to, note: 'x' }),
      409,
    );
    expect(details).toMatchObject({ status: from });
    expect((details as { allowed: string[] }).allowed.toSorted()).toEqual(LEGAL[from].toSorted());
    expect((await readDocument(`albums/${id}`))?.['status']).toBe(from);
  });

  it.each(ALBUM_STATUSES)('from %s to itself have no effect', async (status) => {
    const id = await newAlbumInState(status);
    const answer = await callUpdateAlbum(owner, id, { status: status.toUpperCase() });
    expect(expectUpdatedAlbum(answer).status).toBe(status);
    expect(answer.headers.get('x-firestore-writes')).toBe('0');
  });

  it('refuse an unknown state', async () => {
    const { id } = await createTestAlbum(owner);
    expectError(await callUpdateAlbum(owner, id, { status: 'Printed' }), 400);
  });
});
