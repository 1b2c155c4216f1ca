import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { type PhotoFacts, photoFacts } from '@smriti/shared/book/photo-facts';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod/mini';
import { computePhotoFacts } from '../../../functions/src/features/photos/photo-facts.domain.ts';
import { drawCustomerPhoto } from '../../../seed/src/pictures/customer-photo.ts';
import { type Occasion, createMotifSequence } from '../../../seed/src/pictures/photo.ts';
import { CACHE_FOLDER } from '../../../shared/local/paths.ts';

/** Drawn sets of realistic photos: scenes of a day, series, blurred and small ones. */

export interface DrawnPhoto {
  /** Number and seed of the drawing. */
  scene: number;
  /** Size of the file, in pixels. */
  width: number;
  height: number;
  takenAt: number;
  isBlurred: boolean;
  /** Whether the photo nearly repeats the previous one. */
  isNearDuplicate: boolean;
  /** Whether the drawing is mirrored, so that one drawing gives two photos. */
  isMirrored: boolean;
}

const OCCASIONS: readonly Occasion[] = [
  'Wedding',
  'Family',
  'Festivals',
  'Travel',
  'Anniversary',
  'Baby',
  'Birthday',
  'Everyday',
];
/** Step between consecutive photos in the photo area; a prime, so that each place is used once. */
const STRIDE = 37;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 0, 24, 8);
/** Number of drawings; larger sets repeat them, mirrored and at other times. */
const DRAWINGS = 60;
/** Long side of a drawing in pixels; facts are computed from it as from a large rendition. */
const SIDE = 800;
/**
 * Shift between two shots of the same moment, as a share of a side, and the seconds between them: of a burst,
 * and of a hand-held camera that is raised again.
 */
const BURST = { moved: 0.015, seconds: 4 };
const HAND_HELD = { moved: 0.06, seconds: 40 };

const repeatOf = ({ scene }: Pick<DrawnPhoto, 'scene'>) => (scene % 2 === 0 ? BURST : HAND_HELD);

const SHAPES = [
  [4000, 3000],
  [4000, 3000],
  [3000, 4000],
  [4032, 2268],
  [3000, 4500],
  [4500, 3000],
  [4000, 3000],
  [3024, 4032],
  [3000, 3000],
  [6000, 2400],
] as const;

/** Parameters of `count` photos; always the same for the same count. */
function drawnSet(count: number): DrawnPhoto[] {
  const set: DrawnPhoto[] = [];
  let time = START;
  let left = 6;
  for (let at = 0; at < count; at += 1) {
    const before = set.at(-1);
    const scene = at % DRAWINGS;
    const isNearDuplicate = at % 8 === 5 && before !== undefined && left > 1;
    if (isNearDuplicate) {
      time += repeatOf(before).seconds * SECOND;
      set.push({ ...before, takenAt: time, isBlurred: false, isNearDuplicate });
      continue;
    }
    const [width, height] = SHAPES[(scene * 7 + Math.floor(scene / 10)) % SHAPES.length] ?? [
      4000, 3000,
    ];
    const isSmall = at % 23 === 14;
    left -= 1;
    time += left === 0 ? (50 + ((at * 17) % 90)) * MINUTE : (1 + ((at * 5) % 4)) * MINUTE;
    if (left === 0) left = 4 + ((at * 11) % 8);
    set.push({
      scene,
      width: isSmall ? Math.round(width / 4) : width,
      height: isSmall ? Math.round(height / 4) : height,
      takenAt: time,
      isBlurred: at % 19 === 11,
      isNearDuplicate,
      isMirrored: Math.floor(at / DRAWINGS) % 2 === 1,
    });
  }
  return set;
}

function svgOf({ scene, width, height }: DrawnPhoto): string {
  const occasion = OCCASIONS[Math.floor(scene / 6) % OCCASIONS.length] ?? 'Wedding';
  const scale = SIDE / Math.max(width, height);
  return drawCustomerPhoto({
    name: `drawing ${scene}`,
    motif: createMotifSequence(occasion, scene)(),
    seed: 500 + scene,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    isTurned: false,
  });
}

