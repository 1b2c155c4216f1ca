import { getAlbum, listAlbums } from '@smriti/shared/album/albums';
import { getApprovalProduct, listApprovalProducts } from '@smriti/shared/album/approval';
import { getUser } from '@smriti/shared/account/management';
import { getDesign } from '@smriti/shared/book/designs';
import { listAllOrders } from '@smriti/shared/order/order-list';
import { getStaffOrder } from '@smriti/shared/order/staff-order';
import { getOrder, listOrders } from '@smriti/shared/order/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { storeAlbum, storeRequestedAlbum } from '../../support/albums';
import { callApi, callEndpoint, expectError } from '../../support/http';
import {
  callCancelOrder,
  createTestAddress,
  createTestPaidOrder,
  storeApprovedAlbum,
} from '../../support/orders';

let support: Account;
let customer: Account;
beforeAll(async () => {
  support = await createTestAccountWithRole('support', 'Nisha Rao');
  customer = await createTestCustomer();
});

describe('support', () => {
  it('reads the order and the account of a customer who calls', async () => {
    const { id } = await createTestPaidOrder(customer);
    const token = support.idToken;
    const { order } = await callEndpoint(getStaffOrder, { params: { id }, token });
    expect(order.customer.email).toBe(customer.email);
    expect((await callEndpoint(getOrder, { params: { id }, token })).order.id).toBe(id);
    const { user } = await callEndpoint(getUser, { params: { uid: customer.uid }, token });
    expect(user.email).toBe(customer.email);
    const addressId = await createTestAddress(customer);
    const { addresses } = await callEndpoint(getUser, { params: { uid: customer.uid }, token });
    expect(addresses.map((address) => address.id)).toContain(addressId);
    const own = await callEndpoint(listOrders, { params: { id: customer.uid }, token });
    expect(own.orders.map((one) => one.id)).toContain(id);
    const all = await callApi('GET', `${listAllOrders.path}?q=${id}`, { token });
    expect(JSON.parse(all.text)).toMatchObject({ orders: [{ id }] });
  });

  it('reads albums from their request on, and neither answers nor changes them', async () => {
    const requested = await storeRequestedAlbum(customer);
    const approved = await storeApprovedAlbum(customer);
    const draft = await storeAlbum(customer);
    const token = support.idToken;
    const own = await callApi('GET', `${listAlbums.path}?user_id=${customer.uid}`, { token });
    expect(own.status).toBe(200);
    const queue = await callApi('GET', `${listApprovalProducts.path}?status=Approved&total=1`, {
      token,
    });
    expect(queue.status).toBe(200);
    expect(Number(queue.headers.get('X-Total-Count'))).toBeGreaterThan(0);
    for (const { id } of [requested, approved]) {
      for (const endpoint of [getAlbum, getApprovalProduct, getDesign]) {
        const path = endpoint.path.replace(':id', id);
        expect((await callApi('GET', path, { token })).status, path).toBe(200);
      }
      expectError(await callApi('GET', getAlbum.path.replace(':id', draft.id), { token }), 404);
      const title = { title: 'Theirs', version: 0 };
      expectError(await callApi('PUT', `/albums/${id}`, { token, json: title }), 404);
      expectError(await callApi('DELETE', `/albums/${id}`, { token }), 404);
    }
    const take = await callApi('POST', `/approval-products/${requested.id}/take`, { token });
    expectError(take, 403);
  });

  it('cannot cancel, refund or move orders of customers', async () => {
    const { id } = await createTestPaidOrder(customer);
    const token = support.idToken;
    expectError(await callCancelOrder(support, id), 404);
    const refund = { amount: 1, reason: 'A torn page', to: 'gift' };
    expectError(await callApi('POST', `/orders/${id}/refunds`, { token, json: refund }), 403);
    const shipped = { order_status: 'Shipped', carrier: 'DTDC', tracking_number: '1' };
    expectError(await callApi('PUT', `/orders/${id}/status`, { token, json: shipped }), 403);
    const json = { role: 'admin' };
    expectError(await callApi('PUT', `/users/${support.uid}/role`, { token, json }), 403);
  });
});
