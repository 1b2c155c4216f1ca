import type { PhotoFacts } from '../photo-facts';
import type { PhotoForBook } from './fill-types';
import {
  MAX_BURST_BITS,
  MAX_BURST_MILLISECONDS,
  MIN_SAME_SHOT_CORRELATION,
  MAX_SAME_SHOT_BITS,
  MAX_SAME_SHOT_MILLISECONDS,
} from './thresholds';
import { areThumbnailsCorrelated } from './thumbnail-correlation';

/** Number of bits, of 64, in which two likenesses differ. */
function differingBits(one: string, other: string): number {
  let bits = 0;
  for (let at = 0; at < 16; at += 4) {
    let differing = parseInt(one.slice(at, at + 4), 16) ^ parseInt(other.slice(at, at + 4), 16);
    while (differing !== 0) {
      bits += 1;
      differing &= differing - 1;
    }
  }
  return bits;
}

function lookAlike(one: PhotoFacts, other: PhotoFacts, milliseconds: number): boolean {
  const bits = differingBits(one.likeness, other.likeness);
  if (bits <= MAX_SAME_SHOT_BITS) return true;
  if (one.thumbnail === undefined || other.thumbnail === undefined) {
    return milliseconds <= MAX_BURST_MILLISECONDS && bits <= MAX_BURST_BITS;
  }
  return areThumbnailsCorrelated(one.thumbnail, other.thumbnail, MIN_SAME_SHOT_CORRELATION);
}

/** Cache of compared photos: the same ones are compared at each action. */
const compared = new WeakMap<PhotoFacts, WeakMap<PhotoFacts, boolean>>();

/** Whether two photos are nearly identical: taken shortly after each other, with similar content. */
export function areNearlyIdentical(
  { facts: one }: PhotoForBook,
  { facts: other }: PhotoForBook,
): boolean {
  if (one?.taken_at == null || other?.taken_at == null) return false;
  const milliseconds = Math.abs(one.taken_at - other.taken_at);
  if (milliseconds > MAX_SAME_SHOT_MILLISECONDS) return false;
  const known = compared.get(one) ?? new WeakMap<PhotoFacts, boolean>();
  compared.set(one, known);
  const isAlike = known.get(other) ?? lookAlike(one, other, milliseconds);
  known.set(other, isAlike);
  return isAlike;
}

const isSharper = ({ facts: one }: PhotoForBook, { facts: other }: PhotoForBook) =>
  (one?.sharpness ?? 0) > (other?.sharpness ?? 0);

/** Maps each photo of a series of nearly identical ones to the sharpest of the series, except that one. */
export function findSharperTwins(photos: readonly PhotoForBook[]): Map<PhotoForBook, PhotoForBook> {
  const timed = photos
    .filter(({ facts }) => facts?.taken_at != null)
    .toSorted((one, other) => (one.facts?.taken_at ?? 0) - (other.facts?.taken_at ?? 0));
  const found = new Map<PhotoForBook, PhotoForBook>();
  let best: PhotoForBook | null = null;
  let series: PhotoForBook[] = [];
  const endSeries = () => {
    for (const photo of series) if (best && photo !== best) found.set(photo, best);
  };
  for (const photo of timed) {
    if (series.some((one) => areNearlyIdentical(one, photo))) {
      series.push(photo);
      if (!best || isSharper(photo, best)) best = photo;
      continue;
    }
    endSeries();
    series = [photo];
    best = photo;
  }
  endSeries();
  return found;
}
