import { listAlbums, MAX_UNORDERED_ALBUMS, PHOTOS_FIELD } from '@smriti/shared/album/albums';
import { INCOMPLETE_ALBUM_TEXT } from '@smriti/shared/album/album-validation';
import { confirmPayment, createPayment, SANDBOX_CARDS } from '@smriti/shared/payment/payments';
import { photoPath } from '@smriti/shared/album/photos';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
  sharedReviewer,
} from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { readDocument } from '../../support/albums';
import {
  ALBUM_FORM,
  fetchAlbum,
  expectUpdatedAlbum,
  callGetAlbum,
  toSequencedPhotos,
  expectCreatedAlbum,
  createTestAlbum,
  createTestJpeg,
  fetchOwnAlbum,
  photoIdOf,
  callCreateAlbum,
  PRODUCT_FORM,
  callUpdateAlbum,
  uploadPhoto,
  storePhotoRecords,
  uploadPhotos,
} from '../../support/designs';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';

let owner: Account;
let other: Account;

beforeAll(async () => {
  [owner, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
});

const fieldsOf = (answer: ApiAnswer, status = 400) => expectError(answer, status).details;
const field = (name: string, message: string, rule: string) => ({ field: name, message, rule });

describe('POST /albums', () => {
  // proves studio-11, studio-28
  it('creates a Draft with the names of its choices, priced by the server', async () => {
    const images = toSequencedPhotos(await uploadPhotos(owner, 2));
    const album = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...ALBUM_FORM, images, theme_id: 3 }),
    );
    expect(album).toMatchObject({
      title: 'A week in Munnar',
      status: 'Draft',
      user_id: owner.uid,
      product_type: 'album',
      product_id: null,
      total_price: 553,
      initial_due: 110.6,
      initial_paid: 0,
      quantity: 1,
      version: 1,
      round: 0,
      frame: 'Gallery Black',
      paperType: 'Matte 200 gsm',
      albumSize: 'Square 8x8',
      bindingType: 'Perfect bound',
      theme: 'Garden',
      lamination: '',
      orientation: 1,
      is_placed: false,
    });
    expect(album.images.map(({ id, sequence }) => ({ photo_id: id, sequence }))).toEqual(images);
    expect(album.images[0]?.image_path).toBe(photoPath(owner.uid, images[0]?.photo_id ?? ''));
  });

  it('orders photos by sequence, not by list position', async () => {
    const [a = '', b = '', c = ''] = await storePhotoRecords(owner, 3);
    const images = [
      { photo_id: a, sequence: 30 },
      { photo_id: b, sequence: 10 },
      { photo_id: c, sequence: 20 },
    ];
    const album = expectCreatedAlbum(await callCreateAlbum(owner, { ...ALBUM_FORM, images }));
    expect(album.images.map(({ id }) => id)).toEqual([b, c, a]);
  });

  // proves products-6, studio-28, studio-21
  it('prices a product by its pages', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 5));
    const album = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...PRODUCT_FORM, images, total_price: 563 }),
    );
    expect(album).toMatchObject({ product_type: 'product', product_id: 2, total_price: 563 });
    expect(album.coverType).not.toBe('');
  });

  // proves studio-10
  it('creates a canvas print with the options of its form', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    const canvas = {
      edge_style: 'mirrored',
      name: 'Asha',
      email: 'a@b.test',
      instructions: 'Gift',
    };
    const form = { title: 'Sea', product_type: 'canvas', album_size_id: 4, frame_id: 1, images };
    expect(expectCreatedAlbum(await callCreateAlbum(owner, { ...form, ...canvas })).canvas).toEqual(
      canvas,
    );
  });

  it('accepts an incomplete form only as a Cart item', async () => {
    const { product_id, album_size_id } = PRODUCT_FORM;
    const item = expectCreatedAlbum(
      await callCreateAlbum(owner, { product_id, album_size_id, status: 'cart' }),
    );
    expect(item).toMatchObject({ status: 'Cart', title: '', images: [], paperType: '' });
    const answer = await callUpdateAlbum(owner, item.id, { status: 'Draft' });
    expect(expectError(answer, 400).message).toBe('Album title is required');
  });

  // proves studio-2
  it('refuses an incomplete album with a message for each field', async () => {
    const answer = await callCreateAlbum(owner, {
      title: ' ',
      paper_type_id: '',
      album_size_id: 4,
    });
    expect(expectError(answer, 400).message).toBe(INCOMPLETE_ALBUM_TEXT);
    expect(fieldsOf(answer)).toEqual([
      field('title', 'Album title is required', 'title_required'),
      field('frame_id', 'Frame is required', 'frame_required'),
      field('paper_type_id', 'Paper type is required', 'paper_required'),
      field('images', 'At least one photo is required', 'photo_required'),
    ]);
  });

  // proves studio-18
  it('refuses an incomplete product with the messages of its form', async () => {
    const answer = await callCreateAlbum(owner, { product_id: 2, title: 'Seven' });
    expect(expectError(answer, 400).message).toBe('Album size is required');
    expect(fieldsOf(answer)).toEqual([
      field('album_size_id', 'Album size is required', 'size_required'),
      field('paper_type_id', 'Paper type is required', 'paper_required'),
      field('binding_type_id', 'Binding type is required', 'binding_required'),
      field('lamination_id', 'Lamination is required', 'lamination_required'),
      field('cover_type_id', 'Cover type is required', 'cover_required'),
      field('images', 'At least one photo is required', 'photo_required'),
    ]);
  });

  // proves studio-24
  it('returns the correct total for a wrong one', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 2));
    const error = expectError(
      await callCreateAlbum(owner, { ...ALBUM_FORM, images, total_price: '552.99' }),
      409,
    );
    expect(error.details).toEqual({ total_price: 553 });
    expect(error.message).toContain('₹553.00');
    const photo = await readDocument(`photos/${images[0]?.photo_id}`);
    expect(photo?.['used_by'] ?? []).toEqual([]);
  });

  // proves studio-24
  it.each([
    [{ frame_id: 9999 }, 'frame_id'],
    [{ theme_id: 9999 }, 'theme_id'],
    [{ themes_id: 9999 }, 'theme_id'],
    [{ album_size_id: 9999 }, 'album_size_id'],
    [{ product_id: 9999, status: 'Cart' }, 'product_id'],
    [{ product_type: 'product' }, 'product_id'],
    [{ product_type: 'album', product_id: 2 }, 'product_id'],
    [{ album_size_id: 7, orientation: 1 }, 'orientation'],
    [{ edge_style: 'black' }, 'edge_style'],
    [{ product_type: 'canvas', name: 'Asha' }, 'edge_style'],
    [{ status: 'Approved' }, 'status'],
    [{ status: 'Responded' }, 'status'],
  ])('refuses %j, naming the field', async (form, name) => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    const answer = await callCreateAlbum(owner, { ...ALBUM_FORM, images, ...form });
    expect(fieldsOf(answer)).toContainEqual(expect.objectContaining({ field: name }));
  });

  // proves studio-21
  it('refuses choices that the product does not offer', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    const choices = { album_size_id: 6, paper_type_id: 9, binding_type_id: 5 };
    const answer = await callCreateAlbum(owner, { ...PRODUCT_FORM, ...choices, images });
    const names = (fieldsOf(answer) as { field: string }[]).map((one) => one.field);
    expect(names).toEqual(['album_size_id', 'paper_type_id', 'binding_type_id']);
  });

  it('refuses a size without a price', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    expectError(await callCreateAlbum(owner, { ...ALBUM_FORM, album_size_id: 12, images }), 422);
  });

  // proves products-16, products-17
  it('forces the orientation of a square size, and keeps that of others', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    const square = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...ALBUM_FORM, images, orientation: 3 }),
    );
    expect(square.orientation).toBe(1);
    const wide = { ...ALBUM_FORM, album_size_id: 7, images, orientation: '3' };
    expect(expectCreatedAlbum(await callCreateAlbum(owner, wide)).orientation).toBe(3);
  });

  it('refuses photos that are not uploaded or belong to others', async () => {
    const foreign = await uploadPhoto(other);
    const own = await uploadPhoto(owner);
    const answer = await callCreateAlbum(owner, {
      ...ALBUM_FORM,
      images: toSequencedPhotos([own, foreign]),
    });
    expect(expectError(answer, 422)).toMatchObject({
      message: 'Some photos are not uploaded yet.',
      details: { missing: [foreign] },
    });
  });

  it('is refused to guests and visitors, and for other owners', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 1));
    const form = { ...ALBUM_FORM, images };
    expectError(await callCreateAlbum(owner, { ...form, user_id: other.uid }), 404);
    expect(
      expectCreatedAlbum(await callCreateAlbum(owner, { ...form, user_id: owner.uid })).user_id,
    ).toBe(owner.uid);
    expectError(await callCreateAlbum(await createTestAccountWithRole('guest'), form), 403);
    expectError(await callApi('POST', '/albums', { json: form }), 401);
  });

  it('creates one album per Idempotency-Key, and repeats its answer', async () => {
    const images = toSequencedPhotos([await uploadPhoto(owner)]);
    const form = { ...ALBUM_FORM, images };
    const headers = { 'idempotency-key': 'album-1' };
    const first = expectCreatedAlbum(await callCreateAlbum(owner, form, headers));
    expect(expectCreatedAlbum(await callCreateAlbum(owner, form, headers))).toEqual(first);
    expectError(await callCreateAlbum(owner, { ...form, title: 'Another' }, headers), 409);
  });

  it('records the album as a user of its photos', async () => {
    const album = await createTestAlbum(owner, { photos: 1 });
    const photo = await readDocument(`photos/${album.images[0]?.id}`);
    expect(photo).toMatchObject({ owner: owner.uid, used_by: [album.id], unused_since: null });
    expect(await readDocument(`statuses/${album.id}`)).toMatchObject({
      owner: owner.uid,
      status: 'Draft',
    });
  });
});

