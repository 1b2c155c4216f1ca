import { layOutMonthFace } from './calendar/month-face';
import { type FaceContents, faceContents, textItems } from './face-contents';
import type { OrnamentPage } from './ornaments/drawing';
import {
  type BookFormat,
  coverGeometry,
  countPages,
  printedPageCount,
  spreadGeometry,
} from './page';
import type { Book, Spread } from './scene';

/** A rectangle in mm from the top left of a spread's trim. */
export interface PrintBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PrintPage {
  /** Spread of the page; null: a blank page. */
  spread: Spread | null;
  /** Printed contents of the page other than photos; lines are drawn below texts. */
  print: Pick<FaceContents, 'texts' | 'rules'>;
  /** The area that remains after trimming; of a wrapped cover, the area visible after folding. */
  trim: PrintBox;
  /** The printed area, including the bleed. */
  bleed: PrintBox;
  /** The area trimmed as one piece: for a single page, the whole spread that it belongs to. */
  whole: PrintBox;
  /** The pages of `whole`, or the sides of a cover without the spine. */
  sides: readonly OrnamentPage[];
  /** Positions of the folds from the left, in the coordinates of `trim.x`. */
  folds: readonly number[];
  /** Whether the cover is stamped: only letters, on cloth or leather. */
  isStamped: boolean;
}

function grown({ x, y, w, h }: PrintBox, by: number): PrintBox {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** Adjacent pages, with bleed at the outer edges but not at the fold. */
function sidesOf(boxes: readonly PrintBox[], bleed: number): OrnamentPage[] {
  const last = boxes.length - 1;
  return boxes.map((box, at) => ({
    ...box,
    bleed: {
      top: bleed,
      bottom: bleed,
      left: at === 0 ? bleed : 0,
      right: at === last ? bleed : 0,
    },
  }));
}

interface Printed {
  spread: Spread | null;
  print: PrintPage['print'];
  whole: PrintBox;
  pages?: readonly PrintBox[];
}

const NOTHING: PrintPage['print'] = { texts: [], rules: [] };

function pageOf(
  book: Pick<Book, 'bleed'>,
  { spread, print, whole, pages = [whole] }: Printed,
  { trim, folds = [] }: { trim: PrintBox; folds?: readonly number[] },
): PrintPage {
  const sides = sidesOf(pages, book.bleed);
  const bleed = grown(trim, book.bleed);
  return { spread, print, trim, whole, sides, folds, bleed, isStamped: false };
}

/** The printed pages of a spread: one for a lay-flat spread, otherwise one per page. */
function pagesOfSpread(book: Book, spread: Spread, index: number): PrintPage[] {
  const { w, h, fold, pages } = spreadGeometry(book, index);
  const whole = { x: 0, y: 0, w, h };
  const width = w / pages;
  const halves = Array.from({ length: pages }, (_, at) => ({ x: at * width, y: 0, w: width, h }));
  const what = { spread, print: faceContents(book, index, layOutMonthFace), whole, pages: halves };
  if (book.lay_flat)
    return [pageOf(book, what, { trim: whole, folds: fold === null ? [] : [fold] })];
  return halves.map((trim) => pageOf(book, what, { trim }));
}

/** The blank pages at the end of a book, added free of charge to meet the binding's page count. */
function blankPages(book: Book, format: Pick<BookFormat, 'pagesMin' | 'pageStep'>): PrintPage[] {
  if (book.kind !== 'book') return [];
  const pages = countPages(book);
  const missing = printedPageCount(format, pages) - pages;
  const { w, h } = book.page;
  const whole = { x: 0, y: 0, w: book.lay_flat ? 2 * w : w, h };
  const folds = book.lay_flat ? [w] : [];
  const blank = pageOf(book, { spread: null, print: NOTHING, whole }, { trim: whole, folds });
  return Array.from({ length: book.lay_flat ? Math.ceil(missing / 2) : missing }, () => blank);
}

/** The inside pages of a book in order, or the faces of another product (docs/rules.md#print-1). */
export function insidePages(
  book: Book,
  format: Pick<BookFormat, 'pagesMin' | 'pageStep'>,
): PrintPage[] {
  const pages = book.spreads.flatMap((spread, index) => pagesOfSpread(book, spread, index));
  return [...pages, ...blankPages(book, format)];
}

/**
 * The single print page of a cover, including back and spine; null without a cover (docs/rules.md#print-2).
 */
export function coverPage(book: Book): PrintPage | null {
  const { cover, cover_shape } = book;
  if (!cover) return null;
  const { w, h, wrap, back, spine, front } = coverGeometry(book);
  const sheet = { x: 0, y: 0, w, h };
  const print = { texts: textItems(cover), rules: [] };
  if (wrap === 0 && spine === null)
    return pageOf(book, { spread: cover, print, whole: sheet }, { trim: sheet });
  const trim = grown(sheet, -wrap);
  return {
    spread: cover,
    print,
    trim,
    whole: trim,
    sides: sidesOf(back ? [back, front] : [front], wrap > 0 ? wrap : book.bleed),
    bleed: wrap > 0 ? sheet : grown(sheet, book.bleed),
    folds: spine ? [spine.x, spine.x + spine.w] : [],
    isStamped: cover_shape?.printable === false,
  };
}
