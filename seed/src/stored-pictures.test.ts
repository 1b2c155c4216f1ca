import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CATALOGUE_PICTURE_PATHS } from './demo-files.ts';
import { createPictureRenditions } from './stored-pictures.ts';

/** Size limit of a banner for phones; the first one is the first picture of the home page. */
const MAX_BANNER_BYTES = 45_000;
const banners = CATALOGUE_PICTURE_PATHS.filter((path) => path.startsWith('catalogue/banners/'));

it('adds a rendition 480 px wide to a picture', async () => {
  const [large, small, ...others] = await createPictureRenditions('catalogue/people/1.webp');
  expect(large?.path).toBe('catalogue/people/1.webp');
  expect(small?.path).toBe('catalogue/people/1_480.webp');
  expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: 'webp', width: 480 });
  expect(others).toEqual([]);
});

it.each(banners)('adds a small rendition for phones to %s', async (path) => {
  const medium = (await createPictureRenditions(path)).at(-1);
  expect(medium?.path).toBe(path.replace('.webp', '_800.webp'));
  expect(await sharp(medium?.bytes).metadata()).toMatchObject({ width: 800, height: 350 });
  expect(medium?.bytes.length).toBeLessThanOrEqual(MAX_BANNER_BYTES);
});
