import { type Book, coverAndSpreads } from '../scene';
import { paragraphsOf } from './paragraphs';
import { scriptRuns } from './script-runs';

/**
 * What of a text no font has, such as emoji and Urdu: each character once, in the order of the text.
 * It is drawn as a box, and nothing with it can be requested (docs/rules.md#books-41).
 */
export function missingCharacters(text: string): string[] {
  const runs = paragraphsOf(text).flatMap((line) => scriptRuns(line));
  return [...new Set(runs.flatMap(({ script, text: one }) => (script === null ? [one] : [])))];
}

/** The same for everything that is written in a book, cover and dates included. */
export function missingInBook(book: Pick<Book, 'cover' | 'spreads' | 'calendar'>): string[] {
  const items = coverAndSpreads(book).flatMap((spread) => spread.items);
  const texts = items.flatMap((item) => (item.type === 'text' ? [item.text] : []));
  const names = book.calendar?.own_dates.map(({ name }) => name) ?? [];
  return missingCharacters([...texts, ...names].join('\n'));
}
