/**
 * Thresholds for nearly identical photos and for photos out of focus (docs/rules.md#books-11). Tuned on drawn
 * pictures and NOT YET PROVED ON REAL PHOTOS: they are only used for suggestions, never to remove photos
 * automatically.
 */

/** Nearly identical photos: taken within this time, with likenesses that differ in at most this many bits. */
export const SAME_SHOT_MILLISECONDS = 15_000;
export const SAME_SHOT_MAX_BITS = 10;

/**
 * Out of focus: a sharpness below this fraction of the median. In drawn photos it is 1/50 when out of focus
 * and 1/5 for the softest sharp one.
 */
export const BLURRED_SHARPNESS_SHARE = 0.1;
/** Minimum number of photos for a meaningful median. */
export const MIN_PHOTOS_TO_JUDGE_BLUR = 4;

/** A new moment begins after a gap of at least this time and at least this many median gaps. */
export const MOMENT_GAP_MILLISECONDS = 20 * 60_000;
export const MOMENT_GAP_MEDIANS = 4;
