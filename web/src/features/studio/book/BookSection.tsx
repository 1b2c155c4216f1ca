import PencilRuler from 'lucide-react/icons/pencil-ruler';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useCatalogue } from '../choices/catalogue-context';
import type { ConflictActions } from '../save/conflicts/Conflicts';
import { useStudio, useStudioState } from '../studio-context';
import { useNextStep } from '../use-next-step';
import styles from './BookSection.module.css';
import { useBookAddress } from './use-book-address';

/** Texts of the book section before its book is loaded. */
const sectionMessages = messageCatalogue('studioBookSection', {
  heading: 'Your book',
  headingOther: 'How it will look',
  intro: 'This is how your photos fill it. Leave it as it is, or arrange it in your own way.',
  open: 'Arrange the book',
  openOther: 'See how it will look',
  loading: 'Opening...',
});

/** Code that fills and draws the book, loaded with the first photo. */
const loadArranger = () => loadWithTexts(() => import('./BookArranger'), 'editor', 'book');
const BookArranger = lazy(async () => ({ default: (await loadArranger()).BookArranger }));
const BookActions = lazy(async () => ({ default: (await loadArranger()).BookActions }));

/**
 * Section with the book filled from the photos, and the button that opens it in the whole window.
 * Customers who never open it order the automatic book (docs/rules.md#books-9).
 */
export function BookSection(props: ConflictActions) {
  const { isOpen, close } = useBookAddress();
  // An open book stays open when its last photo is taken out, so that undo can bring it back.
  const hasBook = useStudioState(
    ({ order, book }) => order.length > 0 || (isOpen && book.scene !== null),
  );
  // A link to the book of a design without photos shows the page, also once photos are added.
  useEffect(() => {
    if (isOpen && !hasBook) close();
  }, [isOpen, hasBook, close]);
  return hasBook ? <Section {...props} /> : null;
}

function Section(props: ConflictActions) {
  const t = useMessages(sectionMessages);
  const { layout = 'book' } = useCatalogue();
  const isBook = layout === 'book';
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useBookAddress();
  useShowOnArrival(section);

  const { store } = useStudio();
  const isNext = useNextStep() === 'seeBook';
  useEffect(() => {
    if (isOpen) store.setState({ isBookSeen: true });
  }, [isOpen, store]);
  const isAsked = useStudioState(({ frameToShow }) => frameToShow !== null);
  useEffect(() => {
    // Closing the book clears the frame, before this component is rendered again.
    if (isAsked && store.getState().frameToShow) open();
  }, [isAsked, open, store]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section ref={section} aria-labelledby={id} className="stack gap-4 min-w-0">
      <h2 id={id}>{isBook ? t.heading : t.headingOther}</h2>
      <p className="measure muted">{t.intro}</p>
      <Suspense fallback={<Opening />}>
        <BookArranger {...props} isOpen={isOpen} onClose={close} />
      </Suspense>
      <div className={styles.actions}>
        <Button
          ref={opener}
          variant={isNext && !isBook ? 'filled' : 'outline'}
          icon={<PencilRuler aria-hidden="true" />}
          onClick={open}
        >
          {isBook ? t.open : t.openOther}
        </Button>
        <Suspense>{!isOpen && <BookActions />}</Suspense>
      </div>
    </section>
  );
}

const TEXT_FIELDS = 'input:not([type=file]), textarea';

/**
 * Scrolls the section into view once the book of the first added photos is drawn. Does nothing in a design
 * that was opened with photos, or while a text is typed.
 */
function useShowOnArrival(section: RefObject<HTMLElement | null>): void {
  const { isRestored, plan } = useStudio();
  const isFilled = useStudioState(({ book }) => book.scene !== null);
  const wasShown = useRef(isRestored || plan.albumId !== undefined);
  useEffect(() => {
    if (!isFilled || wasShown.current) return;
    wasShown.current = true;
    if (!document.activeElement?.matches(TEXT_FIELDS))
      section.current?.scrollIntoView({ block: 'start' });
  }, [isFilled, section]);
}

function Opening() {
  const t = useMessages(sectionMessages);
  return (
    <Loading label={t.loading}>
      <Skeleton shape="block" ratio="6 / 1" />
    </Loading>
  );
}
