import { encodeBitmap, encodePixels, type JpegLimits } from './draw-picture';
import { type HeicDecoder, loadHeicDecoder } from './heic-decoder';
import { type HeicColours, readHeicMetadata } from './heic-file';
import {
  type ConversionRequest,
  conversionRequestSchema,
  type ConversionResponse,
  type ConversionResult,
} from './heic-messages';
import { createWideGamutProfile } from './icc-profile';
import { createExif, hasProfile, replaceJpegMetadata } from './jpeg-metadata';

/*
 * Worker that converts HEIC files to JPEG, one at a time. It uses the browser's own decoder where
 * there is one, and otherwise libheif as WebAssembly, which it loads with the first file.
 */

let loading: Promise<HeicDecoder> | null = null;

/** Decodes a picture with the browser's decoder, upright. Returns null if it has none for the file. */
async function decodeNatively(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** ICC profile of a picture with the given colours; null for sRGB. */
function profileFor(colours: HeicColours): Uint8Array | null {
  if (colours.kind === 'profile') return colours.profile;
  return colours.kind === 'primaries' ? createWideGamutProfile(colours.primaries) : null;
}

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const createJpeg = (parts: Uint8Array<ArrayBuffer>[]) => new Blob(parts, { type: 'image/jpeg' });

/**
 * Encodes a picture that the browser has decoded as JPEG. The browser converts its colours and writes
 * their profile.
 */
async function encodeDecodedBitmap(
  bitmap: ImageBitmap,
  isWide: boolean,
  limits: JpegLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (isWide) {
    const wide = await readBytes(await encodeBitmap(bitmap, 'display-p3', limits));
    // A wide-gamut JPEG without a profile looks dull, so sRGB is used.
    if (hasProfile(wide)) return wide;
  }
  return readBytes(await encodeBitmap(bitmap, 'srgb', limits));
}

async function convert(request: ConversionRequest): Promise<ConversionResult> {
  const { file, maxSourcePixels, ...limits } = request;
  const bytes = await readBytes(file);
  const { exif: source, colours, pixels } = readHeicMetadata(bytes);
  if (pixels > maxSourcePixels) throw new Error(`${pixels} pixels are too many for this device`);
  const exif = createExif(source);
  const profile = profileFor(colours);
  const bitmap = await decodeNatively(file);
  if (bitmap) {
    respond({ isLoaded: true });
    try {
      const jpeg = await encodeDecodedBitmap(bitmap, profile !== null, limits);
      const parts = replaceJpegMetadata(jpeg, { exif, profile: 'kept' });
      return { jpeg: createJpeg(parts), memoryBytes: 0 };
    } finally {
      bitmap.close();
    }
  }
  let decoder: HeicDecoder;
  try {
    decoder = await (loading ??= loadHeicDecoder());
  } catch (error) {
    return { failure: 'notLoaded', cause: String(error) };
  }
  respond({ isLoaded: true });
  const picture = await decoder.decode(bytes);
  try {
    const jpeg = await readBytes(await encodePixels(picture, limits));
    const parts = replaceJpegMetadata(jpeg, { exif, profile });
    return { jpeg: createJpeg(parts), memoryBytes: decoder.memoryBytes() };
  } finally {
    picture.release();
  }
}

function respond(response: ConversionResponse): void {
  postMessage(response);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  convert(conversionRequestSchema.parse(data)).then(respond, (error: unknown) =>
    respond({ failure: 'unreadable', cause: String(error) }),
  );
});
