import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cataloguePictures, renderPicture, type PictureSpec } from './catalogue-pictures';

const specs = cataloguePictures();

function specOf(path: string): PictureSpec {
  const found = specs.find((spec) => spec.path === path);
  if (found === undefined) throw new Error(`no picture ${path}`);
  return found;
}

function numbered(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `catalogue/${folder}/${index + 1}.webp`);
}

/** Brightness of a picture on a 16 x 16 grid, with its mean colours' share left in. */
async function thumbOf(spec: PictureSpec): Promise<Buffer> {
  return sharp(Buffer.from(spec.svg(96)))
    .flatten({ background: '#ffffff' })
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe('the list of catalogue pictures', () => {
  it('has every promised path exactly once', () => {
    const products = Array.from({ length: 66 }, (_, index) => index + 1).flatMap((id) =>
      Array.from(
        { length: id % 3 === 0 ? 3 : 2 },
        (_, index) => `catalogue/products/${id}-${index + 1}.webp`,
      ),
    );
    const promised = [
      ...numbered('banners', 5),
      ...products,
      ...numbered('categories', 8),
      ...['best-sellers', 'under-99', 'premium'].map((name) => `catalogue/tiles/${name}.webp`),
      ...numbered('frames', 8),
      ...numbered('themes', 8),
      ...numbered('people', 3),
    ];
    expect(specs.map((spec) => spec.path).sort()).toEqual(promised.sort());
  });

  it.each([
    ['catalogue/banners/1.webp', 1600, 700],
    ['catalogue/products/66-3.webp', 1200, 1500],
    ['catalogue/categories/8.webp', 1200, 900],
    ['catalogue/frames/8.webp', 1200, 1200],
    ['catalogue/people/3.webp', 480, 480],
  ])('draws %s at %i x %i', (path, width, height) => {
    expect(specOf(path)).toMatchObject({ width, height });
  });
});

describe('a rendered picture', () => {
  it('has the same bytes on every run, and a rendition 480 px wide', async () => {
    const [first, second] = [
      await renderPicture(specOf('catalogue/people/1.webp')),
      await renderPicture(specOf('catalogue/people/1.webp')),
    ];
    expect(first.body.equals(second.body)).toBe(true);
    expect(await sharp(first.small).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect(first.medium).toBeUndefined();
  });

  it('keeps the 800 px rendition of a banner below 45 kB', async () => {
    const { medium } = await renderPicture(specOf('catalogue/banners/3.webp'));
    expect(medium?.length).toBeLessThan(45_000);
    expect(await sharp(medium).metadata()).toMatchObject({ width: 800, height: 350 });
  });

  it('draws the same markup again whatever was drawn in between', () => {
    const before = specOf('catalogue/products/23-1.webp').svg();
    specOf('catalogue/products/24-1.webp').svg();
    expect(specOf('catalogue/products/23-1.webp').svg() === before).toBe(true);
  });
});

describe('the pictures beside each other', () => {
  let thumbs: { path: string; pixels: Buffer }[] = [];

  beforeAll(async () => {
    thumbs = await Promise.all(
      specs.map(async (spec) => ({ path: spec.path, pixels: await thumbOf(spec) })),
    );
  }, 120_000);

  it('are all visibly different', () => {
    const alike = thumbs.flatMap((one, index) =>
      thumbs
        .slice(index + 1)
        .filter((other) => meanDifference(one.pixels, other.pixels) < 4)
        .map((other) => `${one.path} ~ ${other.path}`),
    );
    expect(alike).toEqual([]);
  });

  it('are never a flat field of one colour', () => {
    const flat = thumbs
      .filter(({ pixels }) => Math.max(...pixels) - Math.min(...pixels) < 60)
      .map(({ path }) => path);
    expect(flat).toEqual([]);
  });
});
