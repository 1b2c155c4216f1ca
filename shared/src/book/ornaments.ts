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

/** Ornaments of a page, or of a side of the cover, in the book's look. */
export function pageOrnaments(
  {
    ornament,
    accent,
    ink,
    paper,
    margin,
  }: Pick<Look, 'ornament' | 'accent' | 'ink' | 'paper' | 'margin'>,
  page: OrnamentPage,
) {
  if (ornament === 'none') return [];
  const depth = Math.min(margin * MARGIN_PART, Math.min(page.w, page.h) * PAGE_PART) - 0.8;
  if (depth < 2) return [];
  return DRAWINGS[ornament](page, depth, { accent, ink, soft: mixed(accent, paper, 0.5) });
}
