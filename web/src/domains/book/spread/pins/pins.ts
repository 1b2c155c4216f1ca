import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import { placePhotoInFrame, rotatePoint } from '@smriti/shared/book/photo-placement';
import type { PhotoItem } from '@smriti/shared/book/scene';
import type { ShownPhoto } from '../shown-photo';

/** A point as fractions of a frame. */
interface Point {
  x: number;
  y: number;
}

type Turn = PhotoItem['crop']['turn'];
const BACK: Readonly<Record<Turn, Turn>> = { 0: 0, 1: 3, 2: 2, 3: 1 };

const within = (value: number) => Math.min(1, Math.max(0, value));
/** Rounds to 3 digits, enough for a photo shown 1,000 pixels wide. */
const rounded = (value: number) => Math.round(within(value) * 1000) / 1000;

function placed(item: PhotoItem, { width, height }: Pick<ShownPhoto, 'width' | 'height'>) {
  if (width === null || height === null) return null;
  return placePhotoInFrame({ width, height }, item, item.crop).picture;
}

/**
 * Converts a point of a frame to one of the upright photo; null while the photo's dimensions are
 * unknown.
 */
export function frameToPhotoPoint(
  item: PhotoItem,
  photo: Pick<ShownPhoto, 'width' | 'height'>,
  at: Point,
): PhotoPin | null {
  const picture = placed(item, photo);
  if (!picture) return null;
  const turned = {
    x: within((at.x * item.w - picture.x) / picture.w),
    y: within((at.y * item.h - picture.y) / picture.h),
  };
  const { x, y } = rotatePoint(turned.x, turned.y, BACK[item.crop.turn]);
  return { x: rounded(x), y: rounded(y) };
}

/**
 * Converts a point of a photo to one of its frame; a point that is cropped away moves to the
 * nearest edge.
 */
export function toFramePoint(
  item: PhotoItem,
  photo: Pick<ShownPhoto, 'width' | 'height'>,
  pin: PhotoPin,
): Point | null {
  const picture = placed(item, photo);
  if (!picture) return null;
  const { x, y } = rotatePoint(pin.x, pin.y, item.crop.turn);
  return {
    x: within((picture.x + x * picture.w) / item.w),
    y: within((picture.y + y * picture.h) / item.h),
  };
}

const STEP = 0.02;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Moves a pin by an arrow key; null for other keys. */
export function movePinByKey(pin: PhotoPin, key: string): PhotoPin | null {
  const step = STEPS[key];
  return step ? { x: rounded(pin.x + step.x), y: rounded(pin.y + step.y) } : null;
}
