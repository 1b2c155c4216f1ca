import type { Book } from '@smriti/shared/book/scene';
import { useCallback, useMemo } from 'react';
import { createLazyPart, useLazyPart } from '#lib/loading/lazy-part.ts';
import { type SpreadFace, computeFaces } from './face';

/** Lazily loaded code that draws the days and holidays of months; only calendars need it. */
export const lazyMonthDrawing = createLazyPart('calendar months', async () => {
  const { layOutMonthFace } = await import('@smriti/shared/book/calendar/month-face');
  return { layOutMonthFace };
});

export type ComputeFaces = (book: Book) => SpreadFace[];

/**
 * Returns a function that computes the faces of a book; a calendar's days are drawn once their code
 * is loaded.
 */
export function useComputeFaces(kind: Book['kind']): ComputeFaces {
  const months = useLazyPart(lazyMonthDrawing, kind === 'calendar');
  return useCallback((book) => computeFaces(book, months?.layOutMonthFace), [months]);
}

/** The faces of a book, cover first. */
export function useFaces(book: Book): SpreadFace[] {
  const all = useComputeFaces(book.kind);
  return useMemo(() => all(book), [all, book]);
}
