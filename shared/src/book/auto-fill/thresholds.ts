/**
 * What counts as the same picture and as out of focus (docs/rules.md#books-11). Found on drawn pictures and NOT YET PROVED ON
 * REAL PHOTOS: these only ever suggest what could be left out, and never leave anything out.
 */

/** The same picture: taken within this time, and likenesses that differ in at most this many bits. */
export const SAME_MILLISECONDS = 15_000;
export const SAME_BITS = 10;

/**
 * Out of focus: a sharpness below this part of the median. Drawn photos out of focus have a fiftieth
 * of it, the softest sharp one a fifth.
 */
export const BLURRED_PART = 0.1;
/** With fewer photos than this there is no median to go by. */
export const BLURRED_FROM_PHOTOS = 4;

/** A new scene begins after a gap of at least this, and of at least this many median gaps. */
export const SCENE_MILLISECONDS = 20 * 60_000;
export const SCENE_MEDIANS = 4;
