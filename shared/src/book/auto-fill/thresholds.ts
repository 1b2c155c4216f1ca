import { MIN_FAIR_DPI } from '../../album/print-resolution';

/**
 * Thresholds for nearly identical photos, for photos that do not print well and for moments
 * (docs/rules.md#books-11). Photos are only suggested for removal, never removed automatically.
 *
 * Measured on real photos of two days, labelled by eye: 105 of a museum visit (two cameras) and 90 of a
 * couple (one phone). In the museum photos, 39 of 46 pairs of nearly identical photos are found; the 43 other
 * pairs found show the same scene, and none is a false match. Of 35 blurred or black photos, 16 are found in
 * addition to those with a sharper twin, and no sharp photo. Pairs with a correlation between 0.7 and 0.8
 * show people in different poses.
 */

/**
 * Nearly identical photos are taken within 60 s; their thumbnails correlate by at least 0.8, or their
 * likenesses differ in at most 10 bits. Within 15 s, photos without a thumbnail may differ in 20 bits.
 */
export const MAX_SAME_SHOT_MILLISECONDS = 60_000;
export const MIN_SAME_SHOT_CORRELATION = 0.8;
export const MAX_SAME_SHOT_BITS = 10;
export const MAX_BURST_MILLISECONDS = 15_000;
export const MAX_BURST_BITS = 20;

/**
 * Out of focus: a crispness below 4; below 6 with a sharpness below a tenth of the median, which finds motion
 * blur; or a sharpness below a fiftieth of the median, which finds photos whose only edges are grain. Without
 * a crispness, a photo is out of focus if its sharpness is below a tenth of the median.
 */
export const MIN_CRISPNESS = 4;
export const MOTION_BLUR_CRISPNESS = 6;
export const MOTION_BLUR_SHARPNESS_SHARE = 0.1;
export const GRAIN_SHARPNESS_SHARE = 0.02;
export const BLURRED_SHARPNESS_SHARE = 0.1;
/** Minimum number of photos for a meaningful median. */
export const MIN_PHOTOS_TO_JUDGE_BLUR = 4;

/** Too small to print: the longer side in pixels, for a fair resolution on 4 inches. */
export const MIN_LONG_SIDE_PIXELS = 4 * MIN_FAIR_DPI;
/** Very wide or tall: the ratio of the sides. */
export const MAX_ASPECT_RATIO = 5;
/** Nearly black: the mean brightness, of 255. */
export const MIN_LIGHT = 6;

/** A new moment begins after a gap of at least this time and at least this many median gaps. */
export const MIN_MOMENT_GAP_MILLISECONDS = 3 * 60_000;
export const MIN_MOMENT_GAP_IN_MEDIANS = 8;
