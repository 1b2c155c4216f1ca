import {
  SMALL_BANNER_WIDTH,
  SMALL_PICTURE_WIDTH,
  smallBannerPath,
  smallPicturePath,
} from '@smriti/shared/catalogue/pictures';
import sharp from 'sharp';
import { CATALOGUE_PICTURE_PATHS, readCataloguePicture } from './demo-files.ts';

/** A WebP picture and its name in Cloud Storage. */
export interface StoredPicture {
  path: string;
  bytes: Buffer;
}

/** Reads a catalogue picture and makes its narrower renditions. */
export async function createPictureRenditions(path: string): Promise<StoredPicture[]> {
  const bytes = await readCataloguePicture(path);
  const narrow = (width: number, quality: number) =>
    sharp(bytes).resize({ width }).webp({ quality, effort: 5 }).toBuffer();
  const pictures = [
    { path, bytes },
    { path: smallPicturePath(path), bytes: await narrow(SMALL_PICTURE_WIDTH, 70) },
  ];
  if (path.startsWith('catalogue/banners/')) {
    pictures.push({ path: smallBannerPath(path), bytes: await narrow(SMALL_BANNER_WIDTH, 72) });
  }
  return pictures;
}

/** Every catalogue picture in all its widths, with its storage path. */
export async function createPictures(): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  for (const path of CATALOGUE_PICTURE_PATHS)
    pictures.push(...(await createPictureRenditions(path)));
  return pictures;
}
