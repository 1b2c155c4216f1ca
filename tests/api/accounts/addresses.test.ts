import {
  type Address,
  createAddress,
  getAddress,
  listAddresses,
  MAX_ADDRESSES,
  updateAddress,
} from '@smriti/shared/account/addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
  signInAgain,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';

/** An address typed by hand, without coordinates from the map. */
const typed = {
  first_name: 'Leela',
  last_name: 'Rao',
  email: 'leela@example.in',
  phone: '+91 98765-43210',
  street: '7, Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postal_code: '560 001',
};
const form = { ...typed, country: 'India', latitude: 12.9755, longitude: 77.6046 };

const post = ({ idToken }: Account, json: unknown, headers?: Record<string, string>) =>
  callApi('POST', createAddress.path, { token: idToken, json, headers });
const put = ({ idToken }: Account, id: string, json: unknown) =>
  callApi('PUT', `/addresses/${id}`, { token: idToken, json });
const get = ({ idToken }: Account, id: string) =>
  callApi('GET', `/addresses/${id}`, { token: idToken });
const remove = ({ idToken }: Account, id: string) =>
  callApi('DELETE', `/addresses/${id}`, { token: idToken });
const list = ({ idToken }: Account, uid: string) =>
  callApi('GET', `/addresses/user/${uid}`, { token: idToken });

const created = (answer: ApiAnswer) => expectAnswer(answer, createAddress.response).address;
const changed = (answer: ApiAnswer) => expectAnswer(answer, updateAddress.response).address;
const add = async (account: Account, changes: object = {}) =>
  created(await post(account, { ...form, ...changes }));
const book = async (account: Account): Promise<Address[]> =>
  expectAnswer(await list(account, account.uid), listAddresses.response).addresses;
