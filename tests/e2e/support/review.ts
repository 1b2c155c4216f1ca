import type { AnswerOf } from '@smriti/shared/base/endpoint';
import {
  getApprovalProduct,
  saveRemarks,
  takeApprovalProduct,
} from '@smriti/shared/album/approval';
import { saveProposal } from '@smriti/shared/book/proposals';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { AlbumRecord } from '../../../functions/src/features/albums/album.records';
import {
  type Account,
  type Member,
  createTestCustomer,
  sharedReviewer,
} from '../../support/accounts';
import { createTestPhotoIds } from '../../support/albums';
import {
  ALBUM_FORM,
  fetchAlbum,
  toSequencedPhotos,
  expectCreatedAlbum,
  markInitialPaymentPaid,
  moveAlbum,
  createTestJpeg,
  callCreateAlbum,
  uploadPhoto,
} from '../../support/designs';
import { callEndpoint } from '../../support/http';
import { storePaidRequestedAlbum } from '../../support/orders';
import { buildCropProposal } from '../../support/proposals';

/* Albums in review, set up through the API. */

export interface ReviewedAlbum {
  owner: Member;
  id: string;
  title: string;
}

const newTitle = () => `Goa ${randomUUID().slice(0, 8)}`;

/** Stores an album in review with three photos that have no picture files. */
export async function createTestRequestedAlbum(
  changes: Partial<AlbumRecord> = {},
): Promise<ReviewedAlbum> {
  const owner = await createTestCustomer();
  const form = { title: newTitle(), photo_ids: createTestPhotoIds(3), ...changes };
  const { id, title } = await storePaidRequestedAlbum(owner, form);
  return { owner, id, title };
}

/** Pixel sizes of the photos of `newPicturedAlbum`; the second is too small for any album. */
const PHOTO_PIXELS = [
  [2400, 1800],
  [320, 240],
  [1500, 2000],
] as const;

/** Uploads three photos, waits for their renditions and requests the review of their album. */
export async function createTestAlbumWithPictures(): Promise<ReviewedAlbum> {
  const owner = await createTestCustomer();
  const title = newTitle();
  const pictures = await Promise.all(PHOTO_PIXELS.map((pixels) => createTestJpeg(...pixels)));
  const photos = await Promise.all(pictures.map((picture) => uploadPhoto(owner, picture)));
  const form = { ...ALBUM_FORM, title, images: toSequencedPhotos(photos), status: 'Requested' };
  const album = expectCreatedAlbum(await callCreateAlbum(owner, form));
  await markInitialPaymentPaid(album);
  const areReady = async () => {
    const { images } = await fetchAlbum(owner, album.id);
    return images.every(({ state }) => state === 'ready');
  };
  await expect.poll(areReady, { timeout: 30_000 }).toBe(true);
  return { owner, id: album.id, title };
}

/** Remarks by index of their photos. */
export type Remarks = Readonly<Record<number, string>>;

export async function saveRemarksAs(
  reviewer: Account,
  { id }: ReviewedAlbum,
  remarks: Remarks,
): Promise<void> {
  const descriptions = Object.entries(remarks).map(([sequence, description]) => ({
    sequence: Number(sequence),
    description,
  }));
  await callEndpoint(saveRemarks, {
    body: { cartId: id, descriptions },
    token: reviewer.idToken,
  });
}

export async function takeAlbum(reviewer: Account, { id }: ReviewedAlbum): Promise<void> {
  await callEndpoint(takeApprovalProduct, { params: { id }, token: reviewer.idToken });
}

/** Proposes another crop of the photos of the first spread. */
export async function proposeNewCrop(reviewer: Account, { id }: ReviewedAlbum): Promise<void> {
  const { params, json: body } = await buildCropProposal(reviewer, id);
  await callEndpoint(saveProposal, { params, body, token: reviewer.idToken });
}

/** Saves remarks and sends the response, as another reviewer. */
export async function respondToAlbum(
  album: ReviewedAlbum,
  remarks: Remarks,
  note = '',
): Promise<void> {
  const reviewer = await sharedReviewer();
  await saveRemarksAs(reviewer, album, remarks);
  await moveAlbum(reviewer, album.id, 'Responded', note);
}

/** The review in its customer's view. */
export function fetchReview({
  owner,
  id,
}: Pick<ReviewedAlbum, 'owner' | 'id'>): Promise<AnswerOf<typeof getApprovalProduct>> {
  return callEndpoint(getApprovalProduct, { params: { id }, token: owner.idToken });
}
