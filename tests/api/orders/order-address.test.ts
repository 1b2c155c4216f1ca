import { changeOrderAddress } from '@smriti/shared/order/order-address';
import { getStaffOrder } from '@smriti/shared/order/staff-order';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from '../../../functions/src/features/invoices/invoice-issuing.service';
import {
  type Account,
  createTestAccountWithRole,
  createTestAccounts,
  createTestCustomer,
} from '../../support/accounts';
import { readDocument } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  callCancelOrder,
  createTestPaidOrder,
  createTestPlacement,
  FREE_SHIPPING_ID,
  fetchOrder,
  moveOrder,
  SAME_CITY_SHIPPING_ID,
  storeApprovedAlbum,
} from '../../support/orders';
import { firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { fetchMailsByIdPart } from '../support/mail';

let customer: Account;
let admin: Account;

beforeAll(async () => {
  ({ customer, admin } = await createTestAccounts());
});

const FORM = {
  contact_name: 'Ravi Menon',
  contact_phone: '98450 12345',
  contact_email: 'ravi@example.in',
  shipping_address_line1: '4, Hill Street',
  city: 'Nagpur',
  state: 'Maharashtra',
  postal_code: '440 001',
  version: 0,
};
const STORED = { ...FORM, contact_phone: '9845012345', postal_code: '440001', version: undefined };

const change = (account: Account, id: string, form: object = {}, key?: string) =>
  callApi('PUT', `/orders/${id}/address`, {
    token: account.idToken,
    json: { ...FORM, ...form },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
const changed = async (id: string, form: object = {}) =>
  expectAnswer(await change(admin, id, form), changeOrderAddress.response).order;
const staffOrder = async (id: string) =>
  expectAnswer(
    await callApi('GET', `/orders/${id}/staff`, { token: admin.idToken }),
    getStaffOrder.response,
  ).order;

describe('PUT /orders/:id/address', () => {
  it('changes the address once, keeps the previous one, and notifies the customer and the audit', async () => {
    const owner = await createTestCustomer('Kavya Rao');
    const { order } = await createTestPlacement(owner);
    const key = `address-${order.id}`;
    const answers = [
      await change(admin, order.id, {}, key),
      await change(admin, order.id, {}, key),
    ].map((answer) => expectAnswer(answer, changeOrderAddress.response).order);
    expect(answers[0]).toMatchObject(JSON.parse(JSON.stringify(STORED)) as object);
    expect(answers[1]).toEqual(answers[0]);
    expect(await fetchOrder(owner, order.id)).toMatchObject({
      contact_name: 'Ravi Menon',
      city: 'Nagpur',
    });
    const { address_changes } = await staffOrder(order.id);
    expect(address_changes).toMatchObject([
      {
        by_name: expect.any(String) as string,
        before: { contact_name: 'Asha Verma', city: 'Pune', postal_code: '411001' },
        after: { contact_name: 'Ravi Menon', city: 'Nagpur', postal_code: '440001' },
      },
    ]);
    const mails = await fetchMailsByIdPart(`order_address_changed-${order.id}`);
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
    expect(mails[0]?.message.text).toContain('4, Hill Street, Nagpur, Maharashtra 440001');
    const audit = await firestore
      .collection('audit')
      .where('keys', 'array-contains', order.id)
      .get();
    expect(audit.docs.map((entry) => entry.data().action as string)).toEqual(['order.address']);
    expect(JSON.stringify(audit.docs[0]?.data())).not.toContain('Nagpur');
    // Staff find the order by its new recipient.
    expect(await readDocument(`orders/${order.id}`)).toMatchObject({
      search_terms: expect.arrayContaining(['menon']) as string[],
    });
  });

  it('refuses a stale version with the current address, and names every invalid field', async () => {
    const { order } = await createTestPlacement(customer);
    await changed(order.id);
    const stale = expectError(await change(admin, order.id, { city: 'Mumbai' }), 409);
    expect(stale.details).toMatchObject({ city: 'Nagpur', version: 1 });
    await changed(order.id, { city: 'Mumbai', version: 1 });
    const wrong = { contact_name: ' ', contact_phone: '12', state: '', postal_code: '011001' };
    const error = expectError(await change(admin, order.id, { ...wrong, version: 2 }), 400);
    expect(error.details).toMatchObject([
      { field: 'contact_name' },
      { field: 'state' },
      { field: 'contact_phone' },
      { field: 'postal_code' },
    ]);
    // One of two changes at once is refused.
    const both = await Promise.all([
      change(admin, order.id, { city: 'Thane', version: 2 }),
      change(admin, order.id, { city: 'Nashik', version: 2 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await staffOrder(order.id)).address_changes).toHaveLength(3);
  });

  it('changes the other orders of the parcel, too, except those that are being printed', async () => {
    const { orders } = await createTestPlacement(customer, [{}, {}, {}], {
      shipping_method_id: FREE_SHIPPING_ID,
    });
    const [first, second, printing] = orders.map(({ id }) => id);
    if (!first || !second || !printing) throw new Error('three orders expected');
    await firestore
      .doc(`orders/${printing}`)
      .update({ print_state: 'printing', payment_status: 'paid' });
    expect((await staffOrder(first)).address_along).toEqual([second]);
    await changed(first, { along: true });
    const cities = await Promise.all(
      [first, second, printing].map(async (id) => (await fetchOrder(customer, id)).city),
    );
    expect(cities).toEqual(['Nagpur', 'Nagpur', 'Pune']);
    expect(await fetchMailsByIdPart(`order_address_changed-${first}`)).toHaveLength(1);
    expect(await fetchMailsByIdPart(`order_address_changed-${second}`)).toEqual([]);
    await changed(second, { city: 'Mumbai', version: 1 });
    expect((await staffOrder(first)).address_along).toEqual([]);
  });

  it('is only for admins, and only between placing and printing', async () => {
    const { id } = await createTestPaidOrder(customer);
    expectError(await change(customer, id), 403);
    expectError(await change(await createTestAccountWithRole('printer'), id), 403);
    expectError(await change(admin, 'ORDZZZZZZZZ'), 404);
    const requested = await storeApprovedAlbum(customer);
    expect(expectError(await change(admin, requested.order_id), 422).message).toContain(
      'at the checkout',
    );
    await callApi('PUT', `/orders/${id}/print-state`, {
      token: admin.idToken,
      json: { print_state: 'printing' },
    });
    expect(expectError(await change(admin, id), 422).message).toBe(
      'Printing of this order has begun: its address can no longer be changed.',
    );
    await moveOrder(id, 'Shipped');
    expect(expectError(await change(admin, id), 422).message).toContain('has been sent');
    const { order } = await createTestPlacement(customer);
    await callCancelOrder(customer, order.id);
    expect(expectError(await change(admin, order.id), 422).message).toContain('cancelled');
    expect(await fetchMailsByIdPart(`order_address_changed-${id}`)).toEqual([]);
  });

  it('requires an address that the shipping method serves, in the state of the invoice', async () => {
    const { id } = await createTestPaidOrder(customer);
    await issueInvoice(jobDeps, id);
    const issued = await readDocument(`invoices/${id}`);
    expect(issued).toMatchObject({ place_of_supply: { name: 'Maharashtra' } });
    const elsewhere = { city: 'Kochi', state: 'Kerala', postal_code: '682001' };
    const error = expectError(await change(admin, id, elsewhere), 422);
    expect(error.message).toContain('issued for Maharashtra');
    expect(await changed(id)).toMatchObject({ city: 'Nagpur' });
    expect(await readDocument(`invoices/${id}`)).toEqual(issued);

    const { order } = await createTestPlacement(customer);
    expect(await changed(order.id, elsewhere)).toMatchObject({ state: 'Kerala' });
    const shipping = (await readDocument(`orders/${order.id}`)) as { shipping: object };
    await firestore
      .doc(`orders/${order.id}`)
      .update({ shipping: { ...shipping.shipping, id: SAME_CITY_SHIPPING_ID } });
    const refused = expectError(await change(admin, order.id, { version: 1 }), 422);
    expect(refused.message).toContain('does not deliver to PIN code 440001');
  });
});
