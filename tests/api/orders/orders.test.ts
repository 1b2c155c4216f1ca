import { ORIENTATIONS } from '@smriti/shared/album/orientation';
import { listOrders } from '@smriti/shared/order/orders';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import {
  fetchAlbum,
  createTestApprovedAlbum,
  expectUpdatedAlbum,
  markInitialPaymentPaid,
  createTestAlbum,
  PRODUCT_FORM,
  callUpdateAlbum,
} from '../../support/designs';
import { firestore } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { storeApprovedAlbum } from '../../support/orders';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';

const list = (owner: Account, caller = owner) =>
  callApi('GET', `/orders/user/${owner.uid}`, { token: caller.idToken });
const ordersOf = (answer: ApiAnswer) => expectAnswer(answer, listOrders.response).orders;

describe('GET /orders/user/:id', () => {
  // proves orders-8
  it('is empty until an album is requested', async () => {
    const customer = await createTestCustomer();
    await createTestAlbum(customer);
    expect(ordersOf(await list(customer))).toEqual([]);
  });

  // proves orders-14, orders-18, constants-5
  it('shows a request as a Pending order', async () => {
    const customer = await createTestCustomer();
    const form = { ...PRODUCT_FORM, photos: 5, quantity: 3, status: 'Requested' };
    const album = await createTestAlbum(customer, { ...form, frame_id: null });
    const [order] = ordersOf(await list(customer));
    expect(order).toMatchObject({
      user_id: customer.uid,
      cart_id: album.id,
      order_status: 'Pending',
      payment_status: 'pending',
      total_price: 563,
      quantity: 3,
      subtotal: 1689,
      shipping_price: 0,
      discount: 0,
      initial_paid: 0,
      grand_total: 1689,
      amount_due: 1689,
      cart: { id: album.id, title: album.title, status: 'Requested', quantity: 3 },
    });
    expect(order?.order_id).toMatch(/^ORD[2-9A-HJ-NP-Z]{8}$/);
    expect(order?.cart.products.title).toBe('Candles and Cake Birthday Photo Book');
    // Any photo of the album may be the one on the cover.
    const [cover, ...others] = order?.cart.images ?? [];
    expect(others).toEqual([]);
    expect(album.images.map(({ image_path }) => image_path)).toContain(cover?.image_path);
  });

  // proves orders-14
  it('shows changes of the album, the newest order first, with two reads each', async () => {
    const customer = await createTestCustomer();
    const approved = await createTestApprovedAlbum(customer);
    const requested = await createTestAlbum(customer, { status: 'Requested' });
    const answer = await list(customer);
    expect(ordersOf(answer).map(({ cart }) => [cart.id, cart.status])).toEqual([
      [requested.id, 'Requested'],
      [approved.id, 'Approved'],
    ]);
    expect(answer.headers.get('x-firestore-reads')).toBe('4');
  });

  it('shows an order of an earlier release with the cover that its album names', async () => {
    const customer = await createTestCustomer();
    const { names } = await storeAlbum(customer);
    const chosen = { ...names, albumSize: 'Portrait 8x12', coverType: 'Leatherette' };
    const { id, order_id } = await storeApprovedAlbum(customer, {
      names: chosen,
      orientation: ORIENTATIONS.portrait,
    });
    await firestore.doc(`albums/${id}`).update({ cover: FieldValue.delete() });
    await firestore.doc(`orders/${order_id}`).update({ 'album.cover': FieldValue.delete() });
    const [order] = ordersOf(await list(customer));
    expect(order?.cart.drawn_cover).toMatchObject({
      width: 8 * 25.4,
      height: 12 * 25.4,
      material: 'leather',
      photo: null,
    });
  });

  it('subtracts the initial payment', async () => {
    const customer = await createTestCustomer();
    const album = await createTestAlbum(customer, { status: 'Requested' });
    await markInitialPaymentPaid(album);
    expectUpdatedAlbum(await callUpdateAlbum(customer, album.id, { quantity: 2 }));
    const [order] = ordersOf(await list(customer));
    expect(order).toMatchObject({ subtotal: 1106, initial_paid: 110.6, amount_due: 995.4 });
  });

  it('shows totals above the maximum of a single price', async () => {
    const customer = await createTestCustomer();
    const album = await createTestAlbum(customer, {
      photos: 12,
      status: 'Requested',
      quantity: 10_000,
    });
    const [order] = ordersOf(await list(customer));
    expect(order?.grand_total).toBe(album.total_price * 10_000);
  });

  it('keeps a cancelled order unchanged, also when its album is deleted', async () => {
    const customer = await createTestCustomer();
    const reopened = await createTestAlbum(customer, { status: 'Requested' });
    expectUpdatedAlbum(
      await callUpdateAlbum(customer, reopened.id, { status: 'Draft', title: 'Started over' }),
    );
    const deleted = await createTestAlbum(customer, { status: 'Requested', title: 'Gone' });
    await callApi('DELETE', `/albums/${deleted.id}`, { token: customer.idToken });
    expect(ordersOf(await list(customer))).toMatchObject([
      { order_status: 'Cancelled', amount_due: 0, cart: { title: 'Gone', status: 'Draft' } },
      { order_status: 'Cancelled', amount_due: 0, cart: { title: 'A week in Munnar' } },
    ]);
    expect((await fetchAlbum(customer, reopened.id)).title).toBe('Started over');
  });

  // proves orders-14
  it('answers 404 to other users, also to reviewers, and is closed to guests', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    expectError(await list(customer, other), 404);
    expectError(await list(customer, await createTestAccountWithRole('reviewer')), 404);
    const guest = await createTestAccountWithRole('guest');
    expectError(await list(guest), 403);
    expectError(await callApi('GET', `/orders/user/${customer.uid}`), 401);
  });
});
