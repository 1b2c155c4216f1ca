import { type ReactNode, useMemo, useRef, useState } from 'react';
import { usePart } from '#lib/loading/load-once.ts';
import { useCatalogue } from '../../choices/catalogue-context';
import { useStudio } from '../../studio-context';
import { type EditBook, EditBookContext } from './edit-book';
import { withScene } from './edit-scene';
import { layoutEngine } from './layout-engine';

/** Changes with the same name within this time are one undo step, in ms. */
const MERGE_MS = 1500;
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
  const last = useRef({ merge: '', at: 0, book: store.getState().book });

  const editor = useMemo((): EditBook => {
    const say = (text: string) => setNews((before) => (before === text ? text + AGAIN : text));
    return {
      say,
      edit: (change, said, merge = '') => {
        const before = store.getState();
        const { scene } = before.book;
        const changed = scene && change(scene);
        if (!changed || changed === scene) return;
        const now = performance.now();
        const goesOn =
          merge !== '' &&
          merge === last.current.merge &&
          before.book === last.current.book &&
          now - last.current.at < MERGE_MS;
        const history = store.temporal.getState();
        if (goesOn) history.pause();
        store.setState(withScene(before, changed, plan, catalogue));
        if (goesOn) history.resume();
        last.current = { merge, at: now, book: store.getState().book };
        if (said !== '') say(said);
      },
    };
  }, [store, plan, catalogue]);

  return (
    <EditBookContext value={editor}>
      {children}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </EditBookContext>
  );
}
