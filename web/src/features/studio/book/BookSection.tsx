import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useIsNarrowWindow, useIsNearViewport } from '#domains/book/spread/use-viewport.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudioState } from '../studio-context';

/** Texts of the book section before it is opened. */
const sectionMessages = messageCatalogue('studioBookSection', {
  heading: 'Arrange the book',
  headingOther: 'See how it will look',
  intro: 'This is how your photos fill it. Leave it as it is, or have it laid out in another way.',
  stepHint:
    'Your photos fill the pages by themselves. Look at each of them, and change what you like.',
  open: 'Arrange the book',
  openOther: 'See how it will look',
  loading: 'Opening the book...',
});

/** Code that fills and draws the book, loaded when the section opens. */
const BookArranger = lazy(() =>
  loadWithTexts(
    async () => ({ default: (await import('./BookArranger')).BookArranger }),
    'editor',
    'book',
  ),
);

/**
 * Section with the book filled from the photos; on phones a button opens it. Customers who never
 * open it order the automatic book (docs/rules.md#books-9).
 */
export function BookSection() {
  const hasPhotos = useStudioState(({ order }) => order.length > 0);
  return hasPhotos ? <Section /> : null;
}

function Section() {
  const t = useMessages(sectionMessages);
  const { layout = 'book' } = useCatalogue();
  const isBook = layout === 'book';
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNearViewport(section);
  const isStep = useIsNarrowWindow();
  const [isOpen, setIsOpen] = useState(false);
  // Once open, the section stays open, even after a phone is rotated.
  const isAsked = useStudioState(({ frameToShow }) => frameToShow !== null);
  if ((isAsked || (isNear && !isStep)) && !isOpen) setIsOpen(true);
  return (
    <section ref={section} aria-labelledby={id} className="stack gap-4 min-w-0">
      <h2 id={id}>{isBook ? t.heading : t.headingOther}</h2>
      <p className="measure muted">{isStep && !isOpen ? t.stepHint : t.intro}</p>
      {isStep && !isOpen && (
        <Button isWide onClick={() => setIsOpen(true)}>
          {isBook ? t.open : t.openOther}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<Opening />}>
          <BookArranger />
        </Suspense>
      )}
      {!isOpen && !isStep && <Opening />}
    </section>
  );
}

function Opening() {
  const t = useMessages(sectionMessages);
  return (
    <Loading label={t.loading}>
      <Skeleton shape="block" ratio="2 / 1" />
    </Loading>
  );
}
