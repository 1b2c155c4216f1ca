import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import type { CSSProperties, MouseEvent } from 'react';
import type { Box, Face } from './face';
import { useSpreadNames } from './names';
import type { ShownPhotos } from './shown-photo';
import styles from './SpreadView.module.css';

interface FrameButtonsProps {
  book: Pick<Book, 'kind'>;
  face: Face;
  view: Box;
  photos: ShownPhotos;
  chosen: string | null;
  /** With the point of the frame that was pressed, in fractions of it; null by keyboard. */
  onChoose: (item: PhotoItem, point: { x: number; y: number } | null) => void;
}

const percent = (part: number) => `${part * 100}%`;

/** A button over each photo, in the order of reading: focus, touch and a name. */
export function FrameButtons({ book, face, view, photos, chosen, onChoose }: FrameButtonsProps) {
  const { frameName } = useSpreadNames(book.kind);
  const frames = face.spread.items.filter(
    (item): item is PhotoItem => item.type === 'photo' && isIn(item, view),
  );
  return frames.map((item) => {
    const place: CSSProperties = {
      left: percent((item.x - view.x) / view.w),
      top: percent((item.y - view.y) / view.h),
      width: percent(item.w / view.w),
      height: percent(item.h / view.h),
      rotate: item.angle === 0 ? undefined : `${item.angle}deg`,
    };
    return (
      <button
        key={item.id}
        type="button"
        className={styles.frame}
        style={place}
        aria-label={frameName(face, item, photos)}
        aria-current={item.id === chosen || undefined}
        onClick={(event) => onChoose(item, pressedPoint(event))}
      />
    );
  });
}

/** Where a button was pressed; the point is reckoned before the frame's own turn. */
function pressedPoint({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  const { offsetWidth, offsetHeight } = currentTarget;
  if (detail === 0 || offsetWidth === 0 || offsetHeight === 0) return null;
  return { x: nativeEvent.offsetX / offsetWidth, y: nativeEvent.offsetY / offsetHeight };
}

function isIn(item: PhotoItem, view: Box): boolean {
  const isBeside = item.x + item.w <= view.x + 0.5 || item.x >= view.x + view.w - 0.5;
  const isAboveOrBelow = item.y + item.h <= view.y || item.y >= view.y + view.h;
  return !isBeside && !isAboveOrBelow;
}
