import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { claimGuest, updateGuestDesign } from '@smriti/shared/account/guests';
import { createDraft, type DraftForm, updateDraft } from '@smriti/shared/album/drafts';
import { kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import { pictureUrl, smallBannerPath, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exportCatalogueCsv as exportPart } from '../../../functions/src/features/catalogue/tables/catalogue-export.service';
import { writablePaperTypes } from '../../../functions/src/features/catalogue/kinds/paper-types.service';
import {
  createIdempotencyClaim,
  createStepIdempotencyClaim,
} from '../../../functions/src/platform/database/idempotency';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { jobDeps } from '../../support/deps';
import {
  ALBUM_FORM,
  toSequencedPhotos,
  expectCreatedAlbum as albumMade,
  callCreateAlbum,
  storePhotoRecords,
} from '../../support/designs';
import { bucket, origins } from '../../support/environment';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { callThroughHosting } from '../../support/own-api';
import { CATALOGUE_KINDS, csvForm, productForm, SEEDED_PICTURE } from '../support/catalogue-calls';
import { type Guest, createTestGuest } from '../support/guests';
import { createTestPicture } from '../support/photos';
import { EMPTY_DRAFT_FORM } from '../../support/draft-forms';

const option = { name: 'Silk', description: 'Soft to the touch.', price: 120.5 };
const size = { name: 'Pocket', width: 4, height: 6, price: 199, discount: 10, photos: 2 };

const NOTHING_SENT = {
  method: '',
  path: '',
  params: {},
  query: {},
  body: {},
  files: [],
};

/** Field to rename, for kinds without a `name`. */
const NAMING: Readonly<Record<string, string>> = {
  products: 'title',
  banners: 'title',
  'talk-to-us': 'hours',
};
/** Path of the list, for kinds that are listed at another path than they are created. */
const LISTED: Readonly<Record<string, string>> = {
  'shipping-methods': '/shipping-method',
  products: '/products?sort=newest',
};

const KINDS = CATALOGUE_KINDS.map(({ kind, calls, form }) => ({
  create: calls.create,
  form,
  naming: NAMING[kind] ?? 'name',
  list: LISTED[kind] ?? calls.create.path,
}));
const sizePath = kindDefinitions['album-sizes'].calls.create.path;
const PICTURE = { image_path: SEEDED_PICTURE };
const methodPath = kindDefinitions['shipping-methods'].calls.create.path;

const identified = z.looseObject({ id: z.number() });
const records = z.array(identified);

let admin: Account;
const made: string[] = [];

beforeAll(async () => {
  admin = await createTestAccountWithRole('admin');
});

/** Restores the catalogue for other tests. */
afterAll(async () => {
  await Promise.all(made.map((path) => firestore.doc(path).delete()));
});

type Sent = { as?: Pick<Account, 'idToken'>; json?: unknown; key?: string };
const send = (method: string, path: string, { as = admin, json, key }: Sent = {}) =>
  callApi(method, path, {
    token: as.idToken,
    json,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });

async function add(path: string, json: unknown) {
  const record = expectAnswer(await send('POST', path, { json }), identified);
  made.push(`catalogue${path}/items/${record.id}`);
  return record;
}

/** Polls a condition until `end`, by default for 10 s, within which a change has to be visible. */
async function waitUntil(condition: () => Promise<boolean>, end = Date.now() + 10_000) {
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('the condition was not met within 10 s');
    await setTimeout(250);
  }
}

/** Polls the lists of all kinds, one after the other, until each satisfies `isMeant`, for at most 10 s. */
async function eachShows(isMeant: (shown: z.output<typeof records>, index: number) => boolean) {
  const end = Date.now() + 10_000;
  for (const [index, { list }] of KINDS.entries()) {
    await waitUntil(
      async () => isMeant(expectAnswer(await callApi('GET', list), records), index),
      end,
    );
  }
}

type Shown = z.output<typeof identified> | undefined;

