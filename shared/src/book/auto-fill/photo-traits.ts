import { type PhotoFocus, toFocus } from './focus';
import type { PhotoForBook } from './fill-types';
import { median } from './median';
import { photoAspect } from './photo-aspect';
import { findMomentStarts } from './photo-order';
import { suggestPhotosToRemove } from './removal-suggestions';

/** A photo with precomputed data for the choice of layouts. */
export interface PhotoTraits {
  photo: PhotoForBook;
  /** Index in book order. */
  index: number;
  aspect: number;
  focus: PhotoFocus;
  /** Minimum part of the photo's width and height that a crop may keep without cutting the important part. */
  least: { across: number; down: number };
  /** Suitability for a large frame, at most 1. */
  worth: number;
  /** Whether the photo is suggested for removal; such a photo is never larger than the others of its page. */
  isMinor: boolean;
  beginsScene: boolean;
}

/** Tolerance, because trimming the page cuts a little off every photo's edge. */
const SLACK = 0.01;

/** Face height, as a fraction of the photo's height, from which a photo counts fully as one of people. */
const LARGE_FACE = 0.15;
/** Share of the difference to the maximum worth that a large face adds to a photo's worth. */
const PEOPLE_PART = 0.6;

/** Prominence of people in a photo, from 0 to 1. */
function peopleShare({ faceHeight }: PhotoFocus): number {
  return Math.min(1, faceHeight / LARGE_FACE);
}

/**
 * Suitability for a large frame: high for a photo that shows people, is sharp compared with the others, and
 * is neither dark nor pale.
 */
function worthOf({ facts }: PhotoForBook, usualSharpness: number): number {
  if (!facts) return 0.5;
  const ratio = usualSharpness > 0 ? facts.sharpness / usualSharpness : 1;
  const sharp = Math.min(1, Math.max(0, 0.5 + Math.log2(Math.max(ratio, 0.01)) / 4));
  const lit = 1 - Math.min(1, Math.abs(facts.light - 125) / 125) ** 2;
  const worth = 0.6 * sharp + 0.4 * lit;
  return worth + (1 - worth) * PEOPLE_PART * peopleShare(toFocus(facts));
}

/** Reduction of the worth of a photo that is suggested for removal. */
const REMOVAL_SUGGESTED_FACTOR = 0.35;

export type TraitsById = ReadonlyMap<string, PhotoTraits>;

/**
 * Traits of photos by id. The worth of a photo depends on the others, so all photos of the book have to be
 * passed.
 * @param photos in book order
 */
export function traitsById(photos: readonly PhotoForBook[]): TraitsById {
  const usual = median(photos.flatMap(({ facts }) => facts?.sharpness ?? []));
  const begins = findMomentStarts(photos);
  const suggested = new Set(suggestPhotosToRemove(photos).map(({ photo }) => photo));
  return new Map(
    photos.map((photo, index) => {
      const focus = toFocus(photo.facts);
      const { across, down } = focus;
      const traits: PhotoTraits = {
        photo,
        index,
        aspect: photoAspect(photo),
        focus,
        least: {
          across: Math.min(1, across.to - across.from + SLACK),
          down: Math.min(1, down.to - down.from + SLACK),
        },
        worth: worthOf(photo, usual) - (suggested.has(photo.id) ? REMOVAL_SUGGESTED_FACTOR : 0),
        isMinor: suggested.has(photo.id),
        beginsScene: begins[index] ?? false,
      };
      return [photo.id, traits];
    }),
  );
}
