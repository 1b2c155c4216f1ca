import { AppError } from '@smriti/shared/base/errors';
import { isTooLargeToDecode, readPictureHeader } from '@smriti/shared/album/picture-header';
import type { PhotoType } from '@smriti/shared/album/photos';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Maximum pixels of any picture; most formats have a lower limit (isTooLargeToDecode). */
const MAX_INPUT_PIXELS = 120_000_000;
const WEBP_QUALITY = 82;

/** sharp loaders of the accepted formats: JPEG, PNG, GIF and WebP. */
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

/** Loads sharp on first use. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= prepareSharp();
  return loaded;
}

function unreadable(cause?: unknown): AppError {
  return new AppError('unsupported_type', 'The picture cannot be read.', { cause });
}

/** Detected picture: media type and upright dimensions in pixels. */
interface Picture {
  type: PhotoType;
  width: number;
  height: number;
}

interface OpenedPicture extends Picture {
  image: Sharp;
  /** Unmodified EXIF of the file. */
  exif: Buffer | null;
}

/** Opens a picture; also checks with the decoder, which may see more than our header parser. */
async function open(bytes: Buffer): Promise<OpenedPicture> {
  const head = readPictureHeader(bytes);
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

/** A smaller WebP copy of a picture. Width and height in pixels. */
export interface RenderedCopy {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Raw pixels row by row, one byte per channel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Decodes a picture completely, scaled to fit into a square of `side` pixels, upright, in sRGB. */
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

/** A picture with its copies, the pixels of the largest copy, and its EXIF. */
interface RenderedPicture {
  picture: Picture;
  renditions: RenderedCopy[];
  pixels: Pixels;
  exif: Buffer | null;
}

/**
 * Renders copies that fit into squares of `sides` pixels, largest first, from one decoding: upright, in
 * sRGB, without metadata, never enlarged.
 * @throws AppError unsupported_type for a file that cannot be decoded completely.
 */
export async function renderPicture(
  bytes: Buffer,
  sides: readonly [number, ...number[]],
): Promise<RenderedPicture> {
  const opened = await open(bytes);
  const { data, info } = await scaled(opened, sides[0]);
  const { width, height, channels } = info;
  const load = await loadSharp();
  const renditions: RenderedCopy[] = [];
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
 * The pixels of a picture that fits into a square of `side` pixels: upright, in sRGB, never enlarged.
 * @throws AppError unsupported_type for a file that cannot be decoded completely.
 */
export async function decodePicture(bytes: Buffer, side: number): Promise<Pixels> {
  const { data, info } = await scaled(await open(bytes), side);
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * Renders a square WebP of `side` pixels: cropped, upright, in sRGB, without metadata.
 * @throws AppError unsupported_type for a file that cannot be decoded completely.
 */
export async function renderSquarePicture(bytes: Buffer, side: number): Promise<Buffer> {
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

/** The pixels of a picture, scaled to fit into a square of `side` pixels, in RGB. */
export async function shrinkToFit(
  { data, width, height, channels }: Pixels,
  side: number,
): Promise<Pixels> {
  const load = await loadSharp();
  const { data: small, info } = await load(data, { raw: { width, height, channels } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: small, width: info.width, height: info.height, channels: info.channels };
}

const DRAWING_QUALITY = 85;

/**
 * Renders a drawing of ours as a square JPEG of `side` pixels. Only for SVG that contains nothing but our own
 * shapes and pictures: the SVG loader stays available to the process.
 */
export async function renderDrawing(svg: string, side: number): Promise<Buffer> {
  const load = await loadSharp();
  load.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return load(Buffer.from(svg)).resize(side, side).jpeg({ quality: DRAWING_QUALITY }).toBuffer();
}

/** JPEG quality for print, without visible loss at any size. */
const PRINT_QUALITY = 95;

/**
 * Renders a full-size JPEG for print: upright, in sRGB, transparency on white.
 * @throws AppError unsupported_type for a file that cannot be decoded completely.
 */
export async function renderPrintJpeg(bytes: Buffer): Promise<Buffer> {
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
