import type { DesignType } from '../album/album-validation';
import type { Orientation } from '../album/orientation';
import { orientedSize } from '../album/print-resolution';
import {
  BINDING_PRINT_DEFAULTS,
  COVER_PRINT_DEFAULTS,
  FRAME_PRINT_DEFAULTS,
  PAPER_PRINT_DEFAULTS,
  applyPrintDefaults,
  THEME_PRINT_DEFAULTS,
} from '../catalogue/print-defaults';
import { CANVAS_WRAP_MM } from '../catalogue/design-kinds';
import type { ProductLayout } from '../catalogue/print-fields';
import { pageCountForPhotos } from '../catalogue/pricing';
import type { Book, BookKind, BookStyle, CoverShape, Look } from './scene';

/** Derives the format of a book from the chosen records: pages, cover and number of pages. */

const INCH_MM = 25.4;
/** Printed area beyond the trim, so that no white edge shows. */
const BLEED_MM = 3;
const SAFE_MM = 8;
/** Faces of a calendar without its cover. */
const MONTHS = 12;
/** Part of a month's face, from the top, for its photo. */
export const MONTH_PHOTO_HEIGHT_FRACTION = 0.6;
export const MIN_SPINE_FOR_TEXT_MM = 6;
/** Default size while no size is chosen. */
const FIRST_SIZE = { width: 8, height: 8, photos: 4 };

type Said<Defaults> = { [Field in keyof Defaults]?: Defaults[Field] | undefined };

/** The chosen records; null where nothing is chosen. */
export interface FormatChoices {
  product_type: DesignType;
  orientation: Orientation | null;
  edge_style: string | null;
  /** Size in inches; `photos` is the number of photos per page, 0: all photos on one page. */
  size: { width: number; height: number; photos: number } | null;
  paper: Said<typeof PAPER_PRINT_DEFAULTS> | null;
  binding: Said<typeof BINDING_PRINT_DEFAULTS> | null;
  cover: Said<typeof COVER_PRINT_DEFAULTS> | null;
  frame: Said<typeof FRAME_PRINT_DEFAULTS> | null;
  theme: Said<typeof THEME_PRINT_DEFAULTS> | null;
  product: { layout?: ProductLayout | undefined; min_photos?: number | undefined } | null;
}

/** Physical format of a book. Lengths in mm. */
export interface BookFormat {
  kind: BookKind;
  page: { w: number; h: number };
  bleed: number;
  safe: number;
  layFlat: boolean;
  look: Look;
  /** Measures of the cover; null: the product has no cover. */
  cover: { board: number; wrap: number; printable: boolean } | null;
  /** Thickness of one leaf. */
  caliper: number;
  /** Minimum pages of the printed book; missing pages are added blank, free of charge. */
  pagesMin: number;
  pagesMax: number;
  pageStep: number;
  /** Number of photos per page; 0: all photos on one page. */
  photosPerPage: number;
  /** Whether paper is priced by photo instead of by page, so that pages are free. */
  isPaidPerPhoto: boolean;
  /** Minimum number of photos; fewer photos are repeated. */
  minPhotos: number;
}

function kindOf({ product_type, product, size }: FormatChoices): BookKind {
  if (product_type === 'canvas') return 'sheet';
  const layout = product?.layout ?? 'book';
  return layout === 'book' && size?.photos === 0 ? 'sheet' : layout;
}

export function toBookLook({ frame, theme }: Pick<FormatChoices, 'frame' | 'theme'>): Look {
  const { paper_colour, ink_colour, margin_mm, gap_mm, font, ...more } = applyPrintDefaults(
    THEME_PRINT_DEFAULTS,
    theme,
  );
  const { border_mm, border_colour } = applyPrintDefaults(FRAME_PRINT_DEFAULTS, frame);
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
  const {
    board_mm: board,
    wrap_mm: wrap,
    printable,
  } = applyPrintDefaults(COVER_PRINT_DEFAULTS, choice);
  return kind === 'book' && board > 0 ? { board, wrap, printable } : null;
}

