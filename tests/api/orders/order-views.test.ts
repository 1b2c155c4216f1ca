import { listOrderViews, MAX_ORDER_VIEWS, saveOrderViews } from '@smriti/shared/order/order-views';
import { expect, it } from 'vitest';
import { type Account, createTestCustomer, createTestStaff } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { callApi, expectAnswer, expectError } from '../../support/http';

const { path } = saveOrderViews;
const read = async ({ idToken }: Account) =>
  expectAnswer(await callApi('GET', path, { token: idToken }), listOrderViews.response);
const save = ({ idToken }: Account, json: object) => callApi('PUT', path, { token: idToken, json });
const late = { name: 'Late', filters: { late: '1', sort: 'newest' } };
const gifts = { name: 'Gifts', filters: { tag: 'gift', status: 'processing' } };

it('stores the views of an account, visible to it only', async () => {
  const [meera, ravi] = [
    await createTestStaff('Meera Support', 'support'),
    await createTestStaff('Ravi Admin', 'admin'),
  ];
  expect(await read(meera)).toEqual({ version: 0, views: [] });
  const saved = { version: 1, views: [late] };
  expect(
    expectAnswer(await save(meera, { version: 0, views: [late] }), saveOrderViews.response),
  ).toEqual(saved);
  // a double click
  expect(
    expectAnswer(await save(meera, { version: 0, views: [late] }), saveOrderViews.response),
  ).toEqual(saved);
  // another window, which has not seen the first view
  const { details } = expectError(await save(meera, { version: 0, views: [gifts] }), 409);
  expect(details).toEqual(saved);
  expectAnswer(await save(meera, { version: 1, views: [late, gifts] }), saveOrderViews.response);
  expect(await read(meera)).toEqual({ version: 2, views: [late, gifts] });
  expect(await read(ravi)).toEqual({ version: 0, views: [] });
});

it('refuses filters that the list does not have, invalid names and too many views', async () => {
  const meera = await createTestStaff('Meera Support', 'support');
  const refused = [
    [{ name: '', filters: late.filters }],
    [{ name: 'x'.repeat(41), filters: late.filters }],
    [{ name: 'None', filters: {} }],
    [{ name: 'Colour', filters: { colour: 'red' } }],
    [{ name: 'Status', filters: { status: 'Lost' } }],
    [late, { ...gifts, name: ' LATE ' }],
    Array.from({ length: MAX_ORDER_VIEWS + 1 }, (_, at) => ({ ...late, name: `Late ${at}` })),
  ];
  for (const views of refused) expectError(await save(meera, { version: 0, views }), 400);
  expect(await read(meera)).toEqual({ version: 0, views: [] });
  const customer = await createTestCustomer();
  expectError(await save(customer, { version: 0, views: [late] }), 403);
  // what a later release may store does not break the account
  const stored = { version: 1, views: [{ name: 'New', filters: { paper: 'matte' } }] };
  await firestore.doc(`users/${meera.uid}`).update({ order_views: stored });
  expect(await read(meera)).toEqual(stored);
});