describe('POST and PUT /albums as a multipart form', () => {
  const send = (method: string, path: string, form: FormData, headers?: Record<string, string>) =>
    callApi(method, path, { token: owner.idToken, form, headers });

  function formOf(fields: object, pictures: readonly (Buffer | string)[]): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    for (const [index, picture] of pictures.entries()) {
      const bytes = typeof picture === 'string' ? picture : Uint8Array.from(picture);
      form.append(PHOTOS_FIELD, new Blob([bytes], { type: 'image/jpeg' }), `IMG_${index}.jpg`);
    }
    return form;
  }

  const fields = { ...ALBUM_FORM, theme_id: '', status: 'Draft' };

  // proves studio-11
  it('stores the files as photos, once each', async () => {
    const [one, two] = [await createTestJpeg(), await createTestJpeg()];
    const form = formOf({ ...fields, user_id: owner.uid, total_price: '553.00' }, [one, two, one]);
    const album = expectCreatedAlbum(await send('POST', '/albums', form));
    const ids = [one, two].map((picture) => photoIdOf(owner.uid, picture));
    expect(album.images.map(({ id }) => id)).toEqual(ids);
    expect(album.images[1]?.name).toBe('IMG_1.jpg');
    expect(await storage.file(photoPath(owner.uid, ids[0] ?? '')).exists()).toEqual([true]);
  });

  // proves studio-23
  it('appends files to the existing photos', async () => {
    const album = await createTestAlbum(owner, { photos: 2 });
    const before = album.images.map(({ id }) => id);
    const picture = await createTestJpeg();
    const form = formOf({ title: 'With one more' }, [picture]);
    const after = expectUpdatedAlbum(await send('PUT', `/albums/${album.id}`, form));
    expect(after.images.map(({ id }) => id)).toEqual([...before, photoIdOf(owner.uid, picture)]);
    expect(after).toMatchObject({ title: 'With one more', total_price: 570, version: 2 });
  });

  it.each([
    ['a lying file', fields, ['text named .jpg'], 415],
    ['an incomplete form', { ...fields, title: '' }, [], 400],
    ['another total', { ...fields, total_price: 1 }, [], 409],
    ['an unknown choice', { ...fields, frame_id: 9999 }, [], 400],
  ])('stores nothing after %s', async (_, form, lies, status) => {
    const picture = await createTestJpeg();
    expectError(await send('POST', '/albums', formOf(form, [picture, ...lies])), status);
    const id = photoIdOf(owner.uid, picture);
    expect(await storage.file(photoPath(owner.uid, id)).exists()).toEqual([false]);
    expect(await readDocument(`photos/${id}`)).toBeUndefined();
  });

  it('stores nothing for a locked album', async () => {
    const album = await createTestAlbum(owner, { status: 'Requested' });
    const picture = await createTestJpeg();
    expectError(await send('PUT', `/albums/${album.id}`, formOf({}, [picture])), 409);
    const id = photoIdOf(owner.uid, picture);
    expect(await storage.file(photoPath(owner.uid, id)).exists()).toEqual([false]);
    expect((await fetchAlbum(owner, album.id)).images).toHaveLength(2);
  });

  it('takes effect once for an Idempotency-Key', async () => {
    const form = () => formOf(fields, [picture]);
    const picture = await createTestJpeg();
    const headers = { 'idempotency-key': 'form-1' };
    const first = expectCreatedAlbum(await send('POST', '/albums', form(), headers));
    expect(expectCreatedAlbum(await send('POST', '/albums', form(), headers)).id).toBe(first.id);
    const id = photoIdOf(owner.uid, picture);
    expect(await storage.file(photoPath(owner.uid, id)).exists()).toEqual([true]);
    expect(await readDocument(`photos/${id}`)).toMatchObject({ used_by: [first.id] });
  });
});

