import { type ReactNode, useMemo, useRef, useState } from 'react';
import { usePart } from '../../../../lib/loading/load-once';
import { useCatalogue } from '../../choices/catalogue-context';
import { useStudio } from '../../studio-context';
import { type EditBook, EditBookContext } from './edit-book';
import { withScene } from './edit-scene';
import { layoutEngine } from './layout-engine';

/** How soon one step of a change follows another for both to be one. */
const MERGE_MS = 1500;
/** Makes a text another one, for it to be said again. */
const AGAIN = '\u00a0';

/** Around everything that changes the book: its steps, and the one live region that tells of them. */
export function BookEditor({ children }: { children: ReactNode }) {
  const { store, plan } = useStudio();
  const catalogue = useCatalogue();
  usePart(layoutEngine); // there by the first press, and without a connection too
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
