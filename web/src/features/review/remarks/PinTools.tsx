import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import type { PhotoWithRemark } from '#domains/review/review-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { reviewMessages } from '../staff-messages';

interface PinToolsProps {
  photo: PhotoWithRemark;
  /** Position before a click moved the pin; null if it was not moved by a click. */
  before: PhotoPin | null;
  onPin: (pin: PhotoPin | null) => void;
}

/** Buttons for the point of the photo that a remark refers to. */
export function PinTools({ photo: { pin, remark }, before, onPin }: PinToolsProps) {
  const t = useMessages(reviewMessages);
  const hint = pin ? remark === '' && t.pinNeedsText : t.pinHint;
  return (
    <div className="cluster gap-y-1 gap-x-3 items-center">
      <Button size="small" variant="quiet" onClick={() => onPin(pin ? null : { x: 0.5, y: 0.5 })}>
        {pin ? t.removePin : t.addPin}
      </Button>
      {pin && before && (
        <Button size="small" onClick={() => onPin(before)}>
          {t.putPinBack}
        </Button>
      )}
      {hint && <p className="muted text-sm">{hint}</p>}
    </div>
  );
}
