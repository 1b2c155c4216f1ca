import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useId, useRef, useState } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { FieldError } from '#ui/fields/Field.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { useReducedMotion } from '#ui/media/use-reduced-motion.ts';
import type { FrameOption } from './studio-catalogue';
import { useCatalogue } from './catalogue-context';
import styles from './FrameCarousel.module.css';
import { FramePreview } from './FramePreview';
import { choiceMessages } from './messages';
import { useStudioState } from '../studio-context';
import { useChangeChoices } from './use-choice-fields';

/** Number of frames per scroll step (docs/rules.md#studio-2). */
const PER_STEP = 3;
/** Width of a card and of the gap between two cards, in px. */
const CARD_PX = 272;
const GAP_PX = 16;

/** Scrolls the row step by step; returns the directions in which there are more frames. */
function useSteps(row: RefObject<HTMLElement | null>) {
  const isStill = useReducedMotion();
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  const step = (direction: 1 | -1) => {
    row.current?.scrollBy({
      left: direction * PER_STEP * (CARD_PX + GAP_PX),
      behavior: isStill ? 'instant' : 'smooth',
    });
  };
  const look = () => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    setEnds({ isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 });
  };
  return { ...ends, step, look };
}

/** Carousel of frames, three per step; clicking a frame selects it and shows its preview. */
export function FrameCarousel({ error }: { error?: string }) {
  const t = useMessages(choiceMessages);
  const { frames } = useCatalogue();
  const chosen = useStudioState(({ choices }) => choices.frame_id);
  const choose = useChangeChoices();
  const row = useRef<HTMLDivElement>(null);
  const { isAtStart, isAtEnd, step, look } = useSteps(row);
  const id = useId();
  const frame = frames.find((one) => one.id === chosen);
  return (
    <fieldset
      className={cx('stack gap-3 min-w-0', styles.carousel)}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      aria-invalid={error !== undefined || undefined}
      tabIndex={-1}
    >
      <legend className={styles.legend}>{t.frame}</legend>
      <div className="row gap-4 items-center justify-between">
        <p id={`${id}-hint`} className="muted text-sm">
          {t.frameHint}
        </p>
        <div className="row flex-none">
          <IconButton label={t.framesBefore} aria-disabled={isAtStart} onClick={() => step(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={t.framesAfter} aria-disabled={isAtEnd} onClick={() => step(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <div ref={row} className={styles.row} onScroll={look}>
        {frames.map((one) => (
          <FrameCard
            key={one.id}
            frame={one}
            name={id}
            isChosen={one.id === chosen}
            onChoose={() => choose({ frame_id: one.id })}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {frame && <FramePreview frame={frame} />}
    </fieldset>
  );
}

interface FrameCardProps {
  frame: FrameOption;
  /** `name` attribute that all radio buttons share. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function FrameCard({ frame, name, isChosen, onChoose }: FrameCardProps) {
  const t = useMessages(choiceMessages);
  return (
    <label className={cx('choice-card', styles.card)}>
      <input
        type="radio"
        name={name}
        value={frame.id}
        checked={isChosen}
        className={styles.radio}
        onChange={onChoose}
      />
      <Picture {...cataloguePictureUrls(frame.image_path)} alt="" ratio="1 / 1" sizes="272px" />
      <span className={styles.text}>
        <span className={styles.name}>{frame.name}</span>
        <span className="flex-none muted text-sm">
          {t.perPhoto({ price: formatRupees(frame.price) })}
        </span>
      </span>
      <Check className={styles.mark} aria-hidden="true" />
    </label>
  );
}
