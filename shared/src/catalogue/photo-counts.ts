import * as z from 'zod/mini';
import type { FieldProblem } from '../base/errors';

const count = z.optional(z.int().check(z.gte(1)));

/**
 * Number of photos in a product whose description promises one: a pack of eight, a calendar of thirteen. A
 * product without these fields accepts any number from 1.
 */
export const photoCountFields = {
  min_photos: count,
  /** Maximum number of photos; if missing, that of an album. */
  max_photos: count,
  /** Step between allowed numbers, starting at `min_photos`. */
  photo_step: count,
};
export type PhotoCountRule = {
  [Field in keyof typeof photoCountFields]?: z.infer<typeof count>;
};

/** Whether a product accepts a number of photos; a single photo is repeated to the minimum. */
export function isPhotoCountAllowed(rule: PhotoCountRule, photos: number): boolean {
  const { min_photos: min, max_photos: max = Infinity, photo_step: step = 1 } = rule;
  if (min === undefined || photos === 1) return photos >= 1;
  return photos >= min && photos <= max && (photos - min) % step === 0;
}

/** Number of photos to pay for: at least the product's minimum. */
export function chargedPhotoCount({ min_photos: min = 0 }: PhotoCountRule, photos: number): number {
  return Math.max(photos, min);
}

/** The accepted numbers of photos as a sentence; null when any number is accepted. */
export function photoCountText(rule: PhotoCountRule): string | null {
  return photoCountSentence(rule)?.message ?? null;
}

/** Same as `photoCountText`, with the rule for translation (base/error-rules.ts). */
export function photoCountSentence(counts: PhotoCountRule): Omit<FieldProblem, 'field'> | null {
  const { min_photos: min, max_photos: max, photo_step: step = 1 } = counts;
  if (min === undefined) return null;
  if (min === 1 && max === 1) {
    return { message: 'This product takes 1 photo.', rule: 'takes_one_photo' };
  }
  const isOpen = max === undefined;
  const [range, ofRange] =
    max === min
      ? [`${min}`, '']
      : isOpen
        ? [`${min} or more`, '_from']
        : [`${min} to ${max}`, '_range'];
  const [steps, ofSteps] = max !== min && step > 1 ? [`, in steps of ${step}`, '_steps'] : ['', ''];
  const [repeated, ofOne] = min > 1 ? [`, or 1 photo ${min} times`, '_or_one'] : ['', ''];
  return {
    message: `This product takes ${range} photos${steps}${repeated}.`,
    rule: `takes_photos${ofRange}${ofSteps}${ofOne}`,
    params: { min: String(min), max: String(max), step: String(step) },
  };
}

/** The largest accepted number of photos up to `wanted`, otherwise the minimum; no photo is repeated. */
export function nearestPhotoCount(rule: PhotoCountRule, wanted: number): number {
  const { min_photos: min, max_photos: max = Infinity, photo_step: step = 1 } = rule;
  if (min === undefined) return wanted;
  const bounded = Math.min(Math.max(wanted, min), max);
  return min + Math.floor((bounded - min) / step) * step;
}
