import type { Book } from '@smriti/shared/book/scene';
import { useCallback, useMemo } from 'react';
import { loadOnce, usePart } from '#lib/loading/load-once.ts';
import { type Face, facesOf } from './face';

/** Draws the days and holidays of months; loaded for calendars only. */
export const monthDrawing = loadOnce('calendar months', async () => {
  const { monthFace } = await import('@smriti/shared/book/calendar/month-face');
  return { monthFace };
});

export type FacesOf = (book: Book) => Face[];

/** Returns `facesOf` for books of a kind; a calendar's days are added once their code is loaded. */
export function useFacesOf(kind: Book['kind']): FacesOf {
  const months = usePart(monthDrawing, kind === 'calendar');
  return useCallback((book) => facesOf(book, months?.monthFace), [months]);
}

/** The faces of a book, cover first. */
export function useFaces(book: Book): Face[] {
  const all = useFacesOf(book.kind);
  return useMemo(() => all(book), [all, book]);
}
