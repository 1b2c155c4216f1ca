import { photoIdSource, photoPath } from '@smriti/shared/album/photos';
import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { bucket, origins } from '../../support/environment';
import { firestore, storage } from '../../support/admin';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A customer or guest who may upload, with a token of the identity provider. */
export interface Uploader {
  uid: string;
  idToken: string;
}

export function computeContentHash(bytes: Bytes): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Id of a photo, computed from its owner and content as clients do. */
export function photoIdOf(uid: string, bytes: Bytes): string {
  const source = photoIdSource(uid, computeContentHash(bytes));
  return createHash('sha256').update(source).digest('base64url');
}

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** A unique picture of random noise. */
export async function createTestPicture(
  width = 60,
  height = 40,
  format: Format = 'jpeg',
): Promise<Bytes> {
  const noise = { width, height, channels: 3 as const };
  const picture = sharp(randomBytes(width * height * 3), { raw: noise });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

/** A photo as phones store it: with EXIF rotation 90° and a GPS position. */
export async function createTestPhonePhoto(width = 2400, height = 1600): Promise<Bytes> {
  const colour = { r: randomBytes(1)[0] ?? 0, g: 90, b: 120 };
  const left = { create: { width: width / 2, height, channels: 3 as const, background: 'red' } };
  const photo = sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  return new Uint8Array(await photo.toBuffer());
}

interface UploadOptions {
  id?: string;
  contentType?: string;
  /** Whether the upload has a ticket already; if left out, one is stored first. */
  hasTicket?: boolean;
}

/** Stores an upload ticket for photos of these sizes, without checking the quota. */
export async function storeUploadTicket(uid: string, files: Record<string, number>): Promise<void> {
  const expires_at = new Date(Date.now() + 60 * 60 * 1000);
  await firestore.doc(`uploads/${uid}`).set({ expires_at, files }, { merge: true });
}

/** Uploads to Cloud Storage through the rules, as the browser's SDK does. @returns the photo id */
export async function uploadPhotoFile(
  { uid, idToken }: Uploader,
  bytes: Bytes,
  { id = photoIdOf(uid, bytes), contentType = 'image/jpeg', hasTicket }: UploadOptions = {},
): Promise<string> {
  if (hasTicket === undefined) await storeUploadTicket(uid, { [id]: bytes.length });
  const name = encodeURIComponent(photoPath(uid, id));
  const response = await fetch(`${origins.storage}/v0/b/${bucket}/o?name=${name}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${idToken}`,
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body: new Blob([
      `--part\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ contentType })}\r\n`,
      `--part\r\ncontent-type: ${contentType}\r\n\r\n`,
      bytes,
      '\r\n--part--',
    ]),
  });
  if (!response.ok) throw new Error(`the upload answered ${response.status}`);
  return id;
}

/** Firestore record of a photo; undefined if there is none. */
export async function fetchPhotoRecord(id: string) {
  return (await firestore.doc(`photos/${id}`).get()).data();
}

/** Waits until the trigger has set the state of a photo. @returns its record */
export async function waitForPhoto(id: string, state: 'ready' | 'failed') {
  return vi.waitUntil(
    async () => {
      const document = await fetchPhotoRecord(id);
      return document?.['state'] === state ? document : null;
    },
    { timeout: 30_000, interval: 250 },
  );
}

/** Paths of a user's originals and renditions in Storage. */
export async function listStoredObjects(uid: string): Promise<string[]> {
  const lists = await Promise.all(
    ['photos', 'renditions'].map((folder) => storage.getFiles({ prefix: `${folder}/${uid}/` })),
  );
  return lists.flatMap(([files]) => files.map(({ name }) => name));
}

/** Ids of a user's photo records in Firestore. */
export async function listPhotoRecordIds(uid: string): Promise<string[]> {
  const { docs } = await firestore.collection('photos').where('owner', '==', uid).get();
  return docs.map(({ id }) => id);
}

/** Expects that a user has no photo in Storage or Firestore, as after a refused upload. */
export async function expectNoPhotos(uid: string): Promise<void> {
  expect(await listStoredObjects(uid)).toEqual([]);
  expect(await listPhotoRecordIds(uid)).toEqual([]);
}

/** A multipart form with fields and with photos by file name. */
export function createPhotoForm(
  fields: Record<string, string>,
  files: Record<string, Bytes>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.append('images', new Blob([bytes], { type: 'image/jpeg' }), name);
  }
  return form;
}
