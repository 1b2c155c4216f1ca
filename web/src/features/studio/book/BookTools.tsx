import { countPages } from '@smriti/shared/book/page';
import { BOOK_STYLES, type Book, type BookStyle } from '@smriti/shared/book/scene';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId, useState } from 'react';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStudio, useStudioState } from '../studio-context';
import { UndoButtons } from '../UndoButtons';
import styles from './BookTools.module.css';
import { useBookEditing } from '../editor/state/use-book-editing';
import type { FillInput } from './fill-input';
import { bookMessages } from './messages';

interface BookToolsProps {
  scene: Book;
  input: FillInput;
}

/**
 * Tools for the whole book: the style of the pages, and new layouts for all spreads that are not
 * locked.
 */
export function BookTools({ scene, input }: BookToolsProps) {
  const t = useMessages(bookMessages);
  const { store } = useStudio();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { say } = useBookEditing();
  const isNarrow = useIsNarrowWindow();
  const hasPages = scene.kind === 'book' && input.photos.length > 1;

  async function reshuffle(): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const { reshuffleStudioBook } = await import('./fill-studio-book');
      const before = store.getState().book;
      const book = await reshuffleStudioBook(input, before);
      // The result is dropped if the book was changed in the meantime; the user can click again.
      if (store.getState().book === before) {
        store.setState({ book });
        say(t.reshuffled);
      }
    } catch (error) {
      logFailure('The pages could not be laid out anew', error);
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <div className="cluster gap-y-3 gap-x-6 items-end justify-between">
      <div className="stack gap-2">
        <p className="strong">
          {[t.photos(input.photos.length), scene.kind === 'book' && t.pages(countPages(scene))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {hasPages && <StyleChoice changesPages={input.format.isPaidPerPhoto} />}
      </div>
      <div className="row gap-1 items-center">
        <Button
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          isBusy={isBusy}
          busyLabel={t.filling}
          onClick={() => void reshuffle()}
        >
          {t.reshuffle}
        </Button>
        {!isNarrow && <UndoButtons labels={{ undo: t.stepBack, redo: t.stepOn }} />}
      </div>
      {hasFailed && <InlineMessage tone="error">{t.notFilled}</InlineMessage>}
    </div>
  );
}

/** Styles from many photos on few pages to few photos on many pages. */
const ORDERED: readonly BookStyle[] = BOOK_STYLES.toReversed();

/**
 * Choice of the book's style.
 * @param changesPages whether the style changes the number of pages, or only the space around
 * photos
 */
function StyleChoice({ changesPages }: { changesPages: boolean }) {
  const t = useMessages(bookMessages);
  const { store } = useStudio();
  const style = useStudioState(({ book }) => book.style);
  const name = useId();
  const hints = { airy: t.airyHint, classic: t.classicHint, full: t.fullHint };
  return (
    <fieldset className={styles.styles}>
      <legend className="muted text-sm">{t.style}</legend>
      {ORDERED.map((one) => (
        <label key={one} className={styles.style} title={changesPages ? hints[one] : undefined}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === style}
            onChange={() =>
              store.setState(({ book }) => ({ book: { ...book, style: one, isOwn: true } }))
            }
          />
          <span>{t[one]}</span>
        </label>
      ))}
      {changesPages && <p className="muted text-sm">{hints[style]}</p>}
    </fieldset>
  );
}
