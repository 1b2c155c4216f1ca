import { listPhotos, type Photo, photoPath } from '@smriti/shared/album/photos';
import { photoFacts } from '@smriti/shared/book/photo-facts';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { retryFailedPhotos } from '../../../functions/src/features/photos/photo-retry.service';
import { renderStoredPhoto } from '../../../functions/src/features/photos/photo-rendering.service';
import { SHOP_DEFAULTS } from '../../../functions/src/platform/parameters/shop-parameters';
import { readStoredBytes } from '../../../functions/src/platform/pictures/stored-picture';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { depsWithFailingReadsOfAnyObject, depsWithFailingReads, jobDeps } from '../../support/deps';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  type Bytes,
  computeContentHash,
  expectNoPhotos,
  photoIdOf,
  createTestPhonePhoto,
  createTestPicture,
  listStoredObjects,
  fetchPhotoRecord,
  waitForPhoto,
  uploadPhotoFile,
} from '../support/photos';

const JPEG = { contentType: 'image/jpeg' };

async function ask({ idToken: token }: Account, ids: readonly string[]): Promise<Photo[]> {
  const answer = await callApi('GET', `${listPhotos.path}?ids=${ids.join(',')}`, { token });
  return expectAnswer(answer, listPhotos.response).photos;
}

async function shown(account: Account, id: string): Promise<Photo> {
  const [photo] = await ask(account, [id]);
  if (!photo) throw new Error('the photo is not there');
  return photo;
}

