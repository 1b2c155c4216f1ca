import { photoPath } from '@smriti/shared/album/photos';
import { replaceOrder } from '@smriti/shared/order/order-management';
import {
  getPreflightReport,
  photosWithFaceDanger,
  preflightReport,
} from '@smriti/shared/order/preflight';
import {
  getOrderPrint,
  getPrintArchive,
  listPrintStates,
  makeOrderPrint,
  makePrintArchive,
  type PrintFileKind,
  jobTicketFile,
} from '@smriti/shared/order/print-files';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { pdfLines } from '../../../functions/src/features/invoices/pdf-lines.test-data';
import { printFilesRecord } from '../../../functions/src/features/prints/print.records';
import { requestPrintFilesOfPaidOrder } from '../../../functions/src/features/prints/print-request.service';
import {
  sweepPrintArchives,
  sweepPrintFiles,
} from '../../../functions/src/features/prints/print-sweep.service';
import { readPdf } from '../../../functions/src/platform/pdf/read-pdf.test-data';
import {
  type Account,
  createTestAccountWithRole,
  createTestAccounts,
} from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { RENDERING_WAIT_OPTIONS, jobDepsInDays, jobDeps } from '../../support/deps';
import {
  createTestApprovedAlbum,
  toSequencedPhotos,
  createTestJpeg,
  SHARP_PIXELS,
  photoIdOf,
  uploadPhoto,
} from '../../support/designs';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  callReorder,
  moveOrder,
  createTestAddress,
  recordOutsidePayment,
  fetchOrder,
  createTestPaidOrder,
  payWithTestCard,
  expectPlacement,
  placementForm,
  callPlaceOrder,
  expectReorder,
} from '../../support/orders';

let customer: Account;
let admin: Account;
let printer: Account;
let pictures: Buffer[];

/** A picture without metadata. */
async function newBarePicture(width: number, height: number): Promise<Buffer> {
  return sharp(await createTestJpeg(width, height))
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  ({ customer, admin } = await createTestAccounts());
  printer = await createTestAccountWithRole('printer');
  const [first, second, third] = await Promise.all([
    newBarePicture(...SHARP_PIXELS),
    newBarePicture(900, 1200),
    newBarePicture(...SHARP_PIXELS),
  ]);
  const toldBy = sharp(third).withExif({ IFD0: { Artist: OWNER, Copyright: PLACE } });
  const withMetadata = await toldBy.withXmp(`<x:xmpmeta>${PLACE}</x:xmpmeta>`).toBuffer();
  pictures = [first, second, withMetadata];
});

/** Owner and place in the metadata of the third picture. */
const [OWNER, PLACE] = ['CameraOwner', 'TakenThere'];
const metadataIn = (bytes: Buffer) =>
  [OWNER, PLACE, 'Exif', 'xmpmeta'].filter((word) => bytes.includes(word));
/** Pictures without metadata: their bytes go into the PDF unchanged. */
const picturesWithoutMetadata = () => pictures.slice(0, 2);

/** Creates an order of a reviewed book, paid outside of the shop. */
async function newPrintableOrder(): Promise<{ orderId: string; albumId: string }> {
  const ids = await Promise.all(pictures.map((picture) => uploadPhoto(customer, picture)));
  const { id } = await createTestApprovedAlbum(customer, { images: toSequencedPhotos(ids) });
  const album = await firestore.doc(`albums/${id}`).get();
  const form = placementForm(customer, await createTestAddress(customer), []);
  const price = Number(album.get('total_price_paise')) / 100;
  const items = [{ album_id: id, product_id: null, quantity: 1, price }];
  const { order } = expectPlacement(await callPlaceOrder(customer, { ...form, items }));
  await recordOutsidePayment(order.id, 'paid');
  return { orderId: order.id, albumId: id };
}