describe('every kind that admins write', () => {
  callThroughHosting();

  // proves products-26, api-6, api-21, api-22, api-23, api-24
  it('is created, changed, archived and deleted, each visible within 10 seconds', async () => {
    const added = await Promise.all(KINDS.map(({ create, form }) => add(create.path, form)));
    const pathOf = (index: number) => `${KINDS[index]?.create.path}/${added[index]?.id}`;
    const eachIs = (isMeant: (one: Shown, naming: string) => boolean) =>
      eachShows((shown, index) => {
        const own = shown.find(({ id }) => id === added[index]?.id);
        return isMeant(own, KINDS[index]?.naming ?? '');
      });
    await eachIs((one) => one !== undefined);

    for (const [index, { naming }] of KINDS.entries()) {
      const json = { [naming]: 'Renamed' };
      expectAnswer(await send('PUT', pathOf(index), { json }), identified);
    }
    await eachIs((one, naming) => one?.[naming] === 'Renamed');

    for (const index of KINDS.keys()) {
      expectAnswer(await send('PUT', pathOf(index), { json: { archived: true } }), identified);
    }
    await eachIs((one) => one === undefined);

    for (const [index, { form }] of KINDS.entries()) {
      const path = pathOf(index);
      expect(expectAnswer(await send('DELETE', path), z.looseObject({})).message).toContain('The ');
      expectError(await send('DELETE', path), 404);
      expectError(await send('PUT', path, { json: form }), 404);
    }
  });
});

describe('an archived record', () => {
  it('is found by its id, marked, and listed again when it is restored', async () => {
    const { id } = await add('/paper-types', option);
    const path = `/paper-types/${id}`;
    expectAnswer(await send('PUT', path, { json: { archived: true } }), identified);
    await waitUntil(async () => {
      const answer = await callApi('GET', path);
      return answer.status === 200 && expectAnswer(answer, identified).archived === true;
    });
    expectAnswer(await send('PUT', path, { json: { archived: false } }), identified);
    await waitUntil(async () =>
      expectAnswer(await callApi('GET', '/paper-types'), records).some((one) => one.id === id),
    );
  });

  it('cannot be added to a product, but is kept by a product that has it', async () => {
    const paper = await add('/paper-types', option);
    const json = { ...productForm, paper_type_ids: [1, paper.id] };
    const product = await add('/products', json);
    await send('PUT', `/paper-types/${paper.id}`, { json: { archived: true } });
    const { details } = expectError(await send('POST', '/products', { json }), 400);
    expect(details).toMatchObject([
      { field: 'paper_type_ids', message: 'This paper type is no longer offered.' },
    ]);
    // size ₹39 and the archived paper ₹120.50
    const renamed = { json: { title: 'Kept', paper_type_ids: [paper.id, 1], price: 159.5 } };
    expectAnswer(await send('PUT', `/products/${product.id}`, renamed), identified);
    expect(expectError(await send('DELETE', `/paper-types/${paper.id}`), 409).message).toContain(
      'it is used by 1 product.',
    );
  });
});

describe('an archived paper', () => {
  const NOT_OFFERED = [
    {
      field: 'paper_type_id',
      message: 'The paper you chose is no longer offered. Please choose another.',
      rule: 'paper_not_offered',
    },
  ];
  let paperId: number;
  let owner: Account;
  let images: ReturnType<typeof toSequencedPhotos>;
  let early: { id: string; rev: number };
  let guest: Guest;

  const formWith = (paper_type_id: number, title: string): DraftForm => ({
    ...EMPTY_DRAFT_FORM,
    title,
    frame_id: 1,
    album_size_id: 4,
    binding_type_id: 2,
    paper_type_id,
  });
  const begin = async (title: string) => {
    const body = { form: formWith(paperId, title), images: [] };
    return callEndpoint(createDraft, { token: owner.idToken, body });
  };
  const request = (draft_id: string) =>
    callCreateAlbum(owner, {
      ...ALBUM_FORM,
      paper_type_id: paperId,
      images,
      status: 'Requested',
      draft_id,
    });
  const designAsGuest = (title: string) =>
    callApi('PUT', updateGuestDesign.path, {
      token: guest.token,
      json: { form: formWith(paperId, title), images: [] },
    });
  const claim = async () => {
    const answer = await callApi('POST', claimGuest.path, {
      token: owner.idToken,
      json: { token: guest.token },
    });
    return expectAnswer(answer, claimGuest.response).draft?.id ?? '';
  };

  beforeAll(async () => {
    [owner, guest] = await Promise.all([createTestCustomer(), createTestGuest()]);
    images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    paperId = (await add('/paper-types', option)).id;
    await waitUntil(async () =>
      expectAnswer(await callApi('GET', '/paper-types'), records).some(({ id }) => id === paperId),
    );
    early = await begin('Named while it was offered');
    expectAnswer(await designAsGuest('A guest in time'), updateGuestDesign.response);
    await send('PUT', `/paper-types/${paperId}`, { json: { archived: true } });
    await waitUntil(async () => {
      const direct = await callCreateAlbum(owner, {
        ...ALBUM_FORM,
        paper_type_id: paperId,
        images,
      });
      return direct.status === 400;
    });
  });

  it('cannot be bought by an unsaved design that names it later', async () => {
    const late = await begin('Named too late');
    expect(expectError(await request(late.id), 400).details).toEqual(NOT_OFFERED);
    const json = { base_rev: 0, form: formWith(paperId, 'Saved again'), images: [] };
    await callApi('PUT', `/drafts/${late.id}`, { token: owner.idToken, json });
    expect(expectError(await request(late.id), 400).details).toEqual(NOT_OFFERED);
  });

  it('is kept by an unsaved design that named it before, which can be changed and requested', async () => {
    const json = { base_rev: 0, form: formWith(paperId, 'Another title'), images: [] };
    const changed = await callApi('PUT', `/drafts/${early.id}`, { token: owner.idToken, json });
    expectAnswer(changed, updateDraft.response);
    expect(albumMade(await request(early.id))).toMatchObject({
      status: 'Requested',
      paper_type_id: paperId,
    });
  });

  it('is kept by the design of a guest who named it before, after the claim', async () => {
    expectAnswer(await designAsGuest('A guest in time, again'), updateGuestDesign.response);
    expect(albumMade(await request(await claim())).paper_type_id).toBe(paperId);
  });

  it('cannot be bought by the design of a guest who names it later', async () => {
    guest = await createTestGuest();
    expectAnswer(await designAsGuest('A guest too late'), updateGuestDesign.response);
    expect(expectError(await request(await claim()), 400).details).toEqual(NOT_OFFERED);
  });
});

