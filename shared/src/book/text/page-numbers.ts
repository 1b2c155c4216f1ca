import { spreadGeometry } from '../page';
import type { Book, TextItem } from '../scene';

/**
 * Font size: small, because page numbers are in the margin, nearer to the trim than other texts but still
 * safe from cutting tolerance.
 */
const SIZE_POINTS = 7;
const LEADING = 1.2;
const FROM_CUT_MM = 5.5;
/** Distance from the top of a number's box to the baseline, and height of digits. */
const BASELINE_MM = 2.44;
const DIGITS_MM = 1.8;
const BOX = { w: 20, h: 3 };
/** Width for three digits. */
const DIGITS_WIDTH_MM = 7;

type Numbered = Pick<Book, 'kind' | 'lay_flat' | 'spreads' | 'page' | 'page_numbers' | 'safe'>;

function numberItem(page: number, { x, h }: { x: number; h: number }, isLeft: boolean): TextItem {
  return {
    type: 'text',
    id: `page${page}`,
    x,
    y: h - FROM_CUT_MM - BASELINE_MM,
    ...BOX,
    angle: 0,
    text: String(page),
    font: null,
    size: SIZE_POINTS,
    colour: null,
    leading: LEADING,
    align: isLeft ? 'left' : 'right',
    fit: false,
    follows: null,
  };
}

/** Whether the digits of a number overlap a photo, on which they would be unreadable. */
function isOnPhoto({ items }: Book['spreads'][number], { x, y, w, align }: TextItem): boolean {
  const left = align === 'left' ? x : x + w - DIGITS_WIDTH_MM;
  const [top, bottom] = [y + BASELINE_MM - DIGITS_MM, y + BASELINE_MM];
  return items.some(
    (item) =>
      item.type === 'photo' &&
      item.x < left + DIGITS_WIDTH_MM &&
      item.x + item.w > left &&
      item.y < bottom &&
      item.y + item.h > top,
  );
}

/**
 * Page numbers of a spread as texts, if the book has them (docs/rules.md#books-42): at the outer corners,
 * omitted on photos.
 */
export function pageNumberItems(book: Numbered, index: number): TextItem[] {
  const spread = book.spreads[index];
  if (!spread || book.kind !== 'book' || !book.page_numbers) return [];
  const { w, h, pages, firstPage } = spreadGeometry(book, index);
  const left = { x: book.safe, h };
  const right = { x: w - book.safe - BOX.w, h };
  const isFirst = index === 0;
  const items =
    pages === 2
      ? [numberItem(firstPage, left, true), numberItem(firstPage + 1, right, false)]
      : [isFirst ? numberItem(firstPage, right, false) : numberItem(firstPage, left, true)];
  return items.filter((item) => !isOnPhoto(spread, item));
}
