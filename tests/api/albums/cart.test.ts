import { listAlbums } from '@smriti/shared/album/albums';
import {
  clearCart,
  listCartItems,
  removeCartItem,
  updateCartItem,
} from '@smriti/shared/album/cart';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { fetchAlbum, createTestApprovedAlbum, createTestAlbum } from '../../support/designs';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';

const cartOf = (owner: Account, caller: Account) =>
  callApi('GET', `/cart-items/user/${owner.uid}`, { token: caller.idToken });
const itemsOf = (answer: ApiAnswer) => expectAnswer(answer, listCartItems.response).items;
const setQuantity = (caller: Account, id: string, quantity: unknown) =>
  callApi('PUT', `/cart-items/item/${id}`, { token: caller.idToken, json: { quantity } });
const remove = (caller: Account, id: string) =>
  callApi('DELETE', `/cart-items/item/${id}`, { token: caller.idToken });
const clear = (owner: Account, caller: Account) =>
  callApi('DELETE', `/cart-items/clear/${owner.uid}`, { token: caller.idToken });

describe('GET /cart-items/user/:userId', () => {
  it('is empty for a new customer', async () => {
    const customer = await createTestCustomer();
    expect(itemsOf(await cartOf(customer, customer))).toEqual([]);
  });

  // proves cart-5, checkout-7
  it('lists approved albums without a placed order, newest first', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const first = await createTestApprovedAlbum(customer);
    const second = await createTestApprovedAlbum(customer, { quantity: 2 });
    const placed = await createTestApprovedAlbum(customer);
    await firestore.doc(`albums/${placed.id}`).update({ is_placed: true });
    await createTestAlbum(customer);
    await createTestApprovedAlbum(other);
    const answer = await cartOf(customer, customer);
    expect(itemsOf(answer)).toMatchObject([
      { id: second.id, product_id: null, quantity: 2, price: 553 },
      { id: first.id, product_id: null, quantity: 1, price: 553 },
    ]);
    // One read for each of two albums and for the first photo of each.
    expect(Number(answer.headers.get('x-firestore-reads'))).toBeLessThanOrEqual(4);
  });

  it('returns each item with its album as in the list of albums', async () => {
    const customer = await createTestCustomer();
    await createTestApprovedAlbum(customer);
    const cart = itemsOf(await cartOf(customer, customer));
    const query = `/albums?user_id=${customer.uid}&status=Approved`;
    const listed = await callApi('GET', query, { token: customer.idToken });
    const { albums } = expectAnswer(listed, listAlbums.response);
    expect(cart.map(({ album }) => album)).toEqual(albums);
    expect(cart[0]?.album.images).not.toEqual([]);
  });

  // proves cart-5
  it('answers 404 for the cart of others and for unknown ids, also to staff', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    expectError(await cartOf(other, customer), 404);
    const reviewer = await createTestAccountWithRole('reviewer');
    expectError(await cartOf(customer, reviewer), 404);
    expectError(await callApi('GET', '/cart-items/user/nobody', { token: customer.idToken }), 404);
  });

  it('is closed to visitors and guests', async () => {
    const customer = await createTestCustomer();
    expectError(await callApi('GET', `/cart-items/user/${customer.uid}`, {}), 401);
    const guest = await createTestAccountWithRole('guest');
    expectError(await cartOf(guest, guest), 403);
  });
});

describe('changes of the cart', () => {
  let owner: Account;
  let other: Account;

  beforeAll(async () => {
    [owner, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
  });

  // proves cart-12
  it('set the number of copies, also in the Pending order', async () => {
    const { id } = await createTestApprovedAlbum(owner);
    const { item } = expectAnswer(await setQuantity(owner, id, 25), updateCartItem.response);
    expect(item).toEqual({ id, product_id: null, quantity: 25, price: 553 });
    const order: unknown = (await readDocument(`albums/${id}`))?.['pending_order_id'];
    expect(await readDocument(`orders/${String(order)}`)).toMatchObject({
      album: { quantity: 25 },
    });
    const again = await setQuantity(owner, id, 25);
    expect(again.headers.get('x-firestore-writes')).toBe('0');
  });

  // proves cart-12
  it.each([0, -1, 1.5, 10_001, '3', null])('refuse %j copies', async (quantity) => {
    expectError(await setQuantity(owner, 'any', quantity), 400);
  });

  // proves cart-13, checkout-18
  it('set a removed album back to Draft, and delete nothing', async () => {
    const { id, images } = await createTestApprovedAlbum(owner);
    expectAnswer(await remove(owner, id), removeCartItem.response);
    const draft = await fetchAlbum(owner, id);
    expect(draft).toMatchObject({ status: 'Draft', total_price: 553 });
    expect(draft.images.map((image) => image.id)).toEqual(images.map((image) => image.id));
    expect(draft.history.at(-1)).toMatchObject({ by: 'owner', from: 'Approved', to: 'Draft' });
    expect(await readDocument(`statuses/${id}`)).toMatchObject({ status: 'Draft' });
    expectError(await remove(owner, id), 404);
  });

  // proves cart-14
  it('set all albums without a placed order back to Draft', async () => {
    const customer = await createTestCustomer();
    const [one, two, placed] = [
      await createTestApprovedAlbum(customer),
      await createTestApprovedAlbum(customer),
      await createTestApprovedAlbum(customer),
    ];
    await firestore.doc(`albums/${placed.id}`).update({ is_placed: true });
    expect(expectAnswer(await clear(customer, customer), clearCart.response).removed).toBe(2);
    for (const { id } of [one, two]) {
      expect(await readDocument(`albums/${id}`)).toMatchObject({ status: 'Draft', moves: 4 });
    }
    expect(await readDocument(`albums/${placed.id}`)).toMatchObject({ status: 'Approved' });
    expect(expectAnswer(await clear(customer, customer), clearCart.response).removed).toBe(0);
  });

  // proves cart-12, cart-13, cart-14
  it('are refused for albums outside of the cart of the caller', async () => {
    const draft = await createTestAlbum(owner);
    const { id } = await createTestApprovedAlbum(owner);
    for (const [caller, item] of [
      [owner, draft.id],
      [owner, 'nothing'],
      [other, id],
      [await createTestAccountWithRole('admin'), id],
    ] as const) {
      expectError(await setQuantity(caller, item, 2), 404);
      expectError(await remove(caller, item), 404);
    }
    expectError(await clear(owner, other), 404);
    expectError(await clear(owner, await createTestAccountWithRole('guest')), 403);
    expect(await readDocument(`albums/${id}`)).toMatchObject({ status: 'Approved', quantity: 1 });
  });
});
