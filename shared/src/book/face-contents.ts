import type { RuleLine, layOutMonthFace } from './calendar/month-face';
import type { Book, Spread, TextItem } from './scene';
import { pageNumberItems } from './text/page-numbers';

/** Printed contents of a face other than its photos. */
export interface FaceContents {
  /** Drawn in this order over the photos: the spread's own texts, page numbers, and the days of a month. */
  texts: TextItem[];
  /** Lines, drawn below the texts. */
  rules: RuleLine[];
  /** Name of the month and its named days, for screen readers; null without a calendar. */
  month: { name: string; named: string } | null;
}

export function textItems({ items }: Pick<Spread, 'items'>): TextItem[] {
  return items.filter((item): item is TextItem => item.type === 'text');
}

/**
 * Printed contents of a spread other than its photos, by its index.
 * @param drawMonth lays out the months of calendars; without it they are left out
 */
export function faceContents(
  book: Book,
  index: number,
  drawMonth: typeof layOutMonthFace | null,
): FaceContents {
  const spread = book.spreads[index];
  const own = spread ? textItems(spread) : [];
  const month = drawMonth?.(book, index) ?? null;
  return {
    texts: [...own, ...pageNumberItems(book, index), ...(month?.texts ?? [])],
    rules: month?.rules ?? [],
    month: month && { name: month.name, named: month.named },
  };
}
