import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { albumReviewMessages } from './messages';
import styles from './PhotoSteps.module.css';
import type { PhotoWithRemark } from './review-rounds';
import { useReviewShortcuts } from './use-review-shortcuts';

interface PhotoStepsProps {
  photos: readonly PhotoWithRemark[];
  index: number;
  onMove: (index: number) => void;
  headingId: string;
}

/**
 * Heading with the place of the current photo, and the buttons and keys (J, K) that move to the next
 * and previous one, if there is another.
 */
export function PhotoSteps({ photos, index, onMove, headingId }: PhotoStepsProps) {
  const t = useMessages(albumReviewMessages);
  const next = index < photos.length - 1 ? () => onMove(index + 1) : null;
  const previous = index > 0 ? () => onMove(index - 1) : null;
  const keys = useReviewShortcuts({ next, previous });
  usePreloadNeighbours(photos, index);
  if (photos.length === 1) {
    return (
      <h2 id={headingId} className="text-xl">
        {t.photo({ place: 1 })}
      </h2>
    );
  }
  return (
    <div className={styles.steps}>
      <h2 id={headingId} className="text-xl" aria-live="polite">
        {t.place({ place: index + 1, total: photos.length })}
      </h2>
      <StepButton label={t.previous} keys={keys.isOn ? 'K' : undefined} onPress={previous}>
        <ChevronLeft />
      </StepButton>
      <StepButton label={t.next} keys={keys.isOn ? 'J' : undefined} onPress={next}>
        <ChevronRight />
      </StepButton>
      <div className={styles.keys}>
        <CheckboxField
          label={t.keys}
          checked={keys.isOn}
          onChange={(event) => keys.setOn(event.target.checked)}
        />
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  /** Keyboard shortcut of the button, if shortcuts are on. */
  keys: string | undefined;
  /** Click handler; null at the end of the list, where the button stays to keep its focus. */
  onPress: (() => void) | null;
  children: ReactNode;
}

function StepButton({ label, keys, onPress, children }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      aria-keyshortcuts={keys}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {children}
    </IconButton>
  );
}

/** Preloads the pictures before and after the current one. */
function usePreloadNeighbours(photos: readonly PhotoWithRemark[], index: number): void {
  const urls = [photos[index + 1], photos[index - 1]].flatMap((photo) => photo?.image_url ?? []);
  const list = urls.join('\n');
  useEffect(() => {
    for (const url of list.split('\n').filter(Boolean)) new Image().src = url;
  }, [list]);
}
