import { listAllOrders } from '@smriti/shared/order/order-list';
import { changeOrderTags } from '@smriti/shared/order/order-tags';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  type Account,
  createTestAccounts,
  createTestAccountWithRole,
} from '../../support/accounts';
import { readDocument } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { callGetOrder, createTestPaidOrder, createTestPlacement } from '../../support/orders';

const change = ({ idToken }: Account, id: string, json: object) =>
  callApi('PUT', `/orders/${id}/tags`, { token: idToken, json });
const list = ({ idToken }: Account, query: string) =>
  callApi('GET', `/orders/all?${query}`, { token: idToken });

it('tags orders for admins, who find them by a tag and other filters', async () => {
  const { admin, customer } = await createTestAccounts();
  const tag = `gift ${randomUUID().slice(0, 8)}`;
  const { id: paid } = await createTestPaidOrder(customer);
  const { order: unpaid } = await createTestPlacement(customer);
  const tagged = async (id: string, form: object) =>
    expectAnswer(await change(admin, id, form), changeOrderTags.response).tags;
  expect(await tagged(paid, { add: [tag.toUpperCase(), 'call  first', 'घर'] })).toEqual([
    tag,
    'call first',
    'घर',
  ]);
  expect(await tagged(paid, { add: [tag], remove: ['call first', 'unknown'] })).toEqual([
    tag,
    'घर',
  ]);
  await tagged(unpaid.id, { add: [tag] });
  const found = async (query: string) => {
    const { orders } = expectAnswer(await list(admin, query), listAllOrders.response);
    return orders.map((order) => [order.id, 'tags' in order && order.tags]);
  };
  const filter = `tag=${encodeURIComponent(tag)}`;
  expect(await found(filter)).toEqual([
    [unpaid.id, [tag]],
    [paid, [tag, 'घर']],
  ]);
  expect(await found(`${filter}&payment_status=paid`)).toEqual([[paid, [tag, 'घर']]]);
  expect(await found(`${filter}&q=${paid}`)).toEqual([[paid, [tag, 'घर']]]);
  await tagged(paid, { remove: [tag] });
  expect(await found(filter)).toEqual([[unpaid.id, [tag]]]);

  // The customer sees none of it.
  expect((await callGetOrder(customer, paid)).text).not.toContain('घर');
  expect(await readDocument(`orders/${paid}`)).toMatchObject({ staff_tags: ['घर'] });
});

it('refuses an eleventh tag, other characters, and everybody but admins', async () => {
  const { admin, customer } = await createTestAccounts();
  const { id } = await createTestPaidOrder(customer);
  const ten = Array.from({ length: 10 }, (_, number) => `tag ${number}`);
  expect((await change(admin, id, { add: ten })).status).toBe(200);
  expectError(await change(admin, id, { add: ['one more'] }), 422);
  expect((await change(admin, id, { add: ['one more'], remove: ['tag 0'] })).status).toBe(200);
  for (const word of ['', '#gift', 'a,b', 'x'.repeat(25)]) {
    expectError(await change(admin, id, { add: [word] }), 400);
  }
  const printer = await createTestAccountWithRole('printer');
  for (const account of [customer, printer]) {
    expectError(await change(account, id, { add: ['gift'] }), 403);
    expectError(await list(account, 'tag=gift'), 403);
  }
});
