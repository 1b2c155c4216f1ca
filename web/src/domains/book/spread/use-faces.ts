import type { Book } from '@smriti/shared/book/scene';
import { useCallback, useMemo } from 'react';
import { loadOnce, usePart } from '../../../lib/loading/load-once';
import { type Face, facesOf } from './face';

/** The days and holidays of months, which calendars alone show. */
export const monthDrawing = loadOnce('calendar months', async () => {
  const { monthFace } = await import('@smriti/shared/book/calendar/month-face');
  return { monthFace };
});

export type FacesOf = (book: Book) => Face[];

/** What tells everything of books of a kind that is looked at; of a calendar its days come after. */
export function useFacesOf(kind: Book['kind']): FacesOf {
  const months = usePart(monthDrawing, kind === 'calendar');
  return useCallback((book) => facesOf(book, months?.monthFace), [months]);
}

/** Everything of a book that is looked at, its cover first. */
export function useFaces(book: Book): Face[] {
  const all = useFacesOf(book.kind);
  return useMemo(() => all(book), [all, book]);
}
