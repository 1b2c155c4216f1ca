import {
  getOrderPrint,
  makeOrderPrint,
  type PrintFileKind,
} from '@smriti/shared/order/print-files';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import { coverPage, insidePages } from '@smriti/shared/book/print-pages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { albumBookFormat } from '../../../functions/src/features/albums/album-book.domain';
import type { AlbumRecord } from '../../../functions/src/features/albums/album.records';
import { findAlbum } from '../../../functions/src/features/albums/album.repository';
import { getCurrentCatalogue } from '../../../functions/src/features/catalogue/snapshot/current-catalogue.service';
import { loadPhotosForBook } from '../../../functions/src/features/designs/design-photos.service';
import { loadApprovedBook } from '../../../functions/src/features/prints/approved-book.service';
import { readOriginal } from '../../../functions/src/features/photos/photo.storage';
import {
  boxInMm,
  drawnPictures,
  type PdfFile,
  readPdf,
} from '../../../functions/src/platform/pdf/read-pdf.test-data';
import { jpegPictureParts } from '../../../functions/src/platform/pictures/metadata-removal';
import { type Account, sharedAdmin } from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { RENDERING_WAIT_OPTIONS, jobDeps } from '../../support/deps';
import { callApi, expectAnswer } from '../../support/http';
import { resetSettings, updateSettings } from '../../support/settings';

/** Tests of the print files of the demo shop's approved books, read by a PDF parser. */

const INCH = 25.4;
/** Space around each page: crop marks, which the demo shop has off by default, and bleed. */
const MARKS_MM = 10;
const BLEED_MM = 3;
/** Page sizes in inches, as in the catalogue; lay-flat books are printed as spreads. */
const PAGES = {
  'demo-album-family': { w: 2 * 11, h: 8.5 },
  'demo-album-little-wedding': { w: 8, h: 8 },
  'demo-album-mira': { w: 8, h: 8 },
  'demo-album-monsoon': { w: 2 * 11, h: 8.5 },
} as const;
type BookId = keyof typeof PAGES;
const BOOKS = Object.keys(PAGES) as BookId[];

let admin: Account;
const orders = new Map<BookId, string>();

const as = () => ({ token: admin.idToken });
const orderOf = (id: BookId) => `/orders/${orders.get(id)}/print`;
const printOf = async (id: BookId) =>
  expectAnswer(await callApi('GET', orderOf(id), as()), getOrderPrint.response);

async function download(id: BookId, kind: PrintFileKind): Promise<PdfFile> {
  const { files } = await printOf(id);
  const url = files.find((one) => one.kind === kind)?.url ?? '';
  return readPdf((await callApi('GET', url.replace('/api', ''))).bytes);
}

async function makePrintFiles(id: BookId): Promise<void> {
  expectAnswer(await callApi('POST', orderOf(id), as()), makeOrderPrint.response);
  await vi.waitFor(
    async () => expect((await printOf(id)).state).toBe('ready'),
    RENDERING_WAIT_OPTIONS,
  );
}

beforeAll(async () => {
  admin = await sharedAdmin();
  for (const id of BOOKS) {
    const found = await firestore.collection('orders').where('album_id', '==', id).limit(1).get();
    orders.set(id, found.docs[0]?.id ?? '');
  }
  await updateSettings(admin, { crop_marks_mm: MARKS_MM });
  for (const id of BOOKS) await makePrintFiles(id);
});

afterAll(async () => {
  for (const id of BOOKS) {
    await firestore.doc(`printFiles/${id}`).delete();
    await storage.deleteFiles({ prefix: `prints/demo-customer/${id}/` });
  }
});

async function albumOf(id: BookId): Promise<AlbumRecord> {
  const album = await findAlbum(jobDeps.db, id);
  if (!album) throw new Error(`there is no ${id}`);
  return album;
}

/** The image data of an original, without its metadata. */
async function pictureOf(owner: string, id: string): Promise<Buffer> {
  const bytes = await readOriginal(jobDeps, { owner, id });
  if (!bytes) throw new Error(`there is no ${id}`);
  return Buffer.concat(jpegPictureParts(bytes));
}