it('refuses albums of an archived product, with an unsaved design or without', async () => {
  const owner = await createTestCustomer();
  const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
  const { id } = await add('/products', productForm);
  const choices = { product_type: 'product', product_id: id, album_size_id: 1, paper_type_id: 1 };
  const form = { title: 'Meera is seven', ...choices, images, status: 'Cart' };
  await waitUntil(async () => (await callCreateAlbum(owner, form)).status === 200);
  await send('PUT', `/products/${id}`, { json: { archived: true } });
  await waitUntil(async () => (await callCreateAlbum(owner, form)).status === 400);
  expect(expectError(await callCreateAlbum(owner, form), 400).details).toEqual([
    {
      field: 'product_id',
      message: 'The product you chose is no longer offered. Please choose another.',
      rule: 'product_not_offered',
    },
  ]);
});

describe('a draft product', () => {
  const shopPaths = (id: number) => [`/products/${id}`, `/products/master/${id}`];
  const statusesOf = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await callApi('GET', path)).status));
  const listed = async (state: string, title: string) =>
    expectAnswer(
      await send('GET', `/catalogue/products?state=${state}&q=${title}`),
      z.object({ records }),
    ).records.map(({ id }) => id);

  it('is not in the shop and cannot be ordered, only listed for admins', async () => {
    const title = `Unfinished${Date.now()}`;
    const { id } = await add('/products', { ...productForm, title, draft: true });
    // Published later: once it is shown, the draft has been compiled, too.
    const later = await add('/products', { ...productForm, title: `${title}b` });
    await waitUntil(async () => (await callApi('GET', `/products/${later.id}`)).status === 200);
    expect(await statusesOf([...shopPaths(id), `/ratings/${id}`])).toEqual([404, 404, 404]);
    for (const path of [`/products?q=${title}&sort=newest`, '/products/category/1?limit=100']) {
      const ids = expectAnswer(await callApi('GET', path), records).map((one) => one.id);
      expect(ids).not.toContain(id);
      expect(ids).toContain(later.id);
    }

    const owner = await createTestCustomer();
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    const choices = { product_type: 'product', product_id: id, album_size_id: 1, paper_type_id: 1 };
    const form = { title: 'Meera is seven', ...choices, images, status: 'Requested' };
    const { reason } = expectError(await callCreateAlbum(owner, form), 400);
    expect(reason).toBe('product_not_offered');

    expect(await listed('draft', title)).toEqual([id]);
    expect(await listed('offered', title)).toEqual([later.id]);
    expect(await listed('check', title)).toEqual([]);
  });

  it('may lack a cover and have another price, until it is published for good', async () => {
    const unfinished = { ...productForm, price: 1, cover_images: [], draft: true };
    const { id } = await add('/products', unfinished);
    const path = `/products/${id}`;
    const publish = (more: object) => send('PUT', path, { json: { draft: false, ...more } });
    const fieldsOf = async (answer: ReturnType<typeof publish>) =>
      z.array(z.object({ field: z.string() })).parse(expectError(await answer, 400).details);
    expect(await fieldsOf(publish({ price: 51 }))).toMatchObject([{ field: 'cover_images' }]);
    const cover_images = [SEEDED_PICTURE];
    expect(await fieldsOf(publish({ cover_images }))).toMatchObject([{ field: 'price' }]);
    expectAnswer(await publish({ cover_images, price: 51 }), identified);
    await waitUntil(async () =>
      (await statusesOf(shopPaths(id))).every((status) => status === 200),
    );
    const back = send('PUT', path, { json: { draft: true } });
    expect(await fieldsOf(back)).toMatchObject([{ field: 'draft' }]);
  });
});