describe('PUT /albums/:id', () => {
  // proves studio-8, studio-23, studio-12
  it('changes the sent fields, recalculates the price and increments the version', async () => {
    const album = await createTestAlbum(owner, { photos: 2, theme_id: 1 });
    const [first, second] = album.images;
    const images = toSequencedPhotos([second?.id ?? '', first?.id ?? '']);
    const form = { frame_id: '2', theme_id: null, images, total_price: 559, version: 1 };
    const after = expectUpdatedAlbum(await callUpdateAlbum(owner, album.id, form));
    expect(after).toMatchObject({
      title: album.title,
      frame: 'Natural Ash',
      theme: '',
      total_price: 559,
      version: 2,
    });
    expect(after.images.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(after.created_at).toBe(album.created_at);
  });

  it('stores the file names, for the owner only', async () => {
    const [one = '', two = '', three = ''] = await storePhotoRecords(owner, 3);
    const first = [
      { photo_id: one, sequence: 1, name: ' IMG_1041.jpg ' },
      { photo_id: two, sequence: 2 },
    ];
    const { id, images } = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...ALBUM_FORM, images: first }),
    );
    expect(images.map(({ name }) => name)).toEqual(['IMG_1041.jpg', undefined]);
    const later = [
      ...toSequencedPhotos([two, one]),
      { photo_id: three, sequence: 3, name: 'IMG_1043.jpg' },
    ];
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { images: later }));
    const renamed = [{ photo_id: two, sequence: 1, name: 'IMG_1042.jpg' }];
    expectUpdatedAlbum(
      await callUpdateAlbum(owner, id, { images: [...renamed, ...later.slice(1)] }),
    );
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Requested' }));
    const kept = await fetchOwnAlbum(owner, id);
    const names = ['IMG_1042.jpg', 'IMG_1041.jpg', 'IMG_1043.jpg'];
    expect(kept.images.map(({ name }) => name)).toEqual(names);
    const reviewer = await sharedReviewer();
    const path = `/approval-products/${id}`;
    for (const answer of [
      await callGetAlbum(reviewer, id),
      await callApi('GET', path, { token: reviewer.idToken }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain('IMG_104');
    }
  });

  it('refuses an invalid file name', async () => {
    const [photo_id = ''] = await storePhotoRecords(owner, 1);
    for (const name of ['', 'n'.repeat(121), 'a\nb.jpg', 7]) {
      const images = [{ photo_id, sequence: 1, name }];
      expectError(await callCreateAlbum(owner, { ...ALBUM_FORM, images }), 400);
    }
  });

  it('releases the removed photos', async () => {
    const album = await createTestAlbum(owner, { photos: 2 });
    const [kept, dropped] = album.images.map(({ id }) => id);
    expectUpdatedAlbum(
      await callUpdateAlbum(owner, album.id, { images: toSequencedPhotos([kept ?? '']) }),
    );
    expect(await readDocument(`photos/${dropped}`)).toMatchObject({ used_by: [] });
    expect(await readDocument(`photos/${kept}`)).toMatchObject({ used_by: [album.id] });
  });

  it('refuses an outdated version, but accepts a repetition', async () => {
    const album = await createTestAlbum(owner);
    expectUpdatedAlbum(await callUpdateAlbum(owner, album.id, { title: 'Second', version: 1 }));
    const stale = await callUpdateAlbum(owner, album.id, { title: 'Third', version: 1 });
    expect(expectError(stale, 409).details).toEqual({ version: 2 });
    const repeated = expectUpdatedAlbum(
      await callUpdateAlbum(owner, album.id, { title: 'Second', version: 1 }),
    );
    expect(repeated.version).toBe(2);
  });

  it('refuses to reopen an album by a version from before its request', async () => {
    const album = await createTestAlbum(owner);
    expectUpdatedAlbum(await callUpdateAlbum(owner, album.id, { status: 'Requested', version: 1 }));
    const stale = await callUpdateAlbum(owner, album.id, {
      title: 'Late',
      status: 'Draft',
      version: 1,
    });
    expect(expectError(stale, 409).details).toEqual({ version: 2 });
    expect(await fetchAlbum(owner, album.id)).toMatchObject({ status: 'Requested', version: 2 });
  });

  // proves payments-24
  it('has no effect without a difference', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 2));
    const album = await createTestAlbum(owner, { images });
    const form = { ...ALBUM_FORM, images, status: 'draft', quantity: 1, total_price: 553 };
    const answer = await callUpdateAlbum(owner, album.id, form);
    expect(expectUpdatedAlbum(answer)).toEqual({
      ...album,
      images: expectUpdatedAlbum(answer).images,
    });
    expect(answer.headers.get('x-firestore-writes')).toBe('0');
  });

  // proves studio-19
  it('refuses a change that makes a Draft incomplete', async () => {
    const album = await createTestAlbum(owner);
    const answer = await callUpdateAlbum(owner, album.id, { title: '', images: [] });
    expect(expectError(answer, 400).message).toBe(INCOMPLETE_ALBUM_TEXT);
    expect(fieldsOf(answer)).toHaveLength(2);
    expect(await fetchAlbum(owner, album.id)).toMatchObject({ title: album.title, version: 1 });
  });

  // proves studio-24
  it('answers 404 for albums of others and unknown ids, also to staff', async () => {
    const album = await createTestAlbum(owner);
    const [reviewer, admin] = await Promise.all([
      createTestAccountWithRole('reviewer'),
      createTestAccountWithRole('admin'),
    ]);
    for (const caller of [other, reviewer, admin]) {
      expectError(await callUpdateAlbum(caller, album.id, { title: 'Mine' }), 404);
      expectError(await callGetAlbum(caller, album.id), 404);
    }
    expectError(await callUpdateAlbum(owner, 'nothing-here', { title: 'x' }), 404);
    expectError(await callUpdateAlbum(owner, album.id, { title: 'x', user_id: other.uid }), 404);
    expectError(
      await callUpdateAlbum(await createTestAccountWithRole('guest'), album.id, { title: 'x' }),
      403,
    );
  });
});

