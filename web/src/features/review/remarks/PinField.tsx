import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import { PinnedPhoto } from '#domains/review/PinnedPhoto.tsx';
import type { PhotoWithRemark } from '#domains/review/review-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SliderField } from '#ui/fields/SliderField.tsx';
import { reviewMessages } from '../messages';
import styles from './PinField.module.css';

interface PinFieldProps {
  photo: PhotoWithRemark;
  /** Position before a click in the book moved the pin; null if it was not moved by a click. */
  before: PhotoPin | null;
  onPin: (pin: PhotoPin | null) => void;
}

/** Point of the photo that a remark refers to: set by a click in the book, or here by keyboard. */
export function PinField({ photo, before, onPin }: PinFieldProps) {
  const t = useMessages(reviewMessages);
  const { pin } = photo;
  if (!pin) {
    return (
      <div className="cluster gap-x-3 items-center">
        <Button size="small" variant="quiet" onClick={() => onPin({ x: 0.5, y: 0.5 })}>
          {t.addPin}
        </Button>
        <p className="muted text-sm">{t.pinHint}</p>
      </div>
    );
  }
  const [left, top] = [Math.round(pin.x * 100), Math.round(pin.y * 100)];
  return (
    <div role="group" aria-label={t.pin} className={styles.pin}>
      <PinnedPhoto {...{ photo, pin }} />
      <SliderField
        label={t.pinAcross}
        valueText={t.percent({ percent: left })}
        value={left}
        min={0}
        max={100}
        onChange={(value) => onPin({ ...pin, x: value / 100 })}
      />
      <SliderField
        label={t.pinDown}
        valueText={t.percent({ percent: top })}
        value={top}
        min={0}
        max={100}
        onChange={(value) => onPin({ ...pin, y: value / 100 })}
      />
      {before && (
        <Button size="small" onClick={() => onPin(before)}>
          {t.putPinBack}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onPin(null)}>
        {t.removePin}
      </Button>
      {photo.remark === '' && <p className="muted text-sm">{t.pinNeedsText}</p>}
    </div>
  );
}
