import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import type { KeyboardEvent, MouseEvent } from 'react';
import { movePinByKey } from '#domains/book/spread/pins/pins.ts';
import { PinTip } from '#domains/review/PinTip.tsx';
import type { PhotoWithRemark } from '#domains/review/review-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { reviewMessages } from '../staff-messages';
import styles from './PinSurface.module.css';

const MIDDLE: PhotoPin = { x: 0.5, y: 0.5 };

interface PinSurfaceProps {
  photo: PhotoWithRemark;
  /** Called with the clicked point; by keyboard, with the pin itself or the middle. */
  onClick: (pin: PhotoPin) => void;
  /** Moves the pin by keyboard, or removes it (null). */
  onMove: (pin: PhotoPin | null) => void;
}

/** Button that covers a photo: a click sets the pin of its remark, and the arrow keys move it. */
export function PinSurface({ photo, onClick, onMove }: PinSurfaceProps) {
  const t = useMessages(reviewMessages);
  const { pin, sequence: place } = photo;

  function move(event: KeyboardEvent): void {
    if (!pin) return;
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    const next = isGone ? null : movePinByKey(pin, event.key);
    if (!isGone && next === null) return;
    event.preventDefault();
    onMove(next);
  }

  const at = pin && { left: Math.round(pin.x * 100), top: Math.round(pin.y * 100) };
  return (
    <button
      type="button"
      className={styles.surface}
      aria-label={at ? t.pinAt(at) : t.setPin({ place })}
      onClick={(event) => onClick(clickedPoint(event) ?? pin ?? MIDDLE)}
      onKeyDown={move}
    >
      {pin && <PinTip pin={pin} size="medium" />}
    </button>
  );
}

/** The clicked point as fractions of the photo; null when activated by keyboard. */
function clickedPoint({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  const { offsetWidth, offsetHeight } = currentTarget;
  if (detail === 0 || offsetWidth === 0 || offsetHeight === 0) return null;
  return {
    x: toFraction(nativeEvent.offsetX / offsetWidth),
    y: toFraction(nativeEvent.offsetY / offsetHeight),
  };
}

/** Rounds to 3 digits, enough for a photo shown 1,000 pixels wide. */
const toFraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
