import type { DesignType } from '../album/album-validation';
import type { Orientation } from '../album/orientation';
import { turned } from '../album/print-resolution';
import {
  BINDING_PRINT,
  COVER_PRINT,
  FRAME_PRINT,
  PAPER_PRINT,
  saidOf,
  THEME_PRINT,
} from '../catalogue/print-defaults';
import type { Layout } from '../catalogue/print-fields';
import { pagesFor } from '../catalogue/pricing';
import type { Book, BookKind, BookStyle, CoverShape, Look } from './scene';

/** How a book is made of what was chosen for it: its pages, its cover, and how many pages it has. */

const INCH_MM = 25.4;
/** Printed beyond the cut, so that no white edge shows. */
const BLEED_MM = 3;
/** Of a canvas whose sides show the picture: what is folded round its frame. */
const CANVAS_WRAP_MM = 40;
const SAFE_MM = 8;
/** The months of a calendar, beside its cover. */
const MONTHS = 12;
/** What of a month's face its photo takes, above the days. */
export const MONTH_PHOTO_PART = 0.6;
/** A narrower spine has no room for letters. */
export const MIN_SPINE_FOR_TEXT_MM = 6;
/** Before a size is chosen. */
const FIRST_SIZE = { width: 8, height: 8, photos: 4 };

type Said<Defaults> = { [Field in keyof Defaults]?: Defaults[Field] | undefined };

/** The records that were chosen; null: nothing is. */
export interface FormatChoices {
  product_type: DesignType;
  orientation: Orientation | null;
  edge_style: string | null;
  /** Inches; `photos` is how many one page takes, 0: one page takes all. */
  size: { width: number; height: number; photos: number } | null;
  paper: Said<typeof PAPER_PRINT> | null;
  binding: Said<typeof BINDING_PRINT> | null;
  cover: Said<typeof COVER_PRINT> | null;
  frame: Said<typeof FRAME_PRINT> | null;
  theme: Said<typeof THEME_PRINT> | null;
  product: { layout?: Layout | undefined; min_photos?: number | undefined } | null;
}

/** How a book is made. Lengths in mm. */
export interface BookFormat {
  kind: BookKind;
  page: { w: number; h: number };
  bleed: number;
  safe: number;
  layFlat: boolean;
  look: Look;
  /** null: it has none. */
  cover: { board: number; wrap: number; printable: boolean } | null;
  /** How thick one leaf is. */
  caliper: number;
  /** Of the printed book, which is filled up with blank leaves that cost nothing. */
  pagesMin: number;
  pagesMax: number;
  pageStep: number;
  /** 0: one page takes all. */
  photosPerPage: number;
  /** Whether paper is paid for each photo and not for each page, so that pages are free. */
  isPaidPerPhoto: boolean;
  /** The fewest that the product is made of: fewer photos are repeated. */
  minPhotos: number;
}

function kindOf({ product_type, product, size }: FormatChoices): BookKind {
  if (product_type === 'canvas') return 'sheet';
  const layout = product?.layout ?? 'book';
  return layout === 'book' && size?.photos === 0 ? 'sheet' : layout;
}

/** What a frame and a theme give to a book. */
export function lookOf({ frame, theme }: Pick<FormatChoices, 'frame' | 'theme'>): Look {
  const { paper_colour, ink_colour, margin_mm, gap_mm, font, ...more } = saidOf(THEME_PRINT, theme);
  const { border_mm, border_colour } = saidOf(FRAME_PRINT, frame);
  return {
    paper: paper_colour,
    ink: ink_colour,
    margin: margin_mm,
    gap: gap_mm,
    font,
    border: { width: border_mm, colour: border_colour },
    accent: more.accent_colour,
    corner: more.corner_mm,
    ornament: more.ornament,
  };
}

function coverOf(kind: BookKind, choice: FormatChoices['cover']): BookFormat['cover'] {
  const { board_mm: board, wrap_mm: wrap, printable } = saidOf(COVER_PRINT, choice);
  return kind === 'book' && board > 0 ? { board, wrap, printable } : null;
}

