import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod/mini';
import type { Origins } from '../environment.ts';
import { run } from '../run-command.ts';
import { newCustomer, uploadPhoto } from './shop-client.ts';
import { table, verdict } from './table.ts';

const PHOTOS = 50;
/** 12 megapixels, as phones take them. */
const SIZE = { width: 4000, height: 3000 };
const MEGABYTE = 1024 * 1024;
/** As many as the browser uploads at once. */
const UPLOADS_AT_ONCE = 3;
const LIMIT_MILLISECONDS = 600_000;
/** docs/rules.md#budgets-3 */
const MEMORY_BUDGET_MEGABYTES = 512;
const BARE_SHARP = fileURLToPath(new URL('./bare-sharp.ts', import.meta.url));

/** What the photo trigger says of each photo in the emulators' log. */
const event = z.object({
  message: z.literal('photo stored'),
  outcome: z.string(),
  peak_mb: z.number(),
});
const bareFigures = z.object({ seconds: z.number(), peakMegabytes: z.number() });

export interface PhotoEvents {
  follow: (line: string) => void;
  rendered: number;
  peakMegabytes: number;
}

interface PhotoFigures {
  megabytes: number;
  /** From the first byte sent, in seconds. */
  uploaded: number;
  rendered: number;
  peakMegabytes: number;
  /** The same renditions of the same files in one process that does nothing else. */
  bare: z.infer<typeof bareFigures>;
}

/** Counts the photos whose renditions are made, by what the emulators print. */
export function followPhotos(): PhotoEvents {
  const events: PhotoEvents = {
    rendered: 0,
    peakMegabytes: 0,
    follow: (line) => {
      const start = line.indexOf('{');
      if (start === -1 || !line.includes('photo stored')) return;
      const { outcome, peak_mb } = z.parse(event, JSON.parse(line.slice(start)));
      if (outcome === 'rendered') events.rendered += 1;
      events.peakMegabytes = Math.max(events.peakMegabytes, peak_mb);
    },
  };
  return events;
}

/** 50 photos from upload to last rendition, beside bare sharp on the same files. */
export async function measurePhotos(
  origins: Origins,
  bucket: string,
  events: PhotoEvents,
): Promise<PhotoFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  try {
    const files = await writePhotos(folder);
    const bare = await measureBareSharp(files.map(({ path }) => path));
    const customer = await newCustomer(origins);
    events.rendered = 0;
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    const waiting = files.map(({ path }) => path);
    const uploadNext = async (): Promise<void> => {
      const path = waiting.shift();
      if (path === undefined) return;
      await uploadPhoto(origins, bucket, customer, await readFile(path));
      await uploadNext();
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, uploadNext));
    const uploaded = seconds();
    await untilRendered(events, PHOTOS);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const { peakMegabytes } = events;
    return { megabytes: bytes / MEGABYTE, uploaded, rendered: seconds(), peakMegabytes, bare };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function photosTable({
  megabytes,
  uploaded,
  rendered,
  peakMegabytes,
  bare,
}: PhotoFigures): string {
  return table(
    `${PHOTOS} photos of 12 megapixels, ${megabytes.toFixed(0)} MB in all, ${UPLOADS_AT_ONCE} uploads at once; bare sharp: the same files in one process; memory below ${MEMORY_BUDGET_MEGABYTES} MB`,
    ['', 's to last upload', 's to last rendition', 's a photo', 'ratio', 'peak MB', ''],
    [
      [
        'uploaded and rendered',
        uploaded.toFixed(1),
        rendered.toFixed(1),
        (rendered / PHOTOS).toFixed(2),
        (rendered / bare.seconds).toFixed(2),
        String(peakMegabytes),
        verdict(peakMegabytes, MEMORY_BUDGET_MEGABYTES),
      ],
      [
        'bare sharp',
        '',
        bare.seconds.toFixed(1),
        (bare.seconds / PHOTOS).toFixed(2),
        '1.00',
        String(bare.peakMegabytes),
        '',
      ],
    ],
  );
}

/** Soft light under the noise of a sensor: photos of it have 4 to 6 MB. */
async function makeScene(): Promise<Sharp> {
  const width = SIZE.width + PHOTOS;
  const height = SIZE.height + PHOTOS;
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><radialGradient id="light"><stop offset="0" stop-color="white"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><circle cx="1500" cy="1200" r="1400" fill="url(#light)"/></svg>`,
  );
  const { data, info } = await sharp({
    create: { width, height, channels: 3, background: 'black', noise },
  })
    .composite([{ input: light, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: info.channels } });
}

/** Each photo is a part of the scene that is none of the others'. */
async function writePhotos(folder: string): Promise<{ path: string; bytes: number }[]> {
  const scene = await makeScene();
  const files: { path: string; bytes: number }[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const photo = await scene
      .clone()
      .extract({ left: index, top: index, ...SIZE })
      .jpeg({ quality: 88 })
      .toBuffer();
    const path = join(folder, `${index}.jpg`);
    await writeFile(path, photo);
    files.push({ path, bytes: photo.length });
  }
  return files;
}

async function measureBareSharp(files: readonly string[]) {
  const output = await run(process.execPath, ['--import', 'tsx', BARE_SHARP, ...files]);
  return z.parse(bareFigures, JSON.parse(output.slice(output.indexOf('{'))));
}

/** Waits for the renditions of as many photos, counted from when `events.rendered` was set to 0. */
export async function untilRendered(events: PhotoEvents, count: number): Promise<void> {
  const startedAt = performance.now();
  while (events.rendered < count) {
    if (performance.now() - startedAt > LIMIT_MILLISECONDS) {
      throw new Error(`only ${events.rendered} of ${count} photos have renditions`);
    }
    await setTimeout(100);
  }
}
