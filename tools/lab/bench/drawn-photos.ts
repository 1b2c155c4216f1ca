import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { packFaces, type PersonFace } from '@smriti/shared/book/people-faces';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import sharp from 'sharp';
import { computePhotoFacts } from '../../../functions/src/features/photos/photo-facts.domain.ts';
import { listDemoPhotos } from '../../../seed/src/demo-files.ts';

/** Sets of realistic photos, made from those of the demo shop: series, blurred and small ones. */

export interface DrawnPhoto {
  /** Index of the demo photo. */
  scene: number;
  /** Size of the file, in pixels. */
  width: number;
  height: number;
  takenAt: number;
  isBlurred: boolean;
  isNearDuplicate: boolean;
  /** Whether the photo is mirrored, so that one demo photo gives two photos. */
  isMirrored: boolean;
  /** Whether the photo shows a person, whose face is at `FACE`. */
  hasFace: boolean;
}

/** Step between consecutive photos in the photo area; a prime, so that each place is used once. */
const STRIDE = 37;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 0, 24, 8);
/** Long side in pixels of the picture from which the facts are computed, as from a large rendition. */
const SIDE = 800;
const DEMO_PHOTOS = (await listDemoPhotos()).filter(({ width }) => width >= SIDE);
/**
 * Shift between two shots of the same moment, as a share of a side, and the seconds between them: of a burst,
 * and of a hand-held camera that is raised again.
 */
const BURST = { moved: 0.015, seconds: 4 };
const HAND_HELD = { moved: 0.06, seconds: 40 };

/** Known face in every third scene: no detector finds those of drawn people. Mirrored with its photo. */
const FACE: PersonFace = { x: 0.24, y: 0.2, w: 0.12, h: 0.2 };

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
    const scene = at % DEMO_PHOTOS.length;
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
      isMirrored: Math.floor(at / DEMO_PHOTOS.length) % 2 === 1,
      hasFace: scene % 3 === 1,
    });
  }
  return set;
}

type Raster = Awaited<ReturnType<typeof decodeDemoPhoto>>;
const rasters = new Map<number, Promise<Raster>>();

/** Pixels of a demo photo, cropped to the shape of a photo. */
function decodeDemoPhoto({ scene, width, height }: DrawnPhoto) {
  const scale = SIDE / Math.max(width, height);
  return sharp(DEMO_PHOTOS[scene]?.file)
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale))
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Facts of a photo: its demo photo, shifted, mirrored or blurred. */
async function factsOf(photo: DrawnPhoto): Promise<PhotoFacts> {
  const { scene, isNearDuplicate, isMirrored, isBlurred, hasFace } = photo;
  const decoded = rasters.get(scene) ?? decodeDemoPhoto(photo);
  rasters.set(scene, decoded);
  const { data: pixels, info: raw } = await decoded;
  const { moved } = repeatOf(photo);
  const [x, y] = [Math.round(raw.width * moved), Math.round(raw.height * moved)];
  const image = sharp(pixels, { raw }).extract({
    left: isNearDuplicate ? 0 : x,
    top: isNearDuplicate ? 0 : y,
    width: raw.width - x,
    height: raw.height - y,
  });
  if (isMirrored) image.flop();
  if (isBlurred) image.blur(6);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const face = isMirrored ? { ...FACE, x: 1 - FACE.x - FACE.w } : FACE;
  return {
    ...computePhotoFacts({ data, ...info }, { type: 'image/jpeg', ...info, exif: null }),
    faces: packFaces(hasFace ? [face] : []),
  };
}

export interface DrawnPhotoSet {
  photos: PhotoForBook[];
  drawn: DrawnPhoto[];
}

/**
 * Loads a set of photos with their facts, in the order in which they were taken, which differs from
 * their order in the photo area.
 */
export async function loadDrawnPhotos(count: number): Promise<DrawnPhotoSet> {
  const drawn = drawnSet(count);
  const photos: PhotoForBook[] = [];
  for (const [at, photo] of drawn.entries()) {
    const { takenAt, width, height } = photo;
    photos.push({
      id: `drawn${String(at + 1).padStart(38, '0')}`,
      width,
      height,
      sequence: ((at * STRIDE) % count) + 1,
      facts: { ...(await factsOf(photo)), taken_at: takenAt },
    });
  }
  return { photos, drawn };
}
