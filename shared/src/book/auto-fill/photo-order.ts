import type { PhotoOrder } from '../scene';
import type { PhotoForBook } from './fill-types';
import { median } from './median';
import { SCENE_MEDIANS, SCENE_MILLISECONDS } from './thresholds';

const takenAt = ({ facts }: PhotoForBook) => facts?.taken_at ?? null;

/**
 * The photos in the order of the book. Photos that do not tell their time stay behind the one that
 * they stand behind in the photo area.
 */
export function inBookOrder<P extends PhotoForBook>(photos: readonly P[], order: PhotoOrder): P[] {
  const given = photos.toSorted((one, other) => one.sequence - other.sequence);
  if (order === 'given') return given;
  let last = Number.NEGATIVE_INFINITY;
  const timed = given.map((photo) => {
    last = takenAt(photo) ?? last;
    return { photo, time: last };
  });
  // stable, so that photos of one moment keep the order of the photo area
  return timed
    .toSorted((one, other) => (one.time === other.time ? 0 : one.time - other.time))
    .map(({ photo }) => photo);
}

/**
 * Where scenes begin among photos in their order: after a long gap, measured by the usual one. A
 * photo without a time belongs to the one before it.
 * @returns for each photo whether it begins one; the first always does
 */
export function sceneStarts(photos: readonly PhotoForBook[]): boolean[] {
  const gaps: (number | null)[] = [];
  let last: number | null = null;
  for (const photo of photos) {
    const time = takenAt(photo);
    gaps.push(time === null || last === null ? null : Math.abs(time - last));
    last = time ?? last;
  }
  const usual = median(gaps.flatMap((gap) => gap ?? []));
  const long = Math.max(SCENE_MILLISECONDS, SCENE_MEDIANS * usual);
  return gaps.map((gap, index) => index === 0 || (gap !== null && gap > long));
}
