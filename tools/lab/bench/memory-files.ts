import sharp from 'sharp';

/** Pictures that are small as files and large once they are decoded. */

export interface HeavyPicture {
  name: string;
  bytes: Buffer;
}

const HUGE = { width: 10_000, height: 5_000 };

function flat({ width, height }: { width: number; height: number }) {
  const create = { width, height, channels: 3 as const, background: { r: 200, g: 120, b: 40 } };
  return sharp({ create, limitInputPixels: false });
}

/**
 * Pictures of 50 megapixels in formats that are decoded as a whole; they exceed the limit and are
 * refused.
 */
export async function makeHugePictures(): Promise<HeavyPicture[]> {
  const { width, height } = HUGE;
  const size = `${width} × ${height}`;
  const deep = flat(HUGE).toColourspace('rgb16').png({ progressive: true });
  const jpeg = flat(HUGE).jpeg({ progressive: true, chromaSubsampling: '4:4:4' });
  return [
    { name: `PNG 16 bit interlaced, ${size}`, bytes: await deep.toBuffer() },
    { name: `JPEG progressive, ${size}`, bytes: await jpeg.toBuffer() },
    { name: `GIF, ${size}`, bytes: await flat(HUGE).gif().toBuffer() },
    {
      name: `PNG 8 bit interlaced, ${size}`,
      bytes: await flat(HUGE).png({ progressive: true }).toBuffer(),
    },
  ];
}

/** Pictures near the size limit: 120 MB decoded. */
export async function makeLargestPictures(): Promise<HeavyPicture[]> {
  const jpeg = flat({ width: 6_400, height: 6_400 }).jpeg({
    progressive: true,
    chromaSubsampling: '4:4:4',
  });
  const deep = flat({ width: 4_500, height: 4_500 }).toColourspace('rgb16');
  return [
    { name: 'JPEG progressive, 6400 × 6400, taken', bytes: await jpeg.toBuffer() },
    {
      name: 'PNG 16 bit interlaced, 4500 × 4500, taken',
      bytes: await deep.png({ progressive: true }).toBuffer(),
    },
  ];
}

/** A JPEG of 12 megapixels, as phones take it. */
export async function makePhonePhoto(): Promise<HeavyPicture> {
  const photo = flat({ width: 4_000, height: 3_000 }).jpeg({ quality: 88 });
  return { name: 'a photo of 12 megapixels', bytes: await photo.toBuffer() };
}