describe('the price of a product', () => {
  const WRONG = [
    {
      field: 'price',
      message:
        'Customers pay ₹51.00 for the default configuration. Please set that price, or change the default configuration.',
    },
  ];

  it('is that of its default configuration, otherwise nothing is saved', async () => {
    const typed = { json: { ...productForm, price: 1349, discount: 10 } };
    expect(expectError(await send('POST', '/products', typed), 400).details).toMatchObject(WRONG);
    const { id } = await add('/products', { ...productForm, discount: 10 });
    const path = `/products/${id}`;
    expect(
      expectError(await send('PUT', path, { json: { price: 52 } }), 400).details,
    ).toMatchObject(WRONG);
    // the default paper changes to one of ₹18, so the price has to change
    const other = { paper_type_ids: [2, 1] };
    expectError(await send('PUT', path, { json: other }), 400);
    expectAnswer(await send('PUT', path, { json: { ...other, price: 57 } }), identified);
  });

  it('may differ after an option changed its price, while another field is changed', async () => {
    const paper = await add('/paper-types', { ...option, price: 12 });
    const { id } = await add('/products', { ...productForm, paper_type_ids: [paper.id] });
    const path = `/products/${id}`;
    await send('PUT', `/paper-types/${paper.id}`, { json: { price: 20 } });
    expectAnswer(
      await send('PUT', path, {
        json: { ...productForm, title: 'Renamed', paper_type_ids: [paper.id] },
      }),
      identified,
    );
    expectError(await send('PUT', path, { json: { price: 58 } }), 400);
    expectAnswer(await send('PUT', path, { json: { price: 59 } }), identified);
  });

  it('is checked for each line of a table', async () => {
    const { importCsv } = kindDefinitions.products.calls;
    const { id } = await add('/products', productForm);
    const table = (price: number) => `id,title,price\n${id},By table,${price}\n`;
    const take = async (price: number) => {
      const form = csvForm(table(price));
      const answer = await callApi('POST', importCsv.path, { token: admin.idToken, form });
      return expectAnswer(answer, importCsv.response);
    };
    expect(await take(499)).toMatchObject({
      written: false,
      problems: [{ line: 2, message: WRONG[0]?.message }],
    });
    expect(await take(51)).toMatchObject({ written: true, changed: 1 });
  });
});

it('takes new products from a table, which are then found by search', async () => {
  const { importCsv } = kindDefinitions.products.calls;
  const first = 1_700_000_000 + Math.floor(Math.random() * 90_000_000);
  const ids = [first, first + 1];
  const series = `Series ${first}`;
  const covers = [SEEDED_PICTURE, SEEDED_PICTURE.replace('1.webp', '2.webp')];
  const header =
    'id,title,type,category_id,price,sizes,paper_type_ids,lamination_type_ids,cover_type_ids,binding_type_ids,cover_images';
  // Size ₹399 and paper ₹12 for one photo; the other options cost nothing.
  const lines = ids.map((id) => `${id},${series} ${id},1,2,411,4|5,1|2,4,5,6,${covers.join('|')}`);
  made.push(...ids.map((id) => `catalogue/products/items/${id}`));
  const answer = await callApi('POST', importCsv.path, {
    token: admin.idToken,
    form: csvForm([header, ...lines].join('\n')),
  });
  expect(expectAnswer(answer, importCsv.response)).toEqual({
    lines: 2,
    added: 2,
    changed: 0,
    unchanged: 0,
    problems: [],
    changes: [],
    written: true,
  });
  const fields = { type: 1, category_id: 2, sizes: [4, 5], cover_images: covers };
  for (const id of ids) {
    expect(await readDocument(`catalogue/products/items/${id}`)).toMatchObject({
      ...fields,
      id,
      title: `${series} ${id}`,
      price_paise: 41_100,
      paper_type_ids: [1, 2],
      lamination_type_ids: [4],
      cover_type_ids: [5],
      binding_type_ids: [6],
    });
  }
  const search = `/products?q=${encodeURIComponent(series)}&sort=newest`;
  const found = async () => expectAnswer(await callApi('GET', search), records);
  await waitUntil(async () => (await found()).length === 2);
  const shown = (await found()).toSorted((a, b) => a.id - b.id);
  expect(shown).toMatchObject(ids.map((id) => ({ ...fields, id, price: 411 })));
});