/** To a hundredth of a millimetre, so that two machines have one number. */
const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** How a book of these choices is made (docs/rules.md#books-2). */
export function bookFormat(choices: FormatChoices): BookFormat {
  const kind = kindOf(choices);
  const { width, height, photos } = choices.size ?? FIRST_SIZE;
  const size = turned({ width, height, orientation: choices.orientation });
  const binding = saidOf(BINDING_PRINT, choices.binding);
  const isWrapped = choices.product_type === 'canvas' && choices.edge_style === 'wrapped';
  return {
    kind,
    page: { w: rounded(size.width * INCH_MM), h: rounded(size.height * INCH_MM) },
    bleed: isWrapped ? CANVAS_WRAP_MM : BLEED_MM,
    safe: SAFE_MM,
    layFlat: kind === 'book' && binding.lay_flat,
    look: lookOf(choices),
    cover: coverOf(kind, choices.cover),
    caliper: saidOf(PAPER_PRINT, choices.paper).caliper_mm,
    pagesMin: binding.min_pages,
    pagesMax: binding.max_pages,
    pageStep: binding.page_step,
    photosPerPage: photos,
    isPaidPerPhoto: choices.product_type === 'album',
    minPhotos: choices.product?.min_photos ?? 1,
  };
}

/**
 * The pages that a book may have without another price: as many as its photos fill, and where paper
 * is paid for each photo up to one a photo.
 */
export function pageRange(
  { photosPerPage, isPaidPerPhoto, minPhotos }: BookFormat,
  photos: number,
  extraPages = 0,
): { min: number; max: number } {
  const paid = isPaidPerPhoto ? photos : Math.max(photos, minPhotos);
  const min = pagesFor(paid, photosPerPage);
  return isPaidPerPhoto
    ? { min, max: Math.max(min, photos) }
    : { min: min + extraPages, max: min + extraPages };
}

interface Content {
  photos: number;
  style: BookStyle;
  extraPages?: number;
}

/** The pages of a book in a style. */
export function pagesOf(format: BookFormat, { photos, style, extraPages = 0 }: Content): number {
  const { min, max } = pageRange(format, photos, extraPages);
  const wanted = { full: min, classic: Math.ceil(photos / 2), airy: max }[style];
  return Math.min(Math.max(wanted, min), max);
}

/** How many spreads (or faces) a product has, its cover apart. */
export function spreadCount(format: BookFormat, content: Content): number {
  switch (format.kind) {
    case 'sheet':
      return 1;
    case 'set':
      return Math.max(1, content.photos, format.minPhotos);
    case 'calendar':
      return MONTHS;
    case 'book': {
      const pages = pagesOf(format, content);
      const isOne = format.layFlat || pages === 1;
      return Math.ceil(pages / 2) + (isOne ? 0 : 1);
    }
  }
}

type Pages = Pick<Book, 'kind' | 'lay_flat' | 'spreads'>;

/** How many pages (or faces) the spreads of a book have, its cover apart. */
export function pagesIn(book: Pages): number {
  return book.spreads.reduce((sum, _spread, index) => sum + pagesOfSpread(book, index), 0);
}

/** Bound, the first page stands alone on the right, and the last one alone on the left. */
function pagesOfSpread({ kind, lay_flat, spreads }: Pages, index: number): 1 | 2 {
  if (kind !== 'book') return 1;
  if (lay_flat) return 2;
  return index === 0 || index === spreads.length - 1 ? 1 : 2;
}

/** How many pages the spreads before one have. */
function pagesBefore({ kind, lay_flat }: Pages, index: number): number {
  if (kind !== 'book') return index;
  return lay_flat ? 2 * index : Math.max(0, 2 * index - 1);
}

/** Where photos are placed on a face, in mm from the top left of its trim. */
interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SpreadPlace {
  w: number;
  h: number;
  /** How many pages lie beside each other. */
  pages: 1 | 2;
  /** Where the fold is; null for a page that stands alone. */
  fold: number | null;
  /** The number of its first page, from 1. */
  firstPage: number;
  photos: Area;
}

/** How large a spread is, by its place in the book. */
export function spreadPlace(book: Pages & Pick<Book, 'page'>, index: number): SpreadPlace {
  const pages = pagesOfSpread(book, index);
  const { w: width, h } = book.page;
  const w = pages * width;
  const photos = { x: 0, y: 0, w, h: book.kind === 'calendar' ? h * MONTH_PHOTO_PART : h };
  return {
    w,
    h,
    pages,
    photos,
    fold: pages === 2 ? width : null,
    firstPage: 1 + pagesBefore(book, index),
  };
}

/** The pages of the printed book: as many as its binding takes, the last ones blank. */
export function printedPages(
  { pagesMin, pageStep }: Pick<BookFormat, 'pagesMin' | 'pageStep'>,
  pages: number,
): number {
  return Math.ceil(Math.max(pages, pagesMin) / pageStep) * pageStep;
}

/** The thickness of a book with a cover; null for one without (docs/rules.md#books-2). */
export function coverShape(
  { cover, caliper, pagesMin, pageStep }: BookFormat,
  pages: number,
): CoverShape | null {
  if (!cover) return null;
  const printed = printedPages({ pagesMin, pageStep }, pages);
  const spine = rounded((printed / 2) * caliper + 2 * cover.board);
  return { spine, wrap: cover.wrap, printable: cover.printable };
}

export interface CoverPlace {
  w: number;
  h: number;
  wrap: number;
  /** From left to right, without what is folded inwards; null for a face. */
  back: Area | null;
  spine: Area | null;
  front: Area;
}

/** The parts of a cover: one wide spread around a book, and one face of a calendar. */
export function coverPlace({ page, cover_shape }: Pick<Book, 'page' | 'cover_shape'>): CoverPlace {
  if (!cover_shape) {
    const front = { x: 0, y: 0, w: page.w, h: page.h };
    return { w: page.w, h: page.h, wrap: 0, back: null, spine: null, front };
  }
  const { spine, wrap } = cover_shape;
  const part = (x: number, w: number): Area => ({ x: rounded(x), y: wrap, w, h: page.h });
  return {
    w: rounded(2 * wrap + 2 * page.w + spine),
    h: rounded(2 * wrap + page.h),
    wrap,
    back: part(wrap, page.w),
    spine: part(wrap + page.w, spine),
    front: part(wrap + page.w + spine, page.w),
  };
}
