import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listPictureSpecs, type PictureSpec, renderPicture } from './catalogue-pictures';

const specs = listPictureSpecs();

function specOf(path: string): PictureSpec {
  const found = specs.find((spec) => spec.path === path);
  if (found === undefined) throw new Error(`no picture ${path}`);
  return found;
}

function numbered(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `catalogue/${folder}/${index + 1}.webp`);
}

describe('the list of catalogue pictures', () => {
  it('has every expected path exactly once', () => {
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
      ...numbered('themes', 12),
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
  /** A simple drawing at the path of a banner; the shop's own drawings take a second each. */
  const banner: PictureSpec = {
    path: 'catalogue/banners/1.webp',
    width: 1600,
    height: 700,
    svg: () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="700"><circle cx="400" cy="300" r="200"/></svg>',
  };

  it('has the same bytes on every run, and a rendition 480 px wide', async () => {
    const person = specOf('catalogue/people/1.webp');
    const [first, second] = [await renderPicture(person), await renderPicture(person)];
    expect(first.body.equals(second.body)).toBe(true);
    expect(await sharp(first.small).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect(first.medium).toBeUndefined();
  });

  it('has an 800 px rendition for phones if it is a banner', async () => {
    const { medium } = await renderPicture(banner);
    expect(await sharp(medium).metadata()).toMatchObject({ width: 800, height: 350 });
  });

  it('has the same markup regardless of what is drawn in between', () => {
    const before = specOf('catalogue/products/23-1.webp').svg();
    specOf('catalogue/products/24-1.webp').svg();
    expect(specOf('catalogue/products/23-1.webp').svg() === before).toBe(true);
  });
});
