import { getAlbum, listAlbums } from '@smriti/shared/album/albums';
import { ALBUM_STATUSES } from '@smriti/shared/album/album-states';
import {
  getApprovalProduct,
  listApprovalProducts,
  type QueueItem,
} from '@smriti/shared/album/approval';
import { listCartItems } from '@smriti/shared/album/cart';
import { listOrders } from '@smriti/shared/order/orders';
import { listPayments } from '@smriti/shared/payment/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, signInAgain } from '../support/accounts';
import { callApi, expectAnswer } from '../support/http';

/** Tests of the seeded data of a new clone, as the API returns it. */

let customer: Account;
let reviewer: Account;

beforeAll(async () => {
  customer = await signInAgain({ email: 'customer@smriti.test' });
  reviewer = await signInAgain({ email: 'reviewer@smriti.test' });
});

const get = (path: string, { idToken }: Account) => callApi('GET', path, { token: idToken });

async function ownAlbums() {
  const answer = await get(`/albums?user_id=${customer.uid}`, customer);
  return expectAnswer(answer, listAlbums.response).albums;
}

async function queueOf(status: string): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  let cursor: string | null = null;
  do {
    const next = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await get(`/approval-products?status=${status}&limit=100${next}`, reviewer);
    items.push(...expectAnswer(answer, listApprovalProducts.response).items);
    cursor = answer.headers.get('x-next-cursor');
  } while (cursor !== null);
  return items;
}

describe('the demo customer', () => {
  it('has an album in each state, with pictures that load', async () => {
    const albums = await ownAlbums();
    expect(new Set(albums.map(({ status }) => status))).toEqual(new Set(ALBUM_STATUSES));
    for (const { id, images } of albums) {
      const detail = expectAnswer(await get(`/albums/${id}`, customer), getAlbum.response).album;
      expect(detail.images).toHaveLength(images.length);
      for (const { image_url, state, thumbnail_url } of detail.images) {
        expect(state).toBe('ready');
        for (const url of [image_url, thumbnail_url]) {
          const picture = await fetch(url ?? '');
          expect([picture.status, picture.headers.get('content-type')]).toEqual([
            200,
            'image/webp',
          ]);
        }
      }
    }
  });

  it('sees the remarks of each round of an album', async () => {
    const answer = await get('/approval-products/demo-album-papa', customer);
    const { history, remarks, round } = expectAnswer(answer, getApprovalProduct.response);
    expect(round).toBe(2);
    expect(new Set(remarks.map((remark) => remark.round))).toEqual(new Set([1]));
    expect(history.map(({ to }) => to)).toEqual([
      'Draft',
      'Requested',
      'Responded',
      'Draft',
      'Requested',
    ]);
  });

  it('has an order for each request, payments, and an approved album in the cart', async () => {
    const { uid } = customer;
    const { orders } = expectAnswer(
      await get(`/orders/user/${uid}`, customer),
      listOrders.response,
    );
    const requested = (await ownAlbums()).filter(({ round }) => round > 0).map(({ id }) => id);
    expect(orders.map(({ cart_id }) => cart_id).sort()).toEqual(requested.sort());
    const paid = expectAnswer(await get(`/payments/user/${uid}`, customer), listPayments.response);
    expect(paid.payments.length).toBeGreaterThanOrEqual(4);
    const cart = await get(`/cart-items/user/${uid}`, customer);
    expect(expectAnswer(cart, listCartItems.response).items.map(({ id }) => id)).toContain(
      'demo-album-mira',
    );
  });
});

describe('the demo reviewer', () => {
  it('has a queue with several albums, oldest first', async () => {
    const waiting = await queueOf('Requested');
    const demo = waiting.filter(({ id }) => id.startsWith('demo-album-'));
    expect(demo.length).toBe(14);
    const moments = waiting.map(({ requested_at }) => requested_at);
    expect(moments).toEqual([...moments].sort());
    expect(demo.some(({ is_unpaid }) => is_unpaid)).toBe(true);
    expect(demo.every(({ cover_url }) => cover_url !== null)).toBe(true);
    const answered = await queueOf('Responded');
    expect(answered.filter(({ id }) => id.startsWith('demo-album-'))).toHaveLength(4);
  });
});
