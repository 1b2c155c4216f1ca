import type { PhotoItem, PhotoOrder, Spread } from '../scene';
import type { FramedPhoto } from './page-cost';
import { cropToBox } from './photo-crop';
import type { SpreadLayout } from './spread-layouts';
import { layoutReason } from './spread-reason';

/** Rounds to 0.01 mm, finer than any printer's precision. */
const mm = (value: number) => Math.round(value * 100) / 100;

/** The item of a photo in its frame, showing its best part. */
export function toPhotoItem({ traits, box }: FramedPhoto, id: string): PhotoItem {
  return {
    type: 'photo',
    id,
    x: mm(box.x),
    y: mm(box.y),
    w: mm(box.w),
    h: mm(box.h),
    angle: 0,
    photo: traits.photo.id,
    crop: cropToBox(box, traits),
    radius: 0,
    border: null,
  };
}

export interface SpreadToPlace {
  id: string;
  seed: number;
  order: PhotoOrder;
  /** Ranked layouts, and the index of the chosen one. */
  layouts: readonly SpreadLayout[];
  at: number;
}

/** A spread laid out by its chosen layout. */
export function layOutSpread({ id, seed, order, layouts, at }: SpreadToPlace): Spread {
  const chosen = layouts[at] ?? layouts[0];
  const placed = chosen?.place() ?? [];
  return {
    id,
    seed,
    locked: false,
    layout: chosen ? chosen.layout : '',
    rank: chosen ? { at: layouts.indexOf(chosen) + 1, of: layouts.length } : null,
    background: null,
    items: placed.map((one, index) => toPhotoItem(one, `p${index + 1}`)),
    why: chosen ? layoutReason(chosen, placed, order) : null,
  };
}
