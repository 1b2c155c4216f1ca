import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawCustomerPhoto } from '../../../../seed/src/pictures/customer-photo.ts';
import { type Occasion, createMotifSequence } from '../../../../seed/src/pictures/photo.ts';
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
const OCCASIONS: readonly Occasion[] = ['Wedding', 'Family', 'Festivals', 'Travel', 'Baby'];
/** Number of different drawings; further photos repeat them as different files. */
const DRAWINGS = 30;
const LONG = 4000;
const SHORT = 3000;
/** Scale of the drawing relative to the photo; drawing at full size takes ten times as long. */
const DRAWN_PART = 0.25;
/** Sensor noise as at dusk; it makes files of 3 MB, like those of phones. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** Whether a photo is stored rotated, as phones held upright do. */
const isTurned = (at: number) => at % 3 === 2;

function svgOf(at: number): string {
  const occasion = OCCASIONS[at % OCCASIONS.length] ?? 'Family';
  return drawCustomerPhoto({
    name: `print ${at}`,
    motif: createMotifSequence(occasion, at)(),
    seed: 900 + at,
    width: (isTurned(at) ? SHORT : LONG) * DRAWN_PART,
    height: (isTurned(at) ? LONG : SHORT) * DRAWN_PART,
    isTurned: isTurned(at),
  });
}

async function draw(at: number, path: string): Promise<void> {
  const drawn = sharp(Buffer.from(svgOf(at))).flatten({ background: '#ffffff' });
  const upright = isTurned(at) ? drawn.rotate(-90) : drawn;
  const enlarged = await upright.png({ compressionLevel: 0 }).toBuffer();
  const create = { width: LONG, height: SHORT, channels: 3, background: '#808080', noise: NOISE };
  const noise = await sharp({ create: { ...create, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await sharp(enlarged)
    .resize(LONG, SHORT, { fit: 'fill' })
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
  if (at < DRAWINGS) await draw(at, path);
  else {
    const bytes = await readFile(await made(at % DRAWINGS));
    await writeFile(path, withComment(bytes, `photo ${at}`));
  }
  return path;
}

/** Creates `count` photos; their drawings are cached in .cache. */
export async function createPrintPhotos(count: number): Promise<PrintPhoto[]> {
  await mkdir(FOLDER, { recursive: true });
  const photos: PrintPhoto[] = [];
  for (let at = 0; at < count; at += 1) {
    const upright = isTurned(at % DRAWINGS);
    photos.push({
      id: `print${String(at).padStart(38, '0')}`,
      path: await made(at),
      width: upright ? SHORT : LONG,
      height: upright ? LONG : SHORT,
    });
  }
  return photos;
}
