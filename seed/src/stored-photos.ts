import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { type PhotoFacts, photoFacts } from '@smriti/shared/book/photo-facts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { computePhotoFacts } from '../../functions/src/features/photos/photo-facts.domain.ts';
import {
  computeContentHash,
  derivePhotoId,
} from '../../functions/src/features/photos/photo-ids.domain.ts';
import { renditionPath } from '../../functions/src/features/photos/photo.storage.ts';
import { renderPicture } from '../../functions/src/platform/pictures/pictures.ts';
import { CACHE_FOLDER, ROOT } from '../../shared/local/paths.ts';
import { deriveDownloadToken } from './data/fixed-values.ts';
import { type FilesByName, mapConcurrently, openFileCache } from './file-cache.ts';
import {
  type CustomerPhoto,
  drawCustomerPhoto,
  renderCustomerPhoto,
} from './pictures/customer-photo.ts';

/** A stored rendition with its download token. */
export interface StoredRendition {
  path: string;
  token: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** A demo customer's photo with its original, renditions and facts. */
export interface StoredPhoto {
  owner: string;
  /** Name by which albums refer to the photo. */
  name: string;
  id: string;
  contentHash: string;
  /** Width of the upright picture, in pixels. */
  width: number;
  height: number;
  /** The JPEG file. */
  original: Buffer;
  renditions: { small: StoredRendition; large: StoredRendition };
  /** Image analysis of the photo, from which books are laid out. */
  facts: PhotoFacts;
}

interface Taken {
  owner: string;
  photo: CustomerPhoto;
}

const CAMERA = join(import.meta.dirname, 'pictures', 'customer-photo.ts');
/** Source files of the shop that make renditions and facts; part of the cache key. */
const RENDERERS = [
  'platform/pictures/pictures.ts',
  'features/photos/photo-facts.domain.ts',
  'features/photos/focus-grid.domain.ts',
  'features/photos/pixels.domain.ts',
].map((name) => join(ROOT, 'functions/src', name));
const FACTS = 'facts.json';
const AT_ONCE = 2;

/**
 * The photos of the demo customers, with the renditions that the shop makes of photos, cached in .cache like
 * the catalogue's pictures. All photos are drawn before the first is rendered, because the shop's code for
 * renditions makes this process unable to read drawings (SVG).
 */
export async function createPhotos(
  photos: Readonly<Record<string, readonly CustomerPhoto[]>>,
): Promise<StoredPhoto[]> {
  const taken = Object.entries(photos).flatMap(([owner, own]) =>
    own.map((photo): Taken => ({ owner, photo })),
  );
  const originals = await drawnPhotos(taken);
  const renderers = await Promise.all(RENDERERS.map((file) => readFile(file, 'utf8')));
  const cache = await openFileCache(join(CACHE_FOLDER, 'renditions'));
  const stored = await mapConcurrently(taken, AT_ONCE, async (one, index) => {
    const original = bytesOf(originals[index]);
    const files = await cache.getOrCreate([computeContentHash(original), ...renderers], () =>
      renderPhoto(original),
    );
    return createStoredPhoto(one, original, files);
  });
  await cache.removeUnused();
  return stored;
}

async function drawnPhotos(taken: readonly Taken[]): Promise<Buffer[]> {
  const camera = await readFile(CAMERA, 'utf8');
  const cache = await openFileCache(join(CACHE_FOLDER, 'photos'));
  const drawn = await mapConcurrently(taken, AT_ONCE, async ({ owner, photo }) => {
    const parts = [drawCustomerPhoto(photo), String(photo.isTurned), camera];
    const files = await cache.getOrCreate(parts, async () => {
      console.log(`Drawing '${photo.name}' of ${owner} ...`);
      return { 'original.jpg': await renderCustomerPhoto(photo) };
    });
    return bytesOf(files['original.jpg']);
  });
  await cache.removeUnused();
  return drawn;
}

/** Makes the renditions and facts of a photo with the shop's code. */
export async function renderPhoto(original: Buffer): Promise<FilesByName> {
  const { large, small } = RENDITION_WIDTHS;
  const { picture, renditions, pixels, exif } = await renderPicture(original, [large, small]);
  return {
    [FACTS]: Buffer.from(JSON.stringify(computePhotoFacts(pixels, { ...picture, exif }))),
    'large.webp': bytesOf(renditions[0]?.bytes),
    'small.webp': bytesOf(renditions[1]?.bytes),
  };
}

/** Creates the stored photo from its file and its renditions. */
export async function createStoredPhoto(
  { owner, photo }: Taken,
  original: Buffer,
  renditions: FilesByName,
): Promise<StoredPhoto> {
  const contentHash = computeContentHash(original);
  const id = derivePhotoId(owner, contentHash);
  const rendition = async (size: keyof typeof RENDITION_WIDTHS): Promise<StoredRendition> => {
    const bytes = bytesOf(renditions[`${size}.webp`]);
    const path = renditionPath({ owner, id }, size);
    const { width, height } = await sharp(bytes).metadata();
    return { path, token: deriveDownloadToken(path), bytes, width, height };
  };
  const { name, width, height } = photo;
  const [small, large] = [await rendition('small'), await rendition('large')];
  const facts = z.parse(photoFacts, JSON.parse(bytesOf(renditions[FACTS]).toString()));
  const files = { original, renditions: { small, large }, facts };
  return { owner, name, id, contentHash, width, height, ...files };
}

function bytesOf(bytes: Buffer | undefined): Buffer {
  if (!bytes) throw new Error('a file of a photo is missing');
  return bytes;
}
