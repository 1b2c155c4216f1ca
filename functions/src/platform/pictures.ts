import { AppError } from '@smriti/shared/base/errors';
import type sharp from 'sharp';
import type { FailOnOptions, Sharp } from 'sharp';

/** 50 megapixels: what any file may have without its decoder needing more memory than we have. */
const MAX_PIXELS = 50_000_000;
/** Baseline JPEGs are decoded line by line, so that the largest photos of phones are no trouble. */
const MAX_BASELINE_PIXELS = 120_000_000;
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

/** sharp, loaded when first needed: a cold start of the API does not pay for it. */
function loadSharp(): Promise<typeof sharp> {
  loaded ??= prepareSharp();
  return loaded;
}

function unreadable(cause?: unknown): AppError {
  return new AppError('unsupported_type', 'The picture cannot be read.', { cause });
}

interface SquareOptions {
  /** Pixels. */
  side: number;
  /** Media types, e.g. 'image/jpeg'. */
  types: readonly string[];
  /** What to say when the picture is of no such type. */
  refusal: string;
}

/**
 * A picture as a square WebP, upright, without metadata such as where it was taken. What it is
 * shows from its content alone; names and types that come along are not looked at.
 * @throws AppError unsupported_type.
 */
export async function toSquareWebp(bytes: Buffer, options: SquareOptions): Promise<Buffer> {
  if (bytes.length === 0) throw new AppError('unsupported_type', options.refusal);
  const image = (await loadSharp())(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata().catch((error: unknown) => {
    throw new AppError('unsupported_type', options.refusal, { cause: error });
  });
  if (!options.types.includes(`image/${format}`)) {
    throw new AppError('unsupported_type', options.refusal);
  }
  try {
    return await image
      .autoOrient()
      .resize(options.side, options.side, { fit: 'cover' })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

/** What the content of a file says it is: its media type, and its measures in pixels, upright. */
export interface Picture {
  type: string;
  width: number;
  height: number;
}

interface OpenedPicture extends Picture {
  image: Sharp;
}

async function open(bytes: Buffer, failOn: FailOnOptions): Promise<OpenedPicture | null> {
  if (bytes.length === 0) return null; // which sharp takes for a mistake of ours
  const image = (await loadSharp())(bytes, { limitInputPixels: MAX_BASELINE_PIXELS, failOn });
  const about = await image.metadata().catch(() => null);
  if (!about) return null;
  const isBaseline = about.format === 'jpeg' && !about.isProgressive;
  const limit = isBaseline ? MAX_BASELINE_PIXELS : MAX_PIXELS;
  if (about.width * about.height > limit) return null;
  return { image, type: `image/${about.format}`, ...about.autoOrient };
}

/**
 * What a picture is, from the beginning of its file; null when that is no picture that can be read,
 * or one with too many pixels.
 */
export async function readPictureHead(bytes: Buffer): Promise<Picture | null> {
  const opened = await open(bytes, 'none');
  return opened && { type: opened.type, width: opened.width, height: opened.height };
}

/** A smaller copy of a picture, in WebP. Width and height in pixels. */
export interface Rendered {
  bytes: Buffer;
  width: number;
  height: number;
}

let decoding: Promise<unknown> = Promise.resolve();

/** One picture at a time in the whole process, which answers many requests: decoders are hungry. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = decoding.then(work);
  decoding = result.catch(() => undefined);
  return result;
}

/** Every line of a picture, scaled to fit into a square of `side` pixels, upright, in sRGB. */
async function scaled({ image }: OpenedPicture, side: number) {
  const pipeline = image
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw();
  try {
    return await inTurn(() => pipeline.toBuffer({ resolveWithObject: true }));
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Reads a picture to its end.
 * @throws AppError unsupported_type when it is none that can be read.
 */
export async function checkPicture(bytes: Buffer): Promise<Picture> {
  const opened = await open(bytes, 'error');
  if (!opened) throw unreadable();
  const { type, width, height } = opened;
  await scaled(opened, 1);
  return { type, width, height };
}

/**
 * Copies of a picture that fit into squares of `sides` pixels, the largest first, all from one
 * decoding: upright, in sRGB, without metadata such as where it was taken, never enlarged.
 * @throws AppError unsupported_type when it is no picture that can be read to its end.
 */
export async function renderPicture(
  bytes: Buffer,
  sides: readonly [number, ...number[]],
): Promise<{ picture: Picture; renditions: Rendered[] }> {
  const opened = await open(bytes, 'error');
  if (!opened) throw unreadable();
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
  return { picture, renditions };
}
