import type { DrawOrnament, OrnamentPage } from './ornaments/drawing';
import { drawFrame, drawRule, drawStitches } from './ornaments/lines';
import {
  drawArches,
  drawBlocks,
  drawDots,
  drawKolam,
  drawStars,
  drawWaves,
} from './ornaments/patterns';
import { drawGarland, drawLeaves, drawLotus } from './ornaments/plants';
import type { Look } from './scene';

/**
 * Ornaments that a theme prints on the margins of pages, as outlines in mm. Screen and print draw the same
 * outlines, on the paper and below everything else.
 */

/** Part of the margin that an ornament may use: in the style `full`, photos are nearer to the edge. */
const MARGIN_PART = 0.6;
/** Upper limit of the ornament's depth, as a part of the page's shorter side. */
const PAGE_PART = 0.09;

const DRAWINGS: Record<Exclude<Look['ornament'], 'none'>, DrawOrnament> = {
  rule: drawRule,
  frame: drawFrame,
  garland: drawGarland,
  leaves: drawLeaves,
  stars: drawStars,
  dots: drawDots,
  blocks: drawBlocks,
  waves: drawWaves,
  arches: drawArches,
  kolam: drawKolam,
  stitches: drawStitches,
  lotus: drawLotus,
};

/** Mixes two colours; `part` is the share of the second one. */
function mixed(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const between = (at: number) =>
    Math.round(channel(from, at) * (1 - part) + channel(to, at) * part);
  return `#${[1, 3, 5].map((at) => between(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Ornaments that repeat along a whole edge; on a cover they are drawn across the spine. */
const ALONG_EDGES: readonly Look['ornament'][] = [
  'garland',
  'stars',
  'dots',
  'blocks',
  'waves',
  'arches',
  'kolam',
];

/** Areas that an ornament is drawn on: the pages, or the sides of a cover with the spine between them. */
function ornamentAreas(ornament: Look['ornament'], pages: readonly OrnamentPage[]) {
  const [back, front] = pages;
  if (!back || !front) return pages;
  const spine = front.x - (back.x + back.w);
  if (spine < 0.01) return pages;
  if (ALONG_EDGES.includes(ornament)) {
    const bleed = { ...back.bleed, right: front.bleed.right };
    return [{ ...back, w: front.x + front.w - back.x, bleed }];
  }
  return [
    { ...back, bleed: { ...back.bleed, right: spine / 2 } },
    { ...front, bleed: { ...front.bleed, left: spine / 2 } },
  ];
}

/** Ornaments of the pages of a spread, or of the sides of a cover, in the book's look. */
export function pageOrnaments(
  {
    ornament,
    accent,
    ink,
    paper,
    margin,
  }: Pick<Look, 'ornament' | 'accent' | 'ink' | 'paper' | 'margin'>,
  pages: readonly OrnamentPage[],
) {
  const [page] = pages;
  if (ornament === 'none' || !page) return [];
  const depth = Math.min(margin * MARGIN_PART, Math.min(page.w, page.h) * PAGE_PART) - 0.8;
  if (depth < 2) return [];
  const colours = { accent, ink, soft: mixed(accent, paper, 0.5) };
  return ornamentAreas(ornament, pages).flatMap((area) => DRAWINGS[ornament](area, depth, colours));
}
