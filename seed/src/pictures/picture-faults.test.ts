import { smallBannerPath, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { EMULATOR_DATA_FOLDER } from '../../../shared/local/paths.ts';
import { listPictureSpecs } from './catalogue-pictures';
import { findPictureFaults } from './picture-faults';

const BLOBS = join(EMULATOR_DATA_FOLDER, 'storage_export/blobs');

async function picture(path: string, svg: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${svg}</svg>`;
  return { path, bytes: await sharp(Buffer.from(drawing)).webp().toBuffer() };
}
const half = (colour: string) =>
  `<rect width="64" height="64" fill="#fff"/><rect width="32" height="64" fill="${colour}"/>`;

// Drawing all pictures takes minutes, so this test checks the committed ones; the seed checks the
// new ones before it stores them.
it('finds no faults in the committed pictures', async () => {
  const pictures = listPictureSpecs().flatMap(({ path }) => {
    const paths = [smallPicturePath(path)];
    if (path.startsWith('catalogue/banners/')) paths.push(smallBannerPath(path));
    return paths.map((one) => ({ path: one, bytes: readFileSync(join(BLOBS, one)) }));
  });
  expect(pictures).toHaveLength(listPictureSpecs().length + 5);
  expect(await findPictureFaults(pictures)).toEqual([]);
});

it('finds pictures that look the same', async () => {
  const pictures = [
    await picture('catalogue/products/1-1_480.webp', half('#024')),
    await picture('catalogue/products/1-2_480.webp', half('#025')),
    await picture('catalogue/products/2-1_480.webp', half('#700')),
  ];
  expect(await findPictureFaults(pictures)).toEqual([
    'catalogue/products/1-1_480.webp looks like catalogue/products/1-2_480.webp',
  ]);
});

it('finds a flat field of one colour', async () => {
  const flat = await picture('catalogue/people/1_480.webp', '<rect width="64" height="64"/>');
  expect(await findPictureFaults([flat])).toEqual(['catalogue/people/1_480.webp is a flat field']);
});

it('finds a banner that is too large', async () => {
  const path = 'catalogue/banners/1_800.webp';
  expect(await findPictureFaults([{ path, bytes: Buffer.alloc(45_001) }])).toEqual([
    `${path} has 45001 bytes`,
  ]);
});
