import { type ReactNode, useMemo, useState } from 'react';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio } from '../studio-context';
import { BookEditingContext } from './state/use-book-editing';
import { createBookEditing } from './state/create-book-editing';
import { lazyLayoutEngine } from './state/use-layout-engine';

/** Suffix that makes a repeated text differ, so that screen readers announce it again. */
const AGAIN = '\u00a0';

/**
 * Provides `BookEditing` to all parts that change the book, and renders the live region that announces
 * changes.
 */
export function BookEditor({ children }: { children: ReactNode }) {
  const { store, plan } = useStudio();
  const catalogue = useCatalogue();
  // Preloaded for the first edit and for use without a connection.
  useLazyPart(lazyLayoutEngine);
  const [news, setNews] = useState('');
  const editor = useMemo(
    () =>
      createBookEditing({ store, plan }, catalogue, (text) =>
        setNews((before) => (before === text ? text + AGAIN : text)),
      ),
    [store, plan, catalogue],
  );

  return (
    <BookEditingContext value={editor}>
      {children}
      {/* An element with `aria-live` stays readable while a panel is open in a dialog. */}
      <p role="status" aria-live="polite" className="visually-hidden">
        {news}
      </p>
    </BookEditingContext>
  );
}
