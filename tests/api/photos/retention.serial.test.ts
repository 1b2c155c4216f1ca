import { requestUploads } from '@smriti/shared/album/photos';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { earlierDeliveriesMigration } from '../../../tools/release/migrations/migrations';
import { expireOriginals } from '../../../functions/src/features/privacy/retention/retention-job.service';
import { readConfig } from '../../../functions/src/platform/parameters/config';
import { storedTime } from '../../../functions/src/platform/database/stored-fields';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum, readDocument } from '../../support/albums';
import { jobDepsInDays } from '../../support/deps';
import { ALBUM_FORM } from '../../support/designs';
import { projectId } from '../../support/environment';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { applyMigration } from '../../support/migrations';
import {
  callReorder,
  callCancelOrder,
  moveOrder,
  createTestAddress,
  fetchOrder,
  createTestPaidOrder,
  expectReorder,
  storePaidRequestedAlbum,
} from '../../support/orders';
import { fetchMailsByIdPart } from '../support/mail';
import {
  type Bytes,
  createTestPicture,
  listStoredObjects,
  waitForPhoto,
  uploadPhotoFile,
} from '../support/photos';

const config = readConfig({ GCLOUD_PROJECT: projectId, FUNCTIONS_EMULATOR: 'true' });
const expireIn = (days: number) => expireOriginals({ ...jobDepsInDays(days), config });
/** Days after delivery: deletion after a year, the notice about 30 days before it. */
const [NOTICE, DELETION] = [336, 367];

interface Delivered {
  customer: Account;
  order: Awaited<ReturnType<typeof createTestPaidOrder>>;
  album: string;
  photos: string[];
  pictures: Bytes[];
}

/** Creates a delivered order of an album of existing photos. */
async function newDeliveredOrder(customer: Account, photo_ids: string[]) {
  const order = await createTestPaidOrder(customer, { photo_ids });
  await use(order.cart_id, photo_ids);
  await moveOrder(order.id, 'Shipped', 'Delivered');
  return { order, album: order.cart_id };
}

/** Creates a customer with uploaded photos and their renditions. */
async function newPhotos(
  count: number,
): Promise<Pick<Delivered, 'customer' | 'photos' | 'pictures'>> {
  const customer = await createTestCustomer();
  const pictures = await Promise.all(Array.from({ length: count }, () => createTestPicture()));
  const photos: string[] = [];
  for (const picture of pictures) {
    const id = await uploadPhotoFile(customer, picture);
    await waitForPhoto(id, 'ready');
    photos.push(id);
  }
  return { customer, photos, pictures };
}

/** Creates a customer with a delivered order of an album of uploaded photos. */
async function newDelivered(count: number): Promise<Delivered> {
  const found = await newPhotos(count);
  return { ...found, ...(await newDeliveredOrder(found.customer, found.photos)) };
}

async function use(albumId: string, photos: readonly string[]): Promise<void> {
  for (const id of photos) {
    const { used_by = [] } = (await readDocument(`photos/${id}`)) ?? {};
    const users = [...(used_by as string[]), albumId];
    await firestore.doc(`photos/${id}`).update({ used_by: users, unused_since: null });
  }
}

async function originalsOf({ customer }: Delivered): Promise<string[]> {
  return (await listStoredObjects(customer.uid)).filter((name) => name.startsWith('photos/'));
}