async function fetched(url: string | null) {
  const response = await fetch(url ?? '');
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an uploaded photo', () => {
  it('gets upright renditions without metadata, which their URLs open', async () => {
    const customer = await createTestCustomer();
    const id = await uploadPhotoFile(customer, await createTestPhonePhoto());
    await waitForPhoto(id, 'ready');

    const photo = await shown(customer, id);

    expect(photo).toMatchObject({ id, width: 1600, height: 2400, state: 'ready' });
    expect(photo.image_path).toBe(photoPath(customer.uid, id));
    for (const [url, size] of [
      [photo.image_url, { width: 1067, height: 1600 }],
      [photo.thumbnail_url, { width: 267, height: 400 }],
    ] as const) {
      const { headers, bytes } = await fetched(url);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', ...size });
      expect(metadata.exif).toBeUndefined();
      const top = sharp(bytes).extract({ left: 100, top: 10, width: 1, height: 1 });
      expect((await top.raw().toBuffer())[0]).toBeGreaterThan(200); // red: the original's left half
      const withoutToken = new URL(url ?? '');
      withoutToken.searchParams.delete('token');
      expect((await fetch(withoutToken)).status).toBe(403);
    }
  });

  it('is recorded with its properties, without users', async () => {
    const customer = await createTestCustomer();
    const bytes = await createTestPicture(60, 40, 'png');
    const id = await uploadPhotoFile(customer, bytes, { contentType: 'image/jpeg' });
    expect(await waitForPhoto(id, 'ready')).toMatchObject({
      owner: customer.uid,
      content_hash: computeContentHash(bytes),
      content_type: 'image/png',
      size_bytes: bytes.length,
      used_by: [],
      unused_since: expect.anything() as unknown,
    });
  });

  it('returns the facts for filling books to its owner, with the capture time', async () => {
    const customer = await createTestCustomer();
    const taken = sharp(await createTestPicture(200, 100)).withExif({
      IFD2: { DateTimeOriginal: '2026:01:24 09:30:00' },
    });
    const id = await uploadPhotoFile(customer, new Uint8Array(await taken.jpeg().toBuffer()));
    await waitForPhoto(id, 'ready');
    expect(photoFacts.parse((await shown(customer, id)).facts)).toMatchObject({
      taken_at: Date.UTC(2026, 0, 24, 9, 30),
    });
  });

  const wide = async () => {
    const raw = { width: 32, height: 32, channels: 3 as const };
    const pixels = Uint16Array.from({ length: 32 * 32 * 3 }, () => Math.random() * 65_535);
    return new Uint8Array(await sharp(pixels, { raw }).toColourspace('rgb16').png().toBuffer());
  };
  const kinds: [string, () => Promise<Bytes>][] = [
    ['a PNG of 16 bits', wide],
    ['a WebP', () => createTestPicture(50, 50, 'webp')],
    ['a GIF', () => createTestPicture(50, 50, 'gif')],
    [
      'a JPEG in CMYK',
      async () => {
        const cmyk = sharp(await createTestPicture())
          .toColourspace('cmyk')
          .jpeg();
        return new Uint8Array(await cmyk.toBuffer());
      },
    ],
    [
      'a black and white JPEG',
      async () =>
        new Uint8Array(
          await sharp(await createTestPicture())
            .greyscale()
            .jpeg()
            .toBuffer(),
        ),
    ],
  ];
  it.each(kinds)('may be %s', async (_, make) => {
    const customer = await createTestCustomer();
    const id = await uploadPhotoFile(customer, await make(), { contentType: 'image/png' });
    await waitForPhoto(id, 'ready');
    const { bytes } = await fetched((await shown(customer, id)).thumbnail_url);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it('is never enlarged', async () => {
    const customer = await createTestCustomer();
    const id = await uploadPhotoFile(customer, await createTestPicture(7, 5));
    await waitForPhoto(id, 'ready');
    const { bytes } = await fetched((await shown(customer, id)).image_url);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 7, height: 5 });
  });

  /** An interlaced 16-bit PNG of 10,000 x 5,000 pixels: a decoder needs 300 MB for it. */
  const interlacedBomb = async () => {
    const raw = { width: 8, height: 8, channels: 3 as const };
    const pixels = Uint16Array.from({ length: 8 * 8 * 3 }, () => Math.random() * 65_535);
    const image = sharp(pixels, { raw }).toColourspace('rgb16').png({ progressive: true });
    const bytes = await image.toBuffer();
    bytes.writeUInt32BE(10_000, 16);
    bytes.writeUInt32BE(5_000, 20);
    return new Uint8Array(bytes);
  };

  const broken: [string, () => Promise<Bytes> | Bytes][] = [
    ['a text', () => new TextEncoder().encode(`not a picture, but ${Math.random()}`)],
    ['an SVG', () => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"/>`)],
    ['half a JPEG', async () => (await createTestPhonePhoto()).slice(0, 6000)],
    ['a bomb of pixels', () => interlacedBomb()],
    [
      'a flood of pixels',
      async () => {
        const black = { width: 8000, height: 8000, channels: 3 as const, background: 'black' };
        return new Uint8Array(await sharp({ create: black }).png().toBuffer());
      },
    ],
  ];
  it.each(broken)('fails if it is %s', async (_, make) => {
    const customer = await createTestCustomer();
    const id = await uploadPhotoFile(customer, await make());
    await waitForPhoto(id, 'failed');
    expect(await shown(customer, id)).toMatchObject({
      state: 'failed',
      image_url: null,
      thumbnail_url: null,
    });
    expect(await listStoredObjects(customer.uid)).toEqual([photoPath(customer.uid, id)]);
  });

  it('is deleted if its id does not match its content', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const bytes = await createTestPicture();
    const name = photoPath(customer.uid, photoIdOf(other.uid, bytes));
    await uploadPhotoFile(customer, bytes, { id: photoIdOf(other.uid, bytes) });
    await expect.poll(() => storage.file(name).exists()).toEqual([false]);
    await expectNoPhotos(customer.uid);
  });

  it.each(['gzip', 'br'])('is deleted unread if it is encoded: %s', async (contentEncoding) => {
    const customer = await createTestCustomer();
    const bytes = await createTestPicture();
    const name = photoPath(customer.uid, photoIdOf(customer.uid, bytes));
    const metadata = { ...JPEG, contentEncoding };
    await storage.file(name).save(gzipSync(bytes), { resumable: false, metadata });
    // 'gone' if the emulator's trigger handled the upload first
    expect(['refused', 'gone']).toContain(await renderStoredPhoto(depsWithFailingReads, name));
    await expectNoPhotos(customer.uid);
  });

  it('cannot take over the record of another photo', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const bytes = await createTestPicture();
    const id = await uploadPhotoFile(customer, bytes);
    const before = await waitForPhoto(id, 'ready');
    await uploadPhotoFile(other, bytes, { id });
    const name = photoPath(other.uid, id);
    await expect.poll(() => storage.file(name).exists()).toEqual([false]);
    expect(await fetchPhotoRecord(id)).toEqual(before);
  });
});

