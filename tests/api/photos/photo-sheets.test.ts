import { getApprovalProduct } from '@smriti/shared/album/approval';
import { getAlbum } from '@smriti/shared/album/albums';
import { photoPath } from '@smriti/shared/album/photos';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { completePendingUnreferences } from '../../../functions/src/features/photos/photo-unreference.service';
import { renderStoredPhoto } from '../../../functions/src/features/photos/photo-rendering.service';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import {
  ALBUM_FORM,
  expectUpdatedAlbum,
  callGetAlbum,
  toSequencedPhotos,
  expectCreatedAlbum,
  callCreateAlbum,
  callUpdateAlbum,
} from '../../support/designs';
import { callApi, expectAnswer } from '../../support/http';
import {
  createTestAddress,
  expectPlacement,
  placementForm,
  callPlaceOrder,
  storeApprovedAlbum,
} from '../../support/orders';
import {
  createTestPicture,
  fetchPhotoRecord,
  waitForPhoto,
  uploadPhotoFile,
} from '../support/photos';

let owner: Account;
beforeAll(async () => {
  owner = await createTestCustomer();
});

async function readyPhotos(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(await uploadPhotoFile(owner, await createTestPicture()));
  }
  await Promise.all(ids.map((id) => waitForPhoto(id, 'ready')));
  return ids;
}

const albumOf = async (ids: readonly string[]) =>
  expectCreatedAlbum(
    await callCreateAlbum(owner, { ...ALBUM_FORM, images: toSequencedPhotos(ids) }),
  ).id;

/**
 * Images on the album's page and the reads that they cost: the minimum of three calls, because
 * every two seconds an instance checks for a new catalogue, with one more read.
 */
async function page(id: string) {
  const answer = await callGetAlbum(owner, id);
  const { images } = expectAnswer(answer, getAlbum.response).album;
  const answers = [answer, await callGetAlbum(owner, id), await callGetAlbum(owner, id)];
  const costs = answers.map(({ headers }) => Number(headers.get('x-firestore-reads')));
  return { images, reads: Math.min(...costs) };
}

const sheetOf = async (id: string) => {
  const photos: unknown = (await readDocument(`photoSheets/${id}`))?.['photos'];
  return Object.keys(photos ?? {}).sort();
};

const statusOf = async (url: string | null | undefined) => (await fetch(url ?? '')).status;
const render = (id: string) => renderStoredPhoto(jobDeps, photoPath(owner.uid, id));

describe('the sheet of an album', () => {
  it('replaces the reads of single photos after photos were added and removed', async () => {
    const ids = await readyPhotos(4);
    const id = await albumOf(ids.slice(0, 3));
    const first = await page(id);
    // the album, its photo sheet and its history
    expect(first.reads).toBe(3);
    for (const [index, image] of first.images.entries()) {
      const record = await fetchPhotoRecord(ids[index] ?? '');
      expect(image).toMatchObject({ state: 'ready', width: record?.['width'] as number });
      expect(await statusOf(image.image_url)).toBe(200);
      expect(await statusOf(image.thumbnail_url)).toBe(200);
    }
    expectUpdatedAlbum(
      await callUpdateAlbum(owner, id, { images: toSequencedPhotos(ids.slice(1)) }),
    );
    expect(await sheetOf(id)).toEqual(ids.slice(1).sort());
    expect((await page(id)).reads).toBe(3);
    expect((await callApi('DELETE', `/albums/${id}`, { token: owner.idToken })).status).toBe(200);
    expect(await readDocument(`photoSheets/${id}`)).toBeUndefined();
  });

  it('is updated with renditions that finish after the album was saved', async () => {
    const [photo = ''] = await readyPhotos(1);
    await firestore.doc(`photos/${photo}`).update({ state: 'processing' });
    const id = await albumOf([photo]);
    expect(await sheetOf(id)).toEqual([]);
    expect((await page(id)).images[0]).toMatchObject({ state: 'processing', image_url: null });
    expect(await render(photo)).toBe('rendered');
    expect(await sheetOf(id)).toEqual([photo]);
    const { images, reads } = await page(id);
    expect([images[0]?.state, reads]).toEqual(['ready', 3]);
    expect(await statusOf(images[0]?.image_url)).toBe(200);
  });

  it('shows that a photo has failed', async () => {
    const [broken = '', lost = ''] = await readyPhotos(2);
    await firestore.doc(`photos/${broken}`).update({ state: 'processing' });
    const id = await albumOf([broken, lost]);
    await firestore.doc(`photos/${broken}`).update({ state: 'failed' });
    expect((await page(id)).images.map(({ state }) => state)).toEqual(['failed', 'ready']);
    await storage.file(photoPath(owner.uid, lost)).save('something else', {
      contentType: 'image/jpeg',
      resumable: false,
    });
    await waitForPhoto(lost, 'failed');
    const { images } = await page(id);
    expect(images[1]).toMatchObject({ state: 'failed', image_url: null });
    expect(await sheetOf(id)).toEqual([]);
  });

  it('may be missing, as for albums of earlier releases', async () => {
    const ids = await readyPhotos(2);
    const id = await albumOf(ids);
    await firestore.doc(`photoSheets/${id}`).delete();
    const { images, reads } = await page(id);
    expect(images.every(({ image_url }) => image_url !== null)).toBe(true);
    expect(reads).toBe(5);
    expect(await render(ids[0] ?? '')).toBe('known');
  });
});