it('refuses a product without a complete design', async () => {
  const unpriced = await add(sizePath, { ...size, price: null });
  const cases = [
    [{ lamination_type_ids: [] }, 'lamination_type_ids', 'Please choose a lamination.'],
    [{ cover_type_ids: [] }, 'cover_type_ids', 'Please choose a cover.'],
    [{ binding_type_ids: [] }, 'binding_type_ids', 'Please choose a binding.'],
    [{ paper_type_ids: [] }, 'paper_type_ids', 'Please choose a paper.'],
    [{ sizes: [unpriced.id] }, 'sizes', 'Please choose a size that has a price.'],
  ] as const;
  for (const [part, field, message] of cases) {
    const json = { ...productForm, ...part };
    expect(expectError(await send('POST', '/products', { json }), 400).details).toMatchObject([
      { field, message },
    ]);
  }
});

it('archives a product of an earlier release without a lamination', async () => {
  const { id } = await add('/products', productForm);
  await firestore.doc(`catalogue/products/items/${id}`).update({ lamination_type_ids: [] });
  expectError(await send('PUT', `/products/${id}`, { json: { title: 'Renamed' } }), 400);
  expectAnswer(await send('PUT', `/products/${id}`, { json: { archived: true } }), identified);
});

it('returns the current record for an outdated change', async () => {
  const { id } = await add(sizePath, size);
  const path = `${sizePath}/${id}`;
  const first = { json: { name: 'First', version: 1 } };
  expectAnswer(await send('PUT', path, first), identified);
  const late = { json: { name: 'Late', version: 1 } };
  const { message, details } = expectError(await send('PUT', path, late), 409);
  expect(message).toContain('Somebody has changed this album size');
  expect(details).toMatchObject({ ...size, id, name: 'First', version: 2, archived: false });
});

it('shows admins their changes at once, and finds them by words', async () => {
  const { id } = await add('/frames', { ...option, ...PICTURE, name: 'Teak of Nilambur' });
  const list = kindDefinitions.frames.calls.list;
  const found = async (query: string) =>
    expectAnswer(await send('GET', list.path + query), list.response);
  expect((await found('?q=nilam+teak')).records).toMatchObject([{ id, price: 120.5, version: 1 }]);
  expect(await found('?q=nilam&state=archived')).toEqual({ records: [], total: 0 });
  const { total } = await found('?limit=1');
  expect(total).toBeGreaterThan(8);
});

it('lists records by name, price and change, from page to page', async () => {
  const prices = { 'Sorted 10': 30, 'Sorted 9': 10, 'sorted two': 30 };
  for (const [name, price] of Object.entries(prices)) {
    await add('/frames', { ...option, ...PICTURE, name, price });
  }
  const list = kindDefinitions.frames.calls.list;
  const namesBy = async (sort: string) => {
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = `?q=sorted&limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`;
      const answer = await send('GET', list.path + query);
      names.push(...expectAnswer(answer, list.response).records.map(({ name }) => name));
      cursor = answer.headers.get('x-next-cursor');
    }
    return names;
  };
  expect(await namesBy('name')).toEqual(['Sorted 9', 'Sorted 10', 'sorted two']);
  expect(await namesBy('price')).toEqual(['Sorted 9', 'sorted two', 'Sorted 10']);
  expect(await namesBy('-price')).toEqual(['sorted two', 'Sorted 10', 'Sorted 9']);
  expect(await namesBy('-changed')).toEqual(['sorted two', 'Sorted 9', 'Sorted 10']);
  expectError(await send('GET', `${list.path}?sort=colour`), 400);
});

it('records the author and the changed values in the audit', async () => {
  const { id } = await add('/cover-types', option);
  await send('PUT', `/cover-types/${id}`, { json: { price: 99, archived: true } });
  await send('DELETE', `/cover-types/${id}`);
  const entries = await firestore
    .collection('audit')
    .where('keys', 'array-contains', `cover-types/${id}`)
    .orderBy('at')
    .get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'catalogue.added', by_uid: admin.uid, before: null, after: { price: 120.5 } },
    {
      action: 'catalogue.changed',
      before: { price: 120.5, archived: false },
      after: { price: 99, archived: true },
    },
    { action: 'catalogue.deleted', before: { name: 'Silk' }, after: null },
  ]);
});

