import { type Book, coverAndSpreads } from '../scene';
import { splitParagraphs } from './paragraphs';
import { splitScriptRuns } from './script-runs';

/**
 * Characters that no font has, such as emoji and Urdu: each once, in the order of the text. They are drawn as
 * a box, and a book with any of them cannot be requested (docs/rules.md#books-41).
 */
export function missingCharacters(text: string): string[] {
  const runs = splitParagraphs(text).flatMap((line) => splitScriptRuns(line));
  return [...new Set(runs.flatMap(({ script, text: one }) => (script === null ? [one] : [])))];
}

/** Missing characters of all texts in a book, including the cover and named dates. */
export function missingCharactersInBook(
  book: Pick<Book, 'cover' | 'spreads' | 'calendar'>,
): string[] {
  const items = coverAndSpreads(book).flatMap((spread) => spread.items);
  const texts = items.flatMap((item) => (item.type === 'text' ? [item.text] : []));
  const names = book.calendar?.own_dates.map(({ name }) => name) ?? [];
  return missingCharacters([...texts, ...names].join('\n'));
}
