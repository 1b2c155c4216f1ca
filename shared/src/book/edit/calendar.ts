import type { Book, Calendar } from '../scene';

/** Changes a calendar's settings; other books are returned unchanged. */
export function changeCalendar(book: Book, change: Partial<Calendar>): Book {
  const { kind, calendar } = book;
  if (kind !== 'calendar' || calendar === null) return book;
  return { ...book, calendar: { ...calendar, ...change } };
}
