import { setTimeout } from 'node:timers/promises';
import { createAlbum, updateAlbum } from '@smriti/shared/album/albums';
import { listPhotos, requestUploads } from '@smriti/shared/album/photos';
import { confirmPayment, createPayment, getInitialDue } from '@smriti/shared/payment/payments';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import {
  callEndpointAs,
  type ShopUser,
  signInDemoAccount,
  storePhoto,
  toUploadFile,
} from '../../dev/shop/shop-client.ts';
import { readDemoPhotos } from '../../release/screens/demo-photos.ts';
import { DEMO_CUSTOMER } from './demo-album.ts';

const CHOICES = { album_size_id: 4, paper_type_id: 1, frame_id: 1, binding_type_id: 2 };
/** Request before all others in the queue. */
const FIRST_IN_QUEUE = new Date('2026-01-01T00:00:00.000Z');
const START_OF_IMAGE = 2;
/** Maximum wait for the pictures of the photos, in ms. */
const RENDERING_MS = 180_000;
const POLL_MS = 1500;

/** A photo with a JPEG comment, which makes it another photo. */
function addComment(photo: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  const start = photo.subarray(0, START_OF_IMAGE);
  return Buffer.concat([start, head, text, photo.subarray(START_OF_IMAGE)]);
}

async function uploadPhotos(
  origins: Origins,
  { bucket }: Pick<SeededProject, 'bucket'>,
  customer: ShopUser,
  count: number,
): Promise<string[]> {
  const demo = await readDemoPhotos();
  const photos = Array.from({ length: count }, (_, index) =>
    addComment(
      demo[index % demo.length]?.buffer ?? Buffer.alloc(0),
      `bench ${index} ${Date.now()}`,
    ),
  );
  const files = photos.map((bytes) => toUploadFile(customer, bytes));
  await callEndpointAs(origins, customer, requestUploads, { body: { files } });
  for (const bytes of photos) await storePhoto(origins, bucket.name, customer, bytes);
  return files.map(({ photo_id }) => photo_id);
}

/** Waits until the pictures of the photos are made. */
async function waitUntilRendered(
  origins: Origins,
  customer: ShopUser,
  ids: readonly string[],
): Promise<void> {
  for (let waited = 0; waited < RENDERING_MS; waited += POLL_MS) {
    const query = { ids: ids.join(',') };
    const { photos } = await callEndpointAs(origins, customer, listPhotos, { query });
    if (photos.filter(({ state }) => state === 'ready').length === ids.length) return;
    await setTimeout(POLL_MS);
  }
  throw new Error('The pictures of the photos are not made.');
}

/** Creates a paid album in review with new photos, before all others in the queue. @returns its id */
export async function createAlbumInReview(
  origins: Origins,
  { bucket, firestore }: Pick<SeededProject, 'bucket' | 'firestore'>,
  photos: number,
): Promise<string> {
  const customer = await signInDemoAccount(origins, DEMO_CUSTOMER);
  const ids = await uploadPhotos(origins, { bucket }, customer, photos);
  await waitUntilRendered(origins, customer, ids);
  const images = ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
  const { data } = await callEndpointAs(origins, customer, createAlbum, {
    body: { title: 'Sixty photos', ...CHOICES, images },
  });
  const { id } = data.album;
  await callEndpointAs(origins, customer, updateAlbum, {
    params: { id },
    body: { status: 'Requested' },
  });
  const { amount } = await callEndpointAs(origins, customer, getInitialDue, {
    params: { cartId: id },
  });
  if (amount > 0) {
    const payment = await callEndpointAs(origins, customer, createPayment, {
      body: {
        user_id: customer.uid,
        amount,
        payment_method: 'card',
        payment_type: 'initial',
        cart_id: id,
        transaction_id: `TXN_${id}`,
      },
    });
    await callEndpointAs(origins, customer, confirmPayment, {
      params: { id: payment.id },
      body: { token: 'tok_sandbox_success' },
    });
  }
  await firestore.doc(`reviewQueue/${id}`).update({ requested_at: FIRST_IN_QUEUE });
  return id;
}
