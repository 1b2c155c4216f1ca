import { AppError } from '@smriti/shared/errors';
import type sharp from 'sharp';

/** 50 megapixels: more than a phone takes, far less than a decompression bomb. */
const MAX_PIXELS = 50_000_000;
const WEBP_QUALITY = 82;

/** The loaders of the picture types that are taken at all: JPEG, PNG, GIF and WebP. */
const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadWebp',
];

let loaded: Promise<typeof sharp> | undefined;

/** sharp, loaded when first needed: a cold start of the API does not pay for it. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: load } = await import('sharp');
  load.cache(false);
  load.concurrency(1);
  load.block({ operation: ['VipsForeignLoad'] });
  load.unblock({ operation: LOADERS });
  return load;
}

function unreadable(cause: unknown): AppError {
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
  loaded ??= loadSharp();
  const image = (await loaded)(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
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
