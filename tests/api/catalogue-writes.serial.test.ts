import { setTimeout } from 'node:timers/promises';
import { listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import * as writes from '@smriti/shared/catalogue/management';
import * as reference from '@smriti/shared/catalogue/reference-data';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Account, newAccountWithRole, newCustomer } from '../support/accounts';
import { firestore } from '../support/admin';
import { storedAt } from '../support/albums';
import { call, expectAnswer, expectError } from '../support/http';

const option = { name: 'Silk', description: 'Soft to the touch.', price: 120.5 };
const size = { name: 'Pocket', width: 4, height: 6, price: 199, discount: 10, photos: 2 };

/** Each kind: where it is listed, a record as an admin writes it, and how it is shown. */
const KINDS = [
  { list: listAlbumSizes.path, ...writes.albumSizeWrites, form: size },
  { list: reference.paperTypes.list.path, ...writes.paperTypeWrites, form: option },
  { list: reference.albumBindingTypes.list.path, ...writes.bindingTypeWrites, form: option },
  { list: reference.laminationTypes.list.path, ...writes.laminationTypeWrites, form: option },
  { list: reference.coverTypes.list.path, ...writes.coverTypeWrites, form: option },
  { list: reference.productTypes.list.path, ...writes.productTypeWrites, form: { name: 'Diary' } },
  { list: reference.shippingMethods.list.path, ...writes.shippingMethodWrites, form: option },
];
const sizePath = writes.albumSizeWrites.create.path;
const methodPath = writes.shippingMethodWrites.create.path;

const identified = z.looseObject({ id: z.number(), name: z.string() });
const records = z.array(identified);

let admin: Account;
const made: string[] = [];

beforeAll(async () => {
  admin = await newAccountWithRole('admin');
});

/** The other tests see the catalogue as it was. */
afterAll(async () => {
  await Promise.all(made.map((path) => firestore.doc(path).delete()));
});

type Sent = { as?: Pick<Account, 'idToken'>; json?: unknown; key?: string };
const send = (method: string, path: string, { as = admin, json, key }: Sent = {}) =>
  call(method, path, {
    token: as.idToken,
    json,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });

async function add(path: string, json: unknown) {
  const record = expectAnswer(await send('POST', path, { json }), identified);
  made.push(`catalogue${path}/items/${record.id}`);
  return record;
}

/** Asks until each list shows what is meant, for at most the 10 s in which a change has to be seen. */
async function eachShows(isMeant: (shown: z.output<typeof records>, index: number) => boolean) {
  const end = Date.now() + 10_000;
  let missing: string[];
  do {
    const lists = await Promise.all(
      KINDS.map(async ({ list }) => expectAnswer(await call('GET', list), records)),
    );
    missing = KINDS.filter((_, index) => !isMeant(lists[index] ?? [], index)).map(
      (one) => one.list,
    );
    if (missing.length > 0) await setTimeout(250);
  } while (missing.length > 0 && Date.now() < end);
  expect(missing).toEqual([]);
}

describe('every kind that admins write', () => {
  it('is made, changed and deleted, each seen by everyone within 10 seconds', async () => {
    const added = await Promise.all(KINDS.map(({ create, form }) => add(create.path, form)));
    for (const [index, { form }] of KINDS.entries()) expect(added[index]).toMatchObject(form);
    await eachShows((shown, index) => shown.at(-1)?.id === added[index]?.id);

    for (const [index, { create, form }] of KINDS.entries()) {
      const path = `${create.path}/${added[index]?.id}`;
      const json = { ...form, name: 'Renamed' };
      expectAnswer(await send('PUT', path, { json }), identified);
    }
    await eachShows((shown) => shown.at(-1)?.name === 'Renamed');

    for (const [index, { create }] of KINDS.entries()) {
      const path = `${create.path}/${added[index]?.id}`;
      expect(expectAnswer(await send('DELETE', path), z.looseObject({})).message).toContain('The ');
      expectError(await send('DELETE', path), 404);
      expectError(await send('PUT', path, { json: KINDS[index]?.form }), 404);
    }
    await eachShows((shown, index) => shown.every(({ id }) => id !== added[index]?.id));
  });

  it('is for admins alone', async () => {
    const others = await Promise.all([newCustomer(), newAccountWithRole('reviewer')]);
    for (const { create, form } of KINDS) {
      for (const as of others) {
        expectError(await send('POST', create.path, { as, json: form }), 403);
        expectError(await send('PUT', `${create.path}/1`, { as, json: form }), 403);
        expectError(await send('DELETE', `${create.path}/1`, { as }), 403);
      }
      expectError(await call('DELETE', `${create.path}/1`), 401);
    }
    expect(await storedAt('catalogue/album-sizes/items/1')).toBeDefined();
  });
});

