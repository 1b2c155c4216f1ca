import { monthFace } from './calendar/month-face';
import { type FacePrint, facePrint, textsOf } from './face-print';
import type { OrnamentPage } from './ornaments/drawing';
import { type BookFormat, coverPlace, pagesIn, printedPages, spreadPlace } from './page';
import type { Book, Spread } from './scene';

/** A rectangle in mm from the top left of a spread's trim. */
export interface PrintBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A page of a print file. */
export interface PrintPage {
  /** null: a blank leaf. */
  spread: Spread | null;
  /** What stands on it beside its photos, lines under letters. */
  print: Pick<FacePrint, 'texts' | 'rules'>;
  /** What is left of it when it is cut, and of a cover what is seen once it is folded. */
  trim: PrintBox;
  /** What is printed, beyond the cut too. */
  bleed: PrintBox;
  /** What is cut as one: of a page the whole spread that it is half of. */
  whole: PrintBox;
  /** The pages of that, or the sides of a cover, the spine apart. */
  sides: readonly OrnamentPage[];
  /** Where it is folded, from its left edge as `trim.x` is. */
  folds: readonly number[];
  /** Whether it is stamped: its letters alone, on cloth or hide. */
  isStamped: boolean;
}

function grown({ x, y, w, h }: PrintBox, by: number): PrintBox {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** Pages beside each other, which are printed beyond the cut and not over the fold. */
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

/** A spread as it is printed: as a whole where it lies flat, else page by page. */
function pagesOfSpread(book: Book, spread: Spread, index: number): PrintPage[] {
  const { w, h, fold, pages } = spreadPlace(book, index);
  const whole = { x: 0, y: 0, w, h };
  const width = w / pages;
  const halves = Array.from({ length: pages }, (_, at) => ({ x: at * width, y: 0, w: width, h }));
  const what = { spread, print: facePrint(book, index, monthFace), whole, pages: halves };
  if (book.lay_flat)
    return [pageOf(book, what, { trim: whole, folds: fold === null ? [] : [fold] })];
  return halves.map((trim) => pageOf(book, what, { trim }));
}

/** The blank leaves at the end of a book, which its binding asks for and which cost nothing. */
function blankPages(book: Book, format: Pick<BookFormat, 'pagesMin' | 'pageStep'>): PrintPage[] {
  if (book.kind !== 'book') return [];
  const pages = pagesIn(book);
  const missing = printedPages(format, pages) - pages;
  const { w, h } = book.page;
  const whole = { x: 0, y: 0, w: book.lay_flat ? 2 * w : w, h };
  const folds = book.lay_flat ? [w] : [];
  const blank = pageOf(book, { spread: null, print: NOTHING, whole }, { trim: whole, folds });
  return Array.from({ length: book.lay_flat ? Math.ceil(missing / 2) : missing }, () => blank);
}

/** The pages of a book's inside in their order, or the faces of what is none (docs/rules.md#print-1). */
export function insidePages(
  book: Book,
  format: Pick<BookFormat, 'pagesMin' | 'pageStep'>,
): PrintPage[] {
  const pages = book.spreads.flatMap((spread, index) => pagesOfSpread(book, spread, index));
  return [...pages, ...blankPages(book, format)];
}

/** The one page of a book's cover, around all of it; null without one (docs/rules.md#print-2). */
export function coverPage(book: Book): PrintPage | null {
  const { cover, cover_shape } = book;
  if (!cover) return null;
  const { w, h, wrap, back, spine, front } = coverPlace(book);
  const sheet = { x: 0, y: 0, w, h };
  const print = { texts: textsOf(cover), rules: [] };
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
