import { type CoverGeometry, coverGeometry, spreadGeometry } from '@smriti/shared/book/page';
import { type Book, COVER_ID, type Spread } from '@smriti/shared/book/scene';
import type { layOutMonthFace } from '@smriti/shared/book/calendar/month-face';
import { type FaceContents, faceContents, textItems } from '@smriti/shared/book/face-contents';

/** Rectangle in mm, from the top left corner of the spread after cutting. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Name of a part of a spread or cover; `face` if there is only one part. */
export type FacePartName = 'left' | 'right' | 'face' | 'back' | 'spine' | 'front';

export interface SpreadFacePart extends Box {
  name: FacePartName;
}

/** Printed area of a spread or cover, with its measures. */
export interface SpreadFace extends FaceContents {
  spread: Spread;
  /** Visible area after cutting and folding. */
  trim: Box;
  /** Printed area, including the bleed. */
  printed: Box;
  /** Parts from left to right. */
  parts: readonly SpreadFacePart[];
  /** x of the fold in mm; null if there is none. */
  fold: number | null;
  /** Whether the spread lies flat, so that nothing is hidden in the fold. */
  isFlat: boolean;
  /** Page numbers from 1; empty for a cover. For kinds without pages, the number of the face. */
  pages: readonly number[];
  isCover: boolean;
  /** Side of a single page opposite the inside of the cover; null if it is not a single page. */
  lone: 'left' | 'right' | null;
}

function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function coverParts({ back, spine, front }: CoverGeometry): SpreadFacePart[] {
  if (!back || !spine) return [{ name: 'face', ...front }];
  return [
    { name: 'back', ...back },
    { name: 'spine', ...spine },
    { name: 'front', ...front },
  ];
}

function coverFace(book: Book, cover: Spread): SpreadFace {
  const place = coverGeometry(book);
  const printed = { x: 0, y: 0, w: place.w, h: place.h };
  return {
    spread: cover,
    texts: textItems(cover),
    rules: [],
    month: null,
    trim: grown(printed, -place.wrap),
    printed: place.wrap > 0 ? printed : grown(printed, book.bleed),
    parts: coverParts(place),
    fold: null,
    isFlat: true,
    pages: [],
    isCover: true,
    lone: null,
  };
}

function loneSide(book: Book, index: number): SpreadFace['lone'] {
  if (book.kind !== 'book' || book.lay_flat || book.spreads.length < 2) return null;
  if (index === 0) return 'right';
  return index === book.spreads.length - 1 ? 'left' : null;
}

type DrawMonth = typeof layOutMonthFace | null;

function spreadFace(book: Book, spread: Spread, index: number, drawMonth: DrawMonth): SpreadFace {
  const { w, h, fold, firstPage } = spreadGeometry(book, index);
  const trim = { x: 0, y: 0, w, h };
  const lone = loneSide(book, index);
  const half = { y: 0, w: w / 2, h };
  const parts: SpreadFacePart[] =
    fold === null
      ? [{ name: lone ?? 'face', ...trim }]
      : [
          { name: 'left', x: 0, ...half },
          { name: 'right', x: w / 2, ...half },
        ];
  return {
    spread,
    trim,
    parts,
    fold,
    lone,
    ...faceContents(book, index, drawMonth),
    printed: grown(trim, book.bleed),
    isFlat: book.lay_flat,
    pages: parts.map((_part, at) => firstPage + at),
    isCover: false,
  };
}

/**
 * Cache of faces by their spread: an edit changes one spread of many, and only that is drawn again. `key` has all
 * that a face depends on besides its own spread.
 */
const knownFaces = new WeakMap<Spread, { key: string; face: SpreadFace }>();

/**
 * Faces of a book, cover first; unchanged spreads have the same face as before. Components use `useFaces`
 * instead.
 * @param drawMonth draws a calendar's months; null for months without days
 */
export function computeFaces(book: Book, drawMonth: DrawMonth = null): SpreadFace[] {
  const { cover, spreads } = book;
  const format = { ...book, spreads: spreads.length, cover: null, tray: null };
  const formatKey = JSON.stringify([format, drawMonth !== null]);
  const faceOf = (spread: Spread, index: number): SpreadFace => {
    const key = `${index}${formatKey}`;
    const known = knownFaces.get(spread);
    if (known?.key === key) return known.face;
    const face = index < 0 ? coverFace(book, spread) : spreadFace(book, spread, index, drawMonth);
    knownFaces.set(spread, { key, face });
    return face;
  };
  return [...(cover ? [faceOf(cover, -1)] : []), ...spreads.map(faceOf)];
}

/** Part of a face that contains a box; null if the box spans several parts. */
export function findPartContaining(
  { parts }: Pick<SpreadFace, 'parts'>,
  { x, w }: Pick<Box, 'x' | 'w'>,
) {
  const isOn = (part: SpreadFacePart) =>
    Math.min(x + w, part.x + part.w) - Math.max(x, part.x) > 0.5;
  const on = parts.filter(isOn);
  return on.length === 1 ? (on[0] ?? null) : null;
}

export const isCoverId = (id: string) => id === COVER_ID;
