import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { lazy, Suspense, useState, type FocusEvent, type ReactNode } from 'react';
import { runAfterPicturePaint } from '#lib/loading/run-after-paint.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Carousel.module.css';
import { useReducedMotion } from './use-reduced-motion';

const CarouselMotion = lazy(async () => ({
  default: (await import('./CarouselMotion')).CarouselMotion,
}));

export interface CarouselSlide {
  id: string | number;
  content: ReactNode;
}

interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** Accessible name of the carousel, e.g. 'Offers'. */
  label: string;
  /** `aria-roledescription` of the carousel and of each slide. */
  kind: string;
  slideKind: string;
  /** Accessible name of a slide, counted from 1, e.g. '2 of 5'. */
  slideLabel: (position: number, count: number) => string;
  /** Accessible name of the dot of a slide, e.g. 'Show offer 2 of 5'. */
  dotLabel: (position: number, count: number) => string;
  pauseLabel: string;
  playLabel: string;
  /** Display time of a slide, in ms. */
  delay?: number;
}

/** Whether the pointer or the focus is inside the carousel, which pauses it. */
function usePresence() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isPresent: isHovered || hasFocus,
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        setHasFocus(event.currentTarget.contains(event.relatedTarget));
      },
    },
  };
}

/**
 * Slides that change automatically, with a dot for each. They pause while hovered or focused, after
 * the pause button, and with reduced motion. The code that moves them is loaded after the first
 * picture, so that it does not delay the first paint.
 */
export function Carousel(props: CarouselProps) {
  const { slides, label, kind, pauseLabel, playLabel, delay = 3000 } = props;
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [selected, setSelected] = useState(0);
  const [canMove, setCanMove] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const prefersStill = useReducedMotion();
  const { isPresent, handlers } = usePresence();
  const isPlaying = !isPaused && !isPresent && !prefersStill;
  const count = slides.length;
  const fetchMotion = () => setCanMove(count > 1);
  const fetchMotionSoon = () => runAfterPicturePaint(fetchMotion);
  const show = (index: number) => {
    fetchMotion();
    setSelected(index);
  };
  return (
    <section
      className="relative"
      aria-roledescription={kind}
      aria-label={label}
      onLoadCapture={fetchMotionSoon}
      onErrorCapture={fetchMotionSoon}
      {...handlers}
    >
      <div ref={setViewport} className={styles.viewport}>
        <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
          <Slides {...props} selected={selected} />
        </div>
      </div>
      {count > 1 && (
        <div className="row items-center justify-center mt-1 min-h-control">
          {!prefersStill && (
            <IconButton
              label={isPaused ? playLabel : pauseLabel}
              size="small"
              className={styles.pause}
              onClick={() => setIsPaused(!isPaused)}
            >
              {isPaused ? <Play /> : <Pause />}
            </IconButton>
          )}
          <Dots {...props} selected={selected} onShow={show} />
        </div>
      )}
      {canMove && viewport && (
        <Suspense>
          <CarouselMotion
            {...{ viewport, selected, isPlaying, delay }}
            isStill={prefersStill}
            onSelect={setSelected}
          />
        </Suspense>
      )}
    </section>
  );
}

interface SlidesProps extends Pick<CarouselProps, 'slides' | 'slideKind' | 'slideLabel'> {
  selected: number;
}

function Slides({ slides, slideKind, slideLabel, selected }: SlidesProps) {
  return slides.map(({ id, content }, index) => (
    <div
      key={id}
      className={styles.slide}
      role="group"
      aria-roledescription={slideKind}
      aria-label={slideLabel(index + 1, slides.length)}
      inert={index !== selected}
    >
      {content}
    </div>
  ));
}

interface DotsProps extends Pick<CarouselProps, 'slides' | 'dotLabel'> {
  selected: number;
  onShow: (index: number) => void;
}

function Dots({ slides, dotLabel, selected, onShow }: DotsProps) {
  return slides.map(({ id }, index) => (
    <button
      key={id}
      type="button"
      className={cx(styles.dot, index === selected && styles.selected)}
      aria-label={dotLabel(index + 1, slides.length)}
      aria-current={index === selected}
      onClick={() => onShow(index)}
    />
  ));
}
