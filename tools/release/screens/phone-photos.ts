import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type DemoPhoto, listDemoPhotos } from '../../../seed/src/demo-files.ts';

/** Folder of demo photos that a phone would have stored as HEIC, which sharp cannot write. */
const HEIC_FOLDER = join(import.meta.dirname, 'phone-photos');
const COUNT = 60;
const MIN_WIDTH = 800;
/** Time between two photos of a moment, in ms. */
const GAP_MS = 80_000;
/** Additional time between two moments, in ms. */
const MOMENT_GAP_MS = 3_000_000;
const PHOTOS_A_MOMENT = 5;
const START = Date.UTC(2026, 0, 24, 3);

const exifTime = (time: number) =>
  new Date(time).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':');

/** A demo photo with the time at which it was taken; mirrored after the first use of all of them. */
async function makeJpeg({ file }: DemoPhoto, isMirrored: boolean, time: number): Promise<Buffer> {
  const picture = sharp(file).autoOrient();
  if (isMirrored) picture.flop();
  return picture
    .withExif({ IFD2: { DateTimeOriginal: exifTime(time), OffsetTimeOriginal: '+00:00' } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The 60 photos of a phone's folder, HEIC and JPEG mixed, as files for a file input. */
export async function readPhonePhotos() {
  const heics = await readdir(HEIC_FOLDER);
  const files = heics.map(async (name) => ({
    name,
    mimeType: 'image/heic',
    buffer: await readFile(join(HEIC_FOLDER, name)),
  }));
  const demo = (await listDemoPhotos()).filter(({ width }) => width >= MIN_WIDTH);
  const jpegs = Array.from({ length: COUNT - heics.length }, async (_, at) => {
    const photo = demo[at % demo.length];
    if (!photo) throw new Error('there are no demo photos');
    const time = START + at * GAP_MS + Math.floor(at / PHOTOS_A_MOMENT) * MOMENT_GAP_MS;
    return {
      name: `IMG_${2200 + at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makeJpeg(photo, at >= demo.length, time),
    };
  });
  return Promise.all([...files, ...jpegs]);
}
