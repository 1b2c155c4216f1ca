import { createHash } from 'node:crypto';
import { getSoftProof, proofColour, type Rgb } from '@smriti/shared/book/soft-proof';
import { getPreflightReport } from '@smriti/shared/order/preflight';
import { getOrderPrint, makeOrderPrint } from '@smriti/shared/order/print-files';
import {
  getOutputProfile,
  MAX_OUTPUT_PROFILE_BYTES,
  removeOutputProfile,
  uploadOutputProfile,
} from '@smriti/shared/staff/output-profile';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { printFilesRecord } from '../../../functions/src/features/prints/print.records';
import {
  encodeTestOutputProfile,
  encodePlainName,
} from '../../../functions/src/platform/pdf/output-profile.test-data';
import { encodeTestPressProfile } from '../../../functions/src/platform/pdf/press-profile.test-data';
import { readPdf } from '../../../functions/src/platform/pdf/read-pdf.test-data';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { RENDERING_WAIT_OPTIONS } from '../../support/deps';
import {
  createTestApprovedAlbum,
  createTestJpeg,
  toSequencedPhotos,
  uploadPhoto,
} from '../../support/designs';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  callPlaceOrder,
  expectPlacement,
  createTestAddress,
  placementForm,
  recordOutsidePayment,
} from '../../support/orders';
import { callUploadOutputProfile } from '../../support/output-profile';

const PROFILE = encodeTestOutputProfile();
const HASH = createHash('sha256').update(PROFILE).digest('hex');

let admin: Account;
let customer: Account;

beforeAll(async () => {
  [admin, customer] = [await createTestAccountWithRole('admin'), await createTestCustomer()];
});
afterEach(async () => {
  await firestore.doc('settings/outputProfile').delete();
});

const as = ({ idToken }: Account) => ({ token: idToken });
const fetchProfile = async () =>
  expectAnswer(await callApi('GET', getOutputProfile.path, as(admin)), getOutputProfile.response)
    .profile;
const upload = async (bytes?: Buffer) =>
  expectAnswer(await callUploadOutputProfile(admin, bytes), uploadOutputProfile.response).profile;
const remove = async () =>
  expectAnswer(
    await callApi('DELETE', removeOutputProfile.path, as(admin)),
    removeOutputProfile.response,
  ).profile;

const fetchSoftProof = async () =>
  expectAnswer(await callApi('GET', getSoftProof.path), getSoftProof.response).proof;
const untilNoSoftProof = () =>
  vi.waitFor(async () => expect(await fetchSoftProof()).toBeNull(), RENDERING_WAIT_OPTIONS);

async function auditValues(): Promise<unknown[]> {
  const { docs } = await firestore.collection('audit').where('by_uid', '==', admin.uid).get();
  return docs
    .map((entry) => entry.data())
    .filter(({ action }) => action === 'settings.output_profile')
    .map(({ before, after }) => ({ before: before as unknown, after: after as unknown }));
}

