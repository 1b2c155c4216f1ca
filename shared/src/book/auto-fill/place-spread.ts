import type { PhotoItem, PhotoOrder, Spread } from '../scene';
import type { Placed } from './page-cost';
import { cropFor } from './photo-crop';
import type { SpreadLayout } from './spread-layouts';
import { whyOf } from './spread-why';

/** Hundredths of a mm are more than any printer keeps. */
const mm = (value: number) => Math.round(value * 100) / 100;

/** A photo in its frame, with the best part of it to be seen. */
export function photoItemOf({ traits, box }: Placed, id: string): PhotoItem {
  return {
    type: 'photo',
    id,
    x: mm(box.x),
    y: mm(box.y),
    w: mm(box.w),
    h: mm(box.h),
    angle: 0,
    photo: traits.photo.id,
    crop: cropFor(box, traits),
    radius: 0,
    border: null,
  };
}

export interface SpreadToPlace {
  id: string;
  seed: number;
  order: PhotoOrder;
  /** Its ranked layouts, and which of them it takes. */
  layouts: readonly SpreadLayout[];
  at: number;
}

/** A spread that is laid out by the ranked layout that was chosen for it. */
export function placedSpread({ id, seed, order, layouts, at }: SpreadToPlace): Spread {
  const chosen = layouts[at] ?? layouts[0];
  const placed = chosen?.place() ?? [];
  return {
    id,
    seed,
    locked: false,
    layout: chosen ? chosen.layout : '',
    rank: chosen ? { at: layouts.indexOf(chosen) + 1, of: layouts.length } : null,
    background: null,
    items: placed.map((one, index) => photoItemOf(one, `p${index + 1}`)),
    why: chosen ? whyOf(chosen, placed, order) : null,
  };
}
