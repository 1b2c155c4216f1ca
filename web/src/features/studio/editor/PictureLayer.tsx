import type { Crop, CropInput } from '@smriti/shared/book/edit/crop';
import type { FrameAddress } from '@smriti/shared/book/edit/find-frame';
import { setCrop } from '@smriti/shared/book/edit/set-crop';
import type { PhotoItem } from '@smriti/shared/book/scene';
import { useEffect, useId, useRef } from 'react';
import { FramePictures } from '#domains/book/spread/PhotoFrame.tsx';
import type { Box } from '#domains/book/spread/face.ts';
import { itemOverlayStyle } from '#domains/book/spread/frame-overlay.ts';
import type { ShownPhoto } from '#domains/book/spread/shown-photo.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useBookEditing } from './state/use-book-editing';
import { pictureMessages, usePictureKeys } from './gestures/use-picture-keys';
import styles from './PictureLayer.module.css';
import type { FrameState } from './state/use-frame-state';
import { usePictureGestures, useWheelZoom } from './gestures/picture-gestures';

interface PictureLayerProps {
  item: PhotoItem;
  at: FrameAddress;
  photo: ShownPhoto | undefined;
  view: Box;
  frames: FrameState;
  /** Called with the crop to draw during a gesture; null for the book's own crop. */
  onDraft: (crop: Crop | null) => void;
}

/** Moves and zooms the picture within its frame, by pointer and keyboard. */
export function PictureLayer({ item, at, photo, view, frames, onDraft }: PictureLayerProps) {
  const t = useMessages(pictureMessages);
  const { edit } = useBookEditing();
  const pane = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const { width = null, height = null } = photo ?? {};
  const size = width === null || height === null ? null : { width, height };
  const framed: CropInput | null = size && { crop: item.crop, frame: item, photo: size };
  const onCrop = (crop: Crop, said: string, merge?: string) =>
    edit((book) => setCrop(book, at, crop), said, merge);
  const name = `${at.spread} ${at.item}`;
  const pinch = usePictureGestures({ pane, framed, onDraft, onCrop });
  useWheelZoom({ pane, framed, onCrop, name });
  const onKeyDown = usePictureKeys({ framed, onCrop, name, onEnd: frames.stopMoving });

  useEffect(() => pane.current?.focus(), []);
  // Drops an unfinished gesture when the layer closes, so that it does not affect the next picture.
  useEffect(() => () => onDraft(null), [onDraft]);

  return (
    <>
      <CroppedArea {...{ item, photo, view }} onPress={frames.stopMoving} />
      <button
        ref={pane}
        type="button"
        aria-label={t.picture({ photo: frames.nameOf(item.photo) })}
        aria-describedby={hintId}
        className={styles.pane}
        data-zooms=""
        style={itemOverlayStyle(item, view)}
        onKeyDown={onKeyDown}
        onDoubleClick={frames.stopMoving}
        {...pinch}
      />
      <span id={hintId} hidden>
        {t.pictureHint}
      </span>
    </>
  );
}

interface BeyondProps {
  item: PhotoItem;
  photo: ShownPhoto | undefined;
  view: Box;
  onPress: () => void;
}

/** Darkens the rest of the spread and shows the cropped part of the photo semi-transparent. */
function CroppedArea({ item, photo, view, onPress }: BeyondProps) {
  const { x, y, w, h, angle } = item;
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      className={styles.beyond}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.dimmed}
        fillRule="evenodd"
        d={`${outline(view)}${outline(item)}`}
        onPointerDown={onPress}
      />
      {photo && (
        <g opacity="0.3" transform={`translate(${x} ${y}) rotate(${angle} ${w / 2} ${h / 2})`}>
          <FramePictures item={item} photo={photo} size="small" />
        </g>
      )}
    </svg>
  );
}

const outline = ({ x, y, w, h }: Box) => `M${x} ${y}h${w}v${h}h${-w}z`;
