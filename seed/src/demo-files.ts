import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, parse, sep } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../shared/local/paths.ts';

/** Pictures of the catalogue by folder: banners, products, categories ... */
const PICTURES_FOLDER = join(ROOT, 'seed', 'pictures');
/** Photos of the demo customers, in a folder for each uid. */
const PHOTOS_FOLDER = join(ROOT, 'seed', 'photos');

/** Paths of the files with an extension below a folder, sorted, with `/` on every platform. */
function listFiles(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.replaceAll(sep, '/'))
    .sort();
}

/** Storage paths of the catalogue pictures, such as `catalogue/banners/1.webp`. */
export const CATALOGUE_PICTURE_PATHS: readonly string[] = listFiles(PICTURES_FOLDER, '.webp').map(
  (path) => `catalogue/${path}`,
);

export function readCataloguePicture(path: string): Promise<Buffer> {
  return readFile(join(PICTURES_FOLDER, path.replace('catalogue/', '')));
}

/** A photo of a demo customer; some are stored rotated, with an EXIF orientation, as by cameras held upright. */
export interface DemoPhoto {
  owner: string;
  /** Name by which albums refer to the photo: that of its file. */
  name: string;
  file: string;
  /** Width of the upright photo, in pixels. */
  width: number;
  height: number;
}

/** Lists the photos of all demo customers, always in the same order. */
export function listDemoPhotos(): Promise<DemoPhoto[]> {
  return Promise.all(
    listFiles(PHOTOS_FOLDER, '.jpg').map(async (path) => {
      const file = join(PHOTOS_FOLDER, path);
      const { autoOrient } = await sharp(file).metadata();
      return { owner: dirname(path), name: parse(path).name, file, ...autoOrient };
    }),
  );
}