describe('the event of an upload', () => {
  const newUploadedPhoto = async () => {
    const customer = await createTestCustomer();
    const bytes = await createTestPicture();
    const id = await uploadPhotoFile(customer, bytes);
    await waitForPhoto(id, 'ready');
    return { customer, bytes, id, name: photoPath(customer.uid, id) };
  };
  /** Deletes the record and renditions, so that the next event is the first one for the photo. */
  async function resetToUnhandled(scene: Awaited<ReturnType<typeof newUploadedPhoto>>) {
    await firestore.doc(`photos/${scene.id}`).delete();
    await storage.deleteFiles({ prefix: `renditions/${scene.customer.uid}/` });
    return scene;
  }

  it('may arrive many times at once, with one record and one URL per rendition', async () => {
    const { customer, id, name } = await resetToUnhandled(await newUploadedPhoto());
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => renderStoredPhoto(jobDeps, name)),
    );
    expect(outcomes).toContain('rendered');
    expect(outcomes.every((outcome) => ['rendered', 'known'].includes(outcome))).toBe(true);
    const photo = await shown(customer, id);
    await fetched(photo.image_url);
    await fetched(photo.thumbnail_url);
    expect(await listStoredObjects(customer.uid)).toHaveLength(3);
  });

  it('has no effect when it arrives again', async () => {
    const { id, name } = await newUploadedPhoto();
    const before = await fetchPhotoRecord(id);
    expect(await renderStoredPhoto(jobDeps, name)).toBe('known');
    expect(await fetchPhotoRecord(id)).toEqual(before);
  });

  it('continues after an interruption, with the same URLs', async () => {
    const { customer, id, name } = await newUploadedPhoto();
    const before = await fetchPhotoRecord(id);
    await firestore.doc(`photos/${id}`).update({ state: 'processing' });
    await storage.deleteFiles({ prefix: `renditions/${customer.uid}/` });
    expect(await renderStoredPhoto(jobDeps, name)).toBe('rendered');
    expect(await fetchPhotoRecord(id)).toEqual(before);
    await fetched((await shown(customer, id)).image_url);
  });

  it('searches for faces at the first attempt only', async () => {
    const { id, name } = await newUploadedPhoto();
    const deps = { ...jobDeps, config: { shop: SHOP_DEFAULTS } };
    const factsAfter = async (attempts: number) => {
      await firestore.doc(`photos/${id}`).update({ state: 'processing', attempts });
      expect(await renderStoredPhoto(deps, name)).toBe('rendered');
      return photoFacts.parse((await fetchPhotoRecord(id))?.['facts']);
    };
    expect(await factsAfter(0)).toMatchObject({ faces: '' });
    expect(await factsAfter(1)).toMatchObject({ faces: '' });
  });

  it('stores nothing for a deleted photo', async () => {
    const { customer, name } = await resetToUnhandled(await newUploadedPhoto());
    await storage.file(name).delete();
    expect(await renderStoredPhoto(jobDeps, name)).toBe('gone');
    await expectNoPhotos(customer.uid);
  });

  it('stores nothing for a photo that is deleted during the read', async () => {
    const { customer, name } = await resetToUnhandled(await newUploadedPhoto());
    const { db } = jobDeps;
    const deleting: typeof db = {
      ...db,
      transaction: async (work) => {
        await storage.file(name).delete({ ignoreNotFound: true });
        return db.transaction(work);
      },
    };
    expect(await renderStoredPhoto({ ...jobDeps, db: deleting }, name)).toBe('gone');
    await expectNoPhotos(customer.uid);
  });

  it('stores no renditions for a photo whose record is deleted meanwhile', async () => {
    const { customer, id, name } = await resetToUnhandled(await newUploadedPhoto());
    const { db } = jobDeps;
    let transactions = 0;
    const deleting: typeof db = {
      ...db,
      transaction: async (work) => {
        transactions += 1;
        if (transactions === 3) await firestore.doc(`photos/${id}`).delete();
        return db.transaction(work);
      },
    };
    expect(await renderStoredPhoto({ ...jobDeps, db: deleting }, name)).toBe('gone');
    expect(await listStoredObjects(customer.uid)).toEqual([name]);
  });

  it('counts an attempt before the read, and gives up at the third that ends the process', async () => {
    const customer = await createTestCustomer();
    const id = photoIdOf(customer.uid, await createTestPicture());
    const name = photoPath(customer.uid, id);
    for (const attempts of [1, 2, 3]) {
      await expect(renderStoredPhoto(depsWithFailingReadsOfAnyObject, name)).rejects.toThrow(
        'killed',
      );
      expect(await fetchPhotoRecord(id)).toMatchObject({ state: 'processing', attempts });
    }
    expect(await renderStoredPhoto(depsWithFailingReadsOfAnyObject, name)).toBe('given up');
    expect(await fetchPhotoRecord(id)).toMatchObject({ state: 'failed', owner: customer.uid });
  });

  it('neither counts attempts of nor replaces the photo of another owner before the read', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const id = photoIdOf(customer.uid, await createTestPicture());
    const reading = ({ uid }: Account) =>
      renderStoredPhoto(depsWithFailingReadsOfAnyObject, photoPath(uid, id));
    await expect(reading(customer)).rejects.toThrow('killed');
    const before = await fetchPhotoRecord(id);
    await expect(reading(other)).rejects.toThrow('killed');
    expect(await fetchPhotoRecord(id)).toEqual(before);
  });

  it('replaces the record of a user who only claimed to have the photo', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const bytes = await createTestPicture();
    const id = photoIdOf(customer.uid, bytes);
    const lie = renderStoredPhoto(depsWithFailingReadsOfAnyObject, photoPath(other.uid, id));
    await expect(lie).rejects.toThrow('killed');
    const name = photoPath(customer.uid, id);
    await storage.file(name).save(Buffer.from(bytes), { resumable: false, ...JPEG });
    // 'known' if the emulator's trigger handled the upload first
    expect(['rendered', 'known']).toContain(await renderStoredPhoto(jobDeps, name));
    expect(await fetchPhotoRecord(id)).toMatchObject({ owner: customer.uid, state: 'ready' });
  });

  it('counts an attempt before the decoding, and gives up at the third', async () => {
    const { customer, id, name } = await resetToUnhandled(await newUploadedPhoto());
    const attempts = async () => (await fetchPhotoRecord(id))?.['attempts'] as unknown;
    /** Simulates a process that ends while decoding, after it has counted the attempt. */
    const { db } = jobDeps;
    const handleAndEnd = () => {
      let transactions = 0;
      const ending: typeof db = {
        ...db,
        transaction: (work) => {
          transactions += 1;
          return transactions === 1 ? db.transaction(work) : Promise.reject(new Error('killed'));
        },
      };
      return renderStoredPhoto({ ...jobDeps, db: ending }, name);
    };
    for (const count of [1, 2, 3]) {
      await expect(handleAndEnd()).rejects.toThrow('killed');
      expect(await attempts()).toBe(count);
    }
    expect(await renderStoredPhoto(jobDeps, name)).toBe('given up');
    expect(await shown(customer, id)).toMatchObject({ state: 'failed', image_url: null });

    const by = { uid: 'meera', role: 'admin', requestId: id } as const;
    const ask = () => retryFailedPhotos(jobDeps, { by, ids: [id, 'x'.repeat(43)] });
    expect(await ask()).toEqual({ begun: 1, missing: 0 });
    expect(await ask()).toEqual({ begun: 0, missing: 0 });
    await waitForPhoto(id, 'ready');
    const entries = await firestore.collection('audit').where('request_id', '==', id).get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'photo.read_again', before: { attempts: 3 }, state: 'done' },
    ]);
  });

  it('cannot be processed again once its file is deleted', async () => {
    const { id, name } = await newUploadedPhoto();
    await firestore.doc(`photos/${id}`).update({ state: 'failed' });
    await storage.file(name).delete();
    const by = { uid: 'meera', role: 'admin', requestId: id } as const;
    expect(await retryFailedPhotos(jobDeps, { by, ids: [id] })).toEqual({ begun: 0, missing: 1 });
    expect(await fetchPhotoRecord(id)).toMatchObject({ state: 'failed' });
  });

  it('counts no attempt of a processed photo', async () => {
    const { id, name } = await resetToUnhandled(await newUploadedPhoto());
    expect(await renderStoredPhoto(jobDeps, name)).toBe('rendered');
    expect((await fetchPhotoRecord(id))?.['attempts']).toBe(0);
  });

  it('is retried while the previous photo is being deleted', async () => {
    const { id, name } = await newUploadedPhoto();
    await firestore.doc(`photos/${id}`).update({ state: 'sweeping' });
    await expect(renderStoredPhoto(jobDeps, name)).rejects.toThrow('being deleted');
    await storage.file(name).delete();
    expect(await renderStoredPhoto(jobDeps, name)).toBe('gone');
  });

  it.each(['catalogue/a.webp', 'photos/a', 'photos/a/b/c', 'renditions/a/b_400.webp'])(
    'is ignored for %s',
    async (name) => {
      expect(await renderStoredPhoto(jobDeps, name)).toBe('no photo');
    },
  );
});

