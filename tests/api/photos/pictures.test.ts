import { getAlbum } from '@smriti/shared/album/albums';
import { getApprovalProduct, listApprovalProducts } from '@smriti/shared/album/approval';
import { getOrder } from '@smriti/shared/order/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { storeRequestedAlbum } from '../../support/albums';
import { origins } from '../../support/environment';
import { callApi, expectAnswer } from '../../support/http';
import { storeApprovedAlbum } from '../../support/orders';
import { createTestPicture, waitForPhoto, uploadPhotoFile } from '../support/photos';
import { trackQueuedAlbums } from '../support/review-queue';

let customer: Account;
let reviewer: Account;
let photo = '';

beforeAll(async () => {
  [customer, reviewer] = await Promise.all([
    createTestCustomer(),
    createTestAccountWithRole('reviewer'),
  ]);
  photo = await uploadPhotoFile(customer, await createTestPicture());
  await waitForPhoto(photo, 'ready');
});

const queued = trackQueuedAlbums();

async function storeInQueue() {
  const requested_at = '2000-01-02T00:00:00.000Z';
  const album = await storeRequestedAlbum(customer, { photo_ids: [photo], requested_at });
  queued.push(album.id);
  return album;
}

/** An album in review, as the API returns it to `caller`. */
async function shownTo(caller: Account, id: string) {
  const path = `/approval-products/${id}`;
  const answer = await callApi('GET', path, { token: caller.idToken });
  return expectAnswer(answer, getApprovalProduct.response);
}

async function addressFor(caller: Account, id: string): Promise<string> {
  return (await shownTo(caller, id)).images[0]?.image_url ?? '';
}

/** JSON without the expiry times of signed URLs, which may differ between two calls. */
const withoutExpiry = (shown: unknown) => JSON.stringify(shown)?.replaceAll(/[?]until=[^"]*/g, '');

/** Fetches a URL without a token, as an <img> does. */
const read = (address: string) => fetch(new URL(address, origins.hosting));

/** Status, caching, message and code of a refusal, without the request id. */
async function refusalOf(address: string) {
  const answer = await read(address);
  const { message, code } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, cache: answer.headers.get('cache-control'), message, code };
}
const REFUSAL = {
  status: 404,
  cache: 'no-store',
  message: 'There is nothing at this address.',
  code: 'not_found',
};

describe('pictures for staff', () => {
  it('have signed URLs without data of the owner', async () => {
    const album = await storeInQueue();
    const product = await shownTo(reviewer, album.id);
    const [image] = product.images;
    for (const address of [
      image?.image_url,
      image?.thumbnail_url,
      product.rounds[0]?.images[0]?.image_url,
    ]) {
      const answer = await read(address ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Number(answer.headers.get('x-firestore-reads'))).toBe(1);
      const [, seconds] = /^private, max-age=(\d+)$/.exec(
        answer.headers.get('cache-control') ?? '',
      ) ?? ['', ''];
      expect(Number(seconds)).toBeGreaterThan(9 * 60);
      expect(Number(seconds)).toBeLessThanOrEqual(15 * 60);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
    expect(JSON.stringify(product)).not.toContain(customer.uid);
    expect(JSON.stringify(product)).not.toContain('token=');
    const detail = await callApi('GET', `/albums/${album.id}`, { token: reviewer.idToken });
    const { images } = expectAnswer(detail, getAlbum.response).album;
    expect(withoutExpiry(images)).toEqual(withoutExpiry(product.images));
    const queue = await callApi('GET', '/approval-products', { token: reviewer.idToken });
    const { items } = expectAnswer(queue, listApprovalProducts.response);
    const cover = items.find(({ id }) => id === album.id)?.cover_url;
    expect(withoutExpiry(cover)).toEqual(withoutExpiry(image?.thumbnail_url));
  });

  it('are closed after the review, and when the photo is removed', async () => {
    const album = await storeInQueue();
    const address = await addressFor(reviewer, album.id);
    const change = (fields: object) => firestore.doc(`albums/${album.id}`).update({ ...fields });
    expect((await read(address)).status).toBe(200);
    await change({ status: 'Approved' });
    expect(await refusalOf(address)).toEqual(REFUSAL);
    await change({ status: 'Responded', photo_ids: [] });
    expect(await refusalOf(address)).toEqual(REFUSAL);
    await change({ round_photo_ids: [photo] });
    expect((await read(address)).status).toBe(200);
    await firestore.doc(`albums/${album.id}`).delete();
    expect(await refusalOf(address)).toEqual(REFUSAL);
  });

  it('are closed when the viewer loses the role or the account', async () => {
    const album = await storeInQueue();
    const [former, admin] = await Promise.all([
      createTestAccountWithRole('reviewer'),
      createTestAccountWithRole('admin'),
    ]);
    const address = await addressFor(former, album.id);
    expect((await read(await addressFor(admin, album.id))).status).toBe(200);
    await auth.setCustomUserClaims(former.uid, { role: 'customer' });
    expect(await refusalOf(address)).toEqual(REFUSAL);
    await auth.setCustomUserClaims(former.uid, { role: 'reviewer' });
    expect((await read(address)).status).toBe(200);
    await auth.deleteUser(former.uid);
    expect(await refusalOf(address)).toEqual(REFUSAL);
  });

  it('are limited to the picture and the viewer of the signature', async () => {
    const album = await storeInQueue();
    const address = await addressFor(reviewer, album.id);
    const other = await uploadPhotoFile(customer, await createTestPicture());
    const until = /until=(\d+)/.exec(address)?.[1] ?? '';
    for (const forged of [
      address.replace(photo, other),
      address.replace('/1600?', '/400?'),
      address.replace(until, String(Number(until) + 60)),
      address.replace(reviewer.uid, customer.uid),
      address.replace(/sig=.{43}/, `sig=${'A'.repeat(43)}`),
    ]) {
      expect(await refusalOf(forged)).toEqual(REFUSAL);
    }
    for (const senseless of ['/800?', '/0?', '/original?']) {
      expect((await read(address.replace('/1600?', senseless))).status).toBe(400);
    }
  });

  it('show the covers of orders to admins, and those of placed orders to printers', async () => {
    const admin = await createTestAccountWithRole('admin');
    const { id, order_id } = await storeApprovedAlbum(customer, { photo_ids: [photo] });
    const coverFor = async ({ idToken: token }: Account) => {
      const answer = await callApi('GET', `/orders/${order_id}`, { token });
      return expectAnswer(answer, getOrder.response).order.cart.images[0];
    };
    const cover = await coverFor(admin);
    expect(cover?.image_path).toBe(`photos/${photo}`);
    expect((await read(cover?.image_url ?? '')).status).toBe(200);
    await auth.setCustomUserClaims(admin.uid, { role: 'reviewer' });
    expect(await refusalOf(cover?.image_url ?? '')).toEqual(REFUSAL);
    await auth.setCustomUserClaims(admin.uid, { role: 'printer' });
    expect(await refusalOf(cover?.image_url ?? '')).toEqual(REFUSAL);
    await firestore.doc(`albums/${id}`).update({ is_placed: true });
    expect((await read(cover?.image_url ?? '')).status).toBe(200);
    expect((await coverFor(customer))?.image_url).toContain('token=');
  });

  it('keep the URLs of owners', async () => {
    const album = await storeInQueue();
    const product = await shownTo(customer, album.id);
    expect(product.images[0]?.image_path).toBe(`photos/${customer.uid}/${photo}`);
    expect(product.images[0]?.image_url).toContain('token=');
  });
});
