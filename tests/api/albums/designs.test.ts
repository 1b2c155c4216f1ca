import { listAlbums } from '@smriti/shared/album/albums';
import { errorBody } from '@smriti/shared/base/errors';
import { createDraft, getDraft, updateDraft } from '@smriti/shared/album/drafts';
import {
  type AlbumDesign,
  createAlbumWithDesign,
  designConflict,
  getDesign,
  saveDesign,
  staleDesign,
} from '@smriti/shared/book/designs';
import { emptyFramesConflict } from '@smriti/shared/book/empty-frames';
import {
  type Book,
  book as bookSchema,
  spreadPhotoIds,
  placedPhotoIds,
  type Spread,
} from '@smriti/shared/book/scene';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AlbumRecord } from '../../../functions/src/features/albums/album.records';
import { createTestTextItem } from '@smriti/shared/book/book.test-data';
import { bookHash } from '../../../functions/src/features/designs/design.records';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
  sharedReviewer,
} from '../../support/accounts';
import { readDocument, createTestPhotoIds, storeAlbum } from '../../support/albums';
import {
  ALBUM_FORM,
  expectUpdatedAlbum,
  toSequencedPhotos,
  expectCreatedAlbum,
  createTestAlbum,
  fetchOwnAlbum,
  callCreateAlbum,
  PRODUCT_FORM,
  callUpdateAlbum,
  storePhotoRecords,
} from '../../support/designs';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { GOA_DRAFT_FORM } from '../../support/draft-forms';

let owner: Account;
let other: Account;
let album: AlbumRecord;

