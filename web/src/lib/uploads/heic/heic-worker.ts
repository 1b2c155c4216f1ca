import { encodeBitmap, encodePixels } from './draw-picture';
import { type HeicDecoder, loadHeicDecoder } from './heic-decoder';
import { type HeicColours, readHeicMetadata } from './heic-file';
import { type HeicResponse, type HeicRequest, heicRequest } from './heic-messages';
import { createWideGamutProfile } from './icc-profile';
import { createExif, hasProfile, replaceJpegMetadata } from './jpeg-metadata';

/*
 * Worker that converts HEIC files to JPEG, one at a time. It uses the browser's own decoder where
 * there is one, and otherwise libheif as WebAssembly, which it loads with the first file.
 */

let loading: Promise<HeicDecoder> | null = null;

function loadDecoder(): Promise<HeicDecoder> {
  loading ??= loadHeicDecoder().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

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

/** Whether the colour space is not sRGB and needs an ICC profile. */
const isWide = (colours: HeicColours) =>
  colours.kind === 'profile' ||
  (colours.kind === 'primaries' && createWideGamutProfile(colours.primaries) !== null);

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/**
 * Encodes a picture that the browser has decoded as JPEG. The browser converts its colours and writes
 * their profile.
 */
async function convertBitmap(
  bitmap: ImageBitmap,
  { colours, maxBytes }: { colours: HeicColours; maxBytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const wide = isWide(colours)
    ? await readBytes(await encodeBitmap(bitmap, { colorSpace: 'display-p3', maxBytes }))
    : null;
  // A wide-gamut JPEG without a profile looks dull, so sRGB is used.
  if (wide && hasProfile(wide)) return wide;
  return readBytes(await encodeBitmap(bitmap, { colorSpace: 'srgb', maxBytes }));
}

async function convert(request: HeicRequest): Promise<HeicResponse> {
  const { file, maxPhotoPixels, maxPixels, maxBytes } = request;
  const bytes = await readBytes(file);
  const { exif, colours, pixels } = readHeicMetadata(bytes);
  if (pixels > maxPhotoPixels) throw new Error(`${pixels} pixels are too many for this device`);
  const kept = createExif(exif);
  const bitmap = await decodeNatively(file);
  if (bitmap) {
    try {
      const jpeg = await convertBitmap(bitmap, { colours, maxBytes });
      const parts = replaceJpegMetadata(jpeg, { exif: kept, profile: 'kept' });
      return { jpeg: new Blob(parts, { type: 'image/jpeg' }), memoryBytes: 0 };
    } finally {
      bitmap.close();
    }
  }
  let decoder: HeicDecoder;
  try {
    decoder = await loadDecoder();
  } catch (error) {
    return { failure: 'notLoaded', cause: String(error) };
  }
  const picture = await decoder.decode(bytes);
  try {
    const jpeg = await readBytes(await encodePixels(picture, { maxPixels, maxBytes }));
    const parts = replaceJpegMetadata(jpeg, { exif: kept, profile: profileFor(colours) });
    return {
      jpeg: new Blob(parts, { type: 'image/jpeg' }),
      memoryBytes: decoder.memoryBytes(),
    };
  } finally {
    picture.release();
  }
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  convert(heicRequest.parse(data)).then(
    (response) => postMessage(response),
    (error: unknown) => {
      const response: HeicResponse = { failure: 'unreadable', cause: String(error) };
      postMessage(response);
    },
  );
});