describe('a form with pictures', () => {
  const formOf = (fields: Record<string, unknown>, files: readonly [string, Blob][]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    for (const [field, file] of files) form.append(field, file, 'picture.jpg');
    return form;
  };
  const pictureFile = async (width: number) => new Blob([await createTestPicture(width, 60)]);
  const fields = { ...productForm, cover_images: [] };

  // proves products-11
  it('creates a product from repeated images, the first as its cover', async () => {
    const files = await Promise.all([90, 91, 92].map(pictureFile));
    const form = formOf(
      fields,
      files.map((file) => ['images', file] as const),
    );
    const answer = await callApi('POST', '/products', { token: admin.idToken, form });
    const product = expectAnswer(answer, kindDefinitions.products.calls.create.response);
    made.push(`catalogue/products/items/${product.id}`);
    expect(product.cover_images).toHaveLength(1);
    expect(product.product_images).toHaveLength(2);
    for (const path of [...product.cover_images, ...product.product_images]) {
      for (const one of [path, smallPicturePath(path), smallBannerPath(path)]) {
        expect((await fetch(pictureUrl(origins.storage, bucket, one))).status).toBe(200);
      }
    }

    // a picture that a product stops using, by an update or a deletion, is left to the sweep
    const [dropped = '', kept = ''] = product.product_images;
    const unusedSince = async (path: string): Promise<unknown> => {
      const [, id = ''] = /([^/]+)[.]webp$/.exec(path) ?? [];
      return (await readDocument(`cataloguePictures/${id}`))?.unused_since;
    };
    const seen = await Promise.all([dropped, kept].map(unusedSince));
    const json = { product_images: [kept] };
    expectAnswer(await send('PUT', `/products/${product.id}`, { json }), identified);
    expect(await unusedSince(dropped)).not.toEqual(seen[0]);
    expect(await unusedSince(kept)).toEqual(seen[1]);
    expect((await send('DELETE', `/products/${product.id}`)).status).toBe(200);
    expect(await unusedSince(kept)).not.toEqual(seen[1]);
  });

  it('gives a banner the dimensions of its picture', async () => {
    const form = formOf({ title: 'Onam', link: '/products' }, [['image', await pictureFile(120)]]);
    const answer = await callApi('POST', '/banners', { token: admin.idToken, form });
    const banner = expectAnswer(answer, kindDefinitions.banners.calls.create.response);
    made.push(`catalogue/banners/items/${banner.id}`);
    expect(banner).toMatchObject({ width: 120, height: 60 });
  });

  // proves products-27
  it('is refused with a file that is no picture, or with too many files', async () => {
    const send = async (file: Blob) => {
      const form = formOf(fields, [['images', file]]);
      return callApi('POST', '/products', { token: admin.idToken, form });
    };
    expectError(await send(new Blob(['not a picture'])), 415);
    const { message } = expectError(await send(new Blob([new Uint8Array(31.5 * 1024 ** 2)])), 413);
    expect(message).toContain('up to 100 MB');
  });

  it('accepts paper and original price by the names that products are shown with', async () => {
    const without = { ...productForm, paper_type_ids: [], cover_images: [] };
    const spoken = { ...without, sizes: '[1]', price: 57, mrp: '114', paperTypeId: '2' };
    const form = formOf(spoken, [['images', await pictureFile(93)]]);
    const answer = await callApi('POST', '/products', { token: admin.idToken, form });
    const product = expectAnswer(answer, kindDefinitions.products.calls.create.response);
    const path = `catalogue/products/items/${product.id}`;
    made.push(path);
    expect(product).toMatchObject({ price: 57, mrp: 114, discount: 50, paperTypeId: 2 });
    const json = { paperTypeId: 1, price: 51, mrp: 63.75 };
    const changed = await send('PUT', `/products/${product.id}`, { json });
    expect(expectAnswer(changed, kindDefinitions.products.calls.create.response)).toMatchObject({
      price: 51,
      mrp: 63.75,
      discount: 20,
      paperTypeId: 1,
    });
    expect(await readDocument(path)).toMatchObject({ paper_type_ids: [1, 2], price_paise: 5_100 });
  });

  it('refuses unknown pictures', async () => {
    const json = { ...productForm, product_images: ['catalogue/pictures/nowhere.webp'] };
    expect(expectError(await send('POST', '/products', { json }), 400).details).toMatchObject([
      { field: 'product_images' },
    ]);
  });
});

