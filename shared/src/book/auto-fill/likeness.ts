import type { RemovalSuggestion, PhotoForBook } from './fill-types';
import { median } from './median';
import {
  MIN_PHOTOS_TO_JUDGE_BLUR,
  BLURRED_SHARPNESS_SHARE,
  SAME_SHOT_MAX_BITS,
  SAME_SHOT_MILLISECONDS,
} from './thresholds';

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

/** Whether two photos are nearly identical: taken shortly after each other, and alike. */
export function areNearlyIdentical(
  { facts: one }: PhotoForBook,
  { facts: other }: PhotoForBook,
): boolean {
  if (one?.taken_at == null || other?.taken_at == null) return false;
  return (
    Math.abs(one.taken_at - other.taken_at) <= SAME_SHOT_MILLISECONDS &&
    differingBits(one.likeness, other.likeness) <= SAME_SHOT_MAX_BITS
  );
}

const isSharper = ({ facts: one }: PhotoForBook, { facts: other }: PhotoForBook) =>
  (one?.sharpness ?? 0) > (other?.sharpness ?? 0);

/** Maps each photo of a series of nearly identical ones to the sharpest of the series, which is left out. */
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

/**
 * Photos suggested for removal from a book: nearly identical to a sharper one, or out of focus. They are
 * never removed automatically. `facts.photo` is the number of the photo that stays.
 */
export function suggestPhotosToRemove(photos: readonly PhotoForBook[]): RemovalSuggestion[] {
  const known = photos.flatMap(({ facts }) => facts?.sharpness ?? []);
  const usual = known.length < MIN_PHOTOS_TO_JUDGE_BLUR ? 0 : median(known);
  const same = withoutTheSharpest(photos);
  return photos.flatMap((photo): RemovalSuggestion[] => {
    const { id, facts } = photo;
    const stays = same.get(photo);
    if (stays) return [{ photo: id, why: { code: 'same', facts: { photo: stays.sequence } } }];
    if (!facts || facts.sharpness >= usual * BLURRED_SHARPNESS_SHARE) return [];
    const percent = Math.round((100 * facts.sharpness) / usual);
    return [{ photo: id, why: { code: 'blurred', facts: { percent } } }];
  });
}
