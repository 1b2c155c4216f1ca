import { setTimeout } from 'node:timers/promises';
import { createAlbum, getAlbum, listAlbums, updateAlbum } from '@smriti/shared/album/albums';
import {
  getApprovalProduct,
  listApprovalProducts,
  saveRemarks,
  takeApprovalProduct,
} from '@smriti/shared/album/approval';
import * as reference from '@smriti/shared/catalogue/reference-data';
import { listOrders } from '@smriti/shared/order/orders';
import { confirmPayment, createPayment, getInitialDue } from '@smriti/shared/payment/payments';
import { listPhotos, type PhotoReference } from '@smriti/shared/album/photos';
import type { Auth } from 'firebase-admin/auth';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { Origins } from '../environment.ts';
import { costsTable, type Step, unreadStepsOf } from './costs.ts';
import { newCustomer, newStaff, type Person, sendAs, uploadPhoto } from './shop-client.ts';

const PHOTOS = 50;
/** Its place in the queue, and its cover; the others that wait are read with it. */
const OWN_QUEUE_READS = 2;
const READY_LIMIT_MILLISECONDS = 120_000;
const DESIGN = { title: 'Goa', frame_id: 1, album_size_id: 1, paper_type_id: 1 };

/** What the steps need of answers, which an earlier build has in them too. */
const created = z.object({ data: z.object({ album: z.object({ id: z.string() }) }) });
const initialDue = z.object({ amount: z.number() });
const begun = z.object({ id: z.string() });
const listed = z.object({ photos: z.array(z.object({ state: z.string() })) });

interface AlbumShop {
  origins: Origins;
  bucket: string;
  auth: Auth;
  /** How a photo gets there; as today where it is left out. */
  upload?: typeof uploadPhoto;
}

/** Documents that the API reads and writes for one album of 50 photos on its way to Approved. */
export async function measureAlbumCosts(shop: AlbumShop): Promise<Step[]> {
  const { origins, auth } = shop;
  const customer = await newCustomer(origins);
  const reviewer = await newStaff(origins, auth, 'reviewer');
  const ids = await uploadPhotos(shop, customer);
  await untilReady(origins, customer, ids);

  const steps: Step[] = [];
  const asCustomer = unreadStepsOf(origins, customer, steps);
  const asReviewer = unreadStepsOf(origins, reviewer, steps);

  await asCustomer('the catalogue, once a process', reference.frames.list, {}, 0);
  const saved = await asCustomer('save as Draft', createAlbum, {
    body: { ...DESIGN, images: inOrder(ids), status: 'Draft' },
  });
  const params = { id: created.parse(saved).data.album.id };
  await asCustomer('open in the editor', getAlbum, { params });
  await asCustomer('save another order', updateAlbum, {
    params,
    body: { images: inOrder(ids.toReversed()) },
  });
  await asCustomer('My Cart', listAlbums, { query: { user_id: customer.uid } });
  await asCustomer('request', updateAlbum, { params, body: { status: 'Requested' } });
  const due = await asCustomer('what is due', getInitialDue, { params: { cartId: params.id } });
  const payment = await asCustomer('begin the payment', createPayment, {
    body: {
      user_id: customer.uid,
      amount: initialDue.parse(due).amount,
      payment_type: 'initial',
      cart_id: params.id,
      payment_method: 'card',
      transaction_id: 'TXN_bench',
    },
  });
  await asCustomer('confirm the payment', confirmPayment, {
    params: { id: begun.parse(payment).id },
    body: { token: 'tok_sandbox_success' },
  });
  await asCustomer('My Orders', listOrders, { params: { id: customer.uid } });
  await asReviewer('the queue', listApprovalProducts, {}, OWN_QUEUE_READS);
  await asReviewer('take it', takeApprovalProduct, { params });
  await asReviewer('look at it', getApprovalProduct, { params });
  await asReviewer('remark on two photos', saveRemarks, {
    body: {
      cartId: params.id,
      descriptions: [1, 2].map((sequence) => ({ sequence, description: 'A little dark.' })),
    },
  });
  await asReviewer('respond', updateAlbum, { params, body: { status: 'Responded' } });
  await asCustomer('look at the proof', getAlbum, { params });
  await asCustomer('approve', updateAlbum, { params, body: { status: 'Approved' } });
  return steps;
}

/** What the column 'of others' holds. */
export const OTHERS = 'of others: the catalogue, and the other albums in the queue';

export function albumCostsTable(steps: readonly Step[]): string {
  return costsTable(
    `Firestore documents of one album of ${PHOTOS} photos, from Save to Approved (the photo trigger reads and writes each photo besides); ${OTHERS}`,
    steps,
  );
}

async function uploadPhotos(
  { origins, bucket, upload = uploadPhoto }: AlbumShop,
  customer: Person,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const width = 640 + index; // the same photo twice would be one
    const image = sharp({ create: { width, height: 480, channels: 3, background: 'teal' } });
    ids.push(await upload(origins, bucket, customer, await image.jpeg().toBuffer()));
  }
  return ids;
}

function inOrder(ids: readonly string[]): PhotoReference[] {
  return ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
}

async function untilReady(origins: Origins, customer: Person, ids: readonly string[]) {
  const startedAt = performance.now();
  for (;;) {
    const query = { ids: ids.join(',') };
    const { answer } = await sendAs(origins, customer, listPhotos, { query });
    const ready = listed.parse(answer).photos.filter(({ state }) => state === 'ready');
    if (ready.length === ids.length) return;
    if (performance.now() - startedAt > READY_LIMIT_MILLISECONDS) {
      throw new Error(`only ${ready.length} of ${ids.length} photos have renditions`);
    }
    await setTimeout(500);
  }
}
