import { photoAspect } from '../auto-fill/photo-aspect';
import { cropToBox } from '../auto-fill/photo-crop';
import { toFocus } from '../auto-fill/focus';
import type { PhotoForBook } from '../auto-fill/fill-types';
import { placePhotoInFrame, rotatePoint } from '../photo-placement';
import type { PhotoItem } from '../scene';

/** Manual changes of the part of a photo that its frame shows. */

export type Crop = PhotoItem['crop'];

/** Size of a frame in mm. */
type Frame = Pick<PhotoItem, 'w' | 'h'>;
/** Measures of the upright photo, in pixels. */
interface Pixels {
  width: number;
  height: number;
}

export interface CropInput {
  crop: Crop;
  frame: Frame;
  photo: Pixels;
}

/** Maximum manual zoom: a photo of 12 megapixels on a whole page already has a poor resolution from 3 on. */
export const MAX_MANUAL_ZOOM = 8;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
/** Rounds to four decimals: enough for one pixel of a photo of 10,000 pixels. */
const fraction = (value: number) => Math.round(value * 10_000) / 10_000;

/** The crop that shows the best part of a photo in a frame that it just covers, as when a book is filled. */
export function bestCropForFrame(
  photo: PhotoForBook | undefined,
  frame: Frame,
  turn: Crop['turn'] = 0,
): Crop {
  if (!photo) return { x: 0.5, y: 0.5, zoom: 1, turn };
  return cropToBox(frame, { focus: toFocus(photo.facts), aspect: photoAspect(photo) }, turn);
}

const TURNS = [0, 1, 2, 3] as const;

function turnBy(turn: Crop['turn'], by: number): Crop['turn'] {
  return TURNS[(turn + by + 8) % 4] ?? 0;
}

/**
 * Moves the crop's point to the one actually visible in the frame's middle, so that the next pan takes effect
 * at once.
 */
function withVisibleCentre(crop: Crop, { frame, photo }: Pick<CropInput, 'frame' | 'photo'>): Crop {
  const { x, y, w, h } = placePhotoInFrame(photo, frame, crop).visible;
  return { ...crop, x: fraction(x + w / 2), y: fraction(y + h / 2) };
}

/** A crop with the given point of the turned picture (in fractions) in the frame's middle. */
function showing(framed: CropInput, zoom: number, point: { x: number; y: number }): Crop {
  const { crop } = framed;
  const { x, y } = rotatePoint(point.x, point.y, turnBy(crop.turn, -2 * crop.turn));
  return withVisibleCentre({ ...crop, zoom, x: clamp(x, 0, 1), y: clamp(y, 0, 1) }, framed);
}

/** Pans the picture by mm to the right and down, limited so that it still covers its frame. */
export function panCrop(framed: CropInput, by: { x: number; y: number }): Crop {
  const { crop, frame, photo } = framed;
  const { picture } = placePhotoInFrame(photo, frame, crop);
  return showing(framed, crop.zoom, {
    x: (frame.w / 2 - picture.x - by.x) / picture.w,
    y: (frame.h / 2 - picture.y - by.y) / picture.h,
  });
}

/**
 * Zooms the picture.
 * @param around fixed point in mm from the frame's top left; default: the middle of the frame
 */
export function zoomCrop(framed: CropInput, zoom: number, around?: { x: number; y: number }): Crop {
  const { crop, frame, photo } = framed;
  const to = fraction(clamp(zoom, 1, MAX_MANUAL_ZOOM));
  const { picture } = placePhotoInFrame(photo, frame, crop);
  const { x, y } = around ?? { x: frame.w / 2, y: frame.h / 2 };
  const grown = to / crop.zoom;
  return showing(framed, to, {
    x: (frame.w / 2 - x + (x - picture.x) * grown) / (picture.w * grown),
    y: (frame.h / 2 - y + (y - picture.y) * grown) / (picture.h * grown),
  });
}

/** Turns the photo by 90 degrees, clockwise for 1, counterclockwise for -1. */
export function rotateCrop(framed: CropInput, by: 1 | -1): Crop {
  return withVisibleCentre({ ...framed.crop, turn: turnBy(framed.crop.turn, by) }, framed);
}

/** Distances in mm that the picture can be panned; 0 where the picture ends at the frame's edge. */
export function panRange({ crop, frame, photo }: CropInput) {
  const { picture } = placePhotoInFrame(photo, frame, crop);
  return {
    left: picture.x + picture.w - frame.w,
    right: -picture.x,
    up: picture.y + picture.h - frame.h,
    down: -picture.y,
  };
}
