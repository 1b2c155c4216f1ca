import sharp from 'sharp';

/** A picture as it is stored. */
interface Encoded {
  path: string;
  bytes: Buffer;
}

interface Thumb {
  path: string;
  /** Colours of a 16 x 16 grid. */
  pixels: Buffer;
}

const SMALLEST_DIFFERENCE = 4;
const SMALLEST_CONTRAST = 60;
/** Size limit of a banner for phones, 800 px wide; it is the first picture of the home page. */
const MAX_BANNER_BYTES = 45_000;

/** Finds faults that customers would notice: duplicate or blank pictures, and too large banners. */
export async function findPictureFaults(pictures: readonly Encoded[]): Promise<string[]> {
  const wholes = pictures.filter(({ path }) => /\/[^_]+_480[.]webp$/.test(path));
  const thumbs = await Promise.all(wholes.map(thumbOf));
  return [...tooAlike(thumbs), ...tooFlat(thumbs), ...tooHeavy(pictures)];
}

async function thumbOf({ path, bytes }: Encoded): Promise<Thumb> {
  const pixels = await sharp(bytes)
    .resize(16, 16, { fit: 'fill', fastShrinkOnLoad: true })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { path, pixels };
}

function tooAlike(thumbs: readonly Thumb[]): string[] {
  return thumbs.flatMap((one, index) =>
    thumbs
      .slice(index + 1)
      .filter((other) => meanDifference(one.pixels, other.pixels) < SMALLEST_DIFFERENCE)
      .map((other) => `${one.path} looks like ${other.path}`),
  );
}

function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

function tooFlat(thumbs: readonly Thumb[]): string[] {
  return thumbs
    .filter(({ pixels }) => Math.max(...pixels) - Math.min(...pixels) < SMALLEST_CONTRAST)
    .map(({ path }) => `${path} is a flat field`);
}

function tooHeavy(pictures: readonly Encoded[]): string[] {
  return pictures
    .filter(({ path, bytes }) => path.endsWith('_800.webp') && bytes.length > MAX_BANNER_BYTES)
    .map(({ path, bytes }) => `${path} has ${bytes.length} bytes`);
}
