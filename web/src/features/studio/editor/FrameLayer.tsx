import type { PhotoItem } from '@smriti/shared/book/scene';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { VisibleStop } from '#domains/book/spread/book/BookViewer.tsx';
import { FrameButton } from '#domains/book/spread/FrameButton.tsx';
import { listVisibleFrames, itemOverlayStyle } from '#domains/book/spread/frame-overlay.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { cx } from '#ui/cx.ts';
import {
  toDropName,
  isSameFrame,
  isSamePickedItem,
  type PickedItem,
  type StartDrag,
} from './gestures/drop-places';
import styles from './FrameLayer.module.css';
import { useFrameKeys } from './gestures/use-frame-keys';
import type { FrameState } from './state/use-frame-state';
import type { SpreadActions } from './state/use-spread-actions';

const PictureLayer = lazy(async () => ({ default: (await import('./PictureLayer')).PictureLayer }));

export interface FrameLayerProps {
  shown: VisibleStop;
  kind: Parameters<typeof useSpreadNames>[0];
  photos: ShownPhotos;
  frames: FrameState;
  actions: SpreadActions;
  startDrag: StartDrag;
  onDraft: (crop: PhotoItem['crop'] | null) => void;
}

/** Click event; `detail` counts clicks in a row and is 0 for a key. */
type Press = Pick<MouseEvent, 'detail' | 'timeStamp'>;

/** Maximum time between the clicks of a double click, in ms; it opens the picture for moving. */
const DOUBLE_MS = 350;

/**
 * Buttons over the photos of the edited spread, for clicking, dragging and moving between them with
 * arrow keys.
 */
export function FrameLayer(props: FrameLayerProps) {
  const { shown, photos, frames, onDraft } = props;
  const { face, view } = shown;
  const layer = useRef<HTMLSpanElement>(null);
  const pressed = useRef({ item: '', at: 0 });
  const spread = face.spread.id;
  const inView = listVisibleFrames(face, view);
  const at = (item: PhotoItem) => ({ spread, item: item.id });
  const moved = inView.find((item) => isSameFrame(frames.moving, at(item)));
  const movedId = moved?.id;

  useEffect(() => {
    const within = layer.current;
    if (movedId === undefined) return;
    return () => {
      // The focus stays where it is if the user has focused something else.
      if (document.activeElement !== document.body) return;
      within?.querySelector<HTMLElement>(`[data-item="${movedId}"]`)?.focus();
    };
  }, [movedId]);

  /** Handles a click on a photo; an activation by keyboard is never part of a double click. */
  function press(item: PhotoItem, { detail, timeStamp }: Press): void {
    const { item: last, at: before } = pressed.current;
    pressed.current = { item: item.id, at: detail === 0 ? 0 : timeStamp };
    // Some touch screens report a click count of 1 for every click, so the time is compared as
    // well.
    const isDouble = detail > 1 || (detail === 1 && timeStamp - before < DOUBLE_MS);
    if (isDouble && last === item.id && item.photo !== null) frames.startMoving(at(item));
    else frames.press({ kind: 'frame', at: at(item) });
  }

  return (
    <span ref={layer} className={styles.layer}>
      {inView.map((item) => (
        <Frame
          key={item.id}
          {...props}
          {...{ item, inView }}
          isHidden={moved !== undefined}
          onPress={(event) => press(item, event)}
        />
      ))}
      {moved && (
        <Suspense>
          <PictureLayer
            {...{ view, frames, onDraft }}
            key={moved.id}
            item={moved}
            at={at(moved)}
            photo={photos.get(moved.photo ?? '')}
          />
        </Suspense>
      )}
    </span>
  );
}

interface FrameProps extends FrameLayerProps {
  item: PhotoItem;
  inView: readonly PhotoItem[];
  isHidden: boolean;
  onPress: (event: Press) => void;
}

function Frame(props: FrameProps) {
  const { item, shown, kind, photos, frames, startDrag, isHidden, onPress } = props;
  const { face, view } = shown;
  const { frameName } = useSpreadNames(kind);
  const onKeyDown = useFrameKeys(props);
  const place: PickedItem = { kind: 'frame', at: { spread: face.spread.id, item: item.id } };
  const isPicked = isSamePickedItem(frames.picked, place);
  return (
    <FrameButton
      className={cx(styles.frame, isPicked && styles.picked, frames.picked && styles.target)}
      style={itemOverlayStyle(item, view)}
      aria-label={frameName(face, item, photos)}
      aria-pressed={isPicked}
      aria-current={isSameFrame(frames.chosen, place.at) || undefined}
      data-item={item.id}
      data-drop={toDropName(place)}
      hidden={isHidden}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => startDrag(event, place, item.photo)}
      onClick={onPress}
    />
  );
}
