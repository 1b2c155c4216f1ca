import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { albumBookMessages } from '../book/album-book-messages';
import type { VisibleStop } from '../book/BookViewer';
import { FrameButtons } from '../FrameButtons';
import styles from './PinLayer.module.css';
import { useSpreadNames } from '../use-spread-names';
import { toFramePoint, movePinByKey, frameToPhotoPoint } from './pins';
import type { ShownPhotos } from '../shown-photo';

/** Point of a photo that a remark refers to. */
export interface PinMark {
  photoId: string;
  pin: PhotoPin;
}

export interface PinHandlers {
  /** Called when a photo is clicked, with the clicked point; null when activated by keyboard. */
  onPhoto: (photoId: string, point: PhotoPin | null) => void;
  /** Moves or removes (null) a pin by keyboard; undefined if pins are read-only. */
  onMovePin?: ((photoId: string, pin: PhotoPin | null) => void) | undefined;
}

interface PinLayerProps extends PinHandlers {
  book: Pick<Book, 'kind'>;
  shown: VisibleStop;
  photos: ShownPhotos;
  marks: readonly PinMark[];
}

/** Buttons over the photos of a spread, and above them the pins of remarks. */
export function PinLayer({ book, shown, photos, marks, onPhoto, onMovePin }: PinLayerProps) {
  const { face, view } = shown;
  const words = useSpreadNames(book.kind).wordsIn(face, view);
  const pinned = face.spread.items.flatMap((item) =>
    item.type === 'photo'
      ? marks.filter(({ photoId }) => photoId === item.photo).map((mark) => ({ item, mark }))
      : [],
  );
  return (
    <>
      {words !== '' && <span className="visually-hidden">{words}</span>}
      <FrameButtons
        {...{ book, face, view, photos }}
        chosen={null}
        onChoose={(item, point) => {
          if (item.photo === null) return;
          const photo = photos.get(item.photo);
          onPhoto(item.photo, point && photo ? frameToPhotoPoint(item, photo, point) : null);
        }}
      />
      {pinned.map(({ item, mark }) => (
        <PinButton key={item.id} {...{ item, mark, view, photos, onPhoto, onMovePin }} />
      ))}
    </>
  );
}

interface PinButtonProps extends PinHandlers {
  item: PhotoItem;
  mark: PinMark;
  view: VisibleStop['view'];
  photos: ShownPhotos;
}

/** A pin that opens its remark and, if allowed, can be moved by arrow keys. */
function PinButton({ item, mark, view, photos, onPhoto, onMovePin }: PinButtonProps) {
  const t = useMessages(albumBookMessages);
  const { photoId, pin } = mark;
  const photo = photos.get(photoId);
  const at = photo && toFramePoint(item, photo, pin);
  if (!photo || !at) return null;
  const place = placeIn(item, at);
  const style: CSSProperties = {
    left: `${((place.x - view.x) / view.w) * 100}%`,
    top: `${((place.y - view.y) / view.h) * 100}%`,
  };
  const name = t.pin({
    place: photo.place,
    left: Math.round(pin.x * 100),
    top: Math.round(pin.y * 100),
  });

  function move(event: KeyboardEvent): void {
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    const next = isGone ? null : movePinByKey(pin, event.key);
    if (!onMovePin || (!isGone && next === null)) return;
    event.preventDefault();
    onMovePin(photoId, next);
  }

  return (
    <button
      type="button"
      data-pin={photoId}
      className={styles.pin}
      style={style}
      aria-label={onMovePin ? `${name} ${t.pinKeys}` : name}
      onKeyDown={move}
      onClick={() => onPhoto(photoId, null)}
    >
      <span aria-hidden="true" className="tabular">
        {photo.place}
      </span>
    </button>
  );
}

/** Converts a point of a frame to mm of its spread, including the frame's rotation. */
function placeIn({ x, y, w, h, angle }: PhotoItem, at: { x: number; y: number }) {
  const [dx, dy] = [(at.x - 0.5) * w, (at.y - 0.5) * h];
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x + w / 2 + dx * cos - dy * sin, y: y + h / 2 + dx * sin + dy * cos };
}
