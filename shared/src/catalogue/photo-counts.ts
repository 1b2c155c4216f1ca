import * as z from 'zod/mini';
import type { FieldProblem } from '../base/errors';

const count = z.optional(z.int().check(z.gte(1)));

/**
 * How many photos a product is made of, where its text promises a number: a pack of eight, a
 * calendar of thirteen. A product without these fields takes any number from 1.
 */
export const photoCountFields = {
  min_photos: count,
  /** None: as many as an album holds. */
  max_photos: count,
  /** From `min_photos` on in steps of this. */
  photo_step: count,
};
export type PhotoCountRule = {
  [Field in keyof typeof photoCountFields]?: z.infer<typeof count>;
};

/** Whether a product takes this number of photos: one photo is repeated as often as it takes. */
export function takesPhotos(rule: PhotoCountRule, photos: number): boolean {
  const { min_photos: min, max_photos: max = Infinity, photo_step: step = 1 } = rule;
  if (min === undefined || photos === 1) return photos >= 1;
  return photos >= min && photos <= max && (photos - min) % step === 0;
}

/**
 * The photos that a product is priced for: those that are there, at least as many as it takes, and
 * for one photo as many as it fills.
 */
export function pricedPhotos({ min_photos: min = 0 }: PhotoCountRule, photos: number): number {
  return Math.max(photos, min);
}

/** How many photos a product takes, in words; null when any number does. */
export function photoCountText(rule: PhotoCountRule): string | null {
  return photoCountSentence(rule)?.message ?? null;
}

/** The same, with the name of the sentence for other languages (base/error-rules.ts). */
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

/** The number of photos nearest to `wanted` that the product takes, without repeating one. */
export function nearestPhotos(rule: PhotoCountRule, wanted: number): number {
  const { min_photos: min, max_photos: max = Infinity, photo_step: step = 1 } = rule;
  if (min === undefined) return wanted;
  const bounded = Math.min(Math.max(wanted, min), max);
  return min + Math.floor((bounded - min) / step) * step;
}