it('stores money in paise, and author and time of a record', async () => {
  const { id } = await add(sizePath, size);
  const stored = await readDocument(`catalogue/album-sizes/items/${id}`);
  const { price, ...kept } = size;
  expect(stored).toMatchObject({ ...kept, id, price_paise: price * 100, changed_by: admin.uid });
  const changedAt: unknown = stored?.changed_at;
  if (!(changedAt instanceof Timestamp)) throw new TypeError('changed_at is no Timestamp');
  expect(Math.abs(Date.now() - changedAt.toMillis())).toBeLessThan(60_000);
});

describe('concurrent calls to several function processes', () => {
  callThroughHosting();

  it('give records different ids', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('POST', '/product-types', { json: { name: 'Diary' } })),
    );
    const done = answers.filter(({ status }) => status === 200);
    const ids = done.map((answer) => expectAnswer(answer, identified).id);
    made.push(...ids.map((id) => `catalogue/product-types/items/${id}`));
    expect(new Set(ids).size).toBe(done.length);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { docs } = await firestore.collection('catalogue/product-types/items').get();
    const stored = new Map(docs.map((document) => [Number(document.id), document.get('name')]));
    for (const id of ids) expect(stored.get(id)).toBe('Diary');
  });
});

it('creates one record for one Idempotency-Key', async () => {
  const sent = { json: { name: 'Calendar' }, key: `catalogue-${Date.now()}` };
  const first = expectAnswer(await send('POST', '/product-types', sent), identified);
  made.push(`catalogue/product-types/items/${first.id}`);
  const again = expectAnswer(await send('POST', '/product-types', sent), identified);
  expect(again).toEqual(first);
});

// proves products-26
it('does not delete a record in use, and names its users', async () => {
  const answer = await send('DELETE', '/paper-types/1');
  const { message, details } = expectError(answer, 409);
  expect(message).toMatch(/^This paper type cannot be deleted: it is used by .* products/);
  expect(details).toMatchObject([
    { used_by: 'products', has_more: true },
    { used_by: 'albums', has_more: true },
  ]);
  expect(await readDocument('catalogue/paper-types/items/1')).toBeDefined();
});