/** Rounds to 0.01 mm, so that all machines compute equal numbers. */
const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** The format of a book with these choices (docs/rules.md#books-2). */
export function bookFormat(choices: FormatChoices): BookFormat {
  const kind = kindOf(choices);
  const { width, height, photos } = choices.size ?? FIRST_SIZE;
  const size = orientedSize({ width, height, orientation: choices.orientation });
  const binding = applyPrintDefaults(BINDING_PRINT_DEFAULTS, choices.binding);
  const isWrapped = choices.product_type === 'canvas' && choices.edge_style === 'wrapped';
  return {
    kind,
    page: { w: rounded(size.width * INCH_MM), h: rounded(size.height * INCH_MM) },
    bleed: isWrapped ? CANVAS_WRAP_MM : BLEED_MM,
    safe: SAFE_MM,
    layFlat: kind === 'book' && binding.lay_flat,
    look: toBookLook(choices),
    cover: coverOf(kind, choices.cover),
    caliper: applyPrintDefaults(PAPER_PRINT_DEFAULTS, choices.paper).caliper_mm,
    pagesMin: binding.min_pages,
    pagesMax: binding.max_pages,
    pageStep: binding.page_step,
    photosPerPage: photos,
    isPaidPerPhoto: choices.product_type === 'album',
    minPhotos: choices.product?.min_photos ?? 1,
  };
}

/**
 * Range of pages a book may have at its price: as many as its photos fill; if paper is priced by photo, up to
 * one page per photo.
 */
export function pageRange(
  { photosPerPage, isPaidPerPhoto, minPhotos }: BookFormat,
  photos: number,
  extraPages = 0,
): { min: number; max: number } {
  const paid = isPaidPerPhoto ? photos : Math.max(photos, minPhotos);
  const min = pageCountForPhotos(paid, photosPerPage);
  return isPaidPerPhoto
    ? { min, max: Math.max(min, photos) }
    : { min: min + extraPages, max: min + extraPages };
}

interface Content {
  photos: number;
  style: BookStyle;
  extraPages?: number;
}

export function pageCountFor(
  format: BookFormat,
  { photos, style, extraPages = 0 }: Content,
): number {
  const { min, max } = pageRange(format, photos, extraPages);
  const wanted = { full: min, classic: Math.ceil(photos / 2), airy: max }[style];
  return Math.min(Math.max(wanted, min), max);
}

/** Number of spreads (or faces) of a product, without its cover. */
export function spreadCount(format: BookFormat, content: Content): number {
  switch (format.kind) {
    case 'sheet':
      return 1;
    case 'set':
      return Math.max(1, content.photos, format.minPhotos);
    case 'calendar':
      return MONTHS;
    case 'book': {
      const pages = pageCountFor(format, content);
      const isOne = format.layFlat || pages === 1;
      return Math.ceil(pages / 2) + (isOne ? 0 : 1);
    }
  }
}

type Pages = Pick<Book, 'kind' | 'lay_flat' | 'spreads'>;

/** Number of pages (or faces) of a book's spreads, without its cover. */
export function countPages(book: Pages): number {
  return book.spreads.reduce((sum, _spread, index) => sum + pagesOfSpread(book, index), 0);
}

/** In a bound book, the first page is alone on the right and the last one alone on the left. */
function pagesOfSpread({ kind, lay_flat, spreads }: Pages, index: number): 1 | 2 {
  if (kind !== 'book') return 1;
  if (lay_flat) return 2;
  return index === 0 || index === spreads.length - 1 ? 1 : 2;
}

function countPagesBefore({ kind, lay_flat }: Pages, index: number): number {
  if (kind !== 'book') return index;
  return lay_flat ? 2 * index : Math.max(0, 2 * index - 1);
}

/** An area of a face, in mm from the top left of its trim. */
interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SpreadGeometry {
  w: number;
  h: number;
  /** Number of adjacent pages. */
  pages: 1 | 2;
  /** Position of the fold in mm from the left; null for a single page. */
  fold: number | null;
  /** Page number of the spread's first page, from 1. */
  firstPage: number;
  photos: Area;
}

export function spreadGeometry(book: Pages & Pick<Book, 'page'>, index: number): SpreadGeometry {
  const pages = pagesOfSpread(book, index);
  const { w: width, h } = book.page;
  const w = pages * width;
  const photos = {
    x: 0,
    y: 0,
    w,
    h: book.kind === 'calendar' ? h * MONTH_PHOTO_HEIGHT_FRACTION : h,
  };
  return {
    w,
    h,
    pages,
    photos,
    fold: pages === 2 ? width : null,
    firstPage: 1 + countPagesBefore(book, index),
  };
}

/** Number of pages of the printed book: rounded up to what its binding needs, with blank pages at the end. */
export function printedPageCount(
  { pagesMin, pageStep }: Pick<BookFormat, 'pagesMin' | 'pageStep'>,
  pages: number,
): number {
  return Math.ceil(Math.max(pages, pagesMin) / pageStep) * pageStep;
}

/** Spine and wrap of a book's cover; null for a book without one (docs/rules.md#books-2). */
export function coverShape(
  { cover, caliper, pagesMin, pageStep }: BookFormat,
  pages: number,
): CoverShape | null {
  if (!cover) return null;
  const printed = printedPageCount({ pagesMin, pageStep }, pages);
  const spine = rounded((printed / 2) * caliper + 2 * cover.board);
  return { spine, wrap: cover.wrap, printable: cover.printable };
}

export interface CoverGeometry {
  w: number;
  h: number;
  wrap: number;
  /** Area left of the spine, without the wrapped edges; null for a single face, as is the spine. */
  back: Area | null;
  spine: Area | null;
  front: Area;
}

/** The parts of a cover: back, spine and front of a book, or the single face of a calendar. */
export function coverGeometry({
  page,
  cover_shape,
}: Pick<Book, 'page' | 'cover_shape'>): CoverGeometry {
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
