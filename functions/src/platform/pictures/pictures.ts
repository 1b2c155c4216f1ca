import { AppError } from '@smriti/shared/base/errors';
import { isTooLargeToDecode, readPictureHead } from '@smriti/shared/album/picture-head';
import type { PhotoType } from '@smriti/shared/album/photos';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';

/** The most that any picture may have; most may have fewer (isTooLargeToDecode). */
const MAX_INPUT_PIXELS = 120_000_000;
const WEBP_QUALITY = 82;

/** The loaders of the picture types that are taken at all: JPEG, PNG, GIF and WebP. */
const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadWebp',
];

async function prepareSharp(): Promise<typeof sharp> {
  const { default: load } = await import('sharp');
  load.cache(false);
  load.concurrency(1);
  load.block({ operation: ['VipsForeignLoad'] });
  load.unblock({ operation: LOADERS });
  return load;
}

let loaded: Promise<typeof sharp> | undefined;

/** sharp, loaded when first needed. */
function loadSharp(): Promise<typeof sharp> {
  loaded ??= prepareSharp();
  return loaded;
}

function unreadable(cause?: unknown): AppError {
  return new AppError('unsupported_type', 'The picture cannot be read.', { cause });
}

/** What the content of a file says it is: its media type, and its measures in pixels, upright. */
interface Picture {
  type: PhotoType;
  width: number;
  height: number;
}

interface OpenedPicture extends Picture {
  image: Sharp;
  /** Its EXIF, as the file has it. */
  exif: Buffer | null;
}

/** Asks the decoder itself as well: it may see more than the head that we read. */
async function open(bytes: Buffer): Promise<OpenedPicture> {
  const head = readPictureHead(bytes);
  if (!head || isTooLargeToDecode(head)) throw unreadable();
  const image = (await loadSharp())(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
  const about = await image.metadata().catch((error: unknown) => {
    throw unreadable(error);
  });
  const { width, height } = about.autoOrient;
  const bytesPerChannel = about.depth === 'uchar' ? 1 : 2;
  if (isTooLargeToDecode({ ...head, width, height, channels: about.channels, bytesPerChannel })) {
    throw unreadable();
  }
  return { image, type: head.type, width, height, exif: about.exif ?? null };
}

/** A smaller copy of a picture, in WebP. Width and height in pixels. */
export interface Rendered {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The points of a picture row by row, each with a number from 0 to 255 for every channel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Every line of a picture, scaled to fit into a square of `side` pixels, upright, in sRGB. */
async function scaled({ image }: OpenedPicture, side: number) {
  const pipeline = image
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw();
  try {
    return await pipeline.toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw unreadable(error);
  }
}

/** A picture, its copies, and what else is known of it: the points of the largest copy, its EXIF. */
interface RenderedPicture {
  picture: Picture;
  renditions: Rendered[];
  pixels: Pixels;
  exif: Buffer | null;
}

/**
 * Copies of a picture that fit into squares of `sides` pixels, the largest first, all from one
 * decoding: upright, in sRGB, without metadata such as where it was taken, never enlarged.
 * @throws AppError unsupported_type when it is no picture that can be read to its end.
 */
export async function renderPicture(
  bytes: Buffer,
  sides: readonly [number, ...number[]],
): Promise<RenderedPicture> {
  const opened = await open(bytes);
  const { data, info } = await scaled(opened, sides[0]);
  const { width, height, channels } = info;
  const load = await loadSharp();
  const renditions: Rendered[] = [];
  for (const side of sides) {
    const webp = await load(data, { raw: { width, height, channels } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    renditions.push({ bytes: webp.data, width: webp.info.width, height: webp.info.height });
  }
  const picture = { type: opened.type, width: opened.width, height: opened.height };
  return { picture, renditions, pixels: { data, width, height, channels }, exif: opened.exif };
}

/**
 * A picture as a square WebP of `side` pixels, cut to fit, upright, in sRGB, without metadata such
 * as where it was taken.
 * @throws AppError unsupported_type when it is no picture that can be read to its end.
 */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer> {
  const { image } = await open(bytes);
  try {
    return await image
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

/** Of what is printed: at this quality nobody sees the difference, at any size. */
const PRINT_QUALITY = 95;

/**
 * A picture as a JPEG of all its pixels for print: upright, in sRGB, on white where it is transparent.
 * @throws AppError unsupported_type when it is no picture that can be read to its end.
 */
export async function jpegForPrint(bytes: Buffer): Promise<Buffer> {
  const { image } = await open(bytes);
  try {
    return await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: PRINT_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}