const as = ({ idToken }: Account) => ({ token: idToken });
const requestPrint = (by: Account, id: string) => callApi('GET', `/orders/${id}/print`, as(by));
const printOf = async (by: Account, id: string) =>
  expectAnswer(await requestPrint(by, id), getOrderPrint.response);
const requestPrintFiles = (by: Account, id: string) =>
  callApi('POST', `/orders/${id}/print`, as(by));
const untilMade = (id: string) =>
  vi.waitFor(
    async () => expect((await printOf(admin, id)).state).toBe('ready'),
    RENDERING_WAIT_OPTIONS,
  );

/** The stored print files record of an album. */
const printRecordOf = async (albumId: string) =>
  printFilesRecord.parse(await readDocument(`printFiles/${albumId}`));

/** Downloads a file by its URL without a token, as a browser does. */
async function download(by: Account, id: string, kind: PrintFileKind) {
  const { files } = await printOf(by, id);
  const url = files.find((one) => one.kind === kind)?.url ?? '';
  return callApi('GET', url.replace('/api', ''));
}

const albumPhotos = z.object({ photo_ids: z.array(z.string()) });

const entryFields = z.object({
  action: z.string(),
  by_uid: z.string(),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

async function auditEntriesOf(id: string): Promise<unknown[]> {
  const entries = await firestore.collection('audit').where('record.id', '==', id).get();
  return entries.docs
    .map((entry) => z.parse(entryFields, entry.data()))
    .filter(({ action }) => action.includes('print'))
    .map(({ action, by_uid, after }) => ({ action, by: by_uid, ...after }));
}

describe('the print files of an order', () => {
  let orderId = '';
  let albumId = '';
  /** All orders of the album. */
  const orderIds: string[] = [];
  const preflightPath = () => getPreflightReport.path.replace(':id', orderId);
  const fetchPreflight = async () =>
    expectAnswer(await callApi('GET', preflightPath(), as(printer)), getPreflightReport.response);
  beforeAll(async () => {
    ({ orderId, albumId } = await newPrintableOrder());
    orderIds.push(orderId);
    await untilMade(orderId);
  });

  it('are created from the approved book when it is paid', async () => {
    const print = await printOf(printer, orderId);
    const scene_hash = String((await readDocument(`albums/${albumId}`))?.scene_hash);
    expect(print).toMatchObject({ state: 'ready', reason: '', can_make: true, scene_hash });
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ album: { scene_hash } });
    expect(print.done).toBe(print.total);
    expect(print.files.map(({ kind }) => kind)).toEqual(
      ['inside', 'cover', 'preflight', 'ticket', 'ticket-json'].filter(
        (kind) => kind !== 'cover' || print.files.length === 5,
      ),
    );
    const inside = await download(printer, orderId, 'inside');
    const pdf = readPdf(inside.bytes);
    expect(pdf.info.Scene).toBe(scene_hash);
    expect(pdf.pages).toHaveLength(print.files[0]?.pages ?? 0);
    const stored = pdf.all('XObject', 'Image').map((picture) => picture.stored);
    expect(stored).toHaveLength(pictures.length);
    for (const picture of picturesWithoutMetadata()) expect(stored).toContainEqual(picture);
    expect(metadataIn(pictures[2] ?? Buffer.alloc(0))).toEqual([OWNER, PLACE, 'Exif', 'xmpmeta']);
    // only the PDF's own XMP packet
    expect(metadataIn(inside.bytes)).toEqual(['xmpmeta']);
  });

  it('include a job ticket that names the order and the book', async () => {
    const { scene_hash } = await printOf(printer, orderId);
    const text = pdfLines((await download(printer, orderId, 'ticket')).bytes).join('\n');
    expect(text).toContain(orderId);
    const json: unknown = JSON.parse((await download(printer, orderId, 'ticket-json')).text);
    expect(jobTicketFile.parse(json)).toMatchObject({
      order_number: orderId,
      copies: 1,
      scene_hash,
      photos: 3,
    });
  });

  it('come with a preflight report for the print room', async () => {
    const { scene_hash, profile } = await printOf(printer, orderId);
    expect(profile).toBeNull();
    const { report } = await fetchPreflight();
    expect(report).toMatchObject({ standard: 'PDF 1.7', profile: null, scene_hash });
    const [inside] = report?.files ?? [];
    expect(inside?.kind).toBe('inside');
    expect(inside?.photos.map(({ photo }) => photo).toSorted()).toEqual([1, 2, 3]);
    const file = await download(printer, orderId, 'preflight');
    expect(preflightReport.parse(JSON.parse(file.text))).toEqual(report);
    expectError(await callApi('GET', preflightPath(), as(customer)), 403);
  });

  it('record their downloads, and are closed to others', async () => {
    await download(printer, orderId, 'inside');
    expect(await auditEntriesOf(orderId)).toContainEqual({
      action: 'order.print_downloaded',
      by: printer.uid,
      file: 'inside',
    });
    const { files } = await printOf(printer, orderId);
    const url = (files[0]?.url ?? '').replace('/api', '');
    expect(url).not.toBe('');
    expectError(await callApi('GET', url.replace(printer.uid, admin.uid)), 404);
    expectError(await callApi('GET', url.replace('/inside', '/ticket')), 404);
    const other = await createTestAccountWithRole('reviewer');
    for (const caller of [customer, other]) expectError(await requestPrint(caller, orderId), 403);
    expectError(await callApi('GET', `/orders/${orderId}/print`), 401);
    const path = (await printRecordOf(albumId)).files[0]?.path ?? '';
    expect(path).toContain(`prints/${customer.uid}/`);
    const [metadata] = await storage.file(path).getMetadata();
    expect(metadata.cacheControl).toBe('private, no-store');
  });

  it('are created once for repeated payment events, and again on request', async () => {
    const before = await printRecordOf(albumId);
    const order = await fetchOrder(customer, orderId);
    await requestPrintFilesOfPaidOrder(jobDeps, orderId);
    expect((await printRecordOf(albumId)).id).toBe(before.id);
    // A face that fills the photo: its frame cuts it, or it reaches the edge.
    const album = z.parse(albumPhotos, await readDocument(`albums/${albumId}`));
    const [photo = ''] = album.photo_ids;
    await firestore.doc(`photos/${photo}`).update({ 'facts.faces': '0000ffff' });
    const again = expectAnswer(await requestPrintFiles(printer, orderId), makeOrderPrint.response);
    expect(again).toMatchObject({ state: 'making' });
    await untilMade(orderId);
    const { report } = await fetchPreflight();
    const endangered = report?.files.flatMap(photosWithFaceDanger) ?? [];
    expect(endangered.length).toBeGreaterThan(0);
    expect(new Set(endangered.map((one) => one.photo))).toEqual(new Set([1]));
    const after = await printRecordOf(albumId);
    expect(after.id).not.toBe(before.id);
    // the files made before are deleted
    const prefix = `prints/${customer.uid}/${albumId}/`;
    await expect
      .poll(async () => (await storage.getFiles({ prefix }))[0].map(({ name }) => name))
      .toEqual([...after.files.map(({ path }) => path), after.preflight_path].toSorted());
    expect(await auditEntriesOf(orderId)).toContainEqual({
      action: 'order.print_made',
      by: printer.uid,
    });
    expect(await fetchOrder(customer, orderId)).toEqual(order);
  });

  it('are shared by a reorder and a replacement, each with its own ticket', async () => {
    const before = await printRecordOf(albumId);
    const address_id = await createTestAddress(customer);
    const more = expectReorder(
      await callReorder(customer, { id: orderId, quantity: 2, address_id }),
    );
    await payWithTestCard(customer, { order_id: more.id }, more.amount_due);
    const form = { quantity: 1, reason: 'Torn on its way' };
    const asked = await callApi('POST', `/orders/${orderId}/replacement`, {
      ...as(admin),
      json: form,
    });
    const instead = expectAnswer(asked, replaceOrder.response).order;
    orderIds.push(more.id, instead.id);
    // the triggers of the payments request the same print files, possibly earlier
    for (const id of [more.id, instead.id]) await requestPrintFilesOfPaidOrder(jobDeps, id);
    expect(await printRecordOf(albumId)).toEqual(before);
    const first = await download(printer, orderId, 'inside');
    for (const { id, ...says } of [
      { id: more.id, copies: 2, is_reorder: true, replaces: null },
      { id: instead.id, copies: 1, is_reorder: false, replaces: orderId },
    ]) {
      const { scene_hash } = await printOf(printer, id);
      expect((await readDocument(`orders/${id}`))?.album).toMatchObject({ scene_hash });
      const json: unknown = JSON.parse((await download(printer, id, 'ticket-json')).text);
      expect(jobTicketFile.parse(json)).toMatchObject({ order_number: id, scene_hash, ...says });
      expect((await download(printer, id, 'inside')).bytes.equals(first.bytes)).toBe(true);
    }
  });

  it('show why they failed, and can be created again', async () => {
    const [picture = Buffer.alloc(0)] = pictures;
    const path = photoPath(customer.uid, photoIdOf(customer.uid, picture));
    await storage.file(path).delete();
    expectAnswer(await requestPrintFiles(printer, orderId), makeOrderPrint.response);
    await vi.waitFor(
      async () =>
        expect(await printOf(printer, orderId)).toMatchObject({
          state: 'failed',
          reason: 'Photo 1 is not there any more.',
          can_make: true,
        }),
      RENDERING_WAIT_OPTIONS,
    );
    await uploadPhoto(customer, picture);
    expectAnswer(await requestPrintFiles(printer, orderId), makeOrderPrint.response);
    await untilMade(orderId);
  });

  it('are archived with those of other orders, and the archive lists missing ones', async () => {
    const { id: without } = await createTestPaidOrder(customer);
    const json = { order_ids: [orderId, without] };
    const asked = await callApi('POST', '/prints', { ...as(printer), json });
    const { id } = expectAnswer(asked, makePrintArchive.response).archive;
    const archive = async () =>
      expectAnswer(await callApi('GET', `/prints/${id}`, as(printer)), getPrintArchive.response)
        .archive;
    await vi.waitFor(
      async () => expect((await archive()).state).toBe('ready'),
      RENDERING_WAIT_OPTIONS,
    );
    const { url, missing, done } = await archive();
    expect(done).toBe(1);
    const failure = {
      reason: 'Photo 1 is not there any more.',
      problem: { reason: 'original_gone', params: { photo: 'Photo 1' } },
    };
    expect(missing).toEqual([{ order_id: without, ...failure }]);
    const zip = await callApi('GET', (url ?? '').replace('/api', ''));
    expect(namesIn(zip.bytes)).toEqual(
      expect.arrayContaining([
        `${orderId}/${orderId}-ticket.json`,
        `${orderId}/${orderId}-inside.pdf`,
        `${orderId}/${orderId}-preflight.json`,
      ]),
    );
    expectError(await callApi('GET', `/prints/${id}`, as(admin)), 404);
    expect(await auditEntriesOf(id)).toContainEqual({
      action: 'prints.downloaded',
      by: printer.uid,
      orders: 2,
      contents: 'files',
    });
    const states = await callApi(
      'GET',
      `/prints?order_ids=${orderId},${without},ORDNONE`,
      as(printer),
    );
    expect(expectAnswer(states, listPrintStates.response).prints).toMatchObject([
      { order_id: orderId, state: 'ready' },
      { order_id: without, state: 'failed', ...failure },
    ]);
  });

  it('are archived for more requests than functions run in parallel', async () => {
    const { id: without } = await createTestPaidOrder(customer);
    const json = { order_ids: [orderId, without] };
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => callApi('POST', '/prints', { ...as(printer), json })),
    );
    const ids = asked.map((answer) => expectAnswer(answer, makePrintArchive.response).archive.id);
    await vi.waitFor(async () => {
      const answers = await Promise.all(
        ids.map((id) => callApi('GET', `/prints/${id}`, as(printer))),
      );
      const archives = answers.map((one) => expectAnswer(one, getPrintArchive.response).archive);
      expect(archives.map(({ state, done }) => ({ state, done }))).toEqual(
        ids.map(() => ({ state: 'ready', done: 1 })),
      );
    }, RENDERING_WAIT_OPTIONS);
  });

  it('can be replaced by the uploaded photos without metadata, for a day', async () => {
    const json = { order_ids: [orderId], contents: 'originals' };
    const asked = await callApi('POST', '/prints', { ...as(admin), json });
    const { id } = expectAnswer(asked, makePrintArchive.response).archive;
    const archive = async () =>
      expectAnswer(await callApi('GET', `/prints/${id}`, as(admin)), getPrintArchive.response)
        .archive;
    await vi.waitFor(
      async () => expect((await archive()).state).toBe('ready'),
      RENDERING_WAIT_OPTIONS,
    );
    const zip = await callApi('GET', ((await archive()).url ?? '').replace('/api', ''));
    expect(namesIn(zip.bytes)).toEqual(['001', '002', '003'].map((n) => `${orderId}/${n}.jpg`));
    for (const picture of picturesWithoutMetadata()) expect(zip.bytes.includes(picture)).toBe(true);
    expect(metadataIn(zip.bytes)).toEqual([]);
    await sweepPrintArchives(jobDepsInDays(0.9));
    expect(await readDocument(`printArchives/${id}`)).toBeDefined();
    await sweepPrintArchives(jobDepsInDays(1.1));
    expect(await readDocument(`printArchives/${id}`)).toBeUndefined();
    expect((await storage.file(`print-archives/${id}.zip`).exists())[0]).toBe(false);
  });

  it('are deleted 30 days after the delivery, and can be created again', async () => {
    await sweepPrintFiles(jobDepsInDays(31));
    expect((await printOf(admin, orderId)).state).toBe('ready');
    for (const id of orderIds) await moveOrder(id, 'Shipped', 'Delivered');
    await sweepPrintFiles(jobDepsInDays(32));
    const print = await printOf(admin, orderId);
    expect(print).toMatchObject({ state: 'none', can_make: true });
    expect((await storage.getFiles({ prefix: `prints/${customer.uid}/${albumId}/` }))[0]).toEqual(
      [],
    );
    expectAnswer(await requestPrintFiles(admin, orderId), makeOrderPrint.response);
    await untilMade(orderId);
  });
});

