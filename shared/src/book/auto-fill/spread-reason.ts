import type { PhotoOrder, LayoutReason } from '../scene';
import type { FramedPhoto } from './page-cost';
import type { SpreadLayout } from './spread-layouts';
import type { PhotoTraits } from './photo-traits';

/** Reason `one-moment`: all photos were taken close in time; null otherwise or when a time is unknown. */
function findOneMoment(photos: readonly PhotoTraits[]): LayoutReason | null {
  const times = photos.flatMap(({ photo }) => photo.facts?.taken_at ?? []);
  if (times.length < photos.length || photos.length < 2) return null;
  const minutes = Math.max(1, Math.round((Math.max(...times) - Math.min(...times)) / 60_000));
  const facts = { photos: photos.length, minutes };
  return photos.slice(1).some(({ beginsScene }) => beginsScene)
    ? null
    : { code: 'one-moment', facts };
}

/** Reason `two-moments`: the spread shows two moments, each on its own page; null otherwise. */
function findTwoMoments(photos: readonly PhotoTraits[], onFirst: number): LayoutReason | null {
  const starts = photos.flatMap(({ beginsScene }, at) => (beginsScene && at > 0 ? [at] : []));
  if (starts.length !== 1 || starts[0] !== onFirst) return null;
  return { code: 'two-moments', facts: { photos: photos.length } };
}

/** The photo shown much larger than the others, if it is also one of the best; null otherwise. */
function largest(placed: readonly FramedPhoto[]): PhotoTraits | null {
  const sizes = placed
    .map(({ traits, box }) => ({ traits, size: box.w * box.h }))
    .toSorted((one, other) => other.size - one.size);
  const [first, second] = sizes;
  if (!first || !second || first.size < 1.6 * second.size) return null;
  const best = placed.every(({ traits }) => traits.worth <= first.traits.worth + 0.02);
  return best && first.traits.photo.facts ? first.traits : null;
}

/**
 * The reason for a spread's layout. Its facts name photos by their number in the photo area; the screens'
 * message catalogues have the texts.
 */
export function layoutReason(
  chosen: Pick<SpreadLayout, 'layout' | 'onFirst' | 'crop'>,
  placed: readonly FramedPhoto[],
  order: PhotoOrder,
): LayoutReason | null {
  const photos = placed.map(({ traits }) => traits);
  const [only] = photos;
  if (!only) return null;
  const numberOf = ({ photo }: PhotoTraits) => ({ photo: photo.sequence });
  if (photos.length === 1) {
    const isAcross = chosen.layout.startsWith('x');
    const fills = chosen.layout.includes('bleed');
    if (isAcross) return { code: 'across-fold', facts: numberOf(only) };
    return { code: fills ? 'full-page' : 'alone', facts: numberOf(only) };
  }
  const hero = largest(placed);
  if (hero) return { code: 'largest', facts: { ...numberOf(hero), photos: photos.length } };
  const shared = findOneMoment(photos) ?? findTwoMoments(photos, chosen.onFirst);
  if (shared) return shared;
  if (chosen.crop < 0.005 * photos.length)
    return { code: 'uncropped', facts: { photos: photos.length } };
  return { code: order === 'time' ? 'by-time' : 'as-ordered', facts: { photos: photos.length } };
}