it('keeps money in paise, and who wrote a record when', async () => {
  const { id } = await add(sizePath, size);
  const stored = await storedAt(`catalogue/album-sizes/items/${id}`);
  const { price, ...kept } = size;
  expect(stored).toMatchObject({ ...kept, id, price_paise: price * 100, changed_by: admin.uid });
  const changedAt: unknown = stored?.changed_at;
  if (!(changedAt instanceof Timestamp)) throw new TypeError('changed_at is no Timestamp');
  expect(Math.abs(Date.now() - changedAt.toMillis())).toBeLessThan(60_000);
});

it('gives records that are made at once an id each', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send('POST', '/product-types', { json: { name: 'Diary' } })),
  );
  const done = answers.filter(({ status }) => status === 200);
  const ids = done.map((answer) => expectAnswer(answer, identified).id);
  made.push(...ids.map((id) => `catalogue/product-types/items/${id}`));
  expect(new Set(ids).size).toBe(done.length);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const { docs } = await firestore.collection('catalogue/product-types/items').get();
  expect(docs.filter((document) => document.get('name') === 'Diary')).toHaveLength(done.length);
});

it('makes one record for one Idempotency-Key', async () => {
  const sent = { json: { name: 'Calendar' }, key: `catalogue-${Date.now()}` };
  const first = expectAnswer(await send('POST', '/product-types', sent), identified);
  made.push(`catalogue/product-types/items/${first.id}`);
  const again = expectAnswer(await send('POST', '/product-types', sent), identified);
  expect(again).toEqual(first);
});

it('does not delete what is used, and says what uses it', async () => {
  const answer = await send('DELETE', '/paper-types/1');
  const { message, details } = expectError(answer, 409);
  expect(message).toMatch(/^This paper type cannot be deleted: it is used by .* products/);
  expect(details).toMatchObject([
    { used_by: 'products', has_more: true },
    { used_by: 'albums', has_more: true },
  ]);
  expect(await storedAt('catalogue/paper-types/items/1')).toBeDefined();
});

it('keeps the measures of a size that an album was made for', async () => {
  const { id } = await add(sizePath, size);
  const album = `albums/of-size-${id}`;
  await firestore.doc(album).set({ album_size_id: id });
  made.push(album);
  const path = `${sizePath}/${id}`;
  const { message } = expectError(await send('PUT', path, { json: { ...size, width: 5 } }), 409);
  expect(message).toBe('This album size cannot be given another width: it is used by 1 album.');
  expectAnswer(await send('PUT', path, { json: { ...size, price: null } }), identified);
  expect(expectError(await send('DELETE', path), 409).details).toEqual([
    { used_by: 'albums', ids: [`of-size-${id}`], has_more: false },
  ]);
});

it('names what is wrong with a form', async () => {
  const wrong = [
    ['width', { ...size, width: 0 }],
    ['price', { ...size, price: -1 }],
    ['discount', { ...size, discount: 100 }],
    ['kinds.0', { ...size, kinds: ['poster'] }],
    ['name', { ...size, name: ' ' }],
  ] as const;
  for (const [field, json] of wrong) {
    expect(expectError(await send('POST', sizePath, { json }), 400).details).toMatchObject([
      { field },
    ]);
  }
  const json = { ...option, min_days: 5, max_days: 3 };
  expect(expectError(await send('POST', methodPath, { json }), 400).details).toMatchObject([
    { field: 'max_days' },
  ]);
});

it('takes a shipping method from the shop and offers it again, whatever else is changed', async () => {
  const { id } = await add(methodPath, option);
  const path = `${methodPath}/${id}`;
  const toggled = () => send('PATCH', `/api${path}/toggle`);
  const shape = writes.shippingMethodWrites.toggle.response;
  expect(expectAnswer(await toggled(), shape)).toMatchObject({ id, is_active: false, max_days: 7 });
  const renamed = await send('PUT', path, { json: { ...option, name: 'By boat' } });
  expect(expectAnswer(renamed, shape)).toMatchObject({ name: 'By boat', is_active: false });
  expect(expectAnswer(await toggled(), shape)).toMatchObject({ name: 'By boat', is_active: true });
  expectError(await send('PATCH', `${methodPath}/2147483647/toggle`), 404);
  expectError(await send('PATCH', `${path}/toggle`, { as: await newCustomer() }), 403);
});
