import type { Book, Calendar } from '../scene';

/** A calendar with other days or other names for them; no other book has any. */
export function changeCalendar(book: Book, change: Partial<Calendar>): Book {
  const { kind, calendar } = book;
  if (kind !== 'calendar' || calendar === null) return book;
  return { ...book, calendar: { ...calendar, ...change } };
}
