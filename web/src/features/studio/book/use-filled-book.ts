import { useEffect, useMemo, useRef, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio, useStudioState } from '../studio-context';
import { setFilledBook } from '../studio-store';
import { createFillInput, type FillInput, selectFillSource, hashFillInput } from './fill-input';
import { useStudioValue } from './use-studio-value';

/** Debounce delay of refilling in ms, because photos arrive one after the other. */
const DELAY_MS = 250;

export function useFillInput(): FillInput {
  const { plan } = useStudio();
  const catalogue = useCatalogue();
  const source = useStudioValue(selectFillSource);
  return useMemo(() => createFillInput(plan, catalogue, source), [plan, catalogue, source]);
}

/**
 * Fills the book as soon as there are photos, and again after each change of its input.
 * @param isReady whether the book to start from is known
 * @returns `hasFailed` if filling failed, e.g. out of memory; the previous book stays
 */
export function useFilledBook(isReady: boolean): { hasFailed: boolean; retry: () => void } {
  const { store } = useStudio();
  const input = useFillInput();
  const text = useMemo(() => hashFillInput(input), [input]);
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
  // Changes do not restart the first filling, so that a book appears soon.
  const asked = isEmpty ? null : text;
  // If the first filling failed and the input has changed since, it is tried once more.
  const tried = isEmpty ? failed : null;

  useEffect(() => {
    if (!isStale) return;
    let isWanted = true;
    let last = newest.current;
    const fill = async (): Promise<void> => {
      const { fillStudioBook } = await import('./fill-studio-book');
      const before = store.getState().book;
      last = newest.current;
      const book = await fillStudioBook(last, before, () => isWanted);
      if (!book || !isWanted) return;
      // If a spread was locked in the meantime, the book is filled again from the current state.
      if (store.getState().book === before) setFilledBook(store, book);
      else await fill();
    };
    const timer = setTimeout(() => {
      fill().catch((error: unknown) => {
        logFailure('The book could not be filled', error);
        if (isWanted) setFailed(hashFillInput(last));
      });
    }, DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isStale, asked, tried, store]);

  return { hasFailed, retry: () => setFailed(null) };
}
