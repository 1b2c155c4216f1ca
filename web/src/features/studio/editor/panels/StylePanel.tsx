import { countPages } from '@smriti/shared/book/page';
import { BOOK_STYLES, type BookStyle } from '@smriti/shared/book/scene';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { bookMessages } from '../../book/messages';
import { useStudio, useStudioState } from '../../studio-context';
import { useBookEditing } from '../state/use-book-editing';
import type { BookPanelProps } from './book-panel-props';

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
      logFailure('The pages could not be laid out', error);
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

/** Styles from few photos on many pages to many photos on few pages. */
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
  const hints = { airy: t.airyHint, classic: t.classicHint, full: t.fullHint };
  return (
    <RadioCards
      legend={t.style}
      value={style}
      options={ORDERED.map((value) => ({
        value,
        label: t[value],
        description: changesPages && hints[value],
      }))}
      onChange={(value) =>
        store.setState(({ book }) => ({ book: { ...book, style: value, isOwn: true } }))
      }
    />
  );
}
