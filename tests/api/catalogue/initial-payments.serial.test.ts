import { setTimeout } from 'node:timers/promises';
import { initialPaymentDefinition } from '@smriti/shared/catalogue/managed/initial-payments';
import { initialPaymentEndpoints } from '@smriti/shared/catalogue/reference-data';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { callThroughHosting } from '../../support/own-api';

const UNKNOWN_PRODUCT = 2_000_000_000;

let admin: Account;
let productId: number;
let otherProductId: number;
const made: number[] = [];

const items = () => firestore.collection('catalogue/initial-payments/items');

beforeAll(async () => {
  admin = await createTestAccountWithRole('admin');
  const products = await firestore.collection('catalogue/products/items').orderBy('id').get();
  const settings = await items().get();
  const taken = settings.docs.map((document): unknown => document.get('product_id'));
  const free = products.docs.map(({ id }) => Number(id)).filter((id) => !taken.includes(id));
  [productId = 0, otherProductId = 0] = free;
});

/** Restores the catalogue for other tests. */
afterEach(async () => {
  await Promise.all(made.splice(0).map((id) => items().doc(`${id}`).delete()));
});

type Caller = Pick<Account, 'idToken'>;
const post = (json: unknown, { idToken }: Caller = admin, headers?: Record<string, string>) =>
  callApi('POST', '/initial-payments', { token: idToken, json, headers });
const put = (id: number, json: unknown, { idToken }: Caller = admin) =>
  callApi('PUT', `/initial-payments/${id}`, { token: idToken, json });
const remove = (id: number, { idToken }: Caller = admin) =>
  callApi('DELETE', `/initial-payments/${id}`, { token: idToken });

const fixed = (amount = 100, product_id: number | null = productId) => ({
  product_id,
  payment_type: 'fixed',
  amount,
});
const percentage = (amount: number, product_id: number | null = productId) => ({
  product_id,
  payment_type: 'percentage',
  amount,
});

async function add(setting: unknown) {
  const one = expectAnswer(await post(setting), initialPaymentDefinition.calls.create.response);
  made.push(one.id);
  return one;
}

async function listed(id: number) {
  const answer = await callApi('GET', '/initial-payments');
  return expectAnswer(answer, initialPaymentEndpoints.list.response).find((one) => one.id === id);
}

/** Polls the list until the record satisfies `isMeant`, for at most 10 s. */
async function isShown(id: number, isMeant: (one: Awaited<ReturnType<typeof listed>>) => boolean) {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    if (isMeant(await listed(id))) return true;
    await setTimeout(250);
  }
  return false;
}

