import { createHash } from 'node:crypto';
import type { AlbumStatus } from '@smriti/shared/album/album-states';
import {
  type Album,
  createAlbum,
  getAlbum,
  type ReviewedAlbum,
  updateAlbum,
} from '@smriti/shared/album/albums';
import { photoIdSource, photoPath } from '@smriti/shared/album/photos';
import sharp from 'sharp';
import { createPhotoRecord } from '../../functions/src/features/photos/photo.records';
import { renditionPath } from '../../functions/src/features/photos/photo.storage';
import { type Account, sharedReviewer } from './accounts';
import { firestore, storage } from './admin';
import { createTestPhotoIds } from './albums';
import { type ApiAnswer, callApi, expectAnswer } from './http';

let drawn = 0;

/** Width and height of test photos, in pixels; too few for a sharp page of a book. */
const SMALL_PIXELS = [800, 600] as const;
/** Width and height of photos that are sharp on a page of a book, in pixels. */
export const SHARP_PIXELS = [1600, 1200] as const;

/** A new JPEG; no two calls return the same image. */
export async function createTestJpeg(
  width: number = SMALL_PIXELS[0],
  height: number = SMALL_PIXELS[1],
): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn % 256, g: Math.floor(drawn / 256) % 256, b: Date.now() % 256 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  const mark = `${process.pid}-${Date.now()}-${drawn}`;
  return image
    .jpeg()
    .withExif({ IFD0: { ImageDescription: mark } })
    .toBuffer();
}

/** The id that the photo `picture` gets when `uid` uploads it. */
export function photoIdOf(uid: string, picture: Buffer): string {
  const hash = createHash('sha256').update(picture).digest('hex');
  return createHash('sha256').update(photoIdSource(uid, hash)).digest('base64url');
}

/** Stores a photo at the path that the browser uploads to, and returns its id. */
export async function uploadPhoto({ uid }: Account, picture?: Buffer): Promise<string> {
  const bytes = picture ?? (await createTestJpeg());
  const id = photoIdOf(uid, bytes);
  // The client retries failed uploads only with a precondition.
  const preconditionOpts = { ifGenerationMatch: 0 };
  const options = { contentType: 'image/jpeg', resumable: false, preconditionOpts };
  await storage.file(photoPath(uid, id)).save(bytes, options);
  return id;
}

/** Uploads photos, which a trigger renders. `storePhotoRecords` is faster where no test needs their files. */
export function uploadPhotos(
  owner: Account,
  count: number,
  pixels: readonly [width: number, height: number] = SMALL_PIXELS,
): Promise<string[]> {
  const upload = async () => uploadPhoto(owner, await createTestJpeg(...pixels));
  return Promise.all(Array.from({ length: count }, upload));
}

/** Stores the records of photos that are ready, without files. */
export async function storePhotoRecords(
  { uid }: Pick<Account, 'uid'>,
  count: number,
): Promise<string[]> {
  const [width, height] = SMALL_PIXELS;
  const size = { width, height };
  const upload = { content_type: 'image/jpeg', size_bytes: 9000, ...size } as const;
  const ids = createTestPhotoIds(count);
  const now = new Date();
  const batch = firestore.batch();
  for (const id of ids) {
    const photo = { owner: uid, id };
    const small = { path: renditionPath(photo, 'small'), token: id, ...size };
    const large = { path: renditionPath(photo, 'large'), token: id, ...size };
    batch.create(firestore.doc(`photos/${id}`), {
      ...createPhotoRecord(photo, { ...upload, content_hash: id }, now),
      state: 'ready',
      renditions: { small, large },
      unused_since: now,
      created_at: now,
    });
  }
  await batch.commit();
  return ids;
}

/** The photos of an album form, numbered from 1. */
export const toSequencedPhotos = (ids: readonly string[]) =>
  ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));

/** Frame ₹5 and paper ₹12 for each photo, size ₹399, binding ₹120. */
export const ALBUM_FORM = {
  title: 'A week in Munnar',
  frame_id: 1,
  paper_type_id: 1,
  album_size_id: 4,
  binding_type_id: 2,
};

