import type { Drawing, OrnamentPage } from './ornaments/drawing';
import { frame, rule } from './ornaments/lines';
import { blocks, dots, stars, waves } from './ornaments/patterns';
import { garland, leaves } from './ornaments/plants';
import type { Look } from './scene';

/**
 * What a theme prints on the margins of its pages, as outlines in mm: screen and print draw the same
 * ones, on the paper and under everything else.
 */

/** What of a margin an ornament takes: photos stand nearer to the edge where pages are full. */
const MARGIN_PART = 0.6;
/** Of a small page the margin is smaller too. */
const PAGE_PART = 0.09;

const DRAWINGS: Record<Exclude<Look['ornament'], 'none'>, Drawing> = {
  rule,
  frame,
  garland,
  leaves,
  stars,
  dots,
  blocks,
  waves,
};

/** A colour between two, `part` of the way. */
function mixed(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const between = (at: number) =>
    Math.round(channel(from, at) * (1 - part) + channel(to, at) * part);
  return `#${[1, 3, 5].map((at) => between(at).toString(16).padStart(2, '0')).join('')}`;
}

/** What the look of a book prints on one of its pages, or on a side of its cover. */
export function pageOrnaments({ ornament, accent, ink, paper, margin }: Look, page: OrnamentPage) {
  if (ornament === 'none') return [];
  const depth = Math.min(margin * MARGIN_PART, Math.min(page.w, page.h) * PAGE_PART) - 0.8;
  if (depth < 2) return [];
  return DRAWINGS[ornament](page, depth, { accent, ink, soft: mixed(accent, paper, 0.5) });
}