it('are refused without an approval, and deleted when the album is reopened', async () => {
  const images = toSequencedPhotos([await uploadPhoto(customer)]);
  const { id } = await createTestApprovedAlbum(customer, { images });
  const orderId = String((await readDocument(`albums/${id}`))?.pending_order_id);
  expectError(await requestPrint(printer, orderId), 404);
  expectAnswer(await requestPrintFiles(admin, orderId), makeOrderPrint.response);
  await untilMade(orderId);
  const reopened = await callApi('PUT', `/albums/${id}`, {
    ...as(customer),
    json: { status: 'Draft' },
  });
  expect(reopened.status).toBe(200);
  expect(await printOf(admin, orderId)).toMatchObject({
    can_make: false,
    state: 'none',
    files: [],
  });
  expectError(await requestPrintFiles(admin, orderId), 422);
  await expect.poll(() => readDocument(`printFiles/${id}`), RENDERING_WAIT_OPTIONS).toBeUndefined();
  const prefix = `prints/${customer.uid}/${id}/`;
  await expect
    .poll(async () => (await storage.getFiles({ prefix }))[0], RENDERING_WAIT_OPTIONS)
    .toEqual([]);
});

/** File names in the central directory of a ZIP. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.toString('utf8', at + 46, at + 46 + length));
  }
  return names;
}