/** Waits until the trigger has handled the photos that left an album. */
const untilReleased = (albumId: string) =>
  vi.waitUntil(
    async () => {
      const all = firestore.collection('photoReleases').where('album_id', '==', albumId);
      return (await all.get()).empty;
    },
    { timeout: 30_000, interval: 100 },
  );

describe('a photo that is removed from an album', () => {
  it('gets new URLs in every album that keeps it', async () => {
    const [shared = '', own = ''] = await readyPhotos(2);
    const [one, two] = [await albumOf([shared, own]), await albumOf([shared])];
    const before = await page(one);
    expect((await callApi('DELETE', `/albums/${one}`, { token: owner.idToken })).status).toBe(200);
    await untilReleased(one);
    for (const { image_url, thumbnail_url } of before.images) {
      expect(await statusOf(image_url)).toBe(403);
      expect(await statusOf(thumbnail_url)).toBe(403);
    }
    const [kept] = (await page(two)).images;
    expect(kept?.image_url).not.toBe(before.images[0]?.image_url);
    expect(await statusOf(kept?.image_url)).toBe(200);
    expect(await statusOf(kept?.thumbnail_url)).toBe(200);

    expectUpdatedAlbum(await callUpdateAlbum(owner, two, { images: toSequencedPhotos([own]) }));
    await untilReleased(two);
    expect(await statusOf(kept?.image_url)).toBe(403);
  });

  it('keeps its URLs as part of an earlier round until the album is placed', async () => {
    const [kept = '', dropped = ''] = await readyPhotos(2);
    const album = await storeApprovedAlbum(owner, {
      photo_ids: [kept],
      round_photo_ids: [kept, dropped],
      round: 1,
    });
    const used = { used_by: [album.id], unused_since: null };
    await Promise.all([kept, dropped].map((id) => firestore.doc(`photos/${id}`).update(used)));
    await firestore
      .doc(`albums/${album.id}/rounds/0001`)
      .set({ round: 1, begun_at: new Date(), photo_ids: [kept, dropped], remarks: {} });
    const rounds = async () => {
      const answer = await callApi('GET', `/approval-products/${album.id}`, {
        token: owner.idToken,
      });
      return expectAnswer(answer, getApprovalProduct.response).rounds[0]?.images ?? [];
    };
    const before = await rounds();
    expectPlacement(
      await callPlaceOrder(owner, placementForm(owner, await createTestAddress(owner), [album])),
    );
    await untilReleased(album.id);
    expect(await statusOf(before[0]?.image_url)).toBe(200);
    expect(await statusOf(before[1]?.image_url)).toBe(403);
    const left = await fetchPhotoRecord(dropped);
    expect(left).toMatchObject({ used_by: [] });
    expect(left?.['unused_since']).not.toBeNull();
    expect(await fetchPhotoRecord(kept)).toMatchObject({ used_by: [album.id] });
    // after the sweep of the photo, the round still lists it as gone
    await firestore.doc(`photos/${dropped}`).delete();
    expect((await rounds()).map(({ state }) => state)).toEqual(['ready', 'gone']);
  });

  it('is released by the daily sweep if the event failed', async () => {
    const [photo = ''] = await readyPhotos(1);
    const [image] = (await page(await albumOf([photo]))).images;
    await firestore.doc('photoReleases/left').set({
      id: 'left',
      owner: owner.uid,
      album_id: 'gone',
      photo_ids: [photo, 'no-such-photo'],
      still_used: false,
      created_at: new Date(),
    });
    await completePendingUnreferences(jobDepsInDays(1));
    expect(await readDocument('photoReleases/left')).toBeUndefined();
    expect(await statusOf(image?.image_url)).toBe(403);
  });
});
