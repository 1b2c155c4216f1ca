import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { listDemoPhotos } from '../../../../seed/src/demo-files.ts';
import { CACHE_FOLDER } from '../../../../shared/local/paths.ts';

/** Photos as phones store them: 12 megapixels, with EXIF and noise, some rotated. */

export interface PrintPhoto {
  id: string;
  path: string;
  /** Size in upright orientation, in pixels. */
  width: number;
  height: number;
}

const FOLDER = join(CACHE_FOLDER, 'print-photos');
/** Number of demo photos in use; further photos repeat them as different files. */
const DEMO_PHOTOS = 30;
const LONG = 4000;
const SHORT = 3000;
/** Sensor noise as at dusk; it makes files of 3 MB, like those of phones. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** Whether a photo is stored rotated, as phones held upright do. */
const isTurned = (at: number) => at % 3 === 2;

async function enlargeDemoPhoto(at: number, path: string): Promise<void> {
  const [width, height] = isTurned(at) ? [SHORT, LONG] : [LONG, SHORT];
  const { data, info } = await sharp((await listDemoPhotos())[at]?.file)
    .autoOrient()
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = sharp(data, { raw: { width, height, channels: info.channels } });
  const create = { width: LONG, height: SHORT, channels: 3, background: '#808080', noise: NOISE };
  const noise = await sharp({ create: { ...create, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await upright
    .rotate(isTurned(at) ? -90 : 0)
    .composite([{ input: noise, blend: 'soft-light' }])
    .withMetadata({ orientation: isTurned(at) ? 6 : 1 })
    .withExifMerge({
      IFD2: { DateTimeOriginal: `2026:01:24 ${String(8 + (at % 12)).padStart(2, '0')}:15:00` },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 5/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

/** A JPEG with a comment after its first two bytes: the same picture as a different file. */
function withComment(bytes: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff]);
  return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)]);
}

async function made(at: number): Promise<string> {
  const path = join(FOLDER, `${at}.jpg`);
  if (existsSync(path)) return path;
  if (at < DEMO_PHOTOS) await enlargeDemoPhoto(at, path);
  else {
    const bytes = await readFile(await made(at % DEMO_PHOTOS));
    await writeFile(path, withComment(bytes, `photo ${at}`));
  }
  return path;
}

/** Creates `count` photos; they are cached in .cache. */
export async function createPrintPhotos(count: number): Promise<PrintPhoto[]> {
  await mkdir(FOLDER, { recursive: true });
  const photos: PrintPhoto[] = [];
  for (let at = 0; at < count; at += 1) {
    const upright = isTurned(at % DEMO_PHOTOS);
    photos.push({
      id: `print${String(at).padStart(38, '0')}`,
      path: await made(at),
      width: upright ? SHORT : LONG,
      height: upright ? LONG : SHORT,
    });
  }
  return photos;
}
