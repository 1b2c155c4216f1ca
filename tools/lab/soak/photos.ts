import { setTimeout } from 'node:timers/promises';
import { listPhotos, requestUploads } from '@smriti/shared/album/photos';
import sharp from 'sharp';
import { toUploadFile, type ShopUser, storePhoto } from '../../dev/shop/shop-client.ts';
import { callShop, type Shop } from './shop.ts';

export type SourcePictures = Readonly<Record<keyof typeof SIZES, readonly Buffer[]>>;

const SIZES = { small: [1152, 864], large: [4000, 3000] } as const;
/** Number of pictures of each size. */
const PICTURES = 3;
const READY_MILLISECONDS = 600_000;
const ASKED_EACH_MILLISECONDS = 2000;
const MAX_PARALLEL_UPLOADS = 3;

async function drawPicture([width, height]: readonly [number, number], at: number) {
  const noise = { type: 'gaussian', mean: 100 + 30 * at, sigma: 12 } as const;
  const background = 'black';
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Draws the source pictures, with 1 and 12 megapixels. */
export async function drawPictures(): Promise<SourcePictures> {
  const draw = (size: readonly [number, number]) =>
    Promise.all(Array.from({ length: PICTURES }, (_, at) => drawPicture(size, at)));
  return { small: await draw(SIZES.small), large: await draw(SIZES.large) };
}

const START_OF_IMAGE = 2;
let made = 0;

/** A unique photo: one of the pictures with a unique JPEG comment. */
function newPhoto(pictures: readonly Buffer[]): Buffer {
  made += 1;
  const picture = pictures[made % pictures.length];
  if (!picture) throw new RangeError('there are no pictures');
  const text = Buffer.from(`photo ${process.pid} ${made} ${Date.now()}`);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  const [start, rest] = [picture.subarray(0, START_OF_IMAGE), picture.subarray(START_OF_IMAGE)];
  return Buffer.concat([start, head, text, rest]);
}

/** Requests uploads for new photos in one call and uploads them. @returns their ids */
export async function uploadPhotos(
  shop: Shop,
  person: ShopUser,
  pictures: readonly Buffer[],
  count: number,
): Promise<string[]> {
  const photos = Array.from({ length: count }, () => newPhoto(pictures));
  const files = photos.map((bytes) => toUploadFile(person, bytes));
  await callShop(shop, person, requestUploads, { body: { files } });
  const waiting = [...photos];
  const uploadNext = async (): Promise<void> => {
    const bytes = waiting.shift();
    if (!bytes) return;
    await storePhoto(shop.origins, shop.bucket, person, bytes);
    await uploadNext();
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, uploadNext));
  return files.map(({ photo_id }) => photo_id);
}

/** Polls until the renditions of the photos are ready, as the studio does. */
export async function waitUntilRendered(shop: Shop, person: ShopUser, ids: readonly string[]) {
  const until = Date.now() + READY_MILLISECONDS;
  while (Date.now() < until && !shop.isOver()) {
    const query = { ids: ids.join(',') };
    const { photos } = await callShop(shop, person, listPhotos, { query });
    if (photos.some(({ state }) => state === 'failed')) throw new Error('a photo has failed');
    if (photos.filter(({ state }) => state === 'ready').length === ids.length) return;
    await setTimeout(ASKED_EACH_MILLISECONDS);
  }
}

export const toSequencedPhotos = (ids: readonly string[]) =>
  ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
