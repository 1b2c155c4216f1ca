import { useEffect, useMemo, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio, useStudioState, useStudioValue } from '../studio-context';
import { setFilledBook } from '../studio-store';
import { fillInput, type FillInput, fillSource, inputText } from './fill-input';

/** From a change until the book follows it: photos arrive one after the other. */
const DELAY_MS = 250;

/** What the book is filled from, as it is now. */
export function useFillInput(): FillInput {
  const { plan } = useStudio();
  const catalogue = useCatalogue();
  const source = useStudioValue(fillSource);
  return useMemo(() => fillInput(plan, catalogue, source), [plan, catalogue, source]);
}

/**
 * Fills the book as soon as there are photos, and anew after each change of what it is filled from.
 * @param isReady whether it is known what the book is to go on from
 * @returns whether it could not be filled, as on a device without memory; what was there stays
 */
export function useFilledBook(isReady: boolean): { hasFailed: boolean; retry: () => void } {
  const { store } = useStudio();
  const input = useFillInput();
  const text = useMemo(() => inputText(input), [input]);
  const of = useStudioState(({ book }) => book.of);
  const isEmpty = useStudioState(({ book }) => book.scene === null);
  const isReading = useStudioState(({ reading }) => reading > 0);
  const newest = useRef(input);
  useEffect(() => {
    newest.current = input;
  });
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === text;
  const isStale = isReady && text !== of && !(isReading && isEmpty) && !hasFailed;
  // a first book is filled to its end whatever changes meanwhile, so that there is one to look at
  const asked = isEmpty ? null : text;
  // where that could not be done, and something did change, it is tried once more
  const tried = isEmpty ? failed : null;

  useEffect(() => {
    if (!isStale) return;
    let isWanted = true;
    let last = newest.current;
    const fill = async (): Promise<void> => {
      const { filledBook } = await import('./fill-studio-book');
      const before = store.getState().book;
      last = newest.current;
      const book = await filledBook(last, before, () => isWanted);
      if (!book || !isWanted) return;
      // a spread that was locked meanwhile is to stay
      if (store.getState().book === before) setFilledBook(store, book);
      else await fill();
    };
    const timer = setTimeout(() => {
      fill().catch((error: unknown) => {
        logFailure('The book could not be filled', error);
        if (isWanted) setFailed(inputText(last));
      });
    }, DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isStale, asked, tried, store]);

  return { hasFailed, retry: () => setFailed(null) };
}