function expectBoxes(pdf: PdfFile, { w, h }: { w: number; h: number }, room: number): void {
  const [trim, bleed] = [room + BLEED_MM, room];
  for (const page of pdf.pages) {
    const box = boxInMm(page, 'TrimBox');
    const boxes = [trim, trim, trim + w * INCH, trim + h * INCH];
    for (const [at, edge] of boxes.entries()) expect(box[at]).toBeCloseTo(edge, 1);
    const [, , right = 0, top = 0] = boxInMm(page, 'BleedBox');
    expect(right - bleed).toBeCloseTo(w * INCH + 2 * BLEED_MM, 1);
    expect(top - bleed).toBeCloseTo(h * INCH + 2 * BLEED_MM, 1);
    const medium = [0, 0, w * INCH + 2 * trim, h * INCH + 2 * trim];
    for (const [at, edge] of medium.entries()) {
      expect(boxInMm(page, 'MediaBox')[at]).toBeCloseTo(edge, 1);
    }
  }
}

function expectFontsEmbedded(pdf: PdfFile): void {
  const fonts = pdf.all('Font').filter(({ record }) => record.Subtype !== 'Type0');
  for (const { record } of fonts) {
    const { FontFile2 } = pdf.record(record.FontDescriptor);
    expect(pdf.at(FontFile2).bytes.length).toBeGreaterThan(100);
  }
}

it.each(BOOKS)('%s is printed as approved, photo by photo', async (id) => {
  const album = await albumOf(id);
  const { book, hash } = await loadApprovedBook(jobDeps, album);
  const format = albumBookFormat(await getCurrentCatalogue(jobDeps), album);
  const inside = await download(id, 'inside');
  expect(inside.info).toMatchObject({ Title: album.title, Scene: hash });
  expectBoxes(inside, PAGES[id], MARKS_MM);
  expectFontsEmbedded(inside);
  const faces = insidePages(book, format);
  expect(inside.pages).toHaveLength(faces.length);
  expect(inside.pages.length * (book.lay_flat ? 2 : 1)).toBeGreaterThanOrEqual(format.pagesMin);

  const known = await loadPhotosForBook(jobDeps.db, id, album.photo_ids);
  const measures = new Map(known.map((photo) => [photo.id, photo]));
  for (const [at, { spread, bleed }] of faces.entries()) {
    const page = inside.pages[at];
    if (!page) throw new Error('a page is missing');
    const seen = (spread?.items ?? []).filter(
      ({ type, x, w }) => type === 'photo' && x < bleed.x + bleed.w && x + w > bleed.x,
    );
    const pictures = drawnPictures(inside, page);
    expect(pictures).toHaveLength(seen.length);
    for (const [index, item] of seen.entries()) {
      if (item.type === 'text' || item.photo === null) throw new Error('an empty frame');
      const { width, height } = measures.get(item.photo) ?? {};
      const { dpi } = placePhotoInFrame(
        { width: width ?? 0, height: height ?? 0 },
        item,
        item.crop,
      );
      const drawn = pictures[index];
      for (const along of drawn?.dpi ?? []) expect(Math.abs(along - dpi)).toBeLessThan(1.5);
      expect(drawn?.stored.equals(await pictureOf(album.user_id, item.photo))).toBe(true);
    }
  }
  const stored = inside.all('XObject', 'Image');
  expect(stored).toHaveLength(new Set(album.photo_ids).size);
});

it('prints a cover of the approved size and scene for each book', async () => {
  for (const id of BOOKS) {
    const { book, hash } = await loadApprovedBook(jobDeps, await albumOf(id));
    const page = coverPage(book);
    const cover = await download(id, 'cover');
    expect(cover.info.Scene).toBe(hash);
    expect(cover.pages).toHaveLength(1);
    expectFontsEmbedded(cover);
    const [left = 0, bottom = 0, right = 0, top = 0] = boxInMm(cover.pages[0], 'TrimBox');
    expect([right - left, top - bottom]).toEqual([
      expect.closeTo(page?.trim.w ?? 0, 1),
      expect.closeTo(page?.trim.h ?? 0, 1),
    ]);
  }
});

it('prints no crop marks if the setting is off', async () => {
  const id = 'demo-album-mira';
  await resetSettings();
  await vi.waitFor(
    async () => {
      await makePrintFiles(id);
      expectBoxes(await download(id, 'inside'), PAGES[id], 0);
    },
    { timeout: 30_000, interval: 1000 },
  );
});
