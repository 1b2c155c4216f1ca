import type { PhotoItem } from '@smriti/shared/book/scene';
import type { CSSProperties } from 'react';
import type { Box, SpreadFace } from './face';

const percent = (part: number) => `${part * 100}%`;

function isIn(item: Box, view: Box): boolean {
  const isBeside = item.x + item.w <= view.x + 0.5 || item.x >= view.x + view.w - 0.5;
  const isAboveOrBelow = item.y + item.h <= view.y || item.y >= view.y + view.h;
  return !isBeside && !isAboveOrBelow;
}

/** Photo frames that are at least partly visible, in reading order. */
export function listVisibleFrames({ spread }: Pick<SpreadFace, 'spread'>, view: Box): PhotoItem[] {
  return spread.items.filter(
    (item): item is PhotoItem => item.type === 'photo' && isIn(item, view),
  );
}

/** CSS position of an HTML element over an item of the drawing. */
export function itemOverlayStyle({ x, y, w, h, angle }: Box & { angle: number }, view: Box) {
  const style: CSSProperties = {
    left: percent((x - view.x) / view.w),
    top: percent((y - view.y) / view.h),
    width: percent(w / view.w),
    height: percent(h / view.h),
    rotate: angle === 0 ? undefined : `${angle}deg`,
  };
  return style;
}