beforeAll(async () => {
  [owner, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
  album = await storeAlbumWithPhotos(6);
});

type Body = Record<string, unknown>;

/** Stores an album of the owner with `count` photo ids; the photos do not exist. */
const storeAlbumWithPhotos = (count: number, given: Partial<AlbumRecord> = {}) =>
  storeAlbum(owner, { photo_ids: createTestPhotoIds(count), ...given });

const read = (id: string, caller = owner) =>
  callApi('GET', `/albums/${id}/design`, { token: caller.idToken });
const designOf = async (id: string, caller = owner): Promise<AlbumDesign> =>
  expectAnswer(await read(id, caller), getDesign.response);
const save = (id: string, json: Body, caller = owner) =>
  callApi('PUT', `/albums/${id}/design`, { token: caller.idToken, json });
const saveOk = async (id: string, json: Body) =>
  expectAnswer(await save(id, json), saveDesign.response);

function firstSpread({ spreads: [spread] }: Book): Spread {
  if (!spread) throw new RangeError('the book has no spread');
  return spread;
}
const lockedSpread = (spread: Spread, background = '#101820'): Spread => ({
  ...spread,
  locked: true,
  background,
});

const isInBook = (ids: readonly string[], book: Book) =>
  ids.every((id) => placedPhotoIds(book).has(id));

describe('GET /albums/{id}/design', () => {
  it('fills an album without a design, always equally, and writes nothing', async () => {
    const { rev, book, tray_photos } = await designOf(album.id);
    expect({ rev, tray_photos }).toEqual({ rev: 0, tray_photos: [] });
    expect(book).toMatchObject({ kind: 'book', page: { w: 203.2, h: 203.2 }, lay_flat: false });
    expect(isInBook(album.photo_ids, book)).toBe(true);
    expect(book.cover).not.toBeNull();
    expect((await designOf(album.id)).book).toEqual(book);
    expect(await readDocument(`albums/${album.id}/design/current`)).toBeUndefined();
  });

  it('is for its owner, and for staff while they may see the album', async () => {
    const reviewer = await sharedReviewer();
    for (const caller of [other, reviewer]) expectError(await read(album.id, caller), 404);
    const { id } = await storeAlbumWithPhotos(2);
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Requested' }));
    const { book, tray_photos } = await designOf(id, reviewer);
    expect(book).toEqual((await designOf(id)).book);
    expect(tray_photos).toEqual([]);
    expect((await designOf(id, await createTestAccountWithRole('admin'))).book).toEqual(book);
    expectError(await save(id, { base_rev: 0 }, reviewer), 403);
    expectError(await save(id, { base_rev: 0 }, other), 404);
  });
});

describe('PUT /albums/{id}/design', () => {
  it('saves the changed spreads once, with two reads and one write', async () => {
    const { rev: first, book } = await designOf(album.id);
    await saveOk(album.id, {
      base_rev: first,
      spreads: { [firstSpread(book).id]: lockedSpread(firstSpread(book)) },
    });
    const before = await designOf(album.id);
    const spread = lockedSpread(firstSpread(before.book), '#c9a227');
    const change = { base_rev: before.rev, spreads: { [spread.id]: spread } };
    const answer = await save(album.id, change);
    const { rev, revs, order_rev } = expectAnswer(answer, saveDesign.response);
    expect(rev).toBe(before.rev + 1);
    expect(revs[spread.id]).toBe(rev);
    expect(order_rev).toBe(before.order_rev);
    expect(answer.headers.get('x-firestore-reads')).toBe('2');
    expect(answer.headers.get('x-firestore-writes')).toBe('1');
    expect(firstSpread((await designOf(album.id)).book)).toEqual(spread);
    const again = await save(album.id, change);
    expect(expectAnswer(again, saveDesign.response).rev).toBe(rev);
    expect(again.headers.get('x-firestore-writes')).toBe('0');
    expect((await fetchOwnAlbum(owner, album.id)).version).toBe(album.version);
  });

  it('refuses a spread that another page has changed, with its current version', async () => {
    const { id } = await storeAlbumWithPhotos(6);
    const { rev, book } = await designOf(id);
    const [one, two] = book.spreads.map((spread) => lockedSpread(spread));
    if (!one || !two) throw new RangeError('two spreads are needed');
    await saveOk(id, { base_rev: rev, spreads: { [one.id]: one } });
    // a change of another spread is accepted from the same base revision
    await saveOk(id, { base_rev: rev, spreads: { [two.id]: two } });
    const mine = lockedSpread(one, '#ff0000');
    const late = { base_rev: rev, spreads: { [one.id]: mine, [two.id]: two } };
    const refused = await save(id, late);
    expectError(refused, 409);
    const details = staleDesign.parse(errorBody.parse(JSON.parse(refused.text)).details);
    expect(details.spreads).toEqual({ [one.id]: one });
    expect(firstSpread((await designOf(id)).book)).toEqual(one);
    const kept = await saveOk(id, { base_rev: details.rev, spreads: { [one.id]: mine } });
    expect(kept.rev).toBe(details.rev + 1);
  });

  it('moves, adds and removes spreads by an order with its own revision', async () => {
    const { id } = await storeAlbumWithPhotos(6);
    const { rev, book } = await designOf(id);
    const order = book.spreads.map((spread) => spread.id).toReversed();
    const moved = await saveOk(id, { base_rev: rev, order });
    expect(moved.order_rev).toBe(moved.rev);
    const [first = '', ...rest] = order;
    expectError(await save(id, { base_rev: rev, order: [...rest, first] }), 409);
    expectError(await save(id, { base_rev: moved.rev, order: rest }), 400);
    await saveOk(id, { base_rev: moved.rev, spreads: { [first]: null }, order: rest });
    expect((await designOf(id)).book.spreads.map((spread) => spread.id)).toEqual(rest);
  });

  it('keeps the spreads of a filled book that a first change leaves out, and at least one', async () => {
    const { id } = await storeAlbumWithPhotos(6);
    const { book } = await designOf(id);
    const [first = '', ...rest] = book.spreads.map((spread) => spread.id);
    expectError(await save(id, { base_rev: 0, order: rest }), 400);
    const gone = Object.fromEntries([first, ...rest].map((spread) => [spread, null]));
    const refused = expectError(await save(id, { base_rev: 0, spreads: gone }), 422);
    expect(refused.message).toBe('A book has at least one spread.');
    const withoutSpreads = { ...book, spreads: [] };
    expectError(await callUpdateAlbum(owner, id, { design: withoutSpreads }), 422);
    await saveOk(id, { base_rev: 0, spreads: { [first]: null }, order: rest });
    expect((await designOf(id)).book.spreads.map((spread) => spread.id)).toEqual(rest);
  });

  it('refuses more pages than are paid for', async () => {
    const product = { product_type: 'product', ...PRODUCT_FORM, frame_id: null } as const;
    const { id } = await storeAlbumWithPhotos(6, product);
    const { rev, book } = await designOf(id);
    const more = { ...firstSpread(book), id: 's99', items: [] };
    const order = [...book.spreads.map((spread) => spread.id), 's99'];
    const spreads = { s99: more };
    expectError(await save(id, { base_rev: rev, spreads, order }), 422);
    // size ₹399, two pages for six photos and two extra pages at ₹22 each, binding ₹120
    const paid = await saveOk(id, { base_rev: rev, spreads, order, extra_pages: 2 });
    expect(paid).toMatchObject({ total_price: 399 + 4 * 22 + 120, version: 2 });
    expect((await fetchOwnAlbum(owner, id)).total_price).toBe(paid.total_price);
  });

  it('excludes photos in the tray from images and price, and restores them', async () => {
    const { id, images, total_price } = await createTestAlbum(owner, { photos: 2 });
    expect(await readDocument(`albums/${id}/design/current`)).toBeUndefined();
    const { rev, book } = await designOf(id);
    const aside = images[0]?.id ?? '';
    const without = [book.cover, ...book.spreads].flatMap((spread) =>
      spread && spreadPhotoIds(spread).includes(aside)
        ? [
            {
              ...spread,
              items: spread.items.filter((item) => item.type !== 'photo' || item.photo !== aside),
            },
          ]
        : [],
    );
    const spreads = Object.fromEntries(without.map((spread) => [spread.id, spread]));
    const tray = [{ photo: aside, why: null }];
    expectError(await save(id, { base_rev: rev, tray }), 400);
    const less = await saveOk(id, { base_rev: rev, spreads, tray });
    expect(less.total_price).toBe(total_price - 17);
    expect((await fetchOwnAlbum(owner, id)).images.map((image) => image.id)).not.toContain(aside);
    expect((await readDocument(`photos/${aside}`))?.['used_by']).toEqual([id]);
    expect((await designOf(id)).tray_photos.map((photo) => photo.id)).toEqual([aside]);
    const back = await saveOk(id, { base_rev: less.rev, tray: [] });
    expect(back.total_price).toBe(total_price);
    const { images: now } = await fetchOwnAlbum(owner, id);
    expect(now.map((image) => image.id)).toEqual([...images.slice(1).map((one) => one.id), aside]);
  });

  it('refuses an invalid book, and keeps the stored one', async () => {
    const before = await designOf(album.id);
    const spread = firstSpread(before.book);
    const [item] = spread.items;
    const [foreign = ''] = await storePhotoRecords(other, 1);
    const items = (changes: Body) => ({
      [spread.id]: { ...spread, items: [{ ...item, ...changes }] },
    });
    const base_rev = before.rev;
    const text = {
      type: 'text',
      id: 't9',
      x: 0,
      y: 0,
      w: 9,
      h: 9,
      angle: 0,
      size: 9,
      colour: null,
    };
    const words = { ...text, text: 'a', font: null, align: 'left', leading: 1 };
    const put = (one: Body) => ({ [spread.id]: { ...spread, items: [one] } });
    const bad: Body[] = [
      { spreads: items({ photo: foreign }) },
      { spreads: items({ x: 1e300 }) },
      { spreads: items({ x: null }) },
      { spreads: put({ ...words, font: 'Comic Sans' }) },
      { spreads: put({ ...words, text: 'a'.repeat(900_000) }) },
      { spreads: { [spread.id]: { ...spread, items: Array(10_000).fill(item) } } },
      { spreads: { s1: { ...spread, id: 's2' } } },
      { spreads: { cover: null } },
      { spreads: { constructor: spread } },
      { tray: [{ photo: foreign, why: null }] },
      { extra_pages: -1 },
      { colour: 'red' },
    ];
    for (const change of bad) {
      const answer = await save(album.id, { base_rev, ...change });
      expect([answer.status, JSON.stringify(change).slice(0, 60)]).toEqual([
        expect.toSatisfy((status: number) => [400, 413, 422].includes(status)),
        expect.anything(),
      ]);
    }
    const token = owner.idToken;
    const headers = { 'content-type': 'application/json' };
    const raw = `{"base_rev":${base_rev},"spreads":{"${spread.id}":{"seed":NaN}}}`;
    expectError(await callApi('PUT', `/albums/${album.id}/design`, { token, raw, headers }), 400);
    const large = { base_rev, spreads: put({ ...words, text: 'a'.repeat(1_100_000) }) };
    expectError(await save(album.id, large), 413);
    expectError(await save(album.id, { base_rev: 99_999, spreads: items({ x: 1 }) }), 409);
    expect(await designOf(album.id)).toEqual(before);
  });
});

describe('an album with its book', () => {
  it('is created together with it', async () => {
    const images = toSequencedPhotos(await storePhotoRecords(owner, 2));
    const { book } = await designOf((await storeAlbumWithPhotos(1)).id);
    const spreads = [lockedSpread({ ...firstSpread(book), items: [] })];
    const design = { ...book, spreads: [...spreads, ...book.spreads.slice(1)], cover: null };
    const refused = await callCreateAlbum(owner, { ...ALBUM_FORM, images, design: book });
    expect(expectError(refused, 400).message).toContain('not in this album');
    const own = bookSchema.parse({ ...design, cover: { ...book.cover, items: [] } });
    const made = await callCreateAlbum(owner, { ...ALBUM_FORM, images, design: own });
    const { album: one } = expectAnswer(made, createAlbumWithDesign.response).data;
    const kept = await designOf(one.id);
    expect(firstSpread(kept.book)).toEqual(spreads[0]);
    expect(
      isInBook(
        one.images.map((image) => image.id),
        kept.book,
      ),
    ).toBe(true);
  });

  it('keeps a newer book of another page, and continues from it', async () => {
    const { id } = await storeAlbumWithPhotos(4);
    const { rev, book, version } = await designOf(id);
    expect(version).toBe(1);
    await saveOk(id, {
      base_rev: rev,
      spreads: { [firstSpread(book).id]: lockedSpread(firstSpread(book)) },
    });
    const refused = await callUpdateAlbum(owner, id, { design: book, design_rev: rev });
    expectError(refused, 409);
    const { details } = errorBody.parse(JSON.parse(refused.text));
    expect(designConflict.parse(details)).toEqual({ design_rev: rev + 1 });
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { design: book, design_rev: rev + 1 }));
    expect(await designOf(id)).toMatchObject({ rev: rev + 2, book: { spreads: book.spreads } });
  });

  it('is adapted to other photos: locked spreads stay, missing photos are removed', async () => {
    const { id, photo_ids } = await storeAlbumWithPhotos(8);
    const { rev, book } = await designOf(id);
    const last = book.spreads.at(-1) ?? firstSpread(book);
    await saveOk(id, { base_rev: rev, spreads: { [last.id]: lockedSpread(last) } });
    const [more = ''] = await storePhotoRecords(owner, 1);
    const [gone = '', ...others] = photo_ids;
    const ids = [...others, more];
    const after = expectUpdatedAlbum(
      await callUpdateAlbum(owner, id, { images: toSequencedPhotos(ids) }),
    );
    const adapted = await designOf(id);
    expect(adapted.rev).toBe(rev + 2);
    expect(adapted.book.spreads).toContainEqual(lockedSpread(last));
    expect(placedPhotoIds(adapted.book).has(gone)).toBe(false);
    expect(placedPhotoIds(adapted.book).has(more)).toBe(true);
    expect(after.version).toBeGreaterThan(1);
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { album_size_id: 3 }));
    expect((await designOf(id)).book.page).toEqual({ w: 152.4, h: 152.4 });
  });

  it('is stored with its round and order as requested, and locked', async () => {
    const { id } = await storeAlbumWithPhotos(4);
    const { rev, book } = await designOf(id);
    await saveOk(id, {
      base_rev: rev,
      spreads: { [firstSpread(book).id]: lockedSpread(firstSpread(book)) },
    });
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Requested' }));
    const asked = await designOf(id);
    const hash = bookHash(asked.book);
    expect(await readDocument(`albums/${id}/design/0001`)).toMatchObject({ round: 1, hash });
    expect(await readDocument(`albums/${id}/rounds/0001`)).toMatchObject({ scene_hash: hash });
    const { pending_order_id } = (await readDocument(`albums/${id}`)) ?? {};
    expect(await readDocument(`orders/${String(pending_order_id)}`)).toMatchObject({
      album: { scene_hash: hash },
    });
    const change = { base_rev: asked.rev, spreads: { [firstSpread(book).id]: firstSpread(book) } };
    expectError(await save(id, change), 409);
    await callApi('DELETE', `/albums/${id}`, { token: owner.idToken });
    expect(await readDocument(`albums/${id}/design/0001`)).toBeUndefined();
    expect(await readDocument(`albums/${id}/design/current`)).toBeUndefined();
  });

  it('gives its cover to its album and order, with the photo that was chosen for it', async () => {
    const { id, photo_ids } = await storeAlbumWithPhotos(3, { title: 'Goa' });
    const { rev, book } = await designOf(id);
    const { cover } = book;
    if (!cover) throw new RangeError('the book has no cover');
    const [, , last = ''] = photo_ids;
    const items = cover.items.map((item) =>
      item.type === 'photo' ? { ...item, photo: last } : item,
    );
    await saveOk(id, { base_rev: rev, spreads: { cover: { ...cover, items, locked: true } } });
    const shown = { kind: 'book', width: 203.2, height: 203.2, photo: { id: last } };
    const title = { text: 'Goa' };
    expect(await readDocument(`albums/${id}`)).toMatchObject({ cover: { ...shown, title } });
    expectUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Requested' }));
    const { pending_order_id } = (await readDocument(`albums/${id}`)) ?? {};
    expect(await readDocument(`orders/${String(pending_order_id)}`)).toMatchObject({
      album: { cover: shown, cover_photo_id: last },
    });
    const answer = await callApi('GET', `/albums?user_id=${owner.uid}`, { token: owner.idToken });
    const { albums } = expectAnswer(answer, listAlbums.response);
    expect(albums.find((one) => one.id === id)?.drawn_cover).toMatchObject({
      width: 203.2,
      title,
      photo: { url: null },
    });
  });

  it('cannot be requested with an empty frame or unprintable characters', async () => {
    const { id } = await storeAlbumWithPhotos(2);
    const { rev, book } = await designOf(id);
    const spread = firstSpread(book);
    const frame = { type: 'photo', id: 'p99', x: 1, y: 1, w: 9, h: 9, angle: 0, photo: null };
    const empty = { ...frame, crop: { x: 0.5, y: 0.5, zoom: 1, turn: 0 }, radius: 0, border: null };
    const withEmpty = { ...spread, locked: true, items: [...spread.items, empty] };
    await saveOk(id, { base_rev: rev, spreads: { [spread.id]: withEmpty } });
    const refused = await callUpdateAlbum(owner, id, { status: 'Requested' });
    const refusal = expectError(refused, 422);
    expect(refusal).toMatchObject({ code: 'business_rule', reason: 'empty_frame' });
    expect(refusal.message).toContain('frame of your book is empty');
    expect(emptyFramesConflict.parse(refusal.details)).toEqual({
      empty_frames: [{ spread_id: spread.id, frame_id: 'p99' }],
    });
    const words = createTestTextItem({ id: 't99', text: 'Goa 🎂 اب' });
    const { rev: next } = await designOf(id);
    const written = { ...spread, locked: true, items: [...spread.items, words] };
    await saveOk(id, { base_rev: next, spreads: { [spread.id]: written } });
    const unprintable = expectError(await callUpdateAlbum(owner, id, { status: 'Requested' }), 422);
    expect(unprintable.message).toContain('We cannot print this yet: 🎂 ا ب.');
    expect((await fetchOwnAlbum(owner, id)).status).toBe('Draft');
  });
});

