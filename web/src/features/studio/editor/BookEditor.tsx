import { type ReactNode, useMemo, useState } from 'react';
import { usePart } from '#lib/loading/load-once.ts';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio } from '../studio-context';
import { EditBookContext } from './state/edit-book';
import { createEditBook } from './state/edit-scene';
import { layoutEngine } from './state/layout-engine';

/** Suffix that makes a repeated text differ, so that screen readers announce it again. */
const AGAIN = '\u00a0';

/**
 * Provides `EditBook` to all parts that change the book, and renders the live region that announces
 * changes.
 */
export function BookEditor({ children }: { children: ReactNode }) {
  const { store, plan } = useStudio();
  const catalogue = useCatalogue();
  // Preloaded for the first edit and for use without a connection.
  usePart(layoutEngine);
  const [news, setNews] = useState('');
  const editor = useMemo(
    () =>
      createEditBook({ store, plan }, catalogue, (text) =>
        setNews((before) => (before === text ? text + AGAIN : text)),
      ),
    [store, plan, catalogue],
  );

  return (
    <EditBookContext value={editor}>
      {children}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </EditBookContext>
  );
}
