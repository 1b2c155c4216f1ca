import { type Focus, focusOf } from './focus';
import type { PhotoForBook } from './fill-types';
import { suggestLeavingOut } from './likeness';
import { median } from './median';
import { aspectOf } from './photo-aspect';
import { sceneStarts } from './photo-order';

/** A photo with what the choice of a layout asks of it, worked out once. */
export interface Traits {
  photo: PhotoForBook;
  /** Its place in the order of the book. */
  index: number;
  aspect: number;
  focus: Focus;
  /** How far a crop may go before it cuts what matters: the least part of its width and height. */
  least: { across: number; down: number };
  /** At most 1: how well it stands being the largest. */
  worth: number;
  beginsScene: boolean;
}

/** A little is cut off every photo's edge when pages are. */
const SLACK = 0.01;

/** Sharp beside the others, neither dark nor pale, and with a subject. */
function worthOf({ facts }: PhotoForBook, usualSharpness: number): number {
  if (!facts) return 0.5;
  const ratio = usualSharpness > 0 ? facts.sharpness / usualSharpness : 1;
  const sharp = Math.min(1, Math.max(0, 0.5 + Math.log2(Math.max(ratio, 0.01)) / 4));
  const lit = 1 - Math.min(1, Math.abs(facts.light - 125) / 125) ** 2;
  return 0.6 * sharp + 0.4 * lit;
}

/** What a photo is worth less that the book would be better without. */
const SUGGESTED_AWAY = 0.35;

export type TraitsById = ReadonlyMap<string, Traits>;

/**
 * The traits of photos by their id. What they are worth depends on the others, so that it is always
 * asked for all photos of a book.
 * @param photos in the order of the book
 */
export function traitsById(photos: readonly PhotoForBook[]): TraitsById {
  const usual = median(photos.flatMap(({ facts }) => facts?.sharpness ?? []));
  const begins = sceneStarts(photos);
  const suggested = new Set(suggestLeavingOut(photos).map(({ photo }) => photo));
  return new Map(
    photos.map((photo, index) => {
      const focus = focusOf(photo.facts);
      const { across, down } = focus;
      const traits: Traits = {
        photo,
        index,
        aspect: aspectOf(photo),
        focus,
        least: {
          across: Math.min(1, across.to - across.from + SLACK),
          down: Math.min(1, down.to - down.from + SLACK),
        },
        worth: worthOf(photo, usual) - (suggested.has(photo.id) ? SUGGESTED_AWAY : 0),
        beginsScene: begins[index] ?? false,
      };
      return [photo.id, traits];
    }),
  );
}
