import type { DecodedPicture } from './heic-decoder';

/** JPEG qualities to try until the file is small enough. */
const QUALITIES = [0.93, 0.85, 0.75];
/** Rows that are drawn at once. */
const ROWS_AT_ONCE = 256;
/** Maximum mean difference between a drawn value and the one read back. */
const MAX_DIFFERENCE = 4;
/** Largest canvas of older iPhones and iPads, in pixels. */
const SMALL_CANVAS_PIXELS = 16_777_216;

type Context = OffscreenCanvasRenderingContext2D;

/**
 * Creates a canvas in main memory, so that reading it back is exact.
 * @throws Error when the browser cannot create one of this size
 */
function createCanvas(width: number, height: number, colorSpace: PredefinedColorSpace): Context {
  const canvas = new OffscreenCanvas(width, height);
  const options = { alpha: false, willReadFrequently: true, colorSpace };
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('the browser cannot create a canvas of this size');
  return context;
}

/** Frees the memory of a canvas without waiting for garbage collection. */
function releaseCanvas({ canvas }: Context): void {
  canvas.width = 0;
  canvas.height = 0;
}

/**
 * Encodes a canvas as JPEG and frees its memory.
 * @throws Error when the JPEG is larger than `maxBytes` in every quality
 */
async function encodeCanvas(context: Context, maxBytes: number): Promise<Blob> {
  try {
    for (const quality of QUALITIES) {
      const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpeg.type !== 'image/jpeg') throw new Error('the browser cannot encode JPEG');
      if (jpeg.size <= maxBytes) return jpeg;
    }
    throw new Error('the photo is too large as JPEG');
  } finally {
    releaseCanvas(context);
  }
}

/** Part of the JPEG: `count` rows from `first` on. */
interface Rows {
  width: number;
  first: number;
  count: number;
}

/** Converts rows of a picture to the pixel format of a canvas. */
function createStrip({ rows, stride }: DecodedPicture, { width, first, count }: Rows): ImageData {
  const strip = new ImageData(width, count);
  const { data } = strip;
  let to = 0;
  for (let y = first; y < first + count; y += 1) {
    const end = y * stride + width * 3;
    for (let from = y * stride; from < end; from += 3) {
      data[to] = rows[from] ?? 0;
      data[to + 1] = rows[from + 1] ?? 0;
      data[to + 2] = rows[from + 2] ?? 0;
      data[to + 3] = 255;
      to += 4;
    }
  }
  return strip;
}

/** Like `createStrip`, at half the size: each pixel is the mean of four. */
function createHalvedStrip(
  { rows, stride }: DecodedPicture,
  { width, first, count }: Rows,
): ImageData {
  const strip = new ImageData(width, count);
  const { data } = strip;
  const sumAt = (at: number) =>
    (rows[at] ?? 0) + (rows[at + 3] ?? 0) + (rows[at + stride] ?? 0) + (rows[at + stride + 3] ?? 0);
  let to = 0;
  for (let y = first; y < first + count; y += 1) {
    const end = 2 * y * stride + width * 6;
    for (let from = 2 * y * stride; from < end; from += 6) {
      data[to] = (sumAt(from) + 2) >> 2;
      data[to + 1] = (sumAt(from + 1) + 2) >> 2;
      data[to + 2] = (sumAt(from + 2) + 2) >> 2;
      data[to + 3] = 255;
      to += 4;
    }
  }
  return strip;
}

/**
 * Throws if the canvas does not contain what was drawn: browsers draw nothing on a canvas that is too
 * large, and some add noise to prevent tracking.
 */
function assertDrawn(context: Context, drawn: ImageData, y: number): void {
  const { data } = context.getImageData(0, y, drawn.width, 1);
  let difference = 0;
  for (let at = 0; at < data.length; at += 1)
    difference += Math.abs((data[at] ?? 0) - (drawn.data[at] ?? 0));
  if (difference / data.length > MAX_DIFFERENCE)
    throw new Error('the browser changes what is drawn on a canvas');
}

async function drawPixels(
  picture: DecodedPicture,
  { isHalved, maxBytes }: { isHalved: boolean; maxBytes: number },
): Promise<Blob> {
  const width = isHalved ? picture.width >> 1 : picture.width;
  const height = isHalved ? picture.height >> 1 : picture.height;
  const context = createCanvas(width, height, 'srgb');
  try {
    for (let first = 0; first < height; first += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, height - first);
      const part = { width, first, count };
      const strip = isHalved ? createHalvedStrip(picture, part) : createStrip(picture, part);
      context.putImageData(strip, 0, first);
      assertDrawn(context, strip, first);
    }
  } catch (error) {
    releaseCanvas(context);
    throw error;
  }
  return encodeCanvas(context, maxBytes);
}

/**
 * Encodes decoded pixels as JPEG without converting their colours; the caller must add the ICC profile.
 * A picture with more pixels than `maxPixels`, or than the browser can draw, is halved.
 * @throws Error when the browser cannot draw or encode the picture
 */
export async function encodePixels(
  picture: DecodedPicture,
  { maxPixels, maxBytes }: { maxPixels: number; maxBytes: number },
): Promise<Blob> {
  const pixels = picture.width * picture.height;
  const halved = () => drawPixels(picture, { isHalved: true, maxBytes });
  if (pixels > maxPixels) return halved();
  try {
    return await drawPixels(picture, { isHalved: false, maxBytes });
  } catch (error) {
    if (pixels <= SMALL_CANVAS_PIXELS) throw error;
    return halved();
  }
}

interface Size {
  width: number;
  height: number;
}

async function drawBitmap(
  bitmap: ImageBitmap,
  { width, height }: Size,
  { colorSpace, maxBytes }: { colorSpace: PredefinedColorSpace; maxBytes: number },
): Promise<Blob> {
  const context = createCanvas(width, height, colorSpace);
  try {
    // A canvas that is too large stays black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    const [red] = context.getImageData(width - 1, height - 1, 1, 1).data;
    if (red !== 255) throw new Error('the canvas is too large for the browser');
    context.drawImage(bitmap, 0, 0, width, height);
  } catch (error) {
    releaseCanvas(context);
    throw error;
  }
  return encodeCanvas(context, maxBytes);
}

/**
 * Encodes a picture that the browser has decoded as JPEG, in the given colour space. A picture that
 * the device cannot draw as a whole is reduced to 16 megapixels.
 * @throws Error when the browser cannot draw or encode the picture
 */
export async function encodeBitmap(
  bitmap: ImageBitmap,
  options: { colorSpace: PredefinedColorSpace; maxBytes: number },
): Promise<Blob> {
  const { width, height } = bitmap;
  try {
    return await drawBitmap(bitmap, { width, height }, options);
  } catch (error) {
    if (width * height <= SMALL_CANVAS_PIXELS) throw error;
    const scale = Math.sqrt(SMALL_CANVAS_PIXELS / (width * height));
    const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
    return drawBitmap(bitmap, size, options);
  }
}
