import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMULATOR_DATA } from '../../../shared/local/paths.ts';

const FOLDER = join(EMULATOR_DATA, 'storage_export/blobs/photos/demo-rohit');

/** Photos of the demo data, as files that a page can be given. */
export async function demoPhotos() {
  const names = await readdir(FOLDER);
  const files = names.map(async (name, index) => ({
    name: `IMG_${index + 2041}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await readFile(join(FOLDER, name)),
  }));
  return Promise.all(files);
}
