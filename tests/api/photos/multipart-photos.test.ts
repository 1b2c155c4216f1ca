import { updateGuestImages } from '@smriti/shared/account/guests';
import { MAX_PHOTO_BYTES, photoPath } from '@smriti/shared/album/photos';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../support/admin';
import { type Guest, createTestGuest } from '../support/guests';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  type Bytes,
  expectNoPhotos,
  photoIdOf,
  createTestPhonePhoto,
  createTestPicture,
  listStoredObjects,
  fetchPhotoRecord,
  createPhotoForm,
  listPhotoRecordIds,
  waitForPhoto,
} from '../support/photos';

const put = ({ uid, token }: Guest, files: Record<string, Bytes>, headers = {}) =>
  callApi('PUT', updateGuestImages.path, {
    token,
    form: createPhotoForm({ guest_id: uid }, files),
    headers,
  });

const kept = async (guest: Guest, files: Record<string, Bytes>) =>
  expectAnswer(await put(guest, files), updateGuestImages.response).images;

const text = (content: string): Bytes => new TextEncoder().encode(content);

/** A valid picture padded to a given size; decoders ignore the bytes after its end. */
function padded(picture: Bytes, length: number): Bytes {
  const bytes = new Uint8Array(length);
  bytes.set(picture);
  return bytes;
}

describe('photos in a form', () => {
  // proves guests-3
  it('are stored and appended to the existing ones, each once', async () => {
    const guest = await createTestGuest();
    const [one, two, three] = await Promise.all([
      createTestPhonePhoto(240, 160),
      createTestPicture(),
      createTestPicture(),
    ]);
    const ids = [one, two, three].map((bytes) => photoIdOf(guest.uid, bytes));

    const first = await kept(guest, { 'a.jpg': one, 'b.jpg': two, 'again.jpg': one });
    const second = await kept(guest, { 'c.jpg': three, 'b.jpg': two });

    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first[0]).toMatchObject({ width: 160, height: 240 });
    expect(second.map(({ id }) => id)).toEqual(ids);
    await Promise.all(ids.map((id) => waitForPhoto(id, 'ready')));
    expect(await listStoredObjects(guest.uid)).toHaveLength(9);
    expect(await fetchPhotoRecord(ids[0] ?? '')).toMatchObject({
      used_by: [guest.uid],
      content_type: 'image/jpeg',
    });
  });

  it('are identified by their content, not their name', async () => {
    const guest = await createTestGuest();
    const png = await createTestPicture(20, 20, 'png');
    const [photo] = await kept(guest, { '../../etc/passwd%00.exe': png });
    expect(photo?.image_path).toBe(photoPath(guest.uid, photoIdOf(guest.uid, png)));
    expect(await fetchPhotoRecord(photoIdOf(guest.uid, png))).toMatchObject({
      content_type: 'image/png',
    });
  });

  it('are stored once for 20 concurrent calls', async () => {
    const guest = await createTestGuest();
    const bytes = await createTestPicture();
    const id = photoIdOf(guest.uid, bytes);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put(guest, { 'same.jpg': bytes })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const document = await waitForPhoto(id, 'ready');
    expect(document).toMatchObject({ used_by: [guest.uid], unused_since: null });
    expect(await listPhotoRecordIds(guest.uid)).toEqual([id]);
    expect(await listStoredObjects(guest.uid)).toHaveLength(3);
    expect((await firestore.doc(`guests/${guest.uid}`).get()).get('photo_ids')).toEqual([id]);
  });

  it('take effect once for each Idempotency-Key', async () => {
    const guest = await createTestGuest();
    const bytes = await createTestPicture();
    const headers = { 'idempotency-key': 'photos-1' };
    const send = async () => put(guest, { 'a.jpg': bytes }, headers);
    const first = expectAnswer(await send(), updateGuestImages.response).images;
    const again = expectAnswer(await send(), updateGuestImages.response).images;
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const other = { 'a.jpg': await createTestPicture() };
    expectError(await put(guest, other, headers), 409);
    await expect.poll(() => listPhotoRecordIds(guest.uid)).toHaveLength(1);
  });
});

