import type { DecodedPicture } from './heic-decoder';

/** JPEG qualities to try until the file is small enough. */
const QUALITIES = [0.93, 0.85, 0.75];
const ROWS_AT_ONCE = 256;
/** Maximum mean difference between a drawn value and the one read back. */
const MAX_MEAN_READBACK_DIFFERENCE = 4;
/** Largest canvas of older iPhones and iPads, in pixels. */
const SMALL_CANVAS_PIXELS = 16_777_216;

type Context = OffscreenCanvasRenderingContext2D;

export interface JpegLimits {
  /** Maximum number of pixels; larger pictures are halved. */
  maxJpegPixels: number;
  maxJpegBytes: number;
}

interface Size {
  width: number;
  height: number;
}

/** The browser cannot create a canvas of this size, or it stays empty. */
class CanvasError extends Error {}

/**
 * Creates a canvas in main memory, so that reading it back is exact.
 * @throws CanvasError when the browser cannot create one of this size
 */
function createCanvas(width: number, height: number, colorSpace: PredefinedColorSpace): Context {
  const canvas = new OffscreenCanvas(width, height);
  const options = { alpha: false, willReadFrequently: true, colorSpace };
  const context = canvas.getContext('2d', options);
  if (!context) throw new CanvasError('the browser cannot create a canvas of this size');
  return context;
}

/** Frees the memory of a canvas without waiting for garbage collection. */
function releaseCanvas({ canvas }: Context): void {
  canvas.width = 0;
  canvas.height = 0;
}

/**
 * Encodes a canvas as JPEG and frees its memory.
 * @throws Error when the JPEG is larger than `maxJpegBytes` in every quality
 */
async function encodeCanvas(context: Context, maxJpegBytes: number): Promise<Blob> {
  try {
    for (const quality of QUALITIES) {
      const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpeg.type !== 'image/jpeg') throw new Error('the browser cannot encode JPEG');
      if (jpeg.size <= maxJpegBytes) return jpeg;
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
  if (difference / data.length <= MAX_MEAN_READBACK_DIFFERENCE) return;
  // An empty canvas is black; without transparency, its alpha values may be 255.
  if (data.every((value, at) => value === 0 || at % 4 === 3))
    throw new CanvasError('the canvas is empty');
  throw new Error('the browser changes what is drawn on a canvas');
}

/**
 * Draws a picture in full size, or in half its width and height if it has too many pixels or the
 * browser has no canvas of its size.
 */
async function drawHalvedIfNeeded(
  { width, height }: Size,
  { maxJpegPixels }: JpegLimits,
  draw: (isHalved: boolean) => Promise<Blob>,
): Promise<Blob> {
  const pixels = width * height;
  if (pixels > maxJpegPixels) return draw(true);
  try {
    return await draw(false);
  } catch (error) {
    if (!(error instanceof CanvasError) || pixels <= SMALL_CANVAS_PIXELS) throw error;
    return draw(true);
  }
}

async function drawPixels(
  picture: DecodedPicture,
  { isHalved, maxJpegBytes }: { isHalved: boolean; maxJpegBytes: number },
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
  return encodeCanvas(context, maxJpegBytes);
}

/**
 * Encodes decoded pixels as JPEG without converting their colours; the caller must add the ICC profile.
 * A picture with more pixels than `maxJpegPixels`, or than the browser can draw, is halved.
 * @throws Error when the browser cannot draw or encode the picture
 */
export function encodePixels(picture: DecodedPicture, limits: JpegLimits): Promise<Blob> {
  const { maxJpegBytes } = limits;
  return drawHalvedIfNeeded(picture, limits, (isHalved) =>
    drawPixels(picture, { isHalved, maxJpegBytes }),
  );
}

/** Creates a gradient of one row, from white to black and again every 256 pixels. */
function createGradient(width: number, colorSpace: PredefinedColorSpace): ImageData {
  const gradient = new ImageData(width, 1, { colorSpace });
  // Starts at white: a row of one black pixel would look like an empty canvas.
  for (let x = 0; x < width; x += 1) {
    gradient.data.fill(255 - (x % 256), x * 4, x * 4 + 3);
    gradient.data[x * 4 + 3] = 255;
  }
  return gradient;
}

async function drawBitmap(
  bitmap: ImageBitmap,
  { width, height }: Size,
  { colorSpace, maxJpegBytes }: { colorSpace: PredefinedColorSpace; maxJpegBytes: number },
): Promise<Blob> {
  const context = createCanvas(width, height, colorSpace);
  try {
    const gradient = createGradient(width, colorSpace);
    context.putImageData(gradient, 0, height - 1);
    assertDrawn(context, gradient, height - 1);
    context.drawImage(bitmap, 0, 0, width, height);
  } catch (error) {
    releaseCanvas(context);
    throw error;
  }
  return encodeCanvas(context, maxJpegBytes);
}

/**
 * Encodes a picture that the browser has decoded as JPEG, in the given colour space. A picture with
 * more pixels than `maxJpegPixels`, or than the device can draw, is halved.
 * @throws Error when the browser cannot draw or encode the picture
 */
export function encodeBitmap(
  bitmap: ImageBitmap,
  colorSpace: PredefinedColorSpace,
  limits: JpegLimits,
): Promise<Blob> {
  const { maxJpegBytes } = limits;
  return drawHalvedIfNeeded(bitmap, limits, (isHalved) => {
    const width = isHalved ? bitmap.width >> 1 : bitmap.width;
    const height = isHalved ? bitmap.height >> 1 : bitmap.height;
    return drawBitmap(bitmap, { width, height }, { colorSpace, maxJpegBytes });
  });
}