it('is limited to 100 albums without an order, also for concurrent calls', async () => {
  const customer = await createTestCustomer();
  const images = toSequencedPhotos(await storePhotoRecords(customer, 1));
  const ask = () => callCreateAlbum(customer, { ...ALBUM_FORM, images });
  const first = expectCreatedAlbum(await ask());
  const copied = await readDocument(`albums/${first.id}`);
  const batch = firestore.batch();
  for (let n = 2; n < MAX_UNORDERED_ALBUMS; n += 1) {
    const id = `${first.id}-${n}`;
    batch.set(firestore.doc(`albums/${id}`), { ...copied, id });
  }
  await batch.commit();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { message, reason } = expectError(await ask(), 422);
  expect(message).toContain('100 albums that are not ordered yet');
  expect(reason).toBe('cart_full');
  await firestore.doc(`albums/${first.id}-2`).update({ is_placed: true });
  expectCreatedAlbum(await ask());
});

describe('GET /albums', () => {
  const list = (caller: Account, query: string) =>
    callApi('GET', `/albums?${query}`, { token: caller.idToken });

  // proves studio-12
  it('lists the newest first, page by page, with two reads for each', async () => {
    const customer = await createTestCustomer();
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1)
      made.unshift((await createTestAlbum(customer, { photos: 2 })).id);
    const first = await list(customer, `user_id=${customer.uid}&limit=2`);
    const page = expectAnswer(first, listAlbums.response).albums;
    expect(page.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const cursor = first.headers.get('x-next-cursor') ?? '';
    // Two albums and their covers, a third album to detect a next page, and sometimes the version
    // of the catalogue, which is read again every two seconds.
    expect(['5', '6']).toContain(first.headers.get('x-firestore-reads'));
    const second = await list(customer, `user_id=${customer.uid}&limit=2&cursor=${cursor}`);
    expect(expectAnswer(second, listAlbums.response).albums.map(({ id }) => id)).toEqual([made[2]]);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('returns URLs for the cover only', async () => {
    const customer = await createTestCustomer();
    const { id } = await createTestAlbum(customer, { photos: 2 });
    await expect
      .poll(async () => (await fetchAlbum(customer, id)).images.map(({ state }) => state), {
        timeout: 30_000,
      })
      .toEqual(['ready', 'ready']);
    const answer = await list(customer, `user_id=${customer.uid}`);
    const [album] = expectAnswer(answer, listAlbums.response).albums;
    // Either photo may be the one on the cover.
    const images = album?.images.toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0));
    expect(images).toMatchObject([
      { thumbnail_url: null, width: null },
      { thumbnail_url: expect.stringMatching(/^http.*token=/) as unknown },
    ]);
    const opened = await fetchAlbum(customer, id);
    expect(opened.images.every(({ image_url }) => image_url !== null)).toBe(true);
  });

  it('filters by status', async () => {
    const customer = await createTestCustomer();
    await createTestAlbum(customer);
    const requested = await createTestAlbum(customer, { status: 'Requested' });
    const answer = await list(customer, `user_id=${customer.uid}&status=requested`);
    const { albums } = expectAnswer(answer, listAlbums.response);
    expect(albums.map(({ id }) => id)).toEqual([requested.id]);
  });

  it('is empty for a new customer', async () => {
    const customer = await createTestCustomer();
    const answer = await list(customer, `user_id=${customer.uid}`);
    expect(expectAnswer(answer, listAlbums.response)).toEqual({ albums: [] });
  });

  // proves studio-12
  it('answers 404 for other users, 400 for an invalid cursor, 403 to guests', async () => {
    expectError(await list(owner, `user_id=${other.uid}`), 404);
    expectError(await list(owner, `user_id=${owner.uid}&cursor=abc`), 400);
    const guest = await createTestAccountWithRole('guest');
    expectError(await list(guest, `user_id=${guest.uid}`), 403);
  });
});

