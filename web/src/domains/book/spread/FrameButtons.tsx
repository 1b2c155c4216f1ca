import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import type { MouseEvent } from 'react';
import type { Box, SpreadFace } from './face';
import { FrameButton } from './FrameButton';
import { listVisibleFrames, itemOverlayStyle } from './frame-overlay';
import { useSpreadNames } from './use-spread-names';
import type { ShownPhotos } from './shown-photo';

interface FrameButtonsProps {
  book: Pick<Book, 'kind'>;
  face: SpreadFace;
  view: Box;
  photos: ShownPhotos;
  chosen: string | null;
  /** Called with the clicked point as fractions of the frame; null when activated by keyboard. */
  onChoose: (item: PhotoItem, point: { x: number; y: number } | null) => void;
}

/**
 * A button over each photo, in reading order, which makes photos focusable and gives them an
 * accessible name.
 */
export function FrameButtons({ book, face, view, photos, chosen, onChoose }: FrameButtonsProps) {
  const { frameName } = useSpreadNames(book.kind);
  return listVisibleFrames(face, view).map((item) => (
    <FrameButton
      key={item.id}
      style={itemOverlayStyle(item, view)}
      aria-label={frameName(face, item, photos)}
      aria-current={item.id === chosen || undefined}
      onClick={(event) => onChoose(item, pressedPoint(event))}
    />
  ));
}

/** The clicked point in the frame's own coordinates, without its rotation. */
function pressedPoint({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  const { offsetWidth, offsetHeight } = currentTarget;
  if (detail === 0 || offsetWidth === 0 || offsetHeight === 0) return null;
  return { x: nativeEvent.offsetX / offsetWidth, y: nativeEvent.offsetY / offsetHeight };
}