describe('originals of a delivered album', () => {
  it('are deleted a year after the delivery, after a notice 30 days before; renditions stay', async () => {
    const one = await newDelivered(2);
    const { customer, order, album, photos } = one;
    await expireIn(NOTICE - 2);
    expect(await fetchMailsByIdPart(album)).toEqual([]);
    await expireIn(NOTICE);
    await expireIn(NOTICE);
    const notices = await fetchMailsByIdPart(album);
    expect(notices.map(({ event, to }) => [event, to])).toEqual([
      ['originals_expire', customer.email],
    ]);
    expect(notices[0]?.message.text).toMatch(/Reorder or download until then/);
    expect(await originalsOf(one)).toHaveLength(2);
    expect((await fetchOrder(customer, order.id)).photos_deleted_at).toBeNull();

    expect(await expireIn(DELETION)).toBeGreaterThanOrEqual(2);
    expect(await originalsOf(one)).toEqual([]);
    expect(await listStoredObjects(customer.uid)).toHaveLength(4);
    for (const id of photos)
      expect(await readDocument(`photos/${id}`)).toMatchObject({ state: 'ready' });
    expect((await fetchOrder(customer, order.id)).photos_deleted_at).not.toBeNull();
    const form = { id: order.id, quantity: 1, address_id: await createTestAddress(customer) };
    const { message } = expectError(await callReorder(customer, form), 422);
    expect(message).toMatch(
      /^The photos of this album were deleted on \d+ \S+ \d{4}\. Please make it again\.$/,
    );
    await expireIn(DELETION + 400);
    expect(await readDocument(`retention/${album}`)).toMatchObject({
      state: 'deleted',
      due_at: null,
    });
  });

  it('stay for an open reorder, and for other albums and drafts', async () => {
    const [one, two] = [await newDelivered(1), await newDelivered(2)];
    const form = {
      id: one.order.id,
      quantity: 1,
      address_id: await createTestAddress(one.customer),
    };
    const further = expectReorder(await callReorder(one.customer, form));
    const draft = await storeAlbum(two.customer, { photo_ids: two.photos.slice(0, 1) });
    await use(draft.id, two.photos.slice(0, 1));

    await expireIn(NOTICE);
    expect(await fetchMailsByIdPart(one.album)).toEqual([]);
    await expireIn(DELETION);
    expect(await originalsOf(one)).toHaveLength(1);
    expect(await originalsOf(two)).toEqual([`photos/${two.customer.uid}/${two.photos[0] ?? ''}`]);
    expect((await fetchOrder(one.customer, further.id)).photos_deleted_at).toBeNull();

    // once the draft no longer uses the photo, the next run deletes its original
    await firestore.doc(`photos/${two.photos[0] ?? ''}`).update({ used_by: [two.album] });
    await expireIn(DELETION + 31);
    expect(await originalsOf(two)).toEqual([]);
  });

  it('shared by two albums wait for both, and are deleted once', async () => {
    const one = await newDelivered(3);
    const { customer } = one;
    const [own = '', shared = '', others = ''] = one.photos;
    await firestore.doc(`albums/${one.album}`).update({ photo_ids: [own, shared] });
    await firestore.doc(`photos/${others}`).update({ used_by: [] });
    const other = await newDeliveredOrder(customer, [shared, others]);
    await expireIn(NOTICE);
    // the other album is due much later
    const turn = new Date(Date.now() + 500 * 86_400_000);
    await firestore.doc(`retention/${other.album}`).update({ due_at: turn });
    const form = { id: other.order.id, quantity: 1, address_id: await createTestAddress(customer) };
    const open = expectReorder(await callReorder(customer, form));

    await expireIn(DELETION);
    const pathsOf = (ids: string[]) => ids.map((id) => `photos/${customer.uid}/${id}`).sort();
    expect((await originalsOf(one)).sort()).toEqual(pathsOf([shared, others]));
    expect((await fetchOrder(customer, other.order.id)).photos_deleted_at).toBeNull();

    expect((await callCancelOrder(customer, open.id)).status).toBe(200);
    await expireIn(DELETION + 31);
    expect(await originalsOf(one)).toEqual(pathsOf([others]));
    expect((await fetchOrder(customer, other.order.id)).photos_deleted_at).not.toBeNull();
    expectError(await callReorder(customer, form), 422);

    await expireIn(501);
    expect(await originalsOf(one)).toEqual([]);
  });

  it('can be uploaded again, and are accepted then', async () => {
    const one = await newDelivered(1);
    const { customer, photos, pictures } = one;
    const [id = ''] = photos;
    const [picture] = pictures;
    if (!picture) throw new Error('there is no picture');
    await expireIn(NOTICE);
    await expireIn(DELETION);
    const { idToken: token } = customer;
    const design = (json: unknown) => callApi('POST', '/albums', { token, json });
    const wanted = { ...ALBUM_FORM, status: 'Draft', images: [{ photo_id: id, sequence: 1 }] };
    expect(expectError(await design(wanted), 422).details).toEqual({ missing: [id] });

    const file = { photo_id: id, size_bytes: picture.length, content_type: 'image/jpeg' };
    const ticket = await callApi('POST', '/photos/uploads', { token, json: { files: [file] } });
    expect(expectAnswer(ticket, requestUploads.response)).toMatchObject({ granted: [id] });
    await uploadPhotoFile(customer, picture, { hasTicket: true });
    const answer = await design(wanted);
    expect(answer.status, answer.text).toBe(200);
    expect(await readDocument(`photos/${id}`)).toMatchObject({ original_deleted_at: null });
  });

  it('of a cancelled order are deleted a year later unless it is reordered', async () => {
    const one = await newPhotos(1);
    const order = await createTestPaidOrder(one.customer, { photo_ids: one.photos });
    const two = { ...one, order, album: order.cart_id };
    await use(two.album, one.photos);
    expect((await callCancelOrder(one.customer, order.id)).status).toBe(200);
    const form = { id: order.id, quantity: 1, address_id: await createTestAddress(one.customer) };
    const further = expectReorder(await callReorder(one.customer, form));

    await expireIn(NOTICE);
    expect(await fetchMailsByIdPart(two.album)).toEqual([]);
    await expireIn(DELETION);
    expect(await originalsOf(two)).toHaveLength(1);

    expect((await callCancelOrder(one.customer, further.id)).status).toBe(200);
    await expireIn(DELETION + 8);
    expect((await fetchMailsByIdPart(two.album)).map(({ event }) => event)).toEqual([
      'originals_expire',
    ]);
    await expireIn(DELETION + 40);
    expect(await originalsOf(two)).toEqual([]);
    expectError(await callReorder(one.customer, form), 422);
  });

  it('of a withdrawn request stay with the draft', async () => {
    const customer = await createTestCustomer();
    const album = await storePaidRequestedAlbum(customer);
    expect((await callCancelOrder(customer, album.order_id)).status).toBe(200);
    expect(await readDocument(`retention/${album.id}`)).toBeUndefined();
  });

  it('of earlier releases are deleted a year after the delivery in the order', async () => {
    const one = await newDelivered(1);
    const path = `retention/${one.album}`;
    await firestore.doc(path).delete();
    const { history } = (await readDocument(`orders/${one.order.id}`)) as { history: object[] };
    const at = new Date(Date.now() - 5 * 86_400_000);
    const moves = history.map((move) => ({ ...move, at }));
    await firestore.doc(`orders/${one.order.id}`).update({ history: moves });
    const note = () => applyMigration(earlierDeliveriesMigration, one.order.id);
    expect(await note()).toBe(true);
    const noted = await readDocument(path);
    expect(noted).toMatchObject({ state: 'kept', user_id: one.customer.uid });
    expect(z.parse(storedTime, noted?.['delivered_at'])).toBe(at.toISOString());

    await expireIn(NOTICE);
    expect(await note()).toBe(false);
    expect(await readDocument(path)).toMatchObject({ state: 'told' });
  });

  it('are deleted for other albums if one album fails', async () => {
    const [broken, fine] = [await newDelivered(1), await newDelivered(1)];
    await firestore.doc(`albums/${broken.album}`).update({ status: 'nonsense' });
    await expireIn(NOTICE);
    await expireIn(DELETION);
    expect(await originalsOf(broken)).toHaveLength(1);
    expect(await originalsOf(fine)).toEqual([]);
    await firestore.doc(`retention/${broken.album}`).delete();
  });
});
