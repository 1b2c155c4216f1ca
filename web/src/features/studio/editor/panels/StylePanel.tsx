import { countPages } from '@smriti/shared/book/page';
import { BOOK_STYLES, type BookStyle } from '@smriti/shared/book/scene';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { bookMessages } from '../../book/messages';
import { useStudio, useStudioState } from '../../studio-context';
import { useBookEditing } from '../state/use-book-editing';
import type { BookPanelProps } from './book-panel-props';
import styles from './StylePanel.module.css';

/** Panel with the style of the pages, and new layouts for all spreads that are not locked. */
export function StylePanel({ scene, input }: Pick<BookPanelProps, 'scene' | 'input'>) {
  const t = useMessages(bookMessages);
  const { store } = useStudio();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { say } = useBookEditing();
  const hasPages = scene.kind === 'book' && input.photos.length > 1;

  async function reshuffle(): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const { reshuffleStudioBook } = await import('../../book/fill-studio-book');
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
    <>
      <p className="strong">
        {[t.photos(input.photos.length), scene.kind === 'book' && t.pages(countPages(scene))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {hasPages && <StyleChoice changesPages={input.format.isPaidPerPhoto} />}
      <Button
        size="small"
        icon={<RefreshCw aria-hidden="true" />}
        isBusy={isBusy}
        busyLabel={t.filling}
        onClick={() => void reshuffle()}
      >
        {t.reshuffle}
      </Button>
      {hasFailed && <InlineMessage tone="error">{t.notFilled}</InlineMessage>}
    </>
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
        <label key={one} className={styles.style}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === style}
            onChange={() =>
              store.setState(({ book }) => ({ book: { ...book, style: one, isOwn: true } }))
            }
          />
          <span>
            {t[one]}
            {changesPages && <small className="block muted">{hints[one]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