it('keeps the dimensions of a size that an album uses', async () => {
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

// proves api-6
it('names the invalid fields', async () => {
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

// proves api-25
it('disables and enables a shipping method without other changes', async () => {
  const { id } = await add(methodPath, option);
  const path = `${methodPath}/${id}`;
  const toggled = () => send('PATCH', `/api${path}/toggle`);
  const shape = kindDefinitions['shipping-methods'].calls.toggle.response;
  expect(expectAnswer(await toggled(), shape)).toMatchObject({ id, is_active: false, max_days: 7 });
  const renamed = await send('PUT', path, { json: { ...option, name: 'By boat' } });
  expect(expectAnswer(renamed, shape)).toMatchObject({ name: 'By boat', is_active: false });
  expect(expectAnswer(await toggled(), shape)).toMatchObject({ name: 'By boat', is_active: true });
  expectError(await send('PATCH', `${methodPath}/2147483647/toggle`), 404);
  expectError(await send('PATCH', `${path}/toggle`, { as: await createTestCustomer() }), 403);
});

describe('a table of a kind', () => {
  const { importCsv, exportCsv } = kindDefinitions['paper-types'].calls;
  const sendTable = (table: string, fields: Record<string, string> = {}, key = randomUUID()) =>
    callApi('POST', importCsv.path, {
      token: admin.idToken,
      form: csvForm(table, fields),
      headers: { 'Idempotency-Key': key },
    });
  const take = async (...sent: Parameters<typeof sendTable>) =>
    expectAnswer(await sendTable(...sent), importCsv.response);
  const named = async (name: string) => {
    const { docs } = await firestore
      .collection('catalogue/paper-types/items')
      .where('name', '==', name)
      .get();
    made.push(...docs.map(({ ref }) => ref.path));
    return docs.map((document) => document.data());
  };
  const stamp = Date.now();
  const id = 1_800_000_000 + (stamp % 1_000_000);

  it('is previewed, and writes nothing while a line is invalid', async () => {
    const table = [
      'id,name,price,kinds',
      `${id},Straw ${stamp},12.50,album|canvas`,
      `,Reed ${stamp},,`,
      `${id},Twice ${stamp},1,`,
    ].join('\n');
    const problems = [
      { line: 3, message: 'price: is missing', details: [{ rule: 'csv_value_missing' }] },
      { line: 4, message: `An earlier line has the id ${id} too.`, reason: 'csv_id_repeated' },
    ];
    const trial = { lines: 3, added: 1, changed: 0, problems, changes: [], written: false };
    expect(await take(table, { dry_run: 'true' })).toMatchObject(trial);
    expect(await take(table)).toMatchObject(trial);
    expect(await named(`Straw ${stamp}`)).toEqual([]);
    expect(await take(table, { leave_out: 'true' })).toMatchObject({ ...trial, written: true });
    expect(await named(`Straw ${stamp}`)).toMatchObject([
      { id, price_paise: 1250, kinds: ['album', 'canvas'], version: 1 },
    ]);
  });

  it('changes records by id, also when repeated', async () => {
    const table = `id,name,name_hi,description\n${id},Husk ${stamp},भूसी,"'=SUM(A1)"\n`;
    const before = { name: `Straw ${stamp}`, name_hi: '', description: '' };
    const after = { name: `Husk ${stamp}`, name_hi: 'भूसी', description: '=SUM(A1)' };
    const { changes } = await take(table, { dry_run: 'true' });
    expect(changes).toEqual([{ line: 2, id, before, after }]);
    for (const changed of [1, 0]) {
      const counts = { added: 0, changed, unchanged: 1 - changed };
      expect(await take(table)).toMatchObject({ ...counts, written: true });
      expect(await named(`Husk ${stamp}`)).toMatchObject([
        { hi: { name: 'भूसी' }, description: '=SUM(A1)', price_paise: 1250, version: 2 },
      ]);
    }
    expect((await take(table, { dry_run: 'true' })).changes).toEqual([]);
    const exported = await send('GET', exportCsv.path);
    expect(exported.text).toContain(
      `${id},false,Husk ${stamp},भूसी,"'=SUM(A1)",,12.5,,album|canvas`,
    );
    const again = await take(exported.text, { dry_run: 'true' });
    expect(again).toMatchObject({ added: 0, changed: 0, problems: [] });
    expect(again.unchanged).toBe(again.lines);
  });

  it('is exported in parts that form one table', async () => {
    const whole = (await send('GET', exportCsv.path)).text;
    let [text, cursor, parts] = ['', undefined as number | undefined, 0];
    do {
      const part = await exportPart(jobDeps, writablePaperTypes, { cursor, most: 3 });
      const next = part.headers['X-Next-Cursor'];
      text += part.bytes.toString();
      [cursor, parts] = [next === undefined ? undefined : Number(next), parts + 1];
    } while (cursor !== undefined);
    expect([text.trimStart(), parts > 1]).toEqual([whole, true]);
    const [head = '', line = '', ...rest] = whole.split(/(?<=\r\n)/);
    const after = await send('GET', `${exportCsv.path}?cursor=${parseInt(line)}`);
    expect([head.startsWith('id,'), after.text]).toEqual([true, rest.join('')]);
  });

  it('is imported in parts, each line once, also when repeated', async () => {
    const name = `Rag ${stamp}`;
    const [key, other] = [randomUUID(), randomUUID()];
    // two transactions; most of their lines are invalid and left out
    const first = `name,price\n${name},1\n${'Bad,\n'.repeat(99)}${name},1\n`;
    const done = await take(first, { leave_out: 'true' }, key);
    expect(done).toMatchObject({ lines: 101, added: 2, changed: 0, written: true });
    expect(await take(first, { leave_out: 'true' }, key)).toEqual(done);
    const papers = await named(name);
    expect(papers).toHaveLength(2);

    // simulates a failure before the last line was written: the repeat writes only that line
    const { id: claim } = createStepIdempotencyClaim(
      createIdempotencyClaim({ ...NOTHING_SENT, uid: admin.uid, key }),
      1,
      [],
    );
    await firestore.doc(`idempotency/${claim}`).delete();
    const lastId = Math.max(...papers.map((paper) => identified.parse(paper).id));
    await firestore.doc(`catalogue/paper-types/items/${lastId}`).delete();
    expect(await take(first, { leave_out: 'true' }, key)).toEqual(done);
    expect(await named(name)).toHaveLength(2);

    expect(await take(`name,price\n${name},1\n`, {}, other)).toMatchObject({ added: 1 });
    expect(await named(name)).toHaveLength(3);
    expectError(await sendTable(`name,price\n${name},2\n`, {}, other), 409);
  });

  it('is refused with unknown columns', async () => {
    const answer = await sendTable('id,colour\n1,red\n');
    expect(expectError(answer, 400).message).toContain("'colour'");
  });
});