/** Size ₹399 with 4 photos a page, paper ₹22 a page, binding ₹120; the rest costs nothing. */
export const PRODUCT_FORM = {
  title: 'Meera is seven',
  product_id: 2,
  album_size_id: 4,
  paper_type_id: 3,
  binding_type_id: 2,
  lamination_id: 2,
  cover_type_id: 1,
};

type Form = Record<string, unknown>;

/** The `call...` functions send a request and return the answer, regardless of its status. */
export const callCreateAlbum = (owner: Account, json: Form, headers?: Record<string, string>) =>
  callApi('POST', '/albums', { token: owner.idToken, json, headers });

export const callUpdateAlbum = (
  caller: Account,
  id: string,
  json: Form,
  headers?: Record<string, string>,
): Promise<ApiAnswer> => callApi('PUT', `/albums/${id}`, { token: caller.idToken, json, headers });

export const callGetAlbum = (caller: Account, id: string) =>
  callApi('GET', `/albums/${id}`, { token: caller.idToken });

export const expectCreatedAlbum = (answer: ApiAnswer): Album =>
  expectAnswer(answer, createAlbum.response).data.album;
export const expectUpdatedAlbum = (answer: ApiAnswer) =>
  expectAnswer(answer, updateAlbum.response).data.album;

/** The updated album in an answer to its owner. */
const expectOwnUpdatedAlbum = (answer: ApiAnswer): Album => {
  const album = expectUpdatedAlbum(answer);
  if (album.viewer === 'owner') return album;
  throw new TypeError('this is not the answer to an owner');
};

/** The current album in the view of its owner or a reviewer. */
export async function fetchAlbum(caller: Account, id: string) {
  return expectAnswer(await callGetAlbum(caller, id), getAlbum.response).album;
}

/** The current album in its owner's view. */
export async function fetchOwnAlbum(owner: Account, id: string) {
  const album = await fetchAlbum(owner, id);
  if (album.viewer === 'owner') return album;
  throw new TypeError('this is not the answer to an owner');
}

/** Changes the status of an album, as its owner or a reviewer. */
export async function moveAlbum(
  caller: Account,
  id: string,
  status: AlbumStatus,
  note = '',
): Promise<Album | ReviewedAlbum> {
  return expectUpdatedAlbum(await callUpdateAlbum(caller, id, { status, note }));
}

/** Creates a complete album with `images`, by default `photos` photos that have no files. */
export async function createTestAlbum(
  owner: Account,
  { photos = 2, images, ...form }: Form & { photos?: number } = {},
): Promise<Album> {
  const used = images ?? toSequencedPhotos(await storePhotoRecords(owner, photos));
  return expectCreatedAlbum(await callCreateAlbum(owner, { ...ALBUM_FORM, images: used, ...form }));
}

/** Stores the initial payment of an album as paid, as a settled payment does. */
export async function markInitialPaymentPaid({ id }: { id: string }): Promise<void> {
  const album = firestore.doc(`albums/${id}`);
  const due: unknown = (await album.get()).get('initial_due_paise');
  await album.update({ initial_paid_paise: due });
}

/** Creates an album that a reviewer has responded to. */
export async function createTestRespondedAlbum(owner: Account, form: Form = {}): Promise<Album> {
  const album = await createTestAlbum(owner, { ...form, status: 'Requested' });
  await markInitialPaymentPaid(album);
  const response = { status: 'Responded', note: 'Lovely pictures.' };
  expectUpdatedAlbum(await callUpdateAlbum(await sharedReviewer(), album.id, response));
  return fetchOwnAlbum(owner, album.id);
}

/** Creates an album with an accepted proof. */
export async function createTestApprovedAlbum(owner: Account, form: Form = {}): Promise<Album> {
  const { id } = await createTestRespondedAlbum(owner, form);
  return expectOwnUpdatedAlbum(await callUpdateAlbum(owner, id, { status: 'Approved' }));
}