const defaults = (addresses: readonly Address[]) =>
  addresses.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('an address book', () => {
  // proves addresses-1, addresses-8, addresses-15
  it('is empty at first, and stores phone and PIN code as digits', async () => {
    const customer = await createTestCustomer();
    expect(await book(customer)).toEqual([]);

    const address = await add(customer, { user_id: customer.uid });

    expect(address).toEqual({
      ...form,
      id: address.id,
      user_id: customer.uid,
      phone: '+919876543210',
      postal_code: '560001',
      zipCode: '560001',
      address: form.street,
      type: 'Home',
      isDefault: true,
    });
    expect(await book(customer)).toEqual([address]);
    const answer = await get(customer, address.id);
    expect(expectAnswer(answer, getAddress.response).address).toEqual(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  // proves constants-2
  it('accepts an address without map coordinates', async () => {
    const customer = await createTestCustomer();
    const address = created(await post(customer, { ...typed, type: 'Work' }));
    expect(address).toMatchObject({ latitude: null, longitude: null, type: 'Work' });
    expect(await add(customer, { latitude: '', longitude: null })).toMatchObject({
      latitude: null,
      longitude: null,
    });
    expect(await add(customer, { latitude: '26.5', longitude: '75.25' })).toMatchObject({
      latitude: 26.5,
      longitude: 75.25,
    });
  });

  it('lists the default first, then the newest', async () => {
    const customer = await createTestCustomer();
    const first = await add(customer);
    const second = await add(customer);
    const third = await add(customer);
    expect((await book(customer)).map(({ id }) => id)).toEqual([first.id, third.id, second.id]);
  });

  it('costs one read for each address', async () => {
    const customer = await createTestCustomer();
    await add(customer);
    await add(customer);
    const answer = await list(customer, customer.uid);
    expect(answer.headers.get('x-firestore-reads')).toBe('2');
    expect(answer.headers.get('x-firestore-writes')).toBe('0');
  });

  it('lists the seeded addresses', async () => {
    const customer = await signInAgain({ email: 'customer@smriti.test' });
    const [first] = await book(customer);
    expect(first).toMatchObject({ id: 'demo-address-jaipur', type: 'Home', isDefault: true });
  });

  it('limits the number of addresses', async () => {
    const customer = await createTestCustomer();
    const address = await add(customer);
    const stored = (await firestore.doc(`addresses/${address.id}`).get()).data();
    const batch = firestore.batch();
    for (let index = 1; index < MAX_ADDRESSES; index += 1) {
      const copy = firestore.collection('addresses').doc();
      batch.set(copy, { ...stored, id: copy.id, is_default: false });
    }
    await batch.commit();
    expect(await book(customer)).toHaveLength(MAX_ADDRESSES);
    const error = expectError(await post(customer, form), 422);
    expect(error.message).toBe('An address book holds 50 addresses. Please delete one first.');
  });
});

describe('bad addresses', () => {
  let customer: Account;
  beforeAll(async () => {
    customer = await createTestCustomer();
  });

  // proves addresses-2
  it.each([
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone is required'],
    ['street', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['postal_code', 'Postal code is required'],
  ])('are refused without %s', async (field, message) => {
    for (const missing of ['', '  ', undefined, null]) {
      const error = expectError(await post(customer, { ...form, [field]: missing }), 400);
      expect(error.message).toBe(message);
      expect(error.details).toMatchObject([{ field, message }]);
    }
    expect(await book(customer)).toEqual([]);
  });

  // proves addresses-15
  it('return every invalid field, and the first one in the message', async () => {
    const error = expectError(await post(customer, { phone: 'x', postal_code: '012345' }), 400);
    expect(error.message).toBe('First name is required');
    expect(error.details).toMatchObject([
      { field: 'first_name', message: 'First name is required' },
      { field: 'last_name', message: 'Last name is required' },
      { field: 'email', message: 'Email is required' },
      { field: 'street', message: 'Address is required' },
      { field: 'city', message: 'City is required' },
      { field: 'state', message: 'State is required' },
      { field: 'phone', message: 'Invalid phone number format' },
      { field: 'postal_code', message: 'Postal code must be a PIN code of 6 digits' },
    ]);
  });

  it.each([
    ['email', 'not-an-email'],
    ['postal_code', '012345'],
    ['postal_code', '5600011'],
    ['postal_code', 'SW1A 1AA'],
    ['phone', '12345'],
    ['phone', 'call me'],
    ['country', 'Nepal'],
    ['street', 'x'.repeat(201)],
    ['latitude', 90.1],
    ['longitude', -181],
    ['longitude', null],
    ['latitude', 'north'],
    ['type', 'Palace'],
    ['isDefault', 'yes'],
    ['created_at', '2026-01-01'],
  ])('are refused for their %s %j', async (field, value) => {
    const error = expectError(await post(customer, { ...form, [field]: value }), 400);
    expect(error.details).toMatchObject([expect.objectContaining({ field })]);
    expect(await book(customer)).toEqual([]);
  });

  // proves addresses-16
  it('change nothing when they are sent for an existing address', async () => {
    const owner = await createTestCustomer();
    const address = await add(owner);
    const error = expectError(await put(owner, address.id, { ...address, city: ' ' }), 400);
    expect(error.message).toBe('City is required');
    expect(await book(owner)).toEqual([address]);
  });
});

describe('PUT /addresses/:id', () => {
  // proves addresses-16
  it('accepts the whole record, and ignores read-only fields', async () => {
    const customer = await createTestCustomer();
    const address = await add(customer, { type: 'Other' });
    const readOnly = { id: 'another', country: 'Nepal', zipCode: '1', address: 'nowhere' };

    const saved = changed(
      await put(customer, address.id, { ...address, ...readOnly, city: 'Mysuru' }),
    );

    expect(saved).toEqual({ ...address, city: 'Mysuru' });
    expect(await book(customer)).toEqual([saved]);
  });

  it('moves the default, so that there is always one', async () => {
    const customer = await createTestCustomer();
    const first = await add(customer);
    const second = await add(customer);
    expect(second.isDefault).toBe(false);

    expect(changed(await put(customer, second.id, { ...form, isDefault: true })).isDefault).toBe(
      true,
    );
    expect(defaults(await book(customer))).toEqual([second.id]);

    const kept = changed(await put(customer, second.id, { ...form, isDefault: false }));
    expect(kept.isDefault).toBe(true);
    const third = await add(customer, { isDefault: true });
    expect(defaults(await book(customer))).toEqual([third.id]);
    expect(first.isDefault).toBe(true);
  });
});

describe('DELETE /addresses/:id', () => {
  // proves addresses-17
  it('deletes an address once', async () => {
    const customer = await createTestCustomer();
    const address = await add(customer);
    expect((await remove(customer, address.id)).status).toBe(200);
    expect(await book(customer)).toEqual([]);
    expectError(await remove(customer, address.id), 404);
  });

  it('hands the mark of the default to the newest of the others', async () => {
    const customer = await createTestCustomer();
    const first = await add(customer);
    await add(customer);
    const newest = await add(customer);
    await remove(customer, first.id);
    expect(defaults(await book(customer))).toEqual([newest.id]);
  });
});

describe('addresses of another customer', () => {
  // proves addresses-8, addresses-15, addresses-16, addresses-17
  it('answer 404 to customers and staff', async () => {
    const owner = await createTestCustomer();
    const address = await add(owner);
    const others = await Promise.all([
      createTestCustomer(),
      createTestAccountWithRole('reviewer'),
      createTestAccountWithRole('admin'),
    ]);
    for (const other of others) {
      const missing = expectError(await get(other, 'no-such-address'), 404);
      const answers = [
        await get(other, address.id),
        await put(other, address.id, form),
        await remove(other, address.id),
        await list(other, owner.uid),
        await post(other, { ...form, user_id: owner.uid }),
      ];
      for (const answer of answers) expect(expectError(answer, 404).message).toBe(missing.message);
    }
    expectError(await put(owner, address.id, { ...address, user_id: others[0].uid }), 404);
    expect(await book(owner)).toEqual([address]);
  });

  it('are separate from the address book of a reviewer', async () => {
    const reviewer = await createTestAccountWithRole('reviewer');
    const address = await add(reviewer);
    expect(await book(reviewer)).toEqual([address]);
  });

  // proves addresses-8
  it('are closed to visitors and guests, whose own address books do not exist', async () => {
    const guest = await createTestAccountWithRole('guest');
    expectError(await callApi('GET', `/addresses/user/${guest.uid}`), 401);
    expectError(await callApi('POST', '/addresses', { json: form }), 401);
    const answers = [
      await list(guest, guest.uid),
      await get(guest, 'any'),
      await post(guest, form),
      await put(guest, 'any', form),
      await remove(guest, 'any'),
    ];
    for (const answer of answers) expectError(answer, 403);
  });
});

describe('concurrent calls', () => {
  it('create one address for one Idempotency-Key', async () => {
    const customer = await createTestCustomer();
    const headers = { 'idempotency-key': 'one-address' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(customer, form, headers)),
    );
    expect(new Set(answers.map((answer) => created(answer).id)).size).toBe(1);
    expect(await book(customer)).toHaveLength(1);
    expectError(await post(customer, { ...form, city: 'Mysuru' }, headers), 409);
  });

  it('leave exactly one default', async () => {
    const customer = await createTestCustomer();
    const added = await Promise.all(Array.from({ length: 8 }, () => post(customer, form)));
    expect(added.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const addresses = await book(customer);
    expect(addresses).toHaveLength(added.filter(({ status }) => status === 200).length);
    expect(defaults(addresses)).toHaveLength(1);

    const moved = await Promise.all(
      addresses.map(({ id }) => put(customer, id, { ...form, isDefault: true })),
    );
    expect(moved.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(defaults(await book(customer))).toHaveLength(1);
  });
});