describe('a form is refused completely, and nothing is stored,', () => {
  const heic = `\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic`;
  const lies: [string, string, () => Promise<Bytes> | Bytes, number, string][] = [
    ['a text called .jpg', 'diary.jpg', () => text('dear diary'), 415, 'cannot be read'],
    ['an empty file', 'empty.jpg', () => text(''), 400, 'is empty'],
    ['a HEIC picture', 'IMG_1.HEIC', () => text(heic), 415, 'is a HEIC picture'],
    ['an SVG', 'a.svg', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'cannot'],
    ['a Hindi name', 'मेरी तस्वीर.jpg', () => text('x'), 415, 'मेरी तस्वीर.jpg'],
  ];
  it.each(lies)('if it has %s', async (_, name, make, status, words) => {
    const guest = await createTestGuest();
    const error = expectError(
      await put(guest, { 'good.jpg': await createTestPicture(), [name]: await make() }),
      status,
    );
    expect(error.message).toContain(`'${name}'`);
    expect(error.message).toContain(words);
    expect(error.details).toMatchObject([{ field: 'images', message: error.message }]);
    await expectNoPhotos(guest.uid);
  });

  // proves studio-20
  it('if a photo exceeds 30 MB', async () => {
    const guest = await createTestGuest();
    const picture = await createTestPicture();
    const error = expectError(
      await put(guest, { 'huge.jpg': padded(picture, MAX_PHOTO_BYTES + 1) }),
      413,
    );
    expect(error.message).toContain("'huge.jpg'");
    expect(error.message).toContain('30 MB');
    await expectNoPhotos(guest.uid);
    expect(await kept(guest, { 'large.jpg': padded(picture, MAX_PHOTO_BYTES) })).toHaveLength(1);
  });

  it('if it exceeds the size of a form, with a hint', async () => {
    const guest = await createTestGuest();
    const half = padded(await createTestPicture(), 15.8 * 1024 * 1024);
    const error = expectError(await put(guest, { 'a.jpg': half, 'b.jpg': half }), 413);
    expect(error.message).toContain('Upload larger sets straight to Cloud Storage');
    await expectNoPhotos(guest.uid);
  });

  it('if a guest sends more than 20 files', async () => {
    const guest = await createTestGuest();
    const picture = await createTestPicture();
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.jpg`, picture]));
    expect(await kept(guest, many(20))).toHaveLength(1);
    const other = await createTestGuest();
    const error = expectError(await put(other, many(21)), 413);
    expect(error.message).toContain('at most 20 photos');
    await expectNoPhotos(other.uid);
  });

  it('if a picture would exceed the memory when decoded', async () => {
    const guest = await createTestGuest();
    const png = Buffer.from(await createTestPicture(8, 8, 'png'));
    png.writeUInt32BE(10_000, 16);
    png.writeUInt32BE(5_001, 20);
    const error = expectError(await put(guest, { 'large.png': new Uint8Array(png) }), 415);
    expect(error.message).toContain("'large.png' has too many pixels");
    await expectNoPhotos(guest.uid);
  });

  it('if the upload is interrupted in the middle of a photo', async () => {
    const guest = await createTestGuest();
    const form = new Response(
      createPhotoForm({ guest_id: guest.uid }, { 'a.jpg': await createTestPicture() }),
    );
    const type = form.headers.get('content-type') ?? '';
    const whole = new Uint8Array(await form.arrayBuffer());
    for (const share of [0.3, 0.9, 0.99]) {
      const answer = await callApi('PUT', updateGuestImages.path, {
        token: guest.token,
        raw: whole.slice(0, Math.floor(whole.length * share)),
        headers: { 'content-type': type },
      });
      expectError(answer, 400);
    }
    await expectNoPhotos(guest.uid);
  });

  it('if its other fields are refused', async () => {
    const [guest, other] = await Promise.all([createTestGuest(), createTestGuest()]);
    const files = { 'a.jpg': await createTestPicture() };
    const send = (fields: Record<string, string>, token = guest.token) =>
      callApi('PUT', updateGuestImages.path, { token, form: createPhotoForm(fields, files) });
    expectError(await send({}), 400);
    expectError(await send({ guest_id: guest.uid, unheard_of: '1' }), 400);
    expectError(await send({ guest_id: other.uid }), 404);
    expectError(await send({ guest_id: guest.uid }, 'bad.token'), 401);
    await expectNoPhotos(guest.uid);
    await expectNoPhotos(other.uid);
  });

  it('if it has too many photos, and the new ones are deleted', async () => {
    const guest = await createTestGuest();
    const photo_ids = Array.from({ length: 500 }, (_, index) => `x${index}`);
    await firestore.doc(`guests/${guest.uid}`).update({ photo_ids });
    const error = expectError(await put(guest, { 'a.jpg': await createTestPicture() }), 400);
    expect(error.message).toContain('at most 500');
    // the trigger of the upload may still be running
    await expect.poll(() => listStoredObjects(guest.uid)).toEqual([]);
    await expect.poll(() => listPhotoRecordIds(guest.uid)).toEqual([]);
  });
});