describe('POST /initial-payments', () => {
  describe('through Hosting', () => {
    callThroughHosting();

    // proves payments-26
    it('creates a setting that is visible within 10 seconds', async () => {
      const one = await add(fixed(249.5));
      expect(one).toEqual({ id: one.id, ...fixed(249.5) });
      expect(await isShown(one.id, (shown) => shown?.amount === 249.5)).toBe(true);
      const stored = await readDocument(`catalogue/initial-payments/items/${one.id}`);
      const changed = { changed_by: admin.uid, changed_at: expect.anything() as unknown };
      const setting = { product_id: productId, payment_type: 'fixed', amount_paise: 24_950 };
      expect(stored).toEqual({ id: one.id, version: 1, ...setting, ...changed });
    });

    it('creates one setting for 20 concurrent calls for one product', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(fixed())));
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const { docs } = await items().where('product_id', '==', productId).get();
      made.push(...docs.map(({ id }) => Number(id)));
      expect(docs).toHaveLength(1);
    });
  });

  it('accepts percentages from 0 to 100', async () => {
    for (const amount of [0, 12.5, 100]) {
      const one = await add(percentage(amount));
      expect(one).toMatchObject({ payment_type: 'percentage', amount });
      expectAnswer(await remove(one.id), initialPaymentDefinition.calls.remove.response);
    }
  });

  it('refuses amounts out of bounds, unknown products and invalid settings', async () => {
    const wrong = [
      percentage(100.01),
      percentage(-1),
      fixed(-1),
      fixed(10_000_001),
      fixed(1.001),
      fixed(1, UNKNOWN_PRODUCT),
      { ...fixed(), payment_type: 'gift' },
      { ...fixed(), id: 7 },
      { payment_type: 'fixed', amount: 1 },
    ];
    for (const setting of wrong) expectError(await post(setting), 400);
    const error = expectError(await post(percentage(101)), 400);
    expect(error.details).toMatchObject([{ field: 'amount' }]);
  });

  // proves payments-26
  it('answers 409 for a second setting of a product or a second default', async () => {
    await add(fixed());
    expect(expectError(await post(percentage(10)), 409).message).toContain('This product');
    expect(expectError(await post(percentage(10, null)), 409).message).toContain('The default');
  });

  it('gives concurrently created settings different ids', async () => {
    const answers = await Promise.all([post(fixed()), post(fixed(50, otherProductId))]);
    const done = answers.filter(({ status }) => status === 200);
    const ids = done.map(
      (answer) => expectAnswer(answer, initialPaymentDefinition.calls.create.response).id,
    );
    made.push(...ids);
    expect(new Set(ids).size).toBe(done.length);
    const { docs } = await items().where('product_id', 'in', [productId, otherProductId]).get();
    expect(docs).toHaveLength(done.length);
    expect(done.length).toBeGreaterThan(0);
  });

  it('takes effect once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': `initial-${Date.now()}` };
    const [first, again] = [
      await post(fixed(), admin, headers),
      await post(fixed(), admin, headers),
    ];
    const one = expectAnswer(first, initialPaymentDefinition.calls.create.response);
    made.push(one.id);
    expect(expectAnswer(again, initialPaymentDefinition.calls.create.response)).toEqual(one);
    expectError(await post(fixed(1), admin, headers), 409);
  });
});

describe('PUT /initial-payments/:id', () => {
  // proves payments-27
  it('replaces a setting, including its product', async () => {
    const { id } = await add(fixed());
    const answer = await put(id, percentage(15));
    expect(expectAnswer(answer, initialPaymentDefinition.calls.update.response)).toEqual({
      id,
      ...percentage(15),
    });
    expect(await isShown(id, (shown) => shown?.payment_type === 'percentage')).toBe(true);
  });

  it('answers 404 for an unknown setting, and 409 for a product with another one', async () => {
    expectError(await put(UNKNOWN_PRODUCT, fixed()), 404);
    await add(fixed());
    const other = await add(fixed(1, otherProductId));
    expectError(await put(other.id, fixed()), 409);
    expectError(await put(other.id, percentage(101, otherProductId)), 400);
  });
});

describe('DELETE /initial-payments/:id', () => {
  callThroughHosting();

  // proves payments-27
  it('removes a setting for everyone within 10 seconds', async () => {
    const { id } = await add(fixed());
    expect(await isShown(id, (shown) => shown !== undefined)).toBe(true);
    expectAnswer(await remove(id), initialPaymentDefinition.calls.remove.response);
    expect(await isShown(id, (shown) => shown === undefined)).toBe(true);
    expectError(await remove(id), 404);
  });
});

describe('managing initial payments', () => {
  // proves payments-26, payments-27
  it('is for admins only', async () => {
    const { id } = await add(fixed());
    const others = [
      await createTestCustomer(),
      await createTestAccountWithRole('reviewer'),
      await createTestAccountWithRole('guest'),
    ];
    for (const caller of others) {
      expectError(await post(fixed(), caller), 403);
      expectError(await put(id, percentage(1), caller), 403);
      expectError(await remove(id, caller), 403);
    }
    expectError(await callApi('POST', '/initial-payments', { json: fixed() }), 401);
    expect(await readDocument(`catalogue/initial-payments/items/${id}`)).toMatchObject({
      amount_paise: 10_000,
    });
  });
});
