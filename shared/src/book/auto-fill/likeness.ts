import type { LeftOut, PhotoForBook } from './fill-types';
import { median } from './median';
import { BLURRED_FROM_PHOTOS, BLURRED_PART, SAME_BITS, SAME_MILLISECONDS } from './thresholds';

/** In how many of their 64 bits two likenesses differ. */
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

/** Whether two photos show nearly the same: taken in one go, and alike. */
export function areSame({ facts: one }: PhotoForBook, { facts: other }: PhotoForBook): boolean {
  if (one?.taken_at == null || other?.taken_at == null) return false;
  return (
    Math.abs(one.taken_at - other.taken_at) <= SAME_MILLISECONDS &&
    differingBits(one.likeness, other.likeness) <= SAME_BITS
  );
}

const isSharper = ({ facts: one }: PhotoForBook, { facts: other }: PhotoForBook) =>
  (one?.sharpness ?? 0) > (other?.sharpness ?? 0);

/** Each photo that is nearly the same as a sharper one, with that one. */
function withoutTheSharpest(photos: readonly PhotoForBook[]): Map<PhotoForBook, PhotoForBook> {
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
    if (series.some((one) => areSame(one, photo))) {
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

/**
 * The photos that a book would be better without: nearly the same as a sharper one, or out of focus.
 * It is only ever offered to leave them out. `facts.photo` is the number of the photo that stays.
 */
export function suggestLeavingOut(photos: readonly PhotoForBook[]): LeftOut[] {
  const known = photos.flatMap(({ facts }) => facts?.sharpness ?? []);
  const usual = known.length < BLURRED_FROM_PHOTOS ? 0 : median(known);
  const same = withoutTheSharpest(photos);
  return photos.flatMap((photo): LeftOut[] => {
    const { id, facts } = photo;
    const stays = same.get(photo);
    if (stays) return [{ photo: id, why: { code: 'same', facts: { photo: stays.sequence } } }];
    if (!facts || facts.sharpness >= usual * BLURRED_PART) return [];
    const percent = Math.round((100 * facts.sharpness) / usual);
    return [{ photo: id, why: { code: 'blurred', facts: { percent } } }];
  });
}
