import type { FaceRule, monthFace } from './calendar/month-face';
import type { Book, Spread, TextItem } from './scene';
import { pageNumberItems } from './text/page-numbers';

/** What is printed on a face beside its photos. */
export interface FacePrint {
  /** Drawn in their order over the photos: its own, page numbers, and the days of a month. */
  texts: TextItem[];
  /** Drawn under the texts. */
  rules: FaceRule[];
  /** What its month is called, and the days that are named, for those who do not see it. */
  month: { name: string; named: string } | null;
}

/** What someone wrote on a spread, or on the cover. */
export function textsOf({ items }: Pick<Spread, 'items'>): TextItem[] {
  return items.filter((item): item is TextItem => item.type === 'text');
}

/**
 * What the spread of that index shows beside its photos.
 * @param drawMonth of calendars; without it their months are left out
 */
export function facePrint(
  book: Book,
  index: number,
  drawMonth: typeof monthFace | null,
): FacePrint {
  const spread = book.spreads[index];
  const own = spread ? textsOf(spread) : [];
  const month = drawMonth?.(book, index) ?? null;
  return {
    texts: [...own, ...pageNumberItems(book, index), ...(month?.texts ?? [])],
    rules: month?.rules ?? [],
    month: month && { name: month.name, named: month.named },
  };
}
