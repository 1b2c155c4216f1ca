import { type ReactNode, useMemo, useState } from 'react';
import { usePart } from '#lib/loading/load-once.ts';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio } from '../studio-context';
import { EditBookContext } from './state/edit-book';
import { createEditBook } from './state/edit-scene';
import { layoutEngine } from './state/layout-engine';

/** Appended to make a repeated text differ, so that screen readers announce it again. */
const AGAIN = '\u00a0';

/**
 * Provides `EditBook` to everything that changes the book, with the one live region that announces changes.
 */
export function BookEditor({ children }: { children: ReactNode }) {
  const { store, plan } = useStudio();
  const catalogue = useCatalogue();
  usePart(layoutEngine); // preloaded for the first press, and for use offline
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
