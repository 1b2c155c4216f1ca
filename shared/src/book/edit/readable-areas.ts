import type { Box } from '../auto-fill/fill-types';
import { coverGeometry, spreadGeometry } from '../page';
import { type Book, COVER_ID } from '../scene';

/** A page, or a part of a cover, with its safe area for texts. */
export interface ReadableArea {
  name: 'page' | 'back' | 'spine' | 'front';
  /** The visible area, after trimming and folding. */
  trim: Box;
  safe: Box;
}

/** Distance of texts on a spine from the grooves on both sides. */
const SPINE_CLEAR_MM = 0.5;

function within({ x, y, w, h }: Box, by: number): Box {
  const [across, down] = [Math.min(by, w / 2), Math.min(by, h / 2)];
  return { x: x + across, y: y + down, w: w - 2 * across, h: h - 2 * down };
}

function coverAreas(book: Book): ReadableArea[] {
  const { back, spine, front } = coverGeometry(book);
  const area = (name: ReadableArea['name'], trim: Box | null): ReadableArea[] => {
    if (!trim) return [];
    const safe = within(trim, book.safe);
    if (name !== 'spine') return [{ name, trim, safe }];
    return [{ name, trim, safe: { ...within(trim, SPINE_CLEAR_MM), y: safe.y, h: safe.h } }];
  };
  const parts = [...area('back', back), ...area('spine', spine), ...area('front', front)];
  return back ? parts : parts.map((part) => ({ ...part, name: 'page' as const }));
}

/**
 * Areas of a spread where texts are allowed: each page of a bound book, the whole spread if it lies flat, and
 * the parts of a cover. Empty for an unknown spread.
 */
export function readableAreas(book: Book, spreadId: string): ReadableArea[] {
  if (spreadId === COVER_ID) return book.cover ? coverAreas(book) : [];
  const index = book.spreads.findIndex(({ id }) => id === spreadId);
  if (index === -1) return [];
  const { w, h, fold } = spreadGeometry(book, index);
  const trims =
    fold === null || book.lay_flat
      ? [{ x: 0, y: 0, w, h }]
      : [
          { x: 0, y: 0, w: fold, h },
          { x: fold, y: 0, w: w - fold, h },
        ];
  return trims.map((trim) => ({ name: 'page', trim, safe: within(trim, book.safe) }));
}

/** The page at a position across a lay-flat spread; other areas are returned unchanged. */
export function pageAtPosition(book: Book, area: ReadableArea, at: number): ReadableArea {
  const { x, w } = area.trim;
  if (area.name !== 'page' || w < 2 * book.page.w) return area;
  const half = w / 2;
  const trim = { ...area.trim, x: at < x + half ? x : x + half, w: half };
  return { ...area, trim, safe: within(trim, book.safe) };
}

/** Upright bounding box of a box that is rotated about its middle. */
export function rotatedBounds({ x, y, w, h, angle }: Box & { angle: number }): Box {
  if (angle === 0) return { x, y, w, h };
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [across, down] = [w * cos + h * sin, w * sin + h * cos];
  return { x: x + (w - across) / 2, y: y + (h - down) / 2, w: across, h: down };
}

/** Tolerance for rounding, invisible to the eye. */
const HAIR_MM = 0.2;

export function isInside(box: Box, area: Box): boolean {
  return (
    box.x >= area.x - HAIR_MM &&
    box.y >= area.y - HAIR_MM &&
    box.x + box.w <= area.x + area.w + HAIR_MM &&
    box.y + box.h <= area.y + area.h + HAIR_MM
  );
}

export function areOverlapping(one: Box, other: Box): boolean {
  return (
    Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > HAIR_MM &&
    Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > HAIR_MM
  );
}

/** The area that contains the horizontal middle of a box, or the nearest one. */
export function findReadableArea(
  areas: readonly ReadableArea[],
  { x, w }: Box,
): ReadableArea | null {
  const middle = x + w / 2;
  const distance = ({ trim }: ReadableArea) =>
    Math.max(0, trim.x - middle, middle - trim.x - trim.w);
  return areas.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