type Raster = Awaited<ReturnType<typeof rasterOf>>;

function rasterOf(svg: string) {
  const drawing = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  return drawing.raw().toBuffer({ resolveWithObject: true });
}

/** Picture of a photo: its drawing, shifted, mirrored or blurred. */
function pictureOf(photo: DrawnPhoto, { data, info }: Raster): Sharp {
  const { isNearDuplicate, isMirrored, isBlurred } = photo;
  const { width, height, channels } = info;
  const { moved } = repeatOf(photo);
  const [x, y] = [Math.round(width * moved), Math.round(height * moved)];
  const image = sharp(data, { raw: { width, height, channels } }).extract({
    left: isNearDuplicate ? 0 : x,
    top: isNearDuplicate ? 0 : y,
    width: width - x,
    height: height - y,
  });
  if (isMirrored) image.flop();
  if (isBlurred) image.blur(6);
  return image;
}

const keptFacts = z.record(z.string(), photoFacts);

/** Opens the cache file of facts, by hash of the drawing and of the code that computes them. */
async function openFactsCache(): Promise<{ path: string; facts: z.infer<typeof keptFacts> }> {
  const folder = join(CACHE_FOLDER, 'photo-facts');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'facts.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return { path, facts: z.parse(keptFacts, JSON.parse(text)) };
}

const CODE = ['photo-facts', 'focus-grid', 'pixels'].map(
  (name) => new URL(`../../../functions/src/features/photos/${name}.domain.ts`, import.meta.url),
);

/** Opens the cached facts and computes missing ones; each drawing is made once. */
async function openFacts() {
  const code = (await Promise.all(CODE.map((url) => readFile(url, 'utf8')))).join('\0');
  const kept = await openFactsCache();
  const rasters = new Map<string, Promise<Raster>>();
  let isNew = false;
  return {
    async of(photo: DrawnPhoto): Promise<PhotoFacts> {
      const { isNearDuplicate, isMirrored, isBlurred } = photo;
      const svg = svgOf(photo);
      const looks = JSON.stringify([isNearDuplicate, isMirrored, isBlurred]);
      const key = createHash('sha256').update(`${code}\0${svg}\0${looks}`).digest('hex');
      const known = kept.facts[key];
      if (known) return known;
      const raster = rasters.get(svg) ?? rasterOf(svg);
      rasters.set(svg, raster);
      const image = pictureOf(photo, await raster);
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      const facts = computePhotoFacts(
        { data, ...info },
        { type: 'image/jpeg', ...info, exif: null },
      );
      kept.facts[key] = facts;
      isNew = true;
      return facts;
    },
    async keep(): Promise<void> {
      if (isNew) await writeFile(kept.path, JSON.stringify(kept.facts));
    },
  };
}

/** A set of photos with the parameters of their drawings. */
export interface DrawnPhotoSet {
  photos: PhotoForBook[];
  drawn: DrawnPhoto[];
}

/**
 * Loads a set of photos with their facts, in the order in which they were taken, which differs from
 * their order in the photo area. Facts are cached in .cache, because drawing takes long.
 */
export async function loadDrawnPhotos(count: number): Promise<DrawnPhotoSet> {
  const drawn = drawnSet(count);
  const facts = await openFacts();
  const photos: PhotoForBook[] = [];
  for (const [at, photo] of drawn.entries()) {
    const { takenAt, width, height } = photo;
    photos.push({
      id: `drawn${String(at + 1).padStart(38, '0')}`,
      width,
      height,
      sequence: ((at * STRIDE) % count) + 1,
      facts: { ...(await facts.of(photo)), taken_at: takenAt },
    });
  }
  await facts.keep();
  return { photos, drawn };
}