describe('DELETE /albums/:id', () => {
  const remove = (caller: Account, id: string, headers?: Record<string, string>) =>
    callApi('DELETE', `/albums/${id}`, { token: caller.idToken, headers });

  // proves studio-25
  it('deletes the album with its history, and releases its photos', async () => {
    const album = await createTestAlbum(owner, { photos: 2 });
    const answer = await remove(owner, album.id);
    expect(JSON.parse(answer.text)).toEqual({ message: 'Album deleted successfully' });
    expectError(await callGetAlbum(owner, album.id), 404);
    expect(await readDocument(`statuses/${album.id}`)).toBeUndefined();
    expect((await firestore.collection(`albums/${album.id}/history`).get()).size).toBe(0);
    for (const { id } of album.images) {
      expect(await readDocument(`photos/${id}`)).toMatchObject({ used_by: [] });
    }
    expectError(await remove(owner, album.id), 404);
  });

  it('keeps photos that another album uses', async () => {
    const images = toSequencedPhotos([await uploadPhoto(owner)]);
    const one = expectCreatedAlbum(await callCreateAlbum(owner, { ...ALBUM_FORM, images }));
    const two = expectCreatedAlbum(await callCreateAlbum(owner, { ...ALBUM_FORM, images }));
    expect((await remove(owner, one.id)).status).toBe(200);
    expect(await readDocument(`photos/${images[0]?.photo_id}`)).toMatchObject({
      used_by: [two.id],
    });
  });

  it('repeats the answer for the same Idempotency-Key', async () => {
    const { id } = await createTestAlbum(owner);
    const headers = { 'idempotency-key': `remove-${id}` };
    expect((await remove(owner, id, headers)).status).toBe(200);
    expect((await remove(owner, id, headers)).status).toBe(200);
  });

  it('removes a requested album from review, with its order and rounds', async () => {
    const album = await createTestAlbum(owner, { status: 'Requested' });
    const order: unknown = (await readDocument(`albums/${album.id}`))?.['pending_order_id'];
    expect((await remove(owner, album.id)).status).toBe(200);
    expect(await readDocument(`reviewQueue/${album.id}`)).toBeUndefined();
    expect((await firestore.collection(`albums/${album.id}/rounds`).get()).size).toBe(0);
    expect(await readDocument(`orders/${String(order)}`)).toMatchObject({
      order_status: 'Cancelled',
    });
  });

  it('refunds its initial payment', async () => {
    const { id, initial_due } = await createTestAlbum(owner, { status: 'Requested' });
    const form = { payment_type: 'initial', payment_method: 'card', transaction_id: `TXN_${id}` };
    const json = { ...form, user_id: owner.uid, amount: initial_due, cart_id: id };
    const begun = await callApi('POST', '/payments', { token: owner.idToken, json });
    const payment = expectAnswer(begun, createPayment.response);
    const token = SANDBOX_CARDS['4111111111111111'];
    const proof = { token: owner.idToken, json: { token } };
    const paid = await callApi('POST', `/payments/${payment.id}/confirm`, proof);
    expect(expectAnswer(paid, confirmPayment.response).payment_status).toBe('paid');
    expect(await fetchAlbum(owner, id)).toMatchObject({ initial_paid: initial_due });
    expect((await remove(owner, id)).status).toBe(200);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'refunded',
      refund: 'sent',
    });
  });

  it('refuses an album with a placed order', async () => {
    const { id } = await createTestAlbum(owner);
    await firestore.doc(`albums/${id}`).update({ status: 'Approved', is_placed: true });
    const { details } = expectError(await remove(owner, id), 409);
    expect(details).toEqual({ status: 'Approved', allowed: [] });
    expectError(await callUpdateAlbum(owner, id, { quantity: 2 }), 409);
    expectError(await callUpdateAlbum(owner, id, { status: 'Draft' }), 409);
    expect(
      expectUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Approved' })).status,
    ).toBe('Approved');
  });

  // proves studio-25
  it('answers 404 for albums of others, also to staff', async () => {
    const { id } = await createTestAlbum(owner, { status: 'Requested' });
    expectError(await remove(other, id), 404);
    expectError(await remove(await createTestAccountWithRole('admin'), id), 404);
    expectError(await remove(await createTestAccountWithRole('guest'), id), 403);
  });
});