describe('the output profile of the shop', () => {
  it('is uploaded, replaced and removed by admins, with audit entries', async () => {
    expect(await fetchProfile()).toBeNull();
    const first = await upload();
    expect(first).toMatchObject({
      hash: HASH,
      description: 'Test press',
      bytes: PROFILE.length,
    });
    expect(await fetchProfile()).toEqual(first);
    const [stored] = await storage.file(`print-profiles/${HASH}.icc`).download();
    expect(stored).toEqual(PROFILE);
    const other = encodeTestOutputProfile({
      tags: [
        ['desc', encodePlainName('Another press')],
        ['A2B0', Buffer.from('to Lab  ')],
        ['B2A0', Buffer.from('to inks ')],
      ],
    });
    expect(await upload(other)).toMatchObject({ description: 'Another press' });
    expect(await remove()).toBeNull();
    expect(await remove()).toBeNull();
    expect(await fetchProfile()).toBeNull();
    const values = await auditValues();
    expect(values).toHaveLength(3);
    expect(values).toContainEqual({
      before: null,
      after: { profile: HASH, bytes: PROFILE.length },
    });
  });

  it('has to be a CMYK output profile of at most 4 MB', async () => {
    const monitor = encodeTestOutputProfile({ kind: 'mntr' });
    const refused = expectError(await callUploadOutputProfile(admin, monitor), 400);
    expect(refused.message).toContain('its class has to be prtr');
    const large = Buffer.alloc(MAX_OUTPUT_PROFILE_BYTES + 1);
    expectError(await callUploadOutputProfile(admin, large), 413);
    const json = { token: admin.idToken, json: {} };
    const missing = expectError(await callApi('PUT', uploadOutputProfile.path, json), 400);
    expect(missing.message).toBe('Please choose a profile.');
    expect(await fetchProfile()).toBeNull();
  });

  it('applies the colours of the press for everyone while it is set', async () => {
    await untilNoSoftProof();
    await upload(encodeTestPressProfile());
    const proof = await vi.waitFor(async () => {
      const fetched = await fetchSoftProof();
      if (!fetched) throw new Error('There is no soft proof yet.');
      return fetched;
    }, RENDERING_WAIT_OPTIONS);
    const white: Rgb = [1, 1, 1];
    expect(proofColour(proof, white)).toEqual(white);
    const [, green, blue] = proofColour(proof, [0, 1, 0]);
    expect(green).toBeLessThan(0.8);
    expect(blue).toBeGreaterThan(0.2);

    const stored = await readDocument('settings/outputProfile');
    expect(stored?.soft_proof).toEqual(proof);

    await remove();
    await untilNoSoftProof();
    // stores the record as an earlier release did
    const earlier = { ...stored, soft_proof: FieldValue.delete() };
    await firestore.doc('settings/outputProfile').set(earlier, { merge: true });
    await vi.waitFor(
      async () => expect(await fetchSoftProof()).toEqual(proof),
      RENDERING_WAIT_OPTIONS,
    );
  });

  it('has no effect for anyone if it converts no colours', async () => {
    await upload();
    expect(await readDocument('settings/outputProfile')).toMatchObject({ soft_proof: null });
    await untilNoSoftProof();
  });

  it('is used for new print files, whose record names it', async () => {
    await upload();
    const photo = await uploadPhoto(customer, await createTestJpeg());
    const { id: albumId } = await createTestApprovedAlbum(customer, {
      images: toSequencedPhotos([photo]),
    });
    const album = await firestore.doc(`albums/${albumId}`).get();
    const price = Number(album.get('total_price_paise')) / 100;
    const form = placementForm(customer, await createTestAddress(customer), []);
    const items = [{ album_id: albumId, product_id: null, quantity: 1, price }];
    const { order } = expectPlacement(await callPlaceOrder(customer, { ...form, items }));
    await recordOutsidePayment(order.id, 'paid');
    const path = `/orders/${order.id}/print`;
    const printOf = async () =>
      expectAnswer(await callApi('GET', path, as(admin)), getOrderPrint.response);
    const untilMade = () =>
      vi.waitFor(async () => expect((await printOf()).state).toBe('ready'), RENDERING_WAIT_OPTIONS);
    await untilMade();

    const profile = { hash: HASH, description: 'Test press' };
    const { files, ...print } = await printOf();
    expect(print.profile).toEqual(profile);
    const record = printFilesRecord.parse(await readDocument(`printFiles/${albumId}`));
    expect(record.profile).toEqual(profile);
    const url = files.find(({ kind }) => kind === 'inside')?.url.replace('/api', '') ?? '';
    const pdf = readPdf((await callApi('GET', url)).bytes);
    const [intent] = pdf.all('OutputIntent');
    expect(intent?.record.S).toBe('GTS_PDFX');
    expect(pdf.at(intent?.record.DestOutputProfile).bytes).toEqual(PROFILE);
    const preflight = expectAnswer(
      await callApi('GET', getPreflightReport.path.replace(':id', order.id), as(admin)),
      getPreflightReport.response,
    );
    expect(preflight.report).toMatchObject({ standard: 'PDF/X-4', profile });

    await remove();
    expect((await printOf()).profile).toEqual(profile);
    expectAnswer(await callApi('POST', path, as(admin)), makeOrderPrint.response);
    await untilMade();
    expect((await printOf()).profile).toBeNull();
  });
});
