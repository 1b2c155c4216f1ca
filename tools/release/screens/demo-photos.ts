import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMULATOR_DATA_FOLDER } from '../../../shared/local/paths.ts';

const FOLDER = join(EMULATOR_DATA_FOLDER, 'storage_export/blobs/photos/demo-rohit');

/** Photos of the demo data as files for a file input. */
export async function readDemoPhotos() {
  const names = await readdir(FOLDER);
  const files = names.map(async (name, index) => ({
    name: `IMG_${index + 2041}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await readFile(join(FOLDER, name)),
  }));
  return Promise.all(files);
}
