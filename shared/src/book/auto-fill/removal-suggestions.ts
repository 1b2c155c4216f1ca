import type { LayoutReason } from '../scene';
import type { PhotoForBook, RemovalSuggestion } from './fill-types';
import { findSharperTwins } from './likeness';
import { median } from './median';
import {
  BLURRED_SHARPNESS_SHARE,
  GRAIN_SHARPNESS_SHARE,
  MAX_ASPECT_RATIO,
  MIN_CRISPNESS,
  MOTION_BLUR_CRISPNESS,
  MIN_LIGHT,
  MIN_LONG_SIDE_PIXELS,
  MIN_PHOTOS_TO_JUDGE_BLUR,
  MOTION_BLUR_SHARPNESS_SHARE,
} from './thresholds';

/** Median sharpness of photos; 0 if there are too few. */
function usualSharpness(photos: readonly PhotoForBook[]): number {
  const known = photos.flatMap(({ facts }) => facts?.sharpness ?? []);
  return known.length < MIN_PHOTOS_TO_JUDGE_BLUR ? 0 : median(known);
}

function isOutOfFocus({ facts }: PhotoForBook, usual: number): boolean {
  if (!facts) return false;
  const { crispness, sharpness } = facts;
  if (crispness === undefined) return sharpness < usual * BLURRED_SHARPNESS_SHARE;
  // A picture without any edges, such as plain paper, is not judged.
  if (crispness === 0) return false;
  return (
    crispness < MIN_CRISPNESS ||
    (crispness < MOTION_BLUR_CRISPNESS && sharpness < usual * MOTION_BLUR_SHARPNESS_SHARE) ||
    sharpness < usual * GRAIN_SHARPNESS_SHARE
  );
}

/** Reason why a photo does not print well, independent of the other photos; null if it does. */
function findWeakness(photo: PhotoForBook, usual: number): LayoutReason['code'] | null {
  const { width, height, facts } = photo;
  if (width !== null && height !== null) {
    if (Math.max(width, height) < MIN_LONG_SIDE_PIXELS) return 'small';
    if (Math.max(width / height, height / width) > MAX_ASPECT_RATIO) return 'wide';
  }
  if (!facts) return null;
  if (facts.screenshot === true) return 'screenshot';
  if (facts.light < MIN_LIGHT) return 'dark';
  return isOutOfFocus(photo, usual) ? 'blurred' : null;
}

/**
 * Photos suggested for removal from a book, and why: nearly identical to a sharper one (`facts.photo` is its
 * number), or not printing well. They are never removed automatically.
 */
export function suggestPhotosToRemove(photos: readonly PhotoForBook[]): RemovalSuggestion[] {
  const usual = usualSharpness(photos);
  const twins = findSharperTwins(photos);
  return photos.flatMap((photo): RemovalSuggestion[] => {
    const twin = twins.get(photo);
    if (twin) return [{ photo: photo.id, why: { code: 'same', facts: { photo: twin.sequence } } }];
    const code = findWeakness(photo, usual);
    return code ? [{ photo: photo.id, why: { code, facts: {} } }] : [];
  });
}
