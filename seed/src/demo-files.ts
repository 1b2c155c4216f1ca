import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../shared/local/paths.ts';

/** Pictures of the catalogue by folder: banners, products, categories ... */
const PICTURES_FOLDER = join(ROOT, 'seed', 'pictures');
/** Photos of the demo customers, in a folder for each uid. */
const PHOTOS_FOLDER = join(ROOT, 'seed', 'photos');

/** Storage paths of the catalogue pictures, such as `catalogue/banners/1.webp`. */
export const CATALOGUE_PICTURE_PATHS: readonly string[] = readdirSync(PICTURES_FOLDER).flatMap(
  (folder) =>
    readdirSync(join(PICTURES_FOLDER, folder))
      .sort()
      .map((name) => `catalogue/${folder}/${name}`),
);

/** Reads the file of a catalogue picture. */
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
export async function listDemoPhotos(): Promise<DemoPhoto[]> {
  const files = readdirSync(PHOTOS_FOLDER).flatMap((owner) =>
    readdirSync(join(PHOTOS_FOLDER, owner))
      .sort()
      .map((name) => ({ owner, name: parse(name).name, file: join(PHOTOS_FOLDER, owner, name) })),
  );
  return Promise.all(
    files.map(async (photo) => ({ ...photo, ...(await sharp(photo.file).metadata()).autoOrient })),
  );
}