describe('a book without an album', () => {
  it('is stored with the draft, kept when it is not sent, and copied to the album', async () => {
    const { idToken: token } = owner;
    const { id: like, images } = await createTestAlbum(owner, { photos: 2 });
    const { book: filled } = await designOf(like);
    const aside = await storePhotoRecords(owner, 1);
    const tray = aside.map((photo) => ({ photo, why: null }));
    const design = {
      ...filled,
      tray,
      spreads: filled.spreads.map((spread) => lockedSpread(spread)),
    };
    const ids = images.map((image) => image.id);
    const { id } = await callEndpoint(createDraft, {
      token,
      body: { form: GOA_DRAFT_FORM, images: toSequencedPhotos(ids), design },
    });
    const params = { id };
    const { draft: kept } = await callEndpoint(getDraft, { token, params });
    expect(kept.design).toEqual(design);
    expect(kept.tray_photos.map((photo) => photo.id)).toEqual(aside);
    const body = {
      base_rev: 0,
      form: { ...GOA_DRAFT_FORM, title: 'Goa 2' },
      images: toSequencedPhotos(ids),
    };
    await callEndpoint(updateDraft, { token, params, body });
    expect((await callEndpoint(getDraft, { token, params })).draft.design).toEqual(design);
    const one = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...ALBUM_FORM, images: toSequencedPhotos(ids), draft_id: id }),
    );
    expect((await designOf(one.id)).book.spreads).toEqual(design.spreads);
  });
});