describe('the bytes of an object', () => {
  const packed = gzipSync(Buffer.alloc(1_000_000));
  async function storedFile() {
    const file = storage.file(`exports/nobody/${randomUUID()}`);
    const metadata = { ...JPEG, contentEncoding: 'gzip' };
    await file.save(packed, { resumable: false, metadata });
    return file;
  }

  it('are read as they are stored', async () => {
    expect(await readStoredBytes(await storedFile())).toEqual(packed);
  });

  it('are read up to a limit', async () => {
    const reading = readStoredBytes(await storedFile(), packed.length - 1);
    await expect(reading).rejects.toThrow(`more than ${packed.length - 1} bytes`);
  });

  it('are null for a deleted object', async () => {
    expect(await readStoredBytes(storage.file('exports/nobody/none'))).toBeNull();
  });
});

describe('GET /photos', () => {
  it('returns the photos of the caller in the requested order, and leaves out others', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const mine = await Promise.all(
      [1, 2].map(async () => uploadPhotoFile(customer, await createTestPicture())),
    );
    const theirs = await uploadPhotoFile(other, await createTestPicture());
    await Promise.all([...mine, theirs].map((id) => waitForPhoto(id, 'ready')));
    const missing = photoIdOf(customer.uid, await createTestPicture());
    const photos = await ask(customer, [theirs, ...mine, missing]);
    expect(photos.map(({ id }) => id)).toEqual(mine);
  });

  it('leaves out a photo that is being deleted', async () => {
    const customer = await createTestCustomer();
    const id = await uploadPhotoFile(customer, await createTestPicture());
    await waitForPhoto(id, 'ready');
    await firestore.doc(`photos/${id}`).update({ state: 'sweeping' });
    expect(await ask(customer, [id])).toEqual([]);
  });

  it('requires a signed-in user, not a guest', async () => {
    const path = `${listPhotos.path}?ids=${'a'.repeat(43)}`;
    expectError(await callApi('GET', path), 401);
    const guest = await createTestAccountWithRole('guest');
    expectError(await callApi('GET', path, { token: guest.idToken }), 403);
  });

  it('requires one to a hundred ids', async () => {
    const { idToken: token } = await createTestCustomer();
    const hundred = Array.from({ length: 101 }, () => 'a'.repeat(43)).join(',');
    for (const ids of ['', 'x', `${'a'.repeat(43)},`, hundred]) {
      expectError(await callApi('GET', `${listPhotos.path}?ids=${ids}`, { token }), 400);
    }
  });
});
