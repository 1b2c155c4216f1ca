import type { PhotoOrder } from '../scene';
import type { PhotoForBook } from './fill-types';
import { median } from './median';
import { MIN_MOMENT_GAP_IN_MEDIANS, MIN_MOMENT_GAP_MILLISECONDS } from './thresholds';

const takenAt = ({ facts }: PhotoForBook) => facts?.taken_at ?? null;

/** The photos in book order. A photo without a time stays after its predecessor in the photo area. */
export function sortInBookOrder<P extends PhotoForBook>(
  photos: readonly P[],
  order: PhotoOrder,
): P[] {
  const given = photos.toSorted((one, other) => one.sequence - other.sequence);
  if (order === 'given') return given;
  let last = Number.NEGATIVE_INFINITY;
  const timed = given.map((photo) => {
    last = takenAt(photo) ?? last;
    return { photo, time: last };
  });
  // stable sort: photos with equal times keep the order of the photo area
  return timed
    .toSorted((one, other) => (one.time === other.time ? 0 : one.time - other.time))
    .map(({ photo }) => photo);
}

/**
 * Starts of moments (groups of photos close in time) in an ordered list: after a gap much longer than the
 * median. A photo without a time belongs to the moment of its predecessor.
 * @returns for each photo whether it starts a moment; always true for the first
 */
export function findMomentStarts(photos: readonly PhotoForBook[]): boolean[] {
  const gaps: (number | null)[] = [];
  let last: number | null = null;
  for (const photo of photos) {
    const time = takenAt(photo);
    gaps.push(time === null || last === null ? null : Math.abs(time - last));
    last = time ?? last;
  }
  const usual = median(gaps.flatMap((gap) => gap ?? []));
  const long = Math.max(MIN_MOMENT_GAP_MILLISECONDS, MIN_MOMENT_GAP_IN_MEDIANS * usual);
  return gaps.map((gap, index) => index === 0 || (gap !== null && gap > long));
}
