import { getAlbum } from '@smriti/shared/album/albums';
import { photoFacts } from '@smriti/shared/book/photo-facts';
import { type PersonFace, unpackFaces } from '@smriti/shared/book/people-faces';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFaceSearch } from '../../../functions/src/features/photos/face-search.service';
import { findAccountDocumentPaths } from '../../../functions/src/features/privacy/erasure/erasure.repository';
import { drawPeople } from '../../../functions/src/platform/pictures/drawn-people.test-data';
import { findFaces } from '../../../functions/src/platform/pictures/find-faces';
import { decodePicture } from '../../../functions/src/platform/pictures/pictures';
import { SHOP_DEFAULTS } from '../../../functions/src/platform/parameters/shop-parameters';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { readTestConfig, type ServedApi, startApiServer } from '../../support/api-server';
import { depsWithFailingReads, jobDeps } from '../../support/deps';
import {
  ALBUM_FORM,
  callCreateAlbum,
  callGetAlbum,
  expectCreatedAlbum,
  toSequencedPhotos,
} from '../../support/designs';
import { callApi, expectAnswer, setApiOrigin } from '../../support/http';
import { type Bytes, fetchPhotoRecord, uploadPhotoFile, waitForPhoto } from '../support/photos';

/** APIs of shops whose setting `faces_per_photo` is 20, and 0 as in all other tests. */
let searching: ServedApi;
let off: ServedApi;
let drawings: Bytes[];
let owner: Account;

beforeAll(async () => {
  drawings = await Promise.all(
    [1.3, 1.4, 1.5, 1.6, 1.7, 1.8].map(async (scale) => {
      const drawing = drawPeople([220, 300, scale], [580, 280, 1.2]);
      const mark = { IFD0: { ImageDescription: randomUUID() } };
      return new Uint8Array(await drawing.withExif(mark).jpeg().toBuffer());
    }),
  );
  const config = { ...readTestConfig(), shop: SHOP_DEFAULTS };
  [searching, off] = await Promise.all([startApiServer({ config }), startApiServer()]);
  owner = await createTestCustomer();
});
beforeEach(() => setApiOrigin(off.origin));
afterAll(async () => {
  setApiOrigin();
  await Promise.all([searching.stop(), off.stop()]);
});

/** An album with one photo of two people, which was stored while the setting was 0. */
async function storeEarlierPhoto() {
  const bytes = drawings.pop() ?? new Uint8Array();
  const photo = await uploadPhotoFile(owner, bytes);
  await waitForPhoto(photo, 'ready');
  const form = { ...ALBUM_FORM, images: toSequencedPhotos([photo]) };
  const { id: album } = expectCreatedAlbum(await callCreateAlbum(owner, form));
  expect(await facesOf(photo)).toBeUndefined();
  return { album, photo, bytes };
}

const facesOf = async (photo: string) =>
  photoFacts.parse((await fetchPhotoRecord(photo))?.['facts']).faces;

/** Opens an album as its owner. */
async function open({ origin }: ServedApi, album: string) {
  setApiOrigin(origin);
  const answer = await callGetAlbum(owner, album);
  const { images } = expectAnswer(answer, getAlbum.response).album;
  const [reads, writes] = ['reads', 'writes'].map((kind) =>
    Number(answer.headers.get(`x-firestore-${kind}`)),
  );
  return { faces: images.map(({ facts }) => facts?.faces), reads, writes };
}

const pendingOf = (album: string) => readDocument(`faceSearches/${album}`);

/** `jobDeps` with a pending search that no event of the emulators runs. */
function withSearch(album: string, photo: string): typeof jobDeps {
  const path = `faceSearches/${album}`;
  const data = {
    owner: owner.uid,
    photo_ids: [photo, 'no-such-photo'],
    faces_per_photo: 20,
    expires_at: Timestamp.now(),
  };
  const { db } = jobDeps;
  const get: typeof db.get = (asked) =>
    asked === path ? Promise.resolve({ id: album, path, data }) : db.get(asked);
  return { ...jobDeps, db: { ...db, get } };
}

const sides = ({ x, y, w, h }: PersonFace) => [x, y, w, h];

describe('a photo that was stored before faces were searched for', () => {
  it('gets the faces of its upload when its owner opens the album', async () => {
    const { album, photo, bytes } = await storeEarlierPhoto();
    expect(await open(searching, album)).toMatchObject({ faces: [undefined], writes: 1 });
    await expect.poll(() => pendingOf(album)).toBeUndefined();
    const faces = (await facesOf(photo)) ?? '';
    const found = unpackFaces(faces).flatMap(sides);
    const expected = await findFaces(await decodePicture(Buffer.from(bytes), 1600));
    const largestFirst = expected.toSorted((one, other) => other.w * other.h - one.w * one.h);
    expect(found).toHaveLength(8);
    for (const [at, side] of largestFirst.flatMap(sides).entries())
      expect(Math.abs((found[at] ?? 0) - side)).toBeLessThan(0.03);
    // reads the faces from the photo sheet, without another search
    expect(await open(searching, album)).toMatchObject({ faces: [faces], writes: 0 });
  });

  it('is not searched while the setting is 0', async () => {
    const { album } = await storeEarlierPhoto();
    expect(await open(off, album)).toMatchObject({ faces: [undefined], writes: 0 });
    expect(await pendingOf(album)).toBeUndefined();
  });

  it('is searched once, also if the search has ended the process', async () => {
    const { album, photo } = await storeEarlierPhoto();
    let transactions = 0;
    const deps = withSearch(album, photo);
    const { db } = deps;
    const dying: typeof db = {
      ...db,
      transaction: (work) => {
        transactions += 1;
        return transactions === 2 ? Promise.reject(new Error('killed')) : db.transaction(work);
      },
    };
    await runFaceSearch({ ...deps, db: dying }, album);
    expect(await facesOf(photo)).toBe('');
    // the next search completes the photo sheet
    await open(searching, album);
    await expect.poll(() => pendingOf(album)).toBeUndefined();
    expect(await open(searching, album)).toMatchObject({ faces: [''], writes: 0 });
    expect(await facesOf(photo)).toBe('');
  });

  it('is left to the next search if its rendition cannot be read', async () => {
    const { album, photo } = await storeEarlierPhoto();
    const deps = withSearch(album, photo);
    await runFaceSearch({ ...deps, bucket: depsWithFailingReads.bucket }, album);
    expect(await facesOf(photo)).toBeUndefined();
    await runFaceSearch(deps, album);
    expect(await facesOf(photo)).toMatch(/^[0-9a-f]{16}$/);
  });
});

it('a face search is deleted with its album or account', async () => {
  const { album } = await storeEarlierPhoto();
  // an incomplete record, so that its trigger fails
  await firestore.doc(`faceSearches/${album}`).set({ owner: owner.uid });
  const paths = await findAccountDocumentPaths(jobDeps.db, owner.uid);
  expect(paths).toContain(`faceSearches/${album}`);
  expect((await callApi('DELETE', `/albums/${album}`, { token: owner.idToken })).status).toBe(200);
  expect(await pendingOf(album)).toBeUndefined();
});
